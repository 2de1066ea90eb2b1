// A newer version of the site than the page that is open: whether there is one, and the reload that brings it.
import { takeOver } from './takeOver.ts';

export const updatedText = 'Homeplot was updated. Reload to continue.';

/** The options of the toast with that text. */
export const reloadOffer = {
  id: 'new version',
  duration: Number.POSITIVE_INFINITY,
  description: 'Your plan is saved in this browser.',
  action: { label: 'Reload', onClick: () => void reloadUpdated() },
};

/** Whether the current page of the site has another main script than this one. False if the site can't be reached. */
export async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (!page?.ok) return false;
  return script !== null && script !== undefined && !(await page.text()).includes(script);
}

/** Reloads the page once the newest version has taken over from the one that the service worker keeps. */
async function reloadUpdated(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takeOver(next);
  else window.location.reload();
}
