import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isNotRunning } from './clusterError.ts';

test('a Postgres that ends while it is being connected to is not running', async () => {
  const ending = createServer((socket) => socket.once('data', () => socket.end())).listen(0, '127.0.0.1');
  onTestFinished(() => void ending.close());
  await once(ending, 'listening');
  const { port } = ending.address() as AddressInfo;
  const connected = new Client({ host: '127.0.0.1', port, user: 'postgres' }).connect();
  expect(isNotRunning(await connected.catch((error: unknown) => error))).toBe(true);
});
