// What shows toasts: it is fetched at the user's first action, so that it is there when a later script fails to load.
import { type ExternalToast, toast } from 'sonner';
import 'sonner/dist/styles.css';

export { toast, Toaster } from 'sonner';

type Tone = 'success' | 'info' | 'error' | 'loading';

/**
 * Shows a toast in place of one with the same words. It is a new one: sonner would remove an updated toast together with
 * an old one that is just leaving. Toasts with different descriptions, such as deleted projects, are different.
 */
export function show(tone: Tone, text: string, options: ExternalToast): void {
  for (const shown of toast.getToasts()) {
    if (!('title' in shown) || shown.id === options.id) continue;
    if (shown.title === text && shown.description === options.description) toast.dismiss(shown.id);
  }
  toast[tone](text, options);
}

/** Milliseconds: long enough to read and to decide. */
const reloadOffer = 20_000;

/**
 * Whether a new version of the site has been deployed since the page was opened: the current page has another main script,
 * and the parts of the old version are gone.
 */
async function isRenewed(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  return script !== null && script !== undefined && page.ok && !(await page.text()).includes(script);
}

/**
 * Reports that a part of the page could not be fetched, and what helps: a reload, which keeps the plan, or else what
 * `unfetched` says.
 */
export async function reportUnfetched(what: string, unfetched: string): Promise<void> {
  if (await isRenewed().catch(() => false))
    show('error', `${what} needs the new version of Homeplot. Reload the page; your plan is saved.`, {
      duration: reloadOffer,
      action: { label: 'Reload', onClick: () => window.location.reload() },
    });
  else show('error', unfetched, {});
}
