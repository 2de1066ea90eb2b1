// Raises toasts. Sonner, which shows them, is fetched at the user's first input or with the first toast. Toasts that are raised
// before it has loaded wait for it.
import { Watchers } from '@homeplot/editor/watchers';
import type { ExternalToast } from 'sonner';
import type * as toasting from './toasting.ts';

type Sonner = typeof toasting;
type Tone = Parameters<Sonner['show']>[0];

let sonner: Sonner | undefined;
let isLoading = false;
/** The last error, to be shown without sonner if that can't be fetched. */
let waitingError: string | undefined;
let plainError: string | undefined;
/** The number of toasts so far. */
let raised = 0;
const waiting: ((loaded: Sonner) => void)[] = [];
const watchers = new Watchers<{ arrived: [] }>();

/** A function of its own, because the build would delay a `then` of the import until the style sheet has loaded. */
const fetchToasting = () => import('./toasting.ts');

export function fetchSonner(): void {
  if (sonner || isLoading) return;
  isLoading = true;
  fetchToasting().then(
    (loaded) => {
      sonner = loaded;
      plainError = undefined;
      for (const use of waiting.splice(0)) use(loaded);
      watchers.notify('arrived');
    },
    () => {
      isLoading = false;
      plainError = waitingError;
      watchers.notify('arrived');
      window.addEventListener('online', fetchSonner, { once: true });
    },
  );
}

export const sonnerHere = (): Sonner | undefined => sonner;

/** The error to show without sonner, if that couldn't be fetched. */
export const errorWithoutSonner = (): string | undefined => plainError;

/** Calls back when sonner has loaded or has failed to. Returns the function that ends the watching. */
export const watchSonner = (arrived: () => void): (() => void) => watchers.add({ arrived });

/** Uses sonner now or, in the order of calls, once it has loaded. */
function withSonner(use: (loaded: Sonner) => void): void {
  if (sonner) return use(sonner);
  waiting.push(use);
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

/** Reports that a part of the page, such as "The menu", couldn't be fetched. unfetched: the sentence, unless the site was updated. */
export function reportUnfetched(
  what: string,
  unfetched = `${what} couldn't be loaded. Check your connection and try again.`,
): void {
  waitingError = unfetched;
  withSonner((loaded) => void loaded.reportUnfetched(unfetched));
}

/** Raise toasts of each tone. Each returns the toast's id, with which it can be dismissed. */
export const toast: Readonly<Record<Tone, Raise>> & { readonly dismiss: (id: string | number) => void } = {
  success: (text, options) => raise('success', text, options),
  info: (text, options) => raise('info', text, options),
  error: (text, options) => raise('error', text, options),
  loading: (text, options) => raise('loading', text, options),
  dismiss: (id) => withSonner(({ toast: shown }) => void shown.dismiss(id)),
};

/** Milliseconds that a toast is shown that offers to undo a deletion or to copy what wasn't sent; for other toasts see Toasts.tsx. */
export const undoOffer = 10_000;

/** Milliseconds after which a toast is visible. */
const appearTime = 100;

/**
 * Shows that something takes a while. Call it before something that blocks the page. Resolves, once the message is visible, with
 * the function that removes it.
 */
export async function takesTime(text: string): Promise<() => void> {
  const shown = toast.loading(text);
  await new Promise((resolve) => setTimeout(resolve, appearTime));
  return () => toast.dismiss(shown);
}
