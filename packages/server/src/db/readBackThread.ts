// Reads a dump back in a thread of its own, because parsing large plans would hold up requests.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { readBack } from './readBack.ts';

/** Throws an error that says what is wrong with the dump, or if `signal` is aborted. */
export async function readBackInThread(file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(new URL(import.meta.url), { workerData: file, execArgv: [] });
  const stop = (): void => void thread.terminate();
  signal.addEventListener('abort', stop);
  try {
    // An error of the thread is thrown here.
    await once(thread, 'exit');
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const given: unknown = workerData;
if (!isMainThread && typeof given === 'string') await readBack(() => createReadStream(given));
