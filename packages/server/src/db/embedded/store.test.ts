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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Child } from '../../testing/child.ts';
import { layEmbedded } from '../../testing/databases.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { maySmallDiskBeMounted, SmallDisk } from '../../testing/smallDisk.ts';
import type { Database } from '../database.ts';
import { openStore, type Store } from '../open.ts';
import { accountForPostgres } from './account.ts';
import { isPostgres } from './processes.ts';

let dataDir: string;
let told: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeplot-store-'));
  told = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const wanted = () => ({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null });
const open = (): Promise<Store> => openStore(wanted(), (sentence) => told.push(sentence));
const fill = () => layEmbedded(dataDir);
const users = (database: Database) =>
  database.own((sql) => sql.query<{ id: string }>('select id from auth.users'));

const opening = `
  import { openStore } from ${JSON.stringify(new URL('../open.ts', import.meta.url).pathname)};
  console.log('begins');
  try {
    await openStore(JSON.parse(process.env.WANTED), console.error);
    console.log('opened');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }`;
const openElsewhere = () => new Child(opening, { WANTED: JSON.stringify(wanted()) });

/** The process of the database; undefined when none runs. */
function postgres(): number | undefined {
  const file = join(dataDir, 'db/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : undefined;
}

describe('the first start', () => {
  test('creates a database that only its owner may read and nobody can reach from outside', async () => {
    const { database, keys } = await open();
    expect(await users(database)).toEqual([]);
    const passing = accountForPostgres() === null ? 0o700 : 0o711;
    expect(statSync(dataDir).mode & 0o777).toBe(passing);
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    for (const file of ['keys.json', 'db.log', 'db/homeplot.json'])
      expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
    const listens = await database.own((sql) =>
      sql.query(`select setting from pg_settings
      where name in ('listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit') order by name`),
    );
    expect(listens).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: '' }, { setting: 'on' }]);
    expect(keys.publicKey).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(64);
    await database.close();
    expect(told).toEqual([]);
  });

  test('is repeated from the beginning by the next one if it is killed', async () => {
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    while (globSync('db.unfinished*/PG_VERSION', { cwd: dataDir }).length === 0)
      await new Promise((turn) => setImmediate(turn));
    await child.kill('SIGKILL');
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    expect(globSync('db.unfinished*', { cwd: dataDir })).toEqual([]);
  });

  test('works if the path of the data directory is too long for a socket', async () => {
    const short = dataDir;
    dataDir = join(dataDir, 'a-folder-with-a-long-name-'.repeat(5));
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    dataDir = short;
  });
});

describe('one server per directory', () => {
  beforeEach(fill);

  test('a second server says which one has the directory, and the first keeps running', async () => {
    const { database } = await open();
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    const sentence = await child.line();
    expect(sentence).toContain(`${dataDir} is in use by another Homeplot server, process ${process.pid} on `);
    expect(sentence).toContain('Stop that server, or set another DATA_DIR.');
    await child.ended;
    await addUser(database);
    await database.close();
  });

  test('the next server stops the Postgres of one that was killed, and takes the directory', async () => {
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

  test('lock files that a power cut left empty do not keep Postgres from starting', async () => {
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) writeFileSync(join(dataDir, 'db', name), '');
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
  });

  test.skipIf(process.platform !== 'linux')(
    'a number that another program has now is not taken for a running Postgres (where programs have names)',
    async () => {
      writeFileSync(join(dataDir, 'db/postmaster.pid'), `${process.pid}\n${join(dataDir, 'db')}\n`);
      const { database } = await open();
      expect(await users(database)).toEqual([]);
      await database.close();
    },
  );
});

describe('while it runs', () => {
  beforeEach(fill);

  test('a Postgres that is killed is restarted, with everything that was saved', async () => {
    const { database } = await open();
    const ann = await addUser(database);
    process.kill(postgres() ?? 0, 'SIGKILL');
    await expect.poll(() => database.isReady(), { timeout: 60_000 }).toBe(true);
    expect(await users(database)).toEqual([{ id: ann }]);
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    expect(await child.line()).toContain('is in use by another Homeplot server');
    await child.ended;
    await database.close();
    expect(told).toEqual(['Postgres stopped unexpectedly. Restarting it.']);
  });

  test('losing the connection with the lock does not let another server in', async () => {
    const { database } = await open();
    // As when the system ends one of its processes: all connections are closed, and it goes on by itself.
    const [victim] = await database.own((sql) =>
      sql.query<{ pid: number }>('select pg_backend_pid() as pid'),
    );
    process.kill(victim?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => database.isReady(), { timeout: 60_000 }).toBe(true);
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    const sentence = await child.line();
    expect(sentence).toContain('is in use by another Homeplot server');
    await child.ended;
    await database.close();
  });

  test('a database that is busy for more than two seconds is not ready', async () => {
    const { database } = await open();
    let end: () => void = () => {};
    const busy = new Promise<void>((done) => (end = done));
    const all = Array.from({ length: 12 }, () => database.own(() => busy));
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
    const inFile = { ...wanted(), dataDir: join(dataDir, 'file', 'data') };
    await expect(openStore(inFile, () => {})).rejects.toThrow(/^DATA_DIR cannot be used: ENOTDIR/);
  });

  test('keys from the settings are used, others are created once and kept', async () => {
    fill();
    const first = await open();
    await first.database.close();
    const second = await openStore({ ...wanted(), publicKey: 'sb_publishable_mine' }, () => {});
    expect(second.keys).toEqual({ ...first.keys, publicKey: 'sb_publishable_mine' });
    await second.database.close();
  });

  test('a database of a newer server is refused and released', async () => {
    fill();
    const { database } = await open();
    await database.own((sql) =>
      sql.query("insert into homeplot.migrations (name, checksum) values ('own/9999_newer.sql', 'x')"),
    );
    await database.close();
    await expect(open()).rejects.toThrow(/was changed by a newer Homeplot/);
    expect(postgres()).toBeUndefined();
  });

  test.each(['', '{}', '{"jwtSecret": ', '[]', '\0\0\0\0'])(
    'damaged keys (%j) are reported in a sentence, and the database is released',
    async (text) => {
      fill();
      writeFileSync(join(dataDir, 'keys.json'), text);
      await expect(open()).rejects.toThrow(/keys\.json are damaged or incomplete\. Put back a copy/);
      expect(postgres()).toBeUndefined();
    },
  );

  test('a secret that has changed on the disk is reported and not used', async () => {
    fill();
    await (await open()).database.close();
    const file = join(dataDir, 'keys.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"jwtSecret": "..../, '"jwtSecret": "XXXX'));
    await expect(open()).rejects.toThrow(/keys\.json are damaged or incomplete/);
  });

  test('a lost password is renewed', async () => {
    fill();
    for (const text of ['', '{"password":"guessed"}']) {
      writeFileSync(join(dataDir, 'db/homeplot.json'), text);
      const { database } = await open();
      expect(await users(database)).toEqual([]);
      await database.close();
    }
    expect(told).toHaveLength(2);
  });

  test('settings that were changed by hand or are damaged are replaced', async () => {
    fill();
    for (const name of ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'])
      writeFileSync(join(dataDir, 'db', name), 'nonsense = ((');
    const { database } = await open();
    expect(await users(database)).toEqual([]);
    await database.close();
    expect(told).toEqual([]);
  });

  test('a restore that was interrupted before its end never leaves an empty database', async () => {
    mkdirSync(join(dataDir, 'db.replaced-2026-11-21T10-00-00-000Z'));
    await expect(open()).rejects.toThrow(
      /db is missing, though db\.replaced-2026-11-21T10-00-00-000Z is beside it, .* Rename db\.replaced-/,
    );
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  test('an empty folder beside backups never becomes a new database', async () => {
    mkdirSync(join(dataDir, 'backups'));
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'backups/2026-11-21T10-00-00-000Z.dump.gz'), '');
    await expect(open()).rejects.toThrow(
      /db is missing or empty, .* To go back to the backup of 2026-11-21 10:00 UTC, type: DATA_DIR=\S+ npm run restore -- \S+gz$/,
    );
    expect(readdirSync(join(dataDir, 'db'))).toEqual([]);
  });
});

describe.skipIf(!maySmallDiskBeMounted())(
  'a disk that is full (skipped where no small one may be mounted)',
  () => {
    test('refuses saves with a clear error, loses nothing, and goes on when there is room again', async () => {
      const disk = SmallDisk.mount();
      try {
        layEmbedded(disk.folder);
        const { database } = await openStore({ ...wanted(), dataDir: disk.folder }, () => {});
        const ann = await addUser(database);
        const adding = "insert into public.projects (title) values ('Lot')";
        const save = () => database.as(callerWith(ann), (sql) => sql.query(adding));
        await save();
        disk.fill();
        await expect(save()).rejects.toMatchObject({
          code: '53100',
          message: 'The disk of the database is full.',
        });
        await expect(database.once(callerWith(ann), adding, [])).rejects.toMatchObject({ code: '53100' });
        await expect(addUser(database)).rejects.toMatchObject({ code: '53100' });
        expect(await users(database)).toHaveLength(1);
        expect(await database.isReady()).toBe(true);
        disk.makeRoom();
        await save();
        const kept = await database.as(callerWith(ann, 'GET'), (sql) =>
          sql.query('select id from public.projects'),
        );
        expect(kept).toHaveLength(2);
        await database.close();
      } finally {
        disk.remove();
      }
    });
  },
);

test('no table of ours has a sequence, which a backup would leave out', async () => {
  fill();
  const { database } = await open();
  const found = await database.own((sql) => sql.query("select relname from pg_class where relkind = 'S'"));
  expect(found).toEqual([]);
  await database.close();
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
});
