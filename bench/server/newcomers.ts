// Newcomers: new clients that connect twice a second and wait for a response. They run in a separate process, so that
// the load of the benchmark does not delay them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds from one response to the next request. */
const interval = 500;

/** `stop` ends it and returns how long each newcomer waited, in milliseconds. */
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

async function connectOneByOne(url: string): Promise<void> {
  const stopping = new AbortController();
  process.once('message', () => stopping.abort());
  process.once('disconnect', () => process.exit());
  const waits: number[] = [];
  while (!stopping.signal.aborted) {
    waits.push(await timeToConnect(url));
    await pause(interval);
  }
  process.send?.(waits);
}

/** Milliseconds until the whole response has arrived; Infinity if the request fails. */
async function timeToConnect(url: string): Promise<number> {
  const start = performance.now();
  try {
    const sent = request(url, { agent: false }).end();
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    await once(response.resume(), 'end');
    return performance.now() - start;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

if (import.meta.main) await connectOneByOne(process.argv[2] ?? '');
