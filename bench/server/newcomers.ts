// Newcomers: new clients that connect twice a second and wait for a response, from the product and from a server that
// does nothing else. Each runs in a process of its own, so that the load of the benchmark delays them only by the
// processor time that it takes, as it delays the server that does nothing.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds from one response to the next request. */
const interval = 500;

/** Milliseconds, one for each newcomer. */
export interface Waits {
  readonly product: readonly number[];
  readonly idle: readonly number[];
}

export async function watchNewcomers(url: string): Promise<{ stop(): Promise<Waits> }> {
  const idle = fork(import.meta.filename, ['idle server']);
  const [idleUrl] = (await once(idle, 'message')) as [string];
  const addresses = [new URL('/config.json', url).href, idleUrl];
  // JSON has no Infinity.
  const child = fork(import.meta.filename, ['newcomers', ...addresses], { serialization: 'advanced' });
  return {
    async stop() {
      child.send('stop');
      const [waits] = (await once(child, 'message')) as [Waits];
      child.disconnect();
      idle.disconnect();
      return waits;
    },
  };
}

/** A server that does nothing but answer. */
async function serveIdly(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

async function connectOneByOne(productUrl: string, idleUrl: string): Promise<void> {
  const stopping = new AbortController();
  process.once('message', () => stopping.abort());
  process.once('disconnect', () => process.exit());
  const [product, idle]: [number[], number[]] = [[], []];
  while (!stopping.signal.aborted) {
    product.push(await timeToConnect(productUrl));
    await pause(interval / 2);
    idle.push(await timeToConnect(idleUrl));
    await pause(interval / 2);
  }
  process.send?.({ product, idle } satisfies Waits);
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

if (import.meta.main) {
  const [role, productUrl = '', idleUrl = ''] = process.argv.slice(2);
  await (role === 'newcomers' ? connectOneByOne(productUrl, idleUrl) : serveIdly());
}
