// The page's side of every worker: its answers, and how it stopped.
import { whyUnfetched } from './updated.ts';

/**
 * Whether the worker's script couldn't be fetched, perhaps because the site was updated, or it ran and failed, perhaps for
 * lack of memory.
 */
export type WorkerStop = 'updated' | 'unfetched' | 'failed';

/** title: what the worker is, for the console, such as "PDF writer". take: typed by its caller as what the worker answers. */
export function listenTo(
  worker: Worker,
  title: string,
  take: (answer: never) => void,
  stopped: (why: WorkerStop) => void,
): void {
  let hasAnswered = false;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    hasAnswered = true;
    take(data as never);
  });
  worker.addEventListener('error', ({ message }) => {
    console.warn(`The ${title} stopped.`, message || 'Its script could not be fetched.');
    // An error of a script has a message.
    if (hasAnswered || message) stopped('failed');
    else void whyUnfetched().then(stopped);
  });
}
