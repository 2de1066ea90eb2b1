import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { acceptFirst } from './acceptFirst.ts';

const clients = 50;

/** How many of the clients, which all connect at once, are connected when the first request is worked on. */
async function connectedAtFirstWork(acceptTimeout: number): Promise<number> {
  const app = fastify();
  onTestFinished(() => app.close());
  acceptFirst(app, { acceptTimeout });
  let connected = 0;
  app.server.on('connection', () => (connected += 1));
  const working: number[] = [];
  app.get('/', async () => working.push(connected));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ended = Array.from(
    { length: clients },
    () =>
      new Promise((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, agent: false });
        sent.on('error', reject).on('response', (response) => response.resume().on('end', resolve));
        sent.end();
      }),
  );
  await Promise.all(ended);
  return working[0] ?? 0;
}

test('All clients that connect at once are connected before any request is worked on', async () => {
  expect(await connectedAtFirstWork(60_000)).toBe(clients);
});

test('Connecting clients hold up a request no longer than the limit', async () => {
  expect(await connectedAtFirstWork(0)).toBeLessThan(clients);
});
