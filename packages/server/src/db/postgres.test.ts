import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase, newLocation } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { proxyOf, refusingToBegin } from '../testing/postgresProxy.ts';
import type { Database } from './database.ts';
import { Postgres } from './postgres.ts';

const nobody = callerWith('00000000-0000-4000-8000-000000000000', 'GET');

describe('a connection', async () => {
  const cluster = await PostgresCluster.start();
  afterAll(() => cluster.remove());
  const processOf = (database: Database) => database.query('select pg_backend_pid() as pid');

  test('that an administrator ends is replaced', async () => {
    const database = new Postgres(cluster.url('postgres'));
    const ended = database.transaction(async (sql) => {
      const [row] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      await cluster.asSuperuser(`select pg_terminate_backend(${row?.pid})`);
      await sql.query('select 1');
    });
    await expect(ended).rejects.toMatchObject({ code: '08006' });
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  test.skipIf(process.platform === 'win32')(
    'that does not respond is closed, and the next call gets another one',
    async () => {
      const database = new Postgres(cluster.url('postgres'), { responseTimeout: 2_000 });
      const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
      const pid = row?.pid ?? 0;
      // It keeps the connection open without responding, as a host that is gone.
      process.kill(pid, 'SIGSTOP');
      try {
        await expect(database.query('select 1')).rejects.toMatchObject({ code: '08006' });
        expect(await database.isReady()).toBe(true);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await database.close();
    },
  );

  test('whose statement takes too long is closed, and the next call gets another one', async () => {
    const database = new Postgres(cluster.url('postgres'), { responseTimeout: 1_000 });
    const before = await processOf(database);
    const text = 'select pg_sleep(30)';
    for (const slow of [() => database.query(text), () => database.transaction((sql) => sql.query(text))]) {
      await expect(slow()).rejects.toMatchObject({ code: '08006', reason: 'Query read timeout' });
    }
    expect(await processOf(database)).not.toEqual(before);
    await database.close();
  });

  test('stays open when a statement, the settings or the commit fail', async () => {
    const database = new Postgres(cluster.url('postgres'));
    const before = await processOf(database);
    await expect(database.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
    expect(await processOf(database)).toEqual(before);
    // Postgres rejects U+0000.
    const withoutSettings = { ...nobody, path: '\0' };
    await expect(database.queryAs(withoutSettings, 'select 1', [])).rejects.toMatchObject({ code: '22021' });
    expect(await processOf(database)).toEqual(before);
    await cluster.asSuperuser('create table public.once (id int primary key deferrable initially deferred)');
    await cluster.asSuperuser('grant all on public.once to homeplot');
    const insert = database.query('insert into public.once values (1), (1)');
    await expect(insert).rejects.toMatchObject({ code: '23505' });
    expect(await processOf(database)).toEqual(before);
    expect(await database.query('select from public.once')).toEqual([]);
    await database.close();
  });
});

describe('a statement of a caller', async () => {
  const location = await newLocation('file');
  const database = new Postgres(location.databaseUrl);
  afterAll(() => database.close());
  let ann: string;
  beforeEach(async () => {
    ann = await addUser(database);
  });
  const adding = "insert into public.projects (title) values ('Lot') returning id";
  const titles = () => database.queryAs(callerWith(ann, 'GET'), 'select title from public.projects', []);

  test('runs as the caller, only for its transaction', async () => {
    const text = "select current_setting('role') as role, auth.uid() as uid";
    expect(await database.queryAs(callerWith(ann), text, [])).toEqual([{ role: 'authenticated', uid: ann }]);
    const own = await database.query(text);
    expect(own).toEqual([{ role: 'none', uid: null }]);
  });

  test.each([
    ['authenticated', '10s'],
    ['anon', '2s'],
  ] as const)('with the role %s ends after %s', async (role, timeout) => {
    const caller = { role, claims: { role, sub: randomUUID() }, method: 'GET', path: '/' };
    const text = `select current_setting('statement_timeout') as timeout`;
    expect(await database.queryAs(caller, text, [])).toEqual([{ timeout }]);
    expect(await database.transactionAs(caller, (sql) => sql.query(text))).toEqual([{ timeout }]);
  });

  test('is rolled back if it fails', async () => {
    await database.queryAs(callerWith(ann), adding, []);
    const failing = `with added as (${adding}) select count(*) / $1::int from added`;
    await expect(database.queryAs(callerWith(ann), failing, ['0'])).rejects.toMatchObject({ code: '22012' });
    expect(await titles()).toEqual([{ title: 'Lot' }]);
  });

  test('is not run if the settings of the caller are refused', async () => {
    await database.queryAs(callerWith(ann), adding, []);
    const withoutSettings = { ...callerWith(ann), path: '\0' };
    for (const text of [
      `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`,
      'delete from public.projects',
      'create table public.of_the_server ()',
    ]) {
      const refused: unknown = expect.objectContaining({ code: '22021' });
      await expect(database.queryAs(withoutSettings, text, [])).rejects.toEqual(refused);
      const worked = database.transactionAs(withoutSettings, (sql) => sql.query(text));
      await expect(worked).rejects.toEqual(refused);
    }
    expect(await titles()).toEqual([{ title: 'Lot' }]);
    expect(await database.query(`select to_regclass('public.of_the_server') as made`)).toEqual([
      { made: null },
    ]);
  });

  test('can neither read nor write projects if the transaction is not begun', async () => {
    await database.transactionAs(callerWith(ann), async (sql) => {
      await sql.query(adding);
      await sql.query(`update public.projects set objects = '[1]'`);
    });
    const refusing = await refusingToBegin(location.databaseUrl);
    for (const text of [
      `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`,
      'delete from public.projects',
      'delete from public.project_versions',
    ]) {
      await expect(refusing.queryAs(callerWith(ann), text, [])).rejects.toMatchObject({
        code: '42601',
        message: expect.stringContaining('bogus') as unknown,
      });
    }
    expect(
      await database.queryAs(
        callerWith(ann, 'GET'),
        'select p.title, v.title as before from public.projects as p, public.project_versions as v',
        [],
      ),
    ).toEqual([{ title: 'Lot', before: 'Lot' }]);
  });
});

describe('prepared statements', () => {
  async function prepared(database: Database): Promise<number> {
    const text = 'select count(*)::int as count from pg_prepared_statements';
    const [row] = await database.queryAs<{ count: number }>(nobody, text, []);
    return row?.count ?? 0;
  }

  test('are some fifty per connection at most, whatever was sent and failed', async () => {
    const database = await newDatabase('test');
    expect(await prepared(database)).toBe(2);
    let most = 0;
    for (let i = 0; i < 120; i += 1) {
      const selected = database.queryAs(nobody, `select ${i} as number, $1 as word`, ['tree']);
      expect(await selected).toEqual([{ number: i, word: 'tree' }]);
      await expect(database.queryAs(nobody, `select ${i} / $1::int`, ['0'])).rejects.toThrow(/zero/);
      await expect(database.queryAs(nobody, `select nonsense${i}`, [])).rejects.toThrow(/nonsense/);
      most = Math.max(most, await prepared(database));
    }
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(52);
  });

  test('are parsed again if they are gone, or if their table has changed', async () => {
    const database = await newDatabase('test');
    const read = () => database.queryAs(nobody, 'select * from public.projects', []);
    expect(await read()).toEqual([]);
    await database.queryAs(nobody, 'deallocate all', []);
    expect(await read()).toEqual([]);
    await database.query('alter table public.projects add column garden text');
    expect(await read()).toEqual([]);
  });

  test('are not used behind a pooler, where the next message may go to another process', async () => {
    const url = await proxyOf((await newLocation('test')).databaseUrl, { toServer: announceOtherProcess });
    const database = new Postgres(url);
    onTestFinished(() => database.close());
    expect(await database.queryAs(nobody, 'select $1 as word', ['tree'])).toEqual([{ word: 'tree' }]);
    expect(await prepared(database)).toBe(0);
  });
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
