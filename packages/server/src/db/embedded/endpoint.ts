// Chooses where the embedded Postgres listens.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Endpoint, hasPorts } from './settings.ts';

/** A socket or, if Node can't connect to one, a free port of the loopback address. Both ask for the password. */
export async function chooseEndpoint(): Promise<Endpoint> {
  return hasPorts ? { kind: 'port', port: await freePort() } : { kind: 'socket' };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
