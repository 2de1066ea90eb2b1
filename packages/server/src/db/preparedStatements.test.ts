import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, newLocation } from '../testing/databases.ts';
import { callerWith } from '../testing/people.ts';
import type { Database } from './database.ts';
import { Postgres } from './postgres.ts';

const caller = callerWith('00000000-0000-4000-8000-000000000000', 'GET');

async function prepared(database: Database): Promise<number> {
  const text = 'select count(*)::int as count from pg_prepared_statements';
  const [row] = await database.queryAs<{ count: number }>(caller, text, []);
  return row?.count ?? 0;
}

test('a connection keeps the last statements that it has prepared, whatever failed', async () => {
  const database = await newDatabase('test');
  expect(await prepared(database)).toBe(2);
  for (let i = 0; i < 120; i += 1) {
    const selected = database.queryAs(caller, `select ${i} as number, $1 as word`, ['tree']);
    expect(await selected).toEqual([{ number: i, word: 'tree' }]);
    await expect(database.queryAs(caller, `select ${i} / $1::int`, ['0'])).rejects.toThrow(/zero/);
    await expect(database.queryAs(caller, `select nonsense${i}`, [])).rejects.toThrow(/nonsense/);
  }
  const count = await prepared(database);
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThanOrEqual(50);
});

test('a statement is prepared again if it is gone, or if its table has changed', async () => {
  const database = await newDatabase('test');
  const read = () => database.queryAs(caller, 'select * from public.projects', []);
  expect(await read()).toEqual([]);
  await database.queryAs(caller, 'deallocate all', []);
  expect(await read()).toEqual([]);
  await database.query('alter table public.projects add column garden text');
  expect(await read()).toEqual([]);
});

test('nothing is prepared behind a pooler, where the next message may go to another process', async () => {
  const url = new URL((await newLocation('test')).databaseUrl);
  const { port, hostname } = url;
  const pooler = createServer((client) => {
    const server = connect(Number(port), hostname);
    // Either side may drop the line when the database is closed.
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.pipe(server);
    server.pipe(announceOtherProcess()).pipe(client);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void pooler.close());
  await once(pooler, 'listening');
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  const database = new Postgres(url.href);
  onTestFinished(() => database.close());
  expect(await database.queryAs(caller, 'select $1 as word', ['tree'])).toEqual([{ word: 'tree' }]);
  expect(await prepared(database)).toBe(0);
});

/** Changes the process id in the message BackendKeyData, which has 12 bytes and begins with K. */
function announceOtherProcess(): Transform {
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      const at = part.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (at >= 0) part.writeInt32BE(part.readInt32BE(at + 5) + 1, at + 5);
      done(null, part);
    },
  });
}
