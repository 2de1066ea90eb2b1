import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Child } from '../testing/child.ts';
import { postgresPlace, type RemovablePlace } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { openStore } from './open.ts';
import { StartError } from './startError.ts';
import { Postgres } from './postgres.ts';

const patience = 60_000;
const wanted = (databaseUrl: string) => ({
  dataDir: '/nowhere/at/all',
  databaseUrl,
  jwtSecret: null,
  publicKey: null,
});
const open = (url: string) => openStore(wanted(url), () => {});

describe('the role of DATABASE_URL', () => {
  let place: RemovablePlace;
  beforeAll(async () => {
    place = await postgresPlace();
  });
  afterAll(() => place.remove());
  const url = (): string => place.databaseUrl ?? '';

  test('a superuser is refused, because row-level security does not bind it', async () => {
    const superuser = inject('postgres').superuserUrl.replace('{database}', new URL(url()).pathname.slice(1));
    await expect(open(superuser)).rejects.toThrow(StartError);
    await expect(open(superuser)).rejects.toThrow(
      /signs in as "postgres", whom row-level security does not bind.*create role homeplot login/,
    );
  });

  test('the plain role that the suites run as is enough', async () => {
    const { database } = await open(url());
    const [role] = await database.own((sql) =>
      sql.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    await database.close();
  });

  test('a database in which the role may make nothing is told in a sentence', async () => {
    const foreign = inject('postgres').url.replace('{database}', 'postgres');
    await expect(open(foreign)).rejects.toThrow(StartError);
    await expect(open(foreign)).rejects.toThrow(
      /cannot be brought up to date: permission denied for database postgres/,
    );
  });

  test('a wrong password and a name that is not known are told without the password', async () => {
    const wrong = url().replace('for-tests-only', 'my-wrong-password');
    await expect(open(wrong)).rejects.toThrow(/cannot be reached: password authentication failed/);
    await expect(open(wrong)).rejects.not.toThrow(/my-wrong-password/);
    const nowhere = 'postgres://homeplot:my-wrong-password@127.0.0.1:1/homeplot';
    await expect(open(nowhere)).rejects.toThrow(/cannot be reached: connect ECONNREFUSED/);
  });
});

describe('several servers on one Postgres', () => {
  test(
    'servers that start at once on an empty database migrate it once and share their keys',
    async () => {
      const place = await postgresPlace('empty');
      const source = `
      import { openStore } from ${JSON.stringify(new URL('open.ts', import.meta.url).pathname)};
      const { database, keys } = await openStore(JSON.parse(process.env.WANTED), console.error);
      await database.close();
      console.log(JSON.stringify(keys));`;
      const environment = { WANTED: JSON.stringify(wanted(place.databaseUrl ?? '')) };
      const servers = [
        new Child(source, environment),
        new Child(source, environment),
        new Child(source, environment),
      ];
      const keys = await Promise.all(servers.map((server) => server.line()));
      expect(servers.map(({ errors }) => errors)).toEqual(['', '', '']);
      expect(keys[0]).toContain('sb_publishable_');
      expect(new Set(keys).size).toBe(1);
      await Promise.all(servers.map(({ ended }) => ended));
      await place.remove();
    },
    patience,
  );
});

describe('a Postgres that goes away and comes back', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
  }, patience);
  afterAll(() => cluster.remove());

  test.each(['stop', 'kill'] as const)(
    'after %s callers hear that it cannot be reached; when it is back they are answered, and nothing is lost',
    async (end) => {
      const { database } = await open(cluster.url(await cluster.createDatabase()));
      const ann = await addUser(database);
      const save = (title: string) =>
        database.as(callerWith(ann), (sql) =>
          sql.query('insert into public.projects (title) values ($1) returning title', [title]),
        );
      await save('Before');
      // One that is in the middle of its transaction, and several idle connections.
      await Promise.all([1, 2, 3].map(() => database.isReady()));
      const midway = database.as(callerWith(ann), async (sql) => {
        await sql.query("insert into public.projects (title) values ('Midway')");
        await cluster[end]();
        return sql.query('select 1');
      });
      await expect(midway).rejects.toMatchObject({
        code: '08006',
        message: 'The database cannot be reached.',
      });
      await expect(save('Away')).rejects.toMatchObject({ code: '08006' });
      expect(await database.isReady()).toBe(false);

      await cluster.resume();
      expect(await database.isReady()).toBe(true);
      await save('After');
      const kept = await database.as(callerWith(ann, 'GET'), (sql) =>
        sql.query('select title from public.projects order by created_at'),
      );
      expect(kept).toEqual([{ title: 'Before' }, { title: 'After' }]);
      await database.close();
    },
    patience,
  );

  test('a connection that an administrator ends is replaced', async () => {
    const database = new Postgres(cluster.url('postgres'));
    const ended = database.own(async (sql) => {
      const [row] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      await cluster.asSuperuser(`select pg_terminate_backend(${row?.pid})`);
      await sql.query('select 1');
    });
    await expect(ended).rejects.toMatchObject({ code: '08006' });
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  test.skipIf(process.platform === 'win32')(
    'a connection on which no answer comes is given up, and the next call has another one',
    async () => {
      const database = new Postgres(cluster.url('postgres'), { patience: 2_000 });
      const [row] = await database.own((sql) => sql.query<{ pid: number }>('select pg_backend_pid() as pid'));
      const pid = row?.pid ?? 0;
      // It holds the connection open and says nothing any more, as a machine that is gone does.
      process.kill(pid, 'SIGSTOP');
      try {
        await expect(database.own((sql) => sql.query('select 1'))).rejects.toMatchObject({ code: '08006' });
        expect(await database.isReady()).toBe(true);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await database.close();
    },
  );

  test('a statement whose transaction was not begun runs for nobody: it sees nothing and writes nothing', async () => {
    const { database } = await open(cluster.url(await cluster.createDatabase()));
    const ann = await addUser(database);
    await database.as(callerWith(ann), async (sql) => {
      await sql.query("insert into public.projects (title) values ('Lot')");
      await sql.query(`update public.projects set objects = '[1]'`);
    });
    // No text of Postgres has a character 0, so the settings fail.
    const unbegun = { ...callerWith(ann), path: '\0' };
    for (const text of [
      `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`,
      'delete from public.projects',
      'delete from public.project_versions',
    ]) {
      await expect(database.once(unbegun, text, [])).rejects.toMatchObject({ code: '22021' });
    }
    const [seen] = await database.own((sql) =>
      sql.query(`select (select count(*)::int from public.projects) as projects,
        (select count(*)::int from public.project_versions) as versions`),
    );
    expect(seen).toEqual({ projects: 0, versions: 0 });
    const kept = await database.as(callerWith(ann, 'GET'), (sql) =>
      sql.query('select p.title, v.title as before from public.projects as p, public.project_versions as v'),
    );
    expect(kept).toEqual([{ title: 'Lot', before: 'Lot' }]);
    await database.close();
  });

  test('a mistake in a statement rolls its transaction back and costs no connection', async () => {
    const database = new Postgres(cluster.url('postgres'));
    const pid = () => database.own((sql) => sql.query('select pg_backend_pid() as pid'));
    const before = await pid();
    await expect(database.own((sql) => sql.query('select 1/0'))).rejects.toMatchObject({ code: '22012' });
    expect(await pid()).toEqual(before);
    await database.close();
  });
});
