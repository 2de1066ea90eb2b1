import { PGlite } from '@electric-sql/pglite';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { Child } from '../testing/child.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { maySmallDiskBeMounted, SmallDisk } from '../testing/smallDisk.ts';
import type { Database } from './database.ts';
import { Dumps, dumpsIn, toRemove, usualPace } from './dumps.ts';
import { openStore, StartError, type Store } from './open.ts';
import { DamagedError, Embedded } from './pglite.ts';

/** A new database takes seconds to make, and more where much else is running. */
const patience = 120_000;

let dataDir: string;
let told: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homeplot-store-'));
  told = [];
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const wanted = () => ({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null });
const open = (): Promise<Store> => openStore(wanted(), (sentence) => told.push(sentence));
const fill = () => cpSync(inject('embeddedTemplate'), join(dataDir, 'db'), { recursive: true });
const users = (database: Database) =>
  database.own((sql) => sql.query<{ id: string }>('select id from auth.users'));

const opening = `
  import { openStore } from ${JSON.stringify(new URL('open.ts', import.meta.url).pathname)};
  console.log('begins');
  try {
    await openStore(JSON.parse(process.env.WANTED), console.error);
    console.log('opened');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }`;
const openElsewhere = () => new Child(opening, { WANTED: JSON.stringify(wanted()) });

describe('the first start', () => {
  test(
    'a new directory becomes a database; only its owner may look into it',
    async () => {
      const { database, keys } = await open();
      expect(await users(database)).toEqual([]);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
      expect(keys.publicKey).toMatch(/^sb_publishable_[\w-]{32}$/);
      expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(64);
      await database.close();
      expect(told).toEqual([]);
    },
    patience,
  );

  test(
    'a start that is killed half-way is begun anew by the next one',
    async () => {
      const child = openElsewhere();
      expect(await child.line()).toBe('begins');
      while (!existsSync(join(dataDir, 'db.unfinished'))) await new Promise((turn) => setImmediate(turn));
      await child.kill('SIGKILL');
      expect(existsSync(join(dataDir, 'db'))).toBe(false);
      // Also where the half one looks like a whole one.
      writeFileSync(join(dataDir, 'db.unfinished', 'PG_VERSION'), '17');
      const { database } = await open();
      expect(await users(database)).toEqual([]);
      await database.close();
      expect(existsSync(join(dataDir, 'db.unfinished'))).toBe(false);
    },
    patience,
  );
});

describe('one server a directory', () => {
  beforeEach(fill);

  test('a second server says who holds the directory, and the first goes on', async () => {
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

  test('when the server that holds it is killed, the next one takes it at once', async () => {
    const child = openElsewhere();
    expect(await child.line()).toBe('begins');
    expect(await child.line(), child.errors).toBe('opened');
    await expect(open()).rejects.toThrow('is in use by another Homeplot server');
    await child.kill('SIGKILL');
    const { database } = await open();
    await database.close();
  });
});

describe('backups', () => {
  beforeEach(fill);

  /** Two sessions with a change each, so that there are two backups; the second account is only in the newer one. */
  async function twoBackups(): Promise<readonly [string, string]> {
    const first = await open();
    const ann = await addUser(first.database);
    await first.database.as(callerWith(ann), async (sql) => {
      const objects = JSON.stringify([{ type: 'text', text: 'tab\t, "quotes", \\ and a\nnew line; ü 🌳' }]);
      await sql.query('insert into public.projects (title, objects) values ($1, $2)', ["Ann's", objects]);
      await sql.query("update public.projects set title = 'Lot', objects = objects || '[1]'");
    });
    await first.database.close();
    const second = await open();
    const bob = await addUser(second.database);
    await second.database.close();
    return [ann, bob];
  }

  const everything = async (database: Database, owner: string) =>
    database.as(callerWith(owner, 'GET'), async (sql) => [
      await sql.query('select *, updated_at::text as exactly from public.projects'),
      await sql.query('select *, saved_at::text as exactly from public.project_versions'),
    ]);

  test.each([
    ['its control file is cut', (db: string) => truncateSync(join(db, 'global/pg_control'), 100)],
    ['it is missing altogether', (db: string) => rmSync(db, { recursive: true })],
  ])(
    'a database that is damaged (%s) is restored from the newest backup, and that is said',
    async (_name, damage) => {
      const [ann, bob] = await twoBackups();
      const before = await open();
      const rows = await everything(before.database, ann);
      await before.database.close();

      const isThere = join(dataDir, 'db');
      damage(isThere);
      const isLeft = existsSync(isThere);
      const after = await open();
      expect((await users(after.database)).map(({ id }) => id).toSorted()).toEqual([ann, bob].toSorted());
      expect(await everything(after.database, ann)).toEqual(rows);
      expect(told.join('\n')).toContain('has been restored from the backup');
      const aside = readdirSync(dataDir).filter((name) => name.startsWith('db.damaged-'));
      expect(aside).toHaveLength(isLeft ? 1 : 0);
      await after.database.close();
    },
    patience,
  );

  test(
    'a directory of the database that is empty beside backups is filled from the newest, never a new database',
    async () => {
      const [ann, bob] = await twoBackups();
      rmSync(join(dataDir, 'db'), { recursive: true });
      mkdirSync(join(dataDir, 'db'));
      const { database } = await open();
      expect((await users(database)).map(({ id }) => id).toSorted()).toEqual([ann, bob].toSorted());
      expect(told.join('\n')).toContain('is missing or empty. It has been restored from the backup');
      await database.close();
    },
    patience,
  );

  test('a database that does not open once is tried again before it is taken for damaged', async () => {
    const [ann, bob] = await twoBackups();
    vi.spyOn(PGlite, 'create').mockRejectedValueOnce(new Error('unreachable'));
    const { database } = await open();
    expect((await users(database)).map(({ id }) => id).toSorted()).toEqual([ann, bob].toSorted());
    await database.close();
    expect(told).toEqual([]);
  });

  test.each([
    ['memory', new RangeError('WebAssembly.Memory(): could not allocate memory')],
    ['open files', Object.assign(new Error('EMFILE: open'), { code: 'EMFILE', errno: -24, syscall: 'open' })],
    ['rights', Object.assign(new Error('EACCES: open'), { code: 'EACCES', errno: -13, syscall: 'open' })],
  ])(
    'a machine without %s refuses the start with a sentence, and nothing is restored',
    async (_name, error) => {
      await twoBackups();
      const before = readdirSync(dataDir);
      const create = vi.spyOn(PGlite, 'create').mockRejectedValue(error);
      const refused = await open().catch((reason: unknown) => reason);
      create.mockRestore();
      expect(refused).toBeInstanceOf(StartError);
      const sentence = `${join(dataDir, 'db')} cannot be opened: ${error.message}. Nothing in it was changed.`;
      expect((refused as StartError).message).toBe(sentence);
      expect(readdirSync(dataDir)).toEqual(before);
    },
  );

  test.each([
    ['its log', 'pg_wal'],
    ['its tables', 'base'],
    ['its version, without which the engine would make a new one on top of it', 'PG_VERSION'],
  ])('a database that misses %s does not open, and nothing is written over it', async (_name, part) => {
    const db = join(dataDir, 'db');
    rmSync(join(db, part), { recursive: true });
    await expect(Embedded.open(db)).rejects.toThrow(DamagedError);
    expect(existsSync(join(db, 'PG_VERSION'))).toBe(part !== 'PG_VERSION');
  });

  test(
    'a backup that is broken is passed over for the one before',
    async () => {
      const [ann] = await twoBackups();
      const [newest = ''] = dumpsIn(join(dataDir, 'backups'));
      truncateSync(join(dataDir, 'backups', newest), 100);
      truncateSync(join(dataDir, 'db/global/pg_control'), 100);
      const { database } = await open();
      expect((await users(database)).map(({ id }) => id)).toEqual([ann]);
      expect(told.join('\n')).toContain(`The backup ${newest} is not whole`);
      await database.close();
    },
    patience,
  );

  test('a damaged database without a backup is left as it is, and the start is refused with a sentence', async () => {
    truncateSync(join(dataDir, 'db/global/pg_control'), 100);
    await expect(open()).rejects.toThrow(StartError);
    await expect(open()).rejects.toThrow(/does not open: .* There is no backup in .*backups/);
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });

  test('a session without a change makes one backup at most, which only its owner may read', async () => {
    await (await open()).database.close();
    const after = dumpsIn(join(dataDir, 'backups')).length;
    const { database } = await open();
    await users(database);
    await database.close();
    expect(dumpsIn(join(dataDir, 'backups')).length - after).toBeLessThanOrEqual(1);
    for (const name of dumpsIn(join(dataDir, 'backups'))) {
      expect(statSync(join(dataDir, 'backups', name)).mode & 0o777).toBe(0o600);
    }
  });

  test('every row comes back of a table that is too large to be held in memory at a time', async () => {
    const read = (database: Database) =>
      database.own((sql) =>
        sql.query<{ rows: number; hash: string }>(`select count(*)::int as rows,
          md5(string_agg(email || metadata::text, ',' order by email)) as hash from auth.users`),
      );
    const { database } = await open();
    await database.own((sql) =>
      sql.query(`insert into auth.users (email, metadata)
        select i || '@example.org', jsonb_build_object('words',
          (select string_agg(md5(i::text || j::text), '') from generate_series(1, 2000) as j))
        from generate_series(1, 300) as i`),
    );
    const before = await read(database);
    expect(before).toMatchObject([{ rows: 300 }]);
    await database.close();
    rmSync(join(dataDir, 'db'), { recursive: true });
    const again = await open();
    expect(await read(again.database)).toEqual(before);
    await again.database.close();
    expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('what is overwritten gives its room to what is written after the next backup', async () => {
    const sizeAfter = async (rounds: number): Promise<number> => {
      const { database } = await open();
      await addUser(database);
      for (let round = 0; round < rounds; round += 1)
        await database.own((sql) =>
          sql.query(`update auth.users set metadata = jsonb_build_object('words',
            (select string_agg(md5(random()::text), '') from generate_series(1, 300)))`),
        );
      const [size] = await database.own((sql) =>
        sql.query<{ bytes: number }>(`select pg_total_relation_size('auth.users')::int as bytes`),
      );
      await database.close();
      return size?.bytes ?? 0;
    };
    const once = await sizeAfter(60);
    expect(once).toBeGreaterThan(400_000);
    expect(await sizeAfter(25)).toBeLessThan(1.2 * once);
  });

  test('where the room of old rows cannot be freed, that is said once, and backups are written all the same', async () => {
    const first = await Embedded.open(join(dataDir, 'db'));
    const [index] = await first.own((sql) =>
      sql.query<{ path: string }>(`select pg_relation_filepath(i.indexrelid) as path from pg_index as i
        where i.indrelid = (select reltoastrelid from pg_class where oid = 'auth.links'::regclass)`),
    );
    await first.close();
    writeFileSync(join(dataDir, 'db', index?.path ?? ''), Buffer.alloc(8192));
    const database = await Embedded.open(join(dataDir, 'db'));
    const folder = join(dataDir, 'backups');
    const dumps = new Dumps(database, folder, usualPace, (sentence) => told.push(sentence));
    const ids: string[] = [];
    for (const count of [1, 2, 3]) {
      ids.push(await addUser(database));
      dumps.touched();
      await dumps.flush();
      expect(dumpsIn(folder)).toHaveLength(count);
    }
    await dumps.flush();
    expect(dumpsIn(folder)).toHaveLength(3);
    await database.close();
    expect(told).toEqual([
      expect.stringMatching(/^The backup is written, but what is old could not be cleared away: index /),
    ]);
    rmSync(join(dataDir, 'db'), { recursive: true });
    const after = await open();
    expect((await users(after.database)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await after.database.close();
  });

  test('no table of ours has a sequence, which a backup would not carry', async () => {
    const { database } = await open();
    const found = await database.own((sql) => sql.query("select relname from pg_class where relkind = 'S'"));
    expect(found).toEqual([]);
    await database.close();
  });

  test('the newest five are kept, and the last of each of seven days', () => {
    const at = (day: number, hour: number) =>
      `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}-00-00-000Z.dump.gz`;
    const today = Array.from({ length: 8 }, (_, index) => at(21, 20 - index));
    const before = [20, 19, 18, 17, 16, 15, 14, 13].flatMap((day) => [at(day, 18), at(day, 9)]);
    const gone = toRemove([...today, ...before]);
    const kept = [...today, ...before].filter((name) => !gone.includes(name));
    expect(kept).toEqual([...today.slice(0, 5), ...[20, 19, 18, 17, 16, 15].map((day) => at(day, 18))]);
  });
});

/** Files of the directory that this process holds open. */
const heldOpen = () =>
  readdirSync('/proc/self/fd')
    .map((fd) => join('/proc/self/fd', fd))
    .filter((link) => existsSync(link) && readlinkSync(link).startsWith(dataDir));

describe.skipIf(process.platform !== 'linux')('a start that fails (where open files can be listed)', () => {
  beforeEach(fill);

  test('for a database of a newer server lets go of it', async () => {
    const { database } = await open();
    await database.own((sql) =>
      sql.query("insert into homeplot.migrations (name, checksum) values ('own/9999_newer.sql', 'x')"),
    );
    expect(heldOpen()).not.toEqual([]);
    await database.close();
    await expect(open()).rejects.toThrow(/was changed by a newer Homeplot/);
    expect(heldOpen()).toEqual([]);
  });

  test('for keys that are not whole lets go of the database and of the directory', async () => {
    writeFileSync(join(dataDir, 'keys.json'), '{}');
    await expect(open()).rejects.toThrow(/are incomplete/);
    expect(heldOpen()).toEqual([]);
  });
});

test('a database that is busy for more than two seconds is not ready', async () => {
  fill();
  const { database } = await open();
  let end: () => void = () => {};
  const busy = new Promise<void>((done) => {
    end = done;
  });
  const long = database.own(() => busy);
  expect(await database.isReady()).toBe(false);
  end();
  await long;
  expect(await database.isReady()).toBe(true);
  await database.close();
});

describe('what is in the way', () => {
  test('a folder that cannot be written is told', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const inFile = { ...wanted(), dataDir: join(dataDir, 'file', 'data') };
    await expect(openStore(inFile, () => {})).rejects.toThrow(/^DATA_DIR cannot be used: ENOTDIR/);
  });

  test('keys that are set are taken, the others are made once and stay', async () => {
    fill();
    const first = await open();
    await first.database.close();
    const second = await openStore({ ...wanted(), publicKey: 'sb_publishable_mine' }, () => {});
    expect(second.keys).toEqual({ ...first.keys, publicKey: 'sb_publishable_mine' });
    await second.database.close();
  });
});

describe.skipIf(!maySmallDiskBeMounted())(
  'a disk that is full (skipped where no small one may be mounted)',
  () => {
    test('refuses saves with a clear error, loses nothing, and goes on when there is room again', async () => {
      const disk = SmallDisk.mount();
      try {
        cpSync(inject('embeddedTemplate'), join(disk.folder, 'db'), { recursive: true });
        const { database } = await openStore({ ...wanted(), dataDir: disk.folder }, () => {});
        const ann = await addUser(database);
        const save = () =>
          database.as(callerWith(ann), (sql) =>
            sql.query("insert into public.projects (title) values ('Lot')"),
          );
        await save();
        disk.fill();
        await expect(save()).rejects.toMatchObject({
          code: '53100',
          message: 'The disk of the database is full.',
        });
        const text = "insert into public.projects (title) values ('Lot')";
        await expect(database.once(callerWith(ann), text, [])).rejects.toMatchObject({ code: '53100' });
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
