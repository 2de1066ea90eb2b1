// What toasts are shown with, and what only they need: it is fetched at the first sign of a person, so it is here when a
// later script is not.
import { toast } from 'sonner';
import 'sonner/dist/styles.css';

export { toast, Toaster } from 'sonner';

/** Milliseconds: long enough to read it and to decide. */
const reloadOffer = 20_000;

/**
 * Whether the site has been deployed anew since the page was opened: the page as it is now begins with another script, and
 * the parts of the old one are gone.
 */
async function isRenewed(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  return script !== null && script !== undefined && page.ok && !(await page.text()).includes(script);
}

/** Says that a part of the page did not come, and what helps: a reload, which keeps the open plan, or the connection. */
export async function tellUnfetched(what: string): Promise<void> {
  if (await isRenewed().catch(() => false))
    toast.error(`${what} needs the new version of Homeplot. Reload the page; your plan is kept.`, {
      duration: reloadOffer,
      action: { label: 'Reload', onClick: () => window.location.reload() },
    });
  else toast.error(`${what} could not be opened. Check your connection and try again.`);
}
