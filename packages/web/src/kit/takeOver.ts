// Lets a downloaded version of the site replace the one that is open.
import { fetchedAhead } from './firstSign.ts';

/**
 * Milliseconds to wait for parts of the open version, and for the new one to take over. Then the page is reloaded in any
 * case: browsers wait for minutes if a request of the old version hangs.
 */
const timeout = 5000;
/** Milliseconds between two looks whether parts of the page are still being fetched. */
const pause = 50;

const reload = (): void => window.location.reload();
const delay = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Resolves when the page has the parts that it asked for, also those that the press of the button made it ask for. The
 * requests of a version that is replaced fail, and have made Chromium hang.
 */
async function whenFetched(): Promise<void> {
  do await delay(pause);
  while (document.documentElement.hasAttribute('data-fetching'));
  await fetchedAhead();
}

/** Lets a version take over, as soon as it is here, and then reloads the page. */
export async function takeOver(version: ServiceWorker): Promise<void> {
  await Promise.race([whenFetched(), delay(timeout)]);
  replaceBy(version);
}

function replaceBy(version: ServiceWorker): void {
  if (version.state === 'installing') {
    version.addEventListener('statechange', () => replaceBy(version), { once: true });
    return;
  }
  // The version has taken over already, because the user has reloaded another tab, or it couldn't be fetched.
  if (version.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  version.postMessage({ type: 'SKIP_WAITING' }, []);
  setTimeout(reload, timeout);
}
