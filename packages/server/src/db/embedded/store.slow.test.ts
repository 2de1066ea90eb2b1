import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest';
import { Child } from '../../testing/child.ts';
import { copyEmbeddedDatabase } from '../../testing/databases.ts';
import { addUser } from '../../testing/people.ts';
import type { Database } from '../database.ts';
import { openStore, type Store } from '../../start/open.ts';
import { accountForPostgres } from './account.ts';
import { isPostgres } from './processes.ts';

let dataDir: string;
let warnings: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeplot-store-'));
  warnings = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const settingsOf = () => ({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null });
const open = (): Promise<Store> => openStore(settingsOf(), (message) => warnings.push(message));
const fill = () => copyEmbeddedDatabase(dataDir);
const users = (database: Database) => database.query<{ id: string }>('select id from auth.users');

const opening = `
  import { openStore } from ${JSON.stringify(new URL('../../start/open.ts', import.meta.url).pathname)};
  console.log('begins');
  try {
    await openStore(JSON.parse(process.env.SETTINGS), console.error);
    console.log('opened');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }`;
const openElsewhere = () => new Child(opening, { SETTINGS: JSON.stringify(settingsOf()) });

/** The process id of Postgres; undefined if it isn't running. */
function postgres(): number | undefined {
  const file = join(dataDir, 'db/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : undefined;
}

describe('the first start', () => {
  test('creates a database that only its owner may read and that has no network address', async () => {
    const { database, keys } = await open();
    expect(await users(database)).toEqual([]);
    const mode = accountForPostgres() === null ? 0o700 : 0o711;
    expect(statSync(dataDir).mode & 0o777).toBe(mode);
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    for (const file of ['keys.json', 'db.log', 'db/homeplot.json'])
      expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
    const settings = await database.query(`select setting from pg_settings
      where name in ('listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit') order by name`);
    expect(settings).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: '' }, { setting: 'on' }]);
    expect(keys.publicKey).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(64);
    await database.close();
    expect(warnings).toEqual([]);
  });

  test('is repeated from the beginning if it was killed', async () => {
    do {
      rmSync(join(dataDir, 'db'), { recursive: true, force: true });
      const child = openElsewhere();
      expect(await child.line()).toBe('begins');
      while (globSync('db.unfinished*/PG_VERSION', { cwd: dataDir }).length === 0)
        await new Promise((turn) => setImmediate(turn));
      await child.kill('SIGKILL');
      // On a busy machine it may have ended before it was killed.
    } while (existsSync(join(dataDir, 'db')));
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    expect(globSync('db.unfinished*', { cwd: dataDir })).toEqual([]);
  });

  test('works if the path of the data directory is too long for a socket', async () => {
    const short = dataDir;
    // The link to it would stay until the end of the process, and for good if that is killed.
    vi.stubEnv('TMPDIR', dataDir);
    onTestFinished(() => void vi.unstubAllEnvs());
    dataDir = join(dataDir, 'a-folder-with-a-long-name-'.repeat(5));
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    dataDir = short;
  });
});

describe('the lock', () => {
  beforeEach(fill);

  test('keeps a second server out, which says who has the directory', async () => {
    const { database } = await open();
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    const message = await child.line();
    expect(message).toContain(`${dataDir} is in use by another Homeplot server, process ${process.pid} on `);
    expect(message).toContain('Stop that server, or set another DATA_DIR.');
    await child.ended;
    await addUser(database);
    await database.close();
  });

  test('is released when a server is killed; the next one stops its Postgres', async () => {
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    expect(await child.line(), child.errors).toBe('opened');
    await expect(open()).rejects.toThrow('is in use by another Homeplot server');
    const orphan = postgres();
    await child.kill('SIGKILL');
    const { database } = await open();
    expect(postgres()).not.toBe(orphan);
    expect(isPostgres(orphan ?? 0)).toBe(false);
    await database.close();
    expect(postgres()).toBeUndefined();
  });

  test('is not blocked by lock files that a power cut left empty', async () => {
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) writeFileSync(join(dataDir, 'db', name), '');
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
  });

  test.skipIf(process.platform !== 'linux')(
    'is not blocked by a process id that another program has now (only on Linux)',
    async () => {
      writeFileSync(join(dataDir, 'db/postmaster.pid'), `${process.pid}\n${join(dataDir, 'db')}\n`);
      const { database } = await open();
      expect(await users(database)).toEqual([]);
      await database.close();
    },
  );
});

describe('a running database', () => {
  beforeEach(fill);

  test('is restarted after a kill, with everything that was saved', async () => {
    const { database } = await open();
    const ann = await addUser(database);
    const killed = postgres();
    process.kill(killed ?? 0, 'SIGKILL');
    // Its processes may answer for a moment more; the next Postgres starts when they are gone.
    await expect.poll(postgres, { timeout: 60_000 }).not.toBe(killed);
    const saved = () => users(database).catch(String);
    await expect.poll(saved, { timeout: 60_000 }).toEqual([{ id: ann }]);
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    expect(await child.line()).toContain('is in use by another Homeplot server');
    await child.ended;
    await database.close();
    expect(warnings).toEqual(['Postgres stopped unexpectedly. Restarting it.']);
  });

  test('is restarted even if it is killed as soon as it answers, again and again', async () => {
    const { database } = await open();
    const saved = () => users(database).catch(String);
    for (let kills = 0; kills < 5; kills += 1) {
      await expect.poll(saved, { timeout: 60_000, interval: 1 }).toEqual([]);
      const killed = postgres();
      if (killed !== undefined && isPostgres(killed)) process.kill(killed, 'SIGKILL');
      await expect.poll(postgres, { timeout: 60_000, interval: 1 }).not.toBe(killed);
    }
    await expect.poll(saved, { timeout: 60_000 }).toEqual([]);
    await database.close();
  }, 120_000);

  test('keeps other servers out after it has lost the connection with the lock', async () => {
    const { database } = await open();
    // Postgres closes all connections when one of its processes is killed, and recovers by itself.
    const [victim] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(victim?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => database.isReady(), { timeout: 60_000 }).toBe(true);
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    const message = await child.line();
    expect(message).toContain('is in use by another Homeplot server');
    await child.ended;
    await database.close();
  });

  test('is not ready while it is busy for more than two seconds', async () => {
    const { database } = await open();
    let end: () => void = () => {};
    const busy = new Promise<void>((done) => (end = done));
    const all = Array.from({ length: 12 }, () => database.transaction(() => busy));
    expect(await database.isReady()).toBe(false);
    end();
    await Promise.all(all);
    expect(await database.isReady()).toBe(true);
    await database.close();
  });
});

describe('problems at the start', () => {
  test('a folder that cannot be written is reported', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const inFile = { ...settingsOf(), dataDir: join(dataDir, 'file', 'data') };
    await expect(openStore(inFile, () => {})).rejects.toThrow(/^DATA_DIR cannot be used: ENOTDIR/);
  });

  test('keys from the settings are used; others are generated once', async () => {
    fill();
    const first = await open();
    await first.database.close();
    const second = await openStore({ ...settingsOf(), publicKey: 'sb_publishable_mine' }, () => {});
    expect(second.keys).toEqual({ ...first.keys, publicKey: 'sb_publishable_mine' });
    await second.database.close();
  });

  test('a database of a newer server is an error, and Postgres is stopped', async () => {
    fill();
    const { database } = await open();
    await database.query(
      "insert into homeplot.migrations (name, checksum) values ('own/9999_newer.sql', 'x')",
    );
    await database.close();
    await expect(open()).rejects.toThrow(/was migrated by a newer Homeplot/);
    expect(postgres()).toBeUndefined();
  });

  test.each(['', '{}', '{"jwtSecret": ', '[]', '\0\0\0\0'])(
    'damaged keys (%j) are an error, and Postgres is stopped',
    async (text) => {
      fill();
      writeFileSync(join(dataDir, 'keys.json'), text);
      await expect(open()).rejects.toThrow(/keys\.json are damaged or incomplete\. Restore it from a backup/);
      expect(postgres()).toBeUndefined();
    },
  );

  test('a secret that has changed on disk is an error', async () => {
    fill();
    await (await open()).database.close();
    const file = join(dataDir, 'keys.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"jwtSecret": "..../, '"jwtSecret": "XXXX'));
    await expect(open()).rejects.toThrow(/keys\.json are damaged or incomplete/);
  });

  test('a lost password is reset', async () => {
    fill();
    for (const text of ['', '{"password":"guessed"}']) {
      writeFileSync(join(dataDir, 'db/homeplot.json'), text);
      const { database } = await open();
      expect(await users(database)).toEqual([]);
      await database.close();
    }
    expect(warnings).toHaveLength(2);
  });

  test('changed or damaged settings are replaced', async () => {
    fill();
    for (const name of ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'])
      writeFileSync(join(dataDir, 'db', name), 'nonsense = ((');
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    expect(warnings).toEqual([]);
  });

  test('an interrupted restore does not lead to an empty database', async () => {
    mkdirSync(join(dataDir, 'db.replaced-2026-11-21T10-00-00-000Z'));
    await expect(open()).rejects.toThrow(
      /db is missing, though db\.replaced-2026-11-21T10-00-00-000Z is beside it, .* Rename db\.replaced-/,
    );
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  test('an empty folder beside backups does not become a new database', async () => {
    mkdirSync(join(dataDir, 'backups'));
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'backups/2026-11-21T10-00-00-000Z.dump.gz'), '');
    await expect(open()).rejects.toThrow(
      /db is missing or empty, .* To go back to the backup of 2026-11-21 10:00 UTC, type: DATA_DIR=\S+ npm run restore -- \S+gz$/,
    );
    expect(readdirSync(join(dataDir, 'db'))).toEqual([]);
  });
});

test('no table has a sequence, which a backup would not include', async () => {
  fill();
  const { database } = await open();
  const found = await database.query("select relname from pg_class where relkind = 'S'");
  expect(found).toEqual([]);
  await database.close();
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
});
