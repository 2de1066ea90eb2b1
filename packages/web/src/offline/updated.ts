// What to do when a part of the page can't be fetched: the site may have been updated since the page was opened, and then
// has other files. A reload brings the new version; the plan is saved before.
import { toast } from '../ui/toasts/toast.ts';

export const updatedText = 'Homeplot was updated. Reload to continue.';

/** Why a part of the page couldn't be fetched. If the site was updated, a reload is offered. Never rejects. */
export async function whyUnfetched(): Promise<'updated' | 'unfetched'> {
  if (!(await isUpdated().catch(() => false))) return 'unfetched';
  toast.error(updatedText, {
    id: 'new version',
    duration: Number.POSITIVE_INFINITY,
    description: 'Your plan is saved.',
    action: { label: 'Reload', onClick: () => void reloadUpdated() },
  });
  return 'updated';
}

/** Whether the current page of the site has another main script than this one. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  return script !== null && script !== undefined && page.ok && !(await page.text()).includes(script);
}

const reload = (): void => window.location.reload();

/** Reloads the page once the newest version has taken over from the one that the service worker keeps. */
async function reloadUpdated(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) takeOver(next);
  else reload();
}

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
}
