// Shows that a file is being read, if that takes noticeably long, and lets the user cancel it.
import type { Dialogs } from '../../workspace/dialogs.ts';

/** Milliseconds. */
const noticeable = 100;

export interface ShownReading {
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
  /** count: such as "2 of 5", if there are several files. */
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
    // Fetched ahead, so that it is there when it is needed; if it can't be, the dialogs say so.
    import('./ReadingDialog.tsx').catch(() => undefined);
    clearTimeout(timer);
    if (isShown) open();
    else timer = setTimeout(open, noticeable);
  };
  return { signal: stop.signal, show, hide };
}
