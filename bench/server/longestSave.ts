// The longest time that a save takes, for a user who saves without a pause while something else runs.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Http } from './http.ts';
import type { Person } from './people.ts';
import type { SaverData } from './saver.ts';

/** Milliseconds of the longest save, and of the work. */
export async function longestSaveDuring(
  { server }: Http,
  saver: Person,
  work: () => Promise<void>,
): Promise<{ readonly longestSave: number; readonly took: number }> {
  const workerData: SaverData = { server: { url: server.url, key: server.key }, saver };
  const thread = new Worker(new URL('saver.ts', import.meta.url), { workerData });
  const ended = once(thread, 'exit');
  try {
    await once(thread, 'message');
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    const longest = once(thread, 'message');
    thread.postMessage('over', []);
    const [longestSave] = (await longest) as [number];
    return { longestSave, took };
  } finally {
    await thread.terminate();
    await ended;
  }
}
