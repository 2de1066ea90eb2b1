// Shows that a file is being read, if the reading takes noticeably long, and lets the user cancel it.
import type { Dialogs } from '../../workspace/dialogs.ts';

/** Milliseconds after which the reading is shown. */
const delay = 100;

export interface ShownReading {
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
  /** file: its name. count: which file it is, such as "2 of 5", if there are several. */
  readonly show: (file: string, count?: string) => void;
  readonly hide: () => void;
}

export function showReading({ openDialog }: Dialogs): ShownReading {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const hide = (): void => {
    clearTimeout(timer);
    if (isShown) openDialog(undefined);
    isShown = false;
  };
  const cancel = (): void => {
    stop.abort();
    hide();
  };
  const show: ShownReading['show'] = (file, count) => {
    const open = (): void => {
      isShown = true;
      const words = count === undefined ? 'Reading the file…' : `Reading file ${count}…`;
      openDialog({ name: 'reading', file, words, cancel });
    };
    // The dialog's code is fetched now, so that it is here by the time the dialog opens. If that fails, the dialog itself
    // says so.
    import('./ReadingDialog.tsx').catch(() => undefined);
    clearTimeout(timer);
    if (isShown) open();
    else timer = setTimeout(open, delay);
  };
  return { signal: stop.signal, show, hide };
}
