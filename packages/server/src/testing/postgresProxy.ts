// For the tests: a proxy between the server and Postgres that changes some of the messages.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { PassThrough, Transform } from 'node:stream';
import { onTestFinished } from 'vitest';
import { Postgres } from '../db/postgres.ts';

/** The URL of a proxy that changes what passes, until the end of the test. */
export async function proxyOf(
  databaseUrl: string,
  {
    toPostgres = () => new PassThrough(),
    toServer = () => new PassThrough(),
  }: { readonly toPostgres?: () => Transform; readonly toServer?: () => Transform },
): Promise<string> {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const proxy = createServer((server) => {
    const postgres = connect(Number(port), hostname);
    // Either side may drop the line when the database is closed.
    for (const socket of [server, postgres]) socket.on('error', () => socket.destroy());
    server.pipe(toPostgres()).pipe(postgres);
    postgres.pipe(toServer()).pipe(server);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return url.href;
}

/** Replaces a word by another one of the same length. */
function replacing(word: string, other: string): Transform {
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      const at = part.indexOf(word);
      if (at >= 0) part.write(other, at);
      done(null, part);
    },
  });
}

/** The database, where every `begin` fails because Postgres can't read it. */
export async function refusingToBegin(databaseUrl: string): Promise<Postgres> {
  const url = await proxyOf(databaseUrl, { toPostgres: () => replacing('begin', 'bogus') });
  const database = new Postgres(url);
  onTestFinished(() => database.close());
  return database;
}
