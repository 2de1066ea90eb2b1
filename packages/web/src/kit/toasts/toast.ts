// Raises toasts. Sonner, which shows them, is fetched at the user's first action or with the first toast; toasts raised
// before it has loaded wait for it.
import { Watchers } from '@homeplot/editor/watchers';
import type { ExternalToast } from 'sonner';
import type * as toasting from './toasting.ts';

type Sonner = typeof toasting;
type Tone = Parameters<Sonner['show']>[0];

let sonner: Sonner | undefined;
let isComing = false;
/** The last error, for the time until it can be shown as a toast. */
let waitingError: string | undefined;
let plainError: string | undefined;
let raised = 0;
const waiting: ((come: Sonner) => void)[] = [];
const watchers = new Watchers<{ arrived: [] }>();

/** A function of its own, because the build would delay a `then` of the import until the style sheet has loaded. */
const fetchToasting = () => import('./toasting.ts');

export function fetchSonner(): void {
  if (sonner || isComing) return;
  isComing = true;
  fetchToasting().then(
    (come) => {
      sonner = come;
      plainError = undefined;
      for (const tell of waiting.splice(0)) tell(come);
      watchers.notify('arrived');
    },
    () => {
      isComing = false;
      plainError = waitingError;
      watchers.notify('arrived');
      window.addEventListener('online', fetchSonner, { once: true });
    },
  );
}

export const sonnerHere = (): Sonner | undefined => sonner;

/** The error to show without sonner, which couldn't be fetched. */
export const errorWithoutSonner = (): string | undefined => plainError;

/** Returns the function that ends it. */
export const watchSonner = (arrived: () => void): (() => void) => watchers.add({ arrived });

/** Keeps the order of calls, whether sonner has loaded or not. */
function withSonner(tell: (here: Sonner) => void): void {
  if (sonner) return tell(sonner);
  waiting.push(tell);
  fetchSonner();
}

function raise(tone: Tone, text: string, options?: ExternalToast): string | number {
  raised += 1;
  const id = options?.id ?? `toast ${raised}`;
  if (tone === 'error') waitingError = text;
  withSonner(({ show }) => show(tone, text, { ...options, id }));
  return id;
}

type Raise = (text: string, options?: ExternalToast) => string | number;

/** Reports that a part of the page, such as "The menu", could not be fetched. unfetched: in a sentence, if the site wasn't updated. */
export function reportUnfetched(
  what: string,
  unfetched = `${what} couldn't be loaded. Check your connection and try again.`,
): void {
  waitingError = unfetched;
  withSonner((here) => void here.reportUnfetched(unfetched));
}

/** Each returns what dismisses it. */
export const toast: Readonly<Record<Tone, Raise>> & { readonly dismiss: (id: string | number) => void } = {
  success: (text, options) => raise('success', text, options),
  info: (text, options) => raise('info', text, options),
  error: (text, options) => raise('error', text, options),
  loading: (text, options) => raise('loading', text, options),
  dismiss: (id) => withSonner(({ toast: shown }) => void shown.dismiss(id)),
};

/** Milliseconds that a toast that offers to undo a deletion is shown; that of others is in Toasts.tsx. */
export const undoOffer = 10_000;

/**
 * Shows that something takes a while, before it blocks the page. Resolves, once the message is visible, with the function that
 * removes it.
 */
export async function takesTime(text: string): Promise<() => void> {
  const shown = toast.loading(text);
  await new Promise((seen) => setTimeout(seen, 100));
  return () => toast.dismiss(shown);
}
