// Lets a downloaded version of the site replace the one that is open.

/** Milliseconds after which the page is reloaded in any case: browsers wait for minutes if a request of the old version hangs. */
const patience = 5000;

const reload = (): void => window.location.reload();

/** Lets a version take over, as soon as it is here, and then reloads the page. */
export function takeOver(version: ServiceWorker): void {
  if (version.state === 'installing') {
    version.addEventListener('statechange', () => takeOver(version), { once: true });
    return;
  }
  // It has taken over already if the user has reloaded another tab, or it couldn't be fetched.
  if (version.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  version.postMessage({ type: 'SKIP_WAITING' }, []);
  setTimeout(reload, patience);
}
