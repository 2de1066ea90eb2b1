// The page's side of a worker: its jobs as functions. The worker starts with the first job. A worker that keeps no data ends when
// it has been idle for a while, which frees its memory.
import { updatedText } from '../../kit/newVersion.ts';
import { listenTo, type WorkerStop } from '../../kit/late/listenTo.ts';
import type { Answer, Question } from './jobs.ts';

/** Milliseconds without a job after which a worker ends. */
const idleTime = 15_000;

/** Why a job gave no result. */
export class JobProblem extends Error {
  readonly isMemory: boolean;
  /** Why the worker stopped; undefined if it didn't. */
  readonly stop: WorkerStop | undefined;

  constructor(reason: string, isMemory: boolean, stop?: WorkerStop) {
    super(reason);
    this.isMemory = isMemory;
    this.stop = stop;
  }

  /** The message if the worker's script couldn't be fetched; undefined if it could. offline: the message without a connection. */
  unfetchedText(offline: string): string | undefined {
    return this.stop === 'updated' ? updatedText : this.stop === 'unfetched' ? offline : undefined;
  }
}

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (problem: JobProblem) => void;
}

/** The jobs of a worker, as an object with a function for each job's name. */
export const jobsOf = (start: () => Worker): object => askedWorker('reader of files', start, idleTime).jobs;

export interface AskedWorker {
  readonly jobs: object;
  /** Ends the worker. Jobs in progress never settle. */
  readonly end: () => void;
}

/** title: names the worker in the console. idleEnd: milliseconds without a job after which it ends; never if absent. */
export function askedWorker(title: string, start: () => Worker, idleEnd?: number): AskedWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const takeWaiting = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0 && idleEnd !== undefined) idle = setTimeout(end, idleEnd);
    return asked;
  };
  const settle = (answer: Answer): void => {
    const asked = takeWaiting(answer.id);
    if ('failed' in answer) asked?.fail(new JobProblem(answer.failed, answer.isMemory));
    else asked?.done(answer.value);
  };
  const stopped = (why: WorkerStop): void => {
    // The worker may be out of memory; the next job gets a new one.
    end();
    for (const id of waiting.keys())
      takeWaiting(id)?.fail(new JobProblem('The worker stopped.', why === 'failed', why));
  };
  const started = (): Worker => {
    const made = start();
    listenTo(made, title, settle, stopped);
    return made;
  };
  const ask = (name: string, given: readonly unknown[]): Promise<unknown> =>
    new Promise((done, fail) => {
      clearTimeout(idle);
      worker ??= started();
      count += 1;
      waiting.set(count, { done, fail });
      worker.postMessage({ id: count, name, given } satisfies Question, []);
    });
  const jobs = new Proxy(
    {},
    {
      get: (_, name) =>
        // It has no `then`, so that it isn't taken for a promise when an async function returns it.
        name === 'then' ? undefined : (...given: readonly unknown[]) => ask(String(name), given),
    },
  );
  return {
    jobs,
    end() {
      clearTimeout(idle);
      waiting.clear();
      end();
    },
  };
}
