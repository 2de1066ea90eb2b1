import { afterAll, describe, expect, inject, test } from 'vitest';
import { Child } from '../testing/child.ts';
import { newLocation } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { openStore } from '../start/open.ts';
import { Postgres } from './postgres.ts';
import { StartError } from './startError.ts';

const settingsWith = (databaseUrl: string) => ({
  dataDir: '/nowhere/at/all',
  databaseUrl,
  jwtSecret: null,
  publicKey: null,
});
const open = (url: string) => openStore(settingsWith(url), () => {});

describe('the role of DATABASE_URL', async () => {
  const { databaseUrl } = await newLocation('file');

  test('must not be a superuser, to which row-level security does not apply', async () => {
    const superuser = inject('postgres').superuserUrl.replace(
      '{database}',
      new URL(databaseUrl).pathname.slice(1),
    );
    await expect(open(superuser)).rejects.toThrow(StartError);
    await expect(open(superuser)).rejects.toThrow(
      /signs in as "postgres", to which row-level security does not apply.*create role homeplot login/,
    );
  });

  test('needs no special rights', async () => {
    const { database } = await open(databaseUrl);
    const [role] = await database.query(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    await database.close();
  });

  test('must be allowed to create schemas in the database', async () => {
    const foreign = inject('postgres').url.replace('{database}', 'postgres');
    await expect(open(foreign)).rejects.toThrow(StartError);
    await expect(open(foreign)).rejects.toThrow(
      /cannot be migrated: permission denied for database postgres/,
    );
  });

  test('and its problems are reported without the password', async () => {
    const wrong = databaseUrl.replace('for-tests-only', 'my-wrong-password');
    await expect(open(wrong)).rejects.toThrow(/cannot be reached: password authentication failed/);
    await expect(open(wrong)).rejects.not.toThrow(/my-wrong-password/);
    const nowhere = 'postgres://homeplot:my-wrong-password@127.0.0.1:1/homeplot';
    await expect(open(nowhere)).rejects.toThrow(/cannot be reached: connect ECONNREFUSED/);
  });
});

test('servers that start at once on an empty database migrate it once and share their keys', async () => {
  const { databaseUrl } = await newLocation('test', 'empty');
  const source = `
    import { openStore } from ${JSON.stringify(new URL('../start/open.ts', import.meta.url).pathname)};
    const { database, keys } = await openStore(JSON.parse(process.env.SETTINGS), console.error);
    await database.close();
    console.log(JSON.stringify(keys));`;
  const environment = { SETTINGS: JSON.stringify(settingsWith(databaseUrl)) };
  const servers = [1, 2, 3].map(() => new Child(source, environment));
  const keys = await Promise.all(servers.map((server) => server.line()));
  expect(servers.map(({ errors }) => errors)).toEqual(['', '', '']);
  expect(keys[0]).toContain('sb_publishable_');
  expect(new Set(keys).size).toBe(1);
  await Promise.all(servers.map(({ ended }) => ended));
});

describe('a connection', async () => {
  const cluster = await PostgresCluster.start();
  afterAll(() => cluster.remove());

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

  test('without the settings of a caller can neither read nor write projects', async () => {
    const { database } = await open(cluster.url(await cluster.createDatabase()));
    const ann = await addUser(database);
    await database.transactionAs(callerWith(ann), async (sql) => {
      await sql.query("insert into public.projects (title) values ('Lot')");
      await sql.query(`update public.projects set objects = '[1]'`);
    });
    // Postgres rejects U+0000, so the settings fail.
    const withoutSettings = { ...callerWith(ann), path: '\0' };
    for (const text of [
      `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`,
      'delete from public.projects',
      'delete from public.project_versions',
    ]) {
      await expect(database.queryAs(withoutSettings, text, [])).rejects.toMatchObject({ code: '22021' });
    }
    const [seen] = await database.query(`select (select count(*)::int from public.projects) as projects,
        (select count(*)::int from public.project_versions) as versions`);
    expect(seen).toEqual({ projects: 0, versions: 0 });
    const projects = await database.transactionAs(callerWith(ann, 'GET'), (sql) =>
      sql.query('select p.title, v.title as before from public.projects as p, public.project_versions as v'),
    );
    expect(projects).toEqual([{ title: 'Lot', before: 'Lot' }]);
    await database.close();
  });

  test('stays open when a statement fails', async () => {
    const database = new Postgres(cluster.url('postgres'));
    const pid = () => database.query('select pg_backend_pid() as pid');
    const before = await pid();
    await expect(database.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
    expect(await pid()).toEqual(before);
    await database.close();
  });
});
