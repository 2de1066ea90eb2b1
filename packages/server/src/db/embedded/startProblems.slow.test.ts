// What may be wrong at a start, each told in a sentence that says what to do.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { newEmbeddedLocation, newLocation } from '../../testing/databases.ts';
import { superuserOf } from '../../testing/embeddedConnection.ts';
import { addUser } from '../../testing/people.ts';
import { settingsFor, startServer } from '../../testing/server.ts';
import { openStore, type Store } from '../../start/open.ts';

const timeout = 240_000;

describe('an embedded database', { timeout }, () => {
  let dataDir: string;
  let said: string[];
  beforeEach(async () => {
    ({ dataDir } = await newEmbeddedLocation());
    said = [];
  });

  const open = (): Promise<Store> =>
    openStore({ dataDir, databaseUrl: null, jwtSecret: null, publicKey: null }, (text) => said.push(text));

  /** As the servers before left it. */
  async function closed(work: (store: Store) => Promise<unknown> = async () => {}): Promise<void> {
    const store = await open();
    await work(store);
    await store.database.close();
  }

  test('of a newer server is not called damaged, though its tables are others', async () => {
    await closed(async () => {
      const client = new Client(superuserOf(dataDir));
      await client.connect();
      await client.query(
        "insert into homeplot.migrations (name, checksum) values ('own/9999_newer.sql', 'x')",
      );
      await client.query('alter table public.projects add column newer int');
      await client.end();
    });
    await expect(open()).rejects.toThrow(
      'The database was migrated by a newer Homeplot (own/9999_newer.sql). Start that version instead.',
    );
  });

  test.each(['db.log', 'keys.json'])('beside a folder %s says how to move that away', async (name) => {
    await closed();
    const path = join(dataDir, name);
    rmSync(path, { force: true });
    mkdirSync(path);
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^DATA_DIR cannot be used: EISDIR: .* A folder is where a file should be\\. Move it away: mv ${path} ${path}\\.old$`,
      ),
    );
  });

  test('without keys.json says that everybody is signed out, if there is anybody', async () => {
    await closed();
    rmSync(join(dataDir, 'keys.json'));
    await closed(({ database }) => addUser(database));
    expect(said).toEqual([]);
    rmSync(join(dataDir, 'keys.json'));
    await closed();
    expect(said).toEqual([
      expect.stringMatching(/^ATTENTION: .*keys\.json was missing, so new keys were made/),
    ]);
  });

  test('that is gone with its backups is not begun anew beside keys and files, unless those are moved', async () => {
    await closed();
    rmSync(join(dataDir, 'db'), { recursive: true });
    rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
    mkdirSync(join(dataDir, 'files/somebody'), { recursive: true });
    writeFileSync(join(dataDir, 'files/somebody/a file'), 'x');
    await expect(open()).rejects.toThrow(
      /db is missing, though there is data of an installation in .* \(keys\.json, files\)\. .* type: DATA_DIR=\S+ npm run restore -- <file>\nTo begin/,
    );
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    for (const name of ['keys.json', 'files']) renameSync(join(dataDir, name), join(dataDir, `old ${name}`));
    await closed();
  });

  test('without the folders that are empty while it is stopped makes them again', async () => {
    await closed();
    const folders = ['pg_commit_ts', 'pg_replslot', 'pg_twophase', 'pg_logical/snapshots', 'pg_stat_tmp'];
    for (const name of folders) rmSync(join(dataDir, 'db', name), { recursive: true });
    await closed();
    expect(said).toHaveLength(1);
    for (const name of folders) expect(said[0]).toContain(name);
    await closed();
    expect(said).toHaveLength(1);
  });

  test('whose folder of transactions is gone is damaged, and that is found at once', async () => {
    await closed();
    rmSync(join(dataDir, 'db/homeplot.manifest'));
    rmSync(join(dataDir, 'db/pg_xact'), { recursive: true });
    await expect(open()).rejects.toThrow(/can't be started: could not access status of transaction \d+\./);
  });
});

describe('several servers on one Postgres', { timeout }, () => {
  test('with different secrets are told so', async () => {
    const location = await newLocation('test');
    const said: string[] = [];
    const start = async (jwtSecret: string | null): Promise<void> => {
      const settings = { ...settingsFor(location), jwtSecret };
      await (await openStore(settings, (text) => said.push(text))).database.close();
    };
    for (const secret of [null, null, 'a'.repeat(40)]) await start(secret);
    expect(said).toEqual([
      expect.stringMatching(/^ATTENTION: JWT_SECRET differs from the one used by the last server/),
    ]);
    await start('a'.repeat(40));
    expect(said).toHaveLength(1);
  });

  test('must keep files in one folder', async () => {
    const one = await newLocation('test');
    const other = { ...(await newLocation('test')), databaseUrl: one.databaseUrl };
    await (await startServer(one)).close();
    const server = await startServer(one);
    const id = await addUser(server.database);
    await server.database.query(
      `insert into storage.objects (bucket_id, name, owner, bytes, version)
       values ('files', $1 || '/x', $1::uuid, 1, 'x')`,
      [id],
    );
    const wrong =
      /^The files of plans are not in .*: the servers of this database keep them in another place\. .* type: echo (\S+) > (\S+)$/;
    const message = await startServer(other).then(
      () => '',
      (error: Error) => error.message,
    );
    const [, place = '', file = ''] = wrong.exec(message) ?? [];
    expect(message).toMatch(wrong);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `${place}\n`);
    await (await startServer(other)).close();
    await server.close();
  });
});
