import { createClient } from '@supabase/supabase-js';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { dumpsIn } from './db/dumps.ts';
import type { EmbeddedStore } from './db/embedded/store.ts';
import { embeddedPlace, postgresPlace, type RemovablePlace } from './testing/databases.ts';
import { superuserOf } from './testing/embeddedConnection.ts';
import { ask, findPostgres, PostgresCluster } from './testing/postgresCluster.ts';
import { startServer, type TestServer } from './testing/server.ts';

/** A new database takes seconds to make, and more where much else is running. */
const patience = 120_000;

const root = join(import.meta.dirname, '../../..');
const email = 'ann@example.org';
const password = 'a good password';
const objects = [{ id: 'oak', type: 'tree', x: 10, y: 20, note: 'tab\t, "quotes" and ü 🌳' }];

const clientOf = ({ url, key }: TestServer) => createClient(url, key, { auth: { persistSession: false } });

/** Registers, confirms by the mailed link, signs in and saves a project twice. Gives back the access token. */
async function useServer(server: TestServer): Promise<string> {
  const client = clientOf(server);
  await client.auth.signUp({ email, password });
  const letter = await server.postbox.take(email);
  await fetch(/http\S+\/auth\/v1\/verify\S+/.exec(letter.text)?.[0] ?? '', { redirect: 'manual' });
  const { data } = await client.auth.signInWithPassword({ email, password });
  const mine = { id: data.user?.id, user_id: data.user?.id };
  expect((await client.from('projects').upsert({ ...mine, title: 'Lot' })).error).toBeNull();
  expect((await client.from('projects').upsert({ ...mine, title: 'Corner lot', objects })).error).toBeNull();
  return data.session?.access_token ?? '';
}

/** The same account signs in, its project and the version before are there, and who was signed in still is. */
async function expectAllThere(server: TestServer, accessToken: string): Promise<void> {
  const client = clientOf(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const projects = await client.from('projects').select('title,objects,object_count,user_id');
  const expected = { title: 'Corner lot', objects, object_count: 1, user_id: data.user?.id };
  expect(projects.data).toEqual([expected]);
  expect((await client.from('project_versions').select('title')).data).toEqual([{ title: 'Lot' }]);
  const headers = { apikey: server.key, authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(200);
}

/** Every row of every table, as text, for whoever may see them all. */
const everyLine = ['auth.users', 'auth.sessions', 'auth.links', 'auth.limits', 'public.projects']
  .concat('public.project_versions', 'public.project_version_totals')
  .map((name) => `select '${name}' as name, to_jsonb(t)::text as line from ${name} as t`)
  .join(' union all ');
const everyRow = `select * from (${everyLine}) as lines order by name, line collate "C"`;

function rowsOfEmbedded({ dataDir }: RemovablePlace): Promise<readonly object[]> {
  return rowsOf(superuserOf(dataDir));
}

function rowsOfPostgres({ databaseUrl }: RemovablePlace): Promise<readonly object[]> {
  const url = new URL(inject('postgres').superuserUrl);
  url.pathname = new URL(databaseUrl ?? '').pathname;
  return rowsOf({ connectionString: url.href });
}

async function rowsOf(connection: ClientConfig): Promise<readonly object[]> {
  const superuser = new Client(connection);
  await superuser.connect();
  try {
    await superuser.query("set timezone to 'GMT'");
    return (await superuser.query<object>(everyRow)).rows;
  } finally {
    await superuser.end();
  }
}

describe('a backup of the embedded database', () => {
  let place: RemovablePlace;
  let file: string;
  let told: string;
  beforeEach(async () => {
    place = await embeddedPlace();
    file = join(place.dataDir, '..', `homeplot-${process.pid}-${performance.now()}.backup`);
  });
  afterEach(async () => {
    rmSync(file, { force: true });
    await place.remove();
  });

  /** Runs a command as its user does, and gives its exit code. */
  function run(
    command: 'backup' | 'restore',
    settings: Readonly<Record<string, string>> = {},
  ): number | null {
    const program = join(import.meta.dirname, 'backups.ts');
    const env = { ...process.env, DATA_DIR: place.dataDir, ...settings };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, program, command, file],
      {
        env,
      },
    );
    told = `${stdout.toString()}${stderr.toString()}`;
    return status;
  }

  test(
    'brings back accounts, projects, versions and sessions after the data directory is gone',
    async () => {
      const server = await startServer(place);
      const token = await useServer(server);
      await server.close();
      expect(run('backup'), told).toBe(0);
      expect(told).toContain(`${file} has everything in ${place.dataDir} (accounts: 1, projects: 1).`);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      rmSync(place.dataDir, { recursive: true });
      expect(run('restore'), told).toBe(0);
      expect(told).toContain(`${place.dataDir} has what is in ${file} (accounts: 1, projects: 1).`);
      expect(statSync(place.dataDir).mode & 0o007).toBeLessThanOrEqual(1);
      const restored = await startServer(place);
      expect(restored.key).toBe(server.key);
      await expectAllThere(restored, token);
      await restored.close();
    },
    patience,
  );

  test(
    'is taken while a server runs, as of now, and the server goes on',
    async () => {
      const server = await startServer(place);
      const token = await useServer(server);
      expect(run('backup'), told).toBe(0);
      await expectAllThere(server, token);
      await server.close();

      renameSync(place.dataDir, `${place.dataDir}-lost`);
      expect(run('restore'), told).toBe(0);
      const restored = await startServer(place);
      await expectAllThere(restored, token);
      await restored.close();
      rmSync(`${place.dataDir}-lost`, { recursive: true });
    },
    patience,
  );

  test(
    'is never written over a file; restored, it puts what was there before aside',
    async () => {
      const server = await startServer(place);
      await server.close();
      expect(run('backup'), told).toBe(0);
      const content = readFileSync(file);
      expect(run('backup')).toBe(1);
      expect(told).toBe(`${file} exists already. Name another file.\n`);
      expect(readFileSync(file)).toEqual(content);
      const again = await startServer(place);
      const token = await useServer(again);
      expect(run('restore')).toBe(1);
      expect(told).toContain(`${place.dataDir} is in use by another Homeplot server`);
      await expectAllThere(again, token);
      await again.close();

      expect(run('restore'), told).toBe(0);
      expect(told).toContain(`${place.dataDir} has what is in ${file} (accounts: 0, projects: 0).`);
      const [, aside = ''] = /The database that was there before is in (\S+)\.$/m.exec(told) ?? [];
      expect(aside).toContain(`${place.dataDir}/db.replaced-`);
      expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true);
      const restored = await startServer(place);
      expect(restored.key).toBe(server.key);
      await restored.close();
    },
    patience,
  );

  test(
    'is also each dump that the server has written, with the keys beside it',
    async () => {
      const server = await startServer(place);
      const token = await useServer(server);
      await (server.database as EmbeddedStore).writeDump();
      await server.close();
      const [name = ''] = dumpsIn(join(place.dataDir, 'backups'));
      rmSync(join(place.dataDir, 'db'), { recursive: true });
      rmSync(file, { force: true });
      file = join(place.dataDir, 'backups', name);
      expect(run('restore'), told).toBe(0);
      const restored = await startServer(place);
      expect(restored.key).toBe(server.key);
      await expectAllThere(restored, token);
      await restored.close();
    },
    patience,
  );

  test(
    'that is damaged, or none, is refused in a sentence and leaves nothing behind',
    async () => {
      expect(run('backup'), told).toBe(0);
      const whole = readFileSync(file);
      rmSync(place.dataDir, { recursive: true });
      const refusals: readonly (readonly [Buffer, string])[] = [
        [whole.subarray(0, whole.length - 100), 'is damaged: '],
        [Buffer.from(whole).fill(0, whole.length - 200, whole.length - 100), 'is damaged: '],
        [Buffer.from('a plan\n'), 'is not a backup of Homeplot.'],
        [Buffer.alloc(0), 'is not a backup of Homeplot.'],
      ];
      for (const [content, sentence] of refusals) {
        writeFileSync(file, content);
        expect(run('restore')).toBe(1);
        expect(told).toContain(`${file} ${sentence}`);
        expect(told).not.toContain('    at ');
        expect(existsSync(place.dataDir)).toBe(false);
      }
    },
    patience,
  );

  describe('moved to a Postgres', () => {
    let target: RemovablePlace;
    beforeEach(async () => {
      target = await postgresPlace('empty');
    });
    afterEach(() => target.remove());

    const move = (): number | null => run('restore', { DATABASE_URL: target.databaseUrl ?? '' });

    test(
      'brings everything over as it was; who was signed in still is, and saves go on keeping versions',
      async () => {
        const before = await startServer(place);
        const token = await useServer(before);
        const old = clientOf(before);
        const { data: session } = await old.auth.signInWithPassword({ email, password });
        await old.auth.signUp({ email: 'bea@example.org', password });
        await before.postbox.take('bea@example.org');
        const rows = await rowsOfEmbedded(place);
        await before.close();
        expect(run('backup'), told).toBe(0);

        expect(move(), told).toBe(0);
        expect(told).toContain(
          `The database that DATABASE_URL names has what is in ${file} (accounts: 2, projects: 1).`,
        );
        expect(await rowsOfPostgres(target)).toEqual(rows);

        const server = await startServer(target);
        expect(server.key).toBe(before.key);
        await expectAllThere(server, token);
        const client = clientOf(server);
        const refreshed = await client.auth.refreshSession({
          refresh_token: session.session?.refresh_token ?? '',
        });
        expect(refreshed.error).toBeNull();
        const saved = await client
          .from('projects')
          .update({ objects: [] })
          .eq('title', 'Corner lot')
          .select('created_at,updated_at')
          .single();
        const { created_at: made, updated_at: changed } = saved.data as Record<string, string>;
        expect(Date.parse(changed ?? '')).toBeGreaterThan(Date.parse(made ?? ''));
        expect((await client.from('project_versions').select('title').order('saved_at')).data).toEqual([
          { title: 'Lot' },
          { title: 'Corner lot' },
        ]);
        // Row-level security binds the role of the server again.
        const seen = await server.database.own((sql) => sql.query('select id from public.projects'));
        expect(seen).toEqual([]);
        await server.close();
      },
      patience,
    );

    test(
      'is refused where Homeplot has been already, and by an account that row-level security does not bind',
      async () => {
        expect(run('backup'), told).toBe(0);
        await (await startServer(target)).close();
        const rows = await rowsOfPostgres(target);
        expect(move()).toBe(1);
        expect(told).toMatch(
          /^The database that DATABASE_URL names already holds data of Homeplot, and nothing is /,
        );
        expect(await rowsOfPostgres(target)).toEqual(rows);
        const asSuperuser = inject('postgres').superuserUrl.replace('{database}', 'postgres');
        expect(run('restore', { DATABASE_URL: asSuperuser })).toBe(1);
        expect(told).toContain('whom row-level security does not bind');
        expect(run('restore', { DATABASE_URL: 'postgres://homeplot:word@127.0.0.1:1/homeplot' })).toBe(1);
        expect(told).toMatch(/^The database that DATABASE_URL names cannot be reached: /);
      },
      patience,
    );

    test(
      'leaves the database as it was when it fails on the way, so that it can be tried again',
      async () => {
        expect(run('backup'), told).toBe(0);
        const url = target.databaseUrl ?? '';
        await ask(url, 'create schema rest');
        expect(move()).toBe(1);
        expect(told).toContain(
          'cannot be moved to the database that DATABASE_URL names: schema "rest" already exists',
        );
        expect(told).not.toContain('    at ');
        await ask(url, 'drop schema rest');
        expect(move(), told).toBe(0);
      },
      patience,
    );
  });

  test('is refused where there is no database, and where there is a Postgres', () => {
    expect(run('restore')).toBe(1);
    expect(told).toBe(`There is no file ${file}.\n`);
    expect(run('backup', { DATA_DIR: '/nowhere/at/all' })).toBe(1);
    expect(told).toContain('There is no database in /nowhere/at/all.');
    expect(existsSync('/nowhere')).toBe(false);
    expect(run('backup', { DATABASE_URL: 'postgres://homeplot:word@db/homeplot' })).toBe(1);
    expect(told).toContain('is backed up by pg_dump');
    file = join(place.dataDir, 'no/such/folder/today.backup');
    expect(run('backup')).toBe(1);
    expect(told).toBe(`There is no folder ${join(file, '..')}. Create it first.\n`);
    expect(run('backup', { PORT: 'eighty' })).toBe(1);
    expect(told).toMatch(/^PORT is "eighty"/);
  });
});

const programs = findPostgres();

describe.skipIf(programs === undefined)('a Postgres made by deploy/database.sql', () => {
  const clusters: PostgresCluster[] = [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'homeplot-backups-'));
  });
  afterEach(async () => {
    for (const cluster of clusters.splice(0)) await cluster.remove();
    rmSync(folder, { recursive: true });
  });

  function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const all = { ...process.env, ...env };
    const { status, stderr } = spawnSync(join(programs ?? '', program), args, { cwd: root, env: all });
    return { status, errors: stderr.toString() };
  }

  /** A Postgres of its own, with the roles and the empty database that the server needs. */
  async function makeCluster(): Promise<PostgresCluster> {
    const cluster = await PostgresCluster.start(programs ?? '');
    clusters.push(cluster);
    await cluster.asSuperuser('drop role homeplot');
    // As the entrypoint of the image of Postgres does. The password is the one that `url` has.
    const url = cluster.url('postgres', 'postgres');
    const args = ['--no-psqlrc', '--dbname', url, '--file', 'deploy/database.sql'];
    for (const _time of ['the first', 'once more']) {
      expect(run('psql', args, { HOMEPLOT_DB_PASSWORD: new URL(url).password })).toMatchObject({ status: 0 });
    }
    return cluster;
  }

  const serve = (cluster: PostgresCluster) =>
    startServer({ dataDir: folder, databaseUrl: cluster.url('homeplot') });

  test(
    'is backed up by pg_dump, and restored by pg_restore on a new Postgres',
    async () => {
      const before = await makeCluster();
      const server = await serve(before);
      const token = await useServer(server);
      const file = join(folder, 'homeplot.dump');
      const dump = ['--format=custom', `--file=${file}`];
      const asServer = run('pg_dump', [...dump, before.url('homeplot')]);
      expect(asServer.status).not.toBe(0);
      expect(asServer.errors).toContain('row-level security');
      expect(run('pg_dump', [...dump, before.url('homeplot', 'postgres')])).toEqual({
        status: 0,
        errors: '',
      });
      await server.close();
      await before.remove();

      const after = await makeCluster();
      const into = `--dbname=${after.url('homeplot', 'postgres')}`;
      const restored = run('pg_restore', ['--single-transaction', '--exit-on-error', into, file]);
      expect(restored).toEqual({ status: 0, errors: '' });
      const again = await serve(after);
      expect(again.key).toBe(server.key);
      await expectAllThere(again, token);
      await again.close();
    },
    patience,
  );

  test('is not made without a password', async () => {
    const cluster = await PostgresCluster.start(programs ?? '');
    clusters.push(cluster);
    await cluster.asSuperuser('drop role homeplot');
    const args = ['--no-psqlrc', '--dbname', cluster.url('postgres', 'postgres')];
    const { status, errors } = run('psql', [...args, '--file', 'deploy/database.sql']);
    expect(status).not.toBe(0);
    expect(errors).toContain('syntax error');
  });
});
