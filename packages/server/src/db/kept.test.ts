import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { withDatabases, postgresPlace } from '../testing/databases.ts';
import { callerWith } from '../testing/people.ts';
import type { Database } from './database.ts';
import { Postgres } from './postgres.ts';

const caller = callerWith('00000000-0000-4000-8000-000000000000', 'GET');

async function kept(database: Database): Promise<number> {
  const text = 'select count(*)::int as count from pg_prepared_statements';
  const [row] = await database.once<{ count: number }>(caller, text, []);
  return row?.count ?? 0;
}

withDatabases('statements that a connection keeps', (open) => {
  test('are the settings of a caller and what was asked last, however many there were and whatever failed', async () => {
    const database = await open();
    expect(await kept(database)).toBe(2);
    for (let i = 0; i < 120; i += 1) {
      await database.once(caller, `select ${i} as number`, []);
      await expect(database.once(caller, `select ${i} / $1::int`, ['0'])).rejects.toThrow(/zero/);
      await expect(database.once(caller, `select nonsense${i}`, [])).rejects.toThrow(/nonsense/);
    }
    const count = await kept(database);
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThanOrEqual(50);
  });
});

describe('statements that Postgres keeps', () => {
  test('are read anew where they are gone, and where their table was changed', async () => {
    const place = await postgresPlace();
    const database = new Postgres(place.databaseUrl ?? '');
    const read = () => database.once(caller, 'select * from public.projects', []);
    expect(await read()).toEqual([]);
    await database.once(caller, 'deallocate all', []);
    expect(await read()).toEqual([]);
    await database.own((sql) => sql.query('alter table public.projects add column garden text'));
    expect(await read()).toEqual([]);
    await database.close();
    await place.remove();
  });

  test('are none behind a pooler, where the next message may come to another process', async () => {
    const place = await postgresPlace();
    const url = new URL(place.databaseUrl ?? '');
    const { port, hostname } = url;
    const pooler = createServer((client) => {
      const server = connect(Number(port), hostname);
      client.pipe(server);
      server.pipe(nameOther()).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
    const database = new Postgres(url.href);
    expect(await database.once(caller, 'select $1 as word', ['tree'])).toEqual([{ word: 'tree' }]);
    expect(await kept(database)).toBe(0);
    await database.close();
    pooler.close();
    await place.remove();
  });
});

/** Where the server names its process, in a message of 12 bytes that begins with K, a pooler names something else. */
function nameOther(): Transform {
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      const at = part.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (at >= 0) part.writeInt32BE(part.readInt32BE(at + 5) + 1, at + 5);
      done(null, part);
    },
  });
}
