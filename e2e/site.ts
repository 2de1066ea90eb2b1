// The addresses and folders of the servers under test, which the global setup passes to the workers.

export interface Site {
  readonly origin: string;
  /** The same web app at another origin, on a static file host, with the server under test as its backend. */
  readonly otherOrigin: string;
  /** The folder of the mails. */
  readonly outbox: string;
}

const variable = 'HOMEPLOT_E2E_SITE';

/** Workers inherit the environment of the setup. */
export function tellSite(site: Site): void {
  process.env[variable] = JSON.stringify(site);
}

/** The values before the setup, when the configuration is read for the first time. */
const unknown: Site = { origin: '', otherOrigin: '', outbox: '' };

export let { origin, otherOrigin, outbox } = JSON.parse(
  process.env[variable] ?? JSON.stringify(unknown),
) as Site;

/** From now on, the tests of this worker use another site. */
export function moveTo(site: Site): void {
  ({ origin, otherOrigin, outbox } = site);
}
