import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyEmbeddedDatabase } from '../../testing/databases.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { dumpsIn } from '../dumpFiles.ts';
import { openEmbeddedStore } from './store.ts';

/** A dump; Homeplot 0.1 wrote the same, without row counts. */
let dump: string;
let ann: string;
let dataDir: string;
let warnings: string[];
const created = mkdtempSync(join(tmpdir(), 'homeplot-upgrade-'));
beforeAll(async () => {
  copyEmbeddedDatabase(created);
  const store = await openEmbeddedStore(created, () => {});
  ann = await addUser(store);
  await store.queryAs(callerWith(ann), "insert into public.projects (title) values ('Lot')", []);
  await store.writeDump();
  await store.close();
  dump = join(created, 'backups', dumpsIn(join(created, 'backups'))[0] ?? '');
});
afterAll(() => rm(created, { recursive: true, force: true }));

const dumpName = '2026-11-20T10-00-00-000Z.dump.gz';

/** Creates a data directory as Homeplot 0.1 left it. */
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'homeplot-upgrade-'));
  warnings = [];
  mkdirSync(join(dataDir, 'backups'));
  mkdirSync(join(dataDir, 'db/pg_wal'), { recursive: true });
  writeFileSync(join(dataDir, 'db/PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'db/pg_wal/000000010000000000000001'), '');
  copyFileSync(dump, join(dataDir, 'backups', dumpName));
  writeFileSync(
    join(dataDir, 'keys.json'),
    JSON.stringify({ jwtSecret: 's'.repeat(64), publicKey: 'sb_publishable_x' }),
  );
  new DatabaseSync(join(dataDir, 'lock')).close();
  writeFileSync(join(dataDir, 'lock'), '', { flag: 'a' });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openEmbeddedStore(dataDir, (message) => warnings.push(message));

test('a data directory of Homeplot 0.1 is upgraded once, and its old files are kept', async () => {
  const store = await open();
  const titles = () =>
    store.transactionAs(callerWith(ann, 'GET'), (sql) => sql.query('select title from public.projects'));
  expect(await titles()).toEqual([{ title: 'Lot' }]);
  await store.close();
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The database of Homeplot 0\.1 in .* was upgraded from its backup of 2026-11-20 10:00 UTC \(accounts: 1, projects: 1\)/,
    ),
  ]);
  const [archive = ''] = readdirSync(dataDir).filter((name) => name.startsWith('db.earlier-'));
  expect(readdirSync(join(dataDir, archive))).toContain('pg_wal');
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  await (await open()).close();
  expect(warnings).toHaveLength(1);
});

test('it is upgraded after a kill if its backup is new, with a warning', async () => {
  writeFileSync(join(dataDir, 'owner.json'), '{}');
  await (await open()).close();
  expect(warnings[1]).toContain('what was saved in its last minute may be missing');
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
});

test('it is not upgraded if it was changed long after its backup, and the error says what to do', async () => {
  writeFileSync(join(dataDir, 'owner.json'), '{}');
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(dataDir, 'backups', dumpName), before, before);
  await expect(open()).rejects.toThrow(
    /was changed after its newest backup, .* Start Homeplot 0\.1 on it once more/,
  );
  expect(existsSync(join(dataDir, 'db/pg_wal'))).toBe(true);
});

test('it is not upgraded while a server of Homeplot 0.1 uses it', async () => {
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  lock.exec('begin exclusive');
  await expect(open()).rejects.toThrow('is in use by a server of Homeplot 0.1');
  lock.close();
});
