// Where the server under test and what it writes are to be found, as the set-up of the run tells its workers.

interface Site {
  readonly origin: string;
  /** The same web app at another origin, as a host of files serves it; the backend is that of the server under test. */
  readonly otherOrigin: string;
  /** The folder of the mails. */
  readonly outbox: string;
}

const told = 'HOMEPLOT_E2E_SITE';

/** Workers begin with the environment of the set-up. */
export function tellSite(site: Site): void {
  process.env[told] = JSON.stringify(site);
}

/** Nothing is known before the set-up, when the configuration is read for the first time. */
const unknown: Site = { origin: '', otherOrigin: '', outbox: '' };

export const { origin, otherOrigin, outbox } = JSON.parse(
  process.env[told] ?? JSON.stringify(unknown),
) as Site;
