import { globSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Child } from '../../testing/child.ts';
import { copyEmbeddedDatabase } from '../../testing/databases.ts';
import { damageFile, damageNames } from '../../testing/fileDamage.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { dumpsIn, headOf } from '../dumpFiles.ts';
import { StartError } from '../startError.ts';
import { isPostgres } from './processes.ts';
import { openEmbeddedStore } from './store.ts';

let dataDir: string;
let warnings: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeplot-damage-'));
  warnings = [];
  copyEmbeddedDatabase(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openEmbeddedStore(dataDir, (message) => warnings.push(message));
const inDatabase = (path: string): string => join(dataDir, 'db', path);

/** Adds an account with a project, and returns the files of two tables. */
async function fillStore() {
  const store = await open();
  const ann = await addUser(store);
  await store.transactionAs(callerWith(ann), (sql) =>
    sql.query("insert into public.projects (title) values ('Lot')"),
  );
  const pathOf = async (table: string) => {
    const [row] = await store.query<{ path: string }>('select pg_relation_filepath($1::regclass) as path', [
      table,
    ]);
    return row?.path ?? '';
  };
  const files = { projects: await pathOf('public.projects'), policies: await pathOf('pg_policy') };
  return { store, ann, files };
}

const titles = (store: Awaited<ReturnType<typeof open>>, ann: string) =>
  store.transactionAs(callerWith(ann, 'GET'), (sql) => sql.query('select title from public.projects'));

describe('a database that was stopped', () => {
  test.each(damageNames)(
    'is not started if one of its files was %s, and the message says how to restore it',
    async (damage) => {
      const { store, files } = await fillStore();
      await store.writeDump();
      await store.close();
      const wal = globSync('pg_wal/0*', { cwd: join(dataDir, 'db') })[0] ?? '';
      for (const path of [
        files.projects,
        files.policies,
        'global/pg_control',
        'PG_VERSION',
        wal,
        'pg_xact/0000',
      ]) {
        const repair = damageFile(inDatabase(path), damage);
        const error = await open().catch((reason: unknown) => reason);
        expect(error, path).toBeInstanceOf(StartError);
        expect((error as Error).message).toContain(`is damaged: since it was stopped, its file ${path} has `);
        expect((error as Error).message).toMatch(
          /type: DATA_DIR=\S+ npm run restore -- \S+\/backups\/\S+\.dump\.gz\n/,
        );
        repair?.();
      }
      await (await open()).close();
      expect(warnings).toEqual([]);
    },
  );

  test('is started once the manifest is removed, as the message says', async () => {
    const { store, ann } = await fillStore();
    await store.close();
    writeFileSync(inDatabase('pg_xact/0000'), Buffer.alloc(8192), { flag: 'a' });
    const error = await open().then(
      () => '',
      ({ message }: Error) => message,
    );
    const [, file = ''] = /To start with the files as they are, remove (\S+)$/.exec(error) ?? [];
    rmSync(file);
    const again = await open();
    expect(await titles(again, ann)).toEqual([{ title: 'Lot' }]);
    await again.close();
  });

  test('is started if only the manifest is damaged', async () => {
    const { store, ann } = await fillStore();
    await store.close();
    truncateSync(inDatabase('homeplot.manifest'), 100);
    const again = await open();
    expect(await titles(again, ann)).toEqual([{ title: 'Lot' }]);
    await again.close();
    expect(warnings).toEqual([]);
  });
});

const fewerProjects: unknown = expect.stringMatching(
  /^ATTENTION: the database has 0 projects; in its backup of [\d-]{10} [\d:]{5} UTC it had 1\. If nobody deleted them, it is damaged/,
);

/** Runs code with a store in another process, and then kills the process and its Postgres. */
async function runAndKill(work: string): Promise<void> {
  const child = new Child(`
    import { openEmbeddedStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).pathname)};
    const store = await openEmbeddedStore(${JSON.stringify(dataDir)}, console.error);
    ${work}
    console.log('done');
    setInterval(() => {}, 1000);`);
  expect(await child.line(), child.errors).toBe('done');
  await child.kill('SIGKILL');
  const pid = Number.parseInt(readFileSync(inDatabase('postmaster.pid'), 'utf8'));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isPostgres(pid), { timeout: 30_000 }).toBe(false);
}

const adding = (count: number, prefix: string): string =>
  `await store.query("insert into auth.users (email, metadata) select '${prefix}' || i || '@example.org', jsonb_build_object('words', repeat(md5(i::text), 20)) from generate_series(1, ${count}) as i");`;

describe.skipIf(process.platform !== 'linux')('a database that was killed (only on Linux)', () => {
  test('prints a warning if its log ends before the newest backup', async () => {
    await runAndKill(`${adding(4000, 'a')} await store.writeDump();`);
    const [dump = ''] = dumpsIn(join(dataDir, 'backups'));
    const { log } = await headOf(join(dataDir, 'backups'), dump);
    const end = Number(log?.position);
    const segment = 16 * 1024 * 1024;
    const wal = `pg_wal/00000001${Math.floor(end / segment)
      .toString(16)
      .toUpperCase()
      .padStart(16, '0')}`;
    truncateSync(inDatabase(wal), (end % segment) - 20_000);
    await (await open()).close();
    expect(warnings[0]).toMatch(
      /^ATTENTION: the log of the database \(pg_wal\) ends before its backup of [\d-]{10} [\d:]{5} UTC, so the last saves are missing: stop the server\. .* npm run restore /,
    );
  });

  test('prints no warning if it has all that the newest backup has', async () => {
    await runAndKill(`${adding(10, 'a')} await store.writeDump();`);
    await (await open()).close();
    expect(warnings).toEqual([]);
  });

  test('with an emptied table prints a warning', async () => {
    const { store, files } = await fillStore();
    await store.writeDump();
    await store.close();
    rmSync(inDatabase('homeplot.manifest'));
    truncateSync(inDatabase(files.projects), 0);
    const again = await open();
    await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 });
    await again.close();
    expect(warnings).toEqual([fewerProjects]);
  });

  test.each([
    [
      'long values of a table',
      "select reltoastrelid::regclass from pg_class where oid = 'auth.users'::regclass",
    ],
    ['an index', "select 'auth.limits_drained'::regclass"],
  ])('is served with a warning if %s cannot be read', async (_what, which) => {
    const store = await open();
    await store.query(`insert into auth.users (email, metadata) select 'a' || i || '@example.org',
        jsonb_build_object('words', (select string_agg(md5(random()::text), '') from generate_series(1, 900) as j))
        from generate_series(1, 10) as i`);
    const [row] = await store.query<{ path: string }>(`select pg_relation_filepath((${which})::oid) as path`);
    await store.close();
    rmSync(inDatabase('homeplot.manifest'));
    const file = inDatabase(row?.path ?? '');
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    const again = await open();
    await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 });
    await again.close();
    expect(warnings).toEqual([
      expect.stringMatching(/^ATTENTION: the database in \S+ is damaged: Postgres says "/),
    ]);
  });

  test('is not started without the rights of its roles', async () => {
    const { store } = await fillStore();
    const [row] = await store.query<{ path: string }>(
      `select pg_relation_filepath('pg_auth_members'::regclass) as path`,
    );
    await store.close();
    rmSync(inDatabase('homeplot.manifest'));
    const file = inDatabase(row?.path ?? '');
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    await expect(open()).rejects.toThrow(/is damaged: its roles have lost their rights/);
  });

  test('is not started without its policies', async () => {
    const { store, files } = await fillStore();
    await store.close();
    rmSync(inDatabase('homeplot.manifest'));
    writeFileSync(inDatabase(files.policies), Buffer.alloc(statSync(inDatabase(files.policies)).size));
    await expect(open()).rejects.toThrow(/is damaged: its access rules are missing\. /);
  });
});

describe('the newest backup', () => {
  test('is compared with the database', async () => {
    const { store, ann } = await fillStore();
    await store.writeDump();
    await store.transactionAs(callerWith(ann), (sql) => sql.query('delete from public.projects'));
    await store.close();
    const again = await open();
    await vi.waitUntil(() => warnings.length > 0, { timeout: 60_000 });
    await again.close();
    expect(warnings).toEqual([fewerProjects]);
  });

  test('is reported if it is damaged', async () => {
    const { store } = await fillStore();
    await store.writeDump();
    await store.close();
    const [name = ''] = dumpsIn(join(dataDir, 'backups'));
    truncateSync(join(dataDir, 'backups', name), 10);
    await (await open()).close();
    expect(warnings).toEqual([expect.stringContaining(`The backup ${basename(name)} in `)]);
  });
});
