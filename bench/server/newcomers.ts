// Newcomers: twice a second somebody connects who was not there before, and waits for an answer. They come from a
// process of their own, so that they do not wait for the others of the benchmark.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const every = 500;

/** Until `stop`, which gives the milliseconds that each of them waited. */
export function watchNewcomers(url: string): { stop(): Promise<readonly number[]> } {
  const address = new URL('/config.json', url).href;
  // JSON has no Infinity.
  const child = fork(import.meta.filename, [address], { serialization: 'advanced' });
  return {
    async stop() {
      child.send('stop');
      const [waits] = (await once(child, 'message')) as [readonly number[]];
      child.disconnect();
      return waits;
    },
  };
}

async function comeOneByOne(url: string): Promise<void> {
  const over = new AbortController();
  process.once('message', () => over.abort());
  process.once('disconnect', () => process.exit());
  const waits: number[] = [];
  while (!over.signal.aborted) {
    waits.push(await waitOfOne(url));
    await pause(every);
  }
  process.send?.(waits);
}

/** Infinity for one whom nobody answers. */
async function waitOfOne(url: string): Promise<number> {
  const begun = performance.now();
  try {
    const asked = request(url, { agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    await once(answer.resume(), 'end');
    return performance.now() - begun;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

if (import.meta.main) await comeOneByOne(process.argv[2] ?? '');
