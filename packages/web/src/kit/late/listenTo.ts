// The page's side of every worker: its answers, and how it stopped.
import { whyUnfetched } from './updated.ts';

/**
 * Whether the worker's script couldn't be fetched, perhaps because the site was updated, or it ran and failed, perhaps for
 * lack of memory.
 */
export type WorkerStop = 'updated' | 'unfetched' | 'failed';

/**
 * title: the name of the worker in the console, such as "PDF writer". take: gets each answer; the caller gives the type of
 * the worker's answers.
 */
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
    // The error of a script that ran has a message; that of a script that couldn't be fetched has none.
    if (hasAnswered || message) stopped('failed');
    else void whyUnfetched().then(stopped);
  });
}
