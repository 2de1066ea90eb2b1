// The page's side of a worker: its jobs as functions. The worker is started with the first. One that keeps nothing ends when
// it has been idle for a while, which frees its memory.
import { updatedText } from '../../kit/newVersion.ts';
import { listenTo, type WorkerStop } from '../../kit/late/listenTo.ts';
import type { Answer, Question } from './jobs.ts';

/** Milliseconds. */
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

  /** What to tell the user if the worker's script couldn't be fetched; offline: without a connection. */
  unfetchedText(offline: string): string | undefined {
    return this.stop === 'updated' ? updatedText : this.stop === 'unfetched' ? offline : undefined;
  }
}

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (problem: JobProblem) => void;
}

/** An object that has every job of the worker by its name. */
export const jobsOf = (start: () => Worker): object => askedWorker('reader of files', start, idleTime).jobs;

export interface AskedWorker {
  readonly jobs: object;
  /** Ends the worker; what it was asked for never comes. */
  readonly end: () => void;
}

/** title: for the console. idleEnd: milliseconds after which it ends by itself; it doesn't if absent. */
export function askedWorker(title: string, start: () => Worker, idleEnd?: number): AskedWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const taken = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0 && idleEnd !== undefined) idle = setTimeout(end, idleEnd);
    return asked;
  };
  const settle = (answer: Answer): void => {
    const asked = taken(answer.id);
    if ('failed' in answer) asked?.fail(new JobProblem(answer.failed, answer.isMemory));
    else asked?.done(answer.value);
  };
  const stopped = (why: WorkerStop): void => {
    // The worker may be out of memory; the next job gets a new one.
    end();
    for (const id of waiting.keys())
      taken(id)?.fail(new JobProblem('The worker stopped.', why === 'failed', why));
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
        // It isn't a promise, so it may be returned by one.
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
