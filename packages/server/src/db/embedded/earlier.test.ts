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
import { embeddedPlace } from '../../testing/databases.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { dumpsIn } from '../dumps.ts';
import { openEmbeddedStore } from './store.ts';

/** A dump as Homeplot 0.1 wrote it: what it has beside the rows was added since, and is not looked at here. */
let dump: string;
let ann: string;
let made: string;
let dataDir: string;
let told: string[];
beforeAll(async () => {
  const place = await embeddedPlace();
  made = place.dataDir;
  const store = await openEmbeddedStore(made, () => {});
  ann = await addUser(store);
  await store.as(callerWith(ann), (sql) => sql.query("insert into public.projects (title) values ('Lot')"));
  await store.writeDump();
  await store.close();
  dump = join(made, 'backups', dumpsIn(join(made, 'backups'))[0] ?? '');
});
afterAll(() => rm(made, { recursive: true, force: true }));

const dumpName = '2026-11-20T10-00-00-000Z.dump.gz';

/** What the server of Homeplot 0.1 leaves in its data directory. */
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'homeplot-earlier-'));
  told = [];
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

const open = () => openEmbeddedStore(dataDir, (sentence) => told.push(sentence));

test('a data directory of Homeplot 0.1 is brought over once, and its old files are kept', async () => {
  const store = await open();
  const titles = () =>
    store.as(callerWith(ann, 'GET'), (sql) => sql.query('select title from public.projects'));
  expect(await titles()).toEqual([{ title: 'Lot' }]);
  await store.close();
  expect(told).toEqual([
    expect.stringMatching(
      /^The database of Homeplot 0\.1 in .* from its backup of 2026-11-20 10:00 UTC \(accounts: 1, projects: 1\)/,
    ),
  ]);
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('db.earlier-'));
  expect(readdirSync(join(dataDir, aside))).toContain('pg_wal');
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  await (await open()).close();
  expect(told).toHaveLength(1);
});

test('if its server was killed and its backup is new, it is brought over, and a sentence says what may be missing', async () => {
  writeFileSync(join(dataDir, 'owner.json'), '{}');
  await (await open()).close();
  expect(told[1]).toContain('what was saved in its last minute may be missing');
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
});

test('if it was changed long after its backup, it is left as it is, and a sentence says what to do', async () => {
  writeFileSync(join(dataDir, 'owner.json'), '{}');
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(dataDir, 'backups', dumpName), before, before);
  await expect(open()).rejects.toThrow(
    /was changed after its newest backup, .* Start Homeplot 0\.1 on it once more/,
  );
  expect(existsSync(join(dataDir, 'db/pg_wal'))).toBe(true);
});

test('if a server of Homeplot 0.1 is using it, it is refused', async () => {
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  lock.exec('begin exclusive');
  await expect(open()).rejects.toThrow('is in use by a server of Homeplot 0.1');
  lock.close();
});
