import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { dumpsIn } from '../db/dumpFiles.ts';
import type { EmbeddedStore } from '../db/embedded/store.ts';
import { type DataLocation, newEmbeddedLocation, newLocation } from '../testing/databases.ts';
import { superuserOf } from '../testing/embeddedConnection.ts';
import { rowsOf, superuserAt } from '../testing/everyRow.ts';
import { hashOf, pdf } from '../testing/files.ts';
import { execute } from '../testing/postgresCluster.ts';
import {
  addData,
  clientOf,
  email,
  expectData,
  expectFile,
  expectUploaded,
  password,
} from '../testing/savedData.ts';
import { startServer } from '../testing/server.ts';

/** Creating a database takes seconds, and longer on a busy machine. */
const timeout = 120_000;

describe('a backup of the embedded database', { timeout }, () => {
  let location: DataLocation;
  let file: string;
  let files: string;
  let output: string;
  beforeEach(async () => {
    location = await newEmbeddedLocation();
    const folder = `${location.dataDir}-backups`;
    mkdirSync(folder);
    file = join(folder, 'today.backup');
    files = join(folder, 'homeplot-files');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  });

  /** Returns the exit code. */
  function run(
    command: 'backup' | 'restore' | 'restore-files',
    settings: Readonly<Record<string, string>> = {},
  ): number | null {
    const program = join(import.meta.dirname, 'backups.ts');
    const env = { ...process.env, DATA_DIR: location.dataDir, ...settings };
    const args = [...process.execArgv, program, command, file];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    output = `${stdout}${stderr}`;
    return status;
  }

  test('made while the server runs restores accounts, projects, versions, sessions and files', async () => {
    const server = await startServer(location);
    const token = await addData(server);
    const survey = pdf();
    await expectUploaded(server, token, survey);
    expect(run('backup'), output).toBe(0);
    expect(output).toContain(`${file} has everything in ${location.dataDir} (accounts: 1, projects: 1).`);
    expect(output).toContain(`Files of plans in ${files}: 1 (newly copied: 1).`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expectData(server, token);
    await server.close();

    rmSync(location.dataDir, { recursive: true });
    expect(run('restore'), output).toBe(0);
    expect(output).toContain(`Restored ${file} to ${location.dataDir} (accounts: 1, projects: 1).`);
    expect(statSync(location.dataDir).mode & 0o007).toBeLessThanOrEqual(1);
    const restored = await startServer(location);
    expect(restored.key).toBe(server.key);
    await expectData(restored, token);
    await expectFile(restored, token, survey);
    await restored.close();
  });

  test('copies the bytes of a file once, and lists the ones that a restore lacks', async () => {
    const server = await startServer(location);
    const token = await addData(server);
    const [first, second] = [pdf(), pdf()];
    await expectUploaded(server, token, first);
    expect(run('backup'), output).toBe(0);
    rmSync(file);
    await expectUploaded(server, token, second);
    expect(run('backup'), output).toBe(0);
    expect(output).toContain(`Files of plans in ${files}: 2 (newly copied: 1).`);
    // A copy that has rotted is made again, and a file that has rotted isn't copied.
    const [rotten = ''] = globSync(`*/${hashOf(second)}-*`, { cwd: files });
    writeFileSync(join(files, rotten), 'something else');
    rmSync(file);
    expect(run('backup'), output).toBe(0);
    expect(output).toContain(`Files of plans in ${files}: 2 (newly copied: 1).`);
    expect(output).not.toContain('ATTENTION');
    const source = join(location.dataDir, 'files', rotten);
    writeFileSync(source, 'something else');
    rmSync(join(files, rotten));
    rmSync(file);
    expect(run('backup'), output).toBe(0);
    expect(output).toContain('ATTENTION: 1 of 2 files of plans are missing or damaged in');
    expect(output).toContain(rotten);
    writeFileSync(source, second);
    rmSync(file);
    expect(run('backup'), output).toBe(0);
    await server.close();

    const [damaged = ''] = globSync(`*/${hashOf(first)}-*`, { cwd: files });
    writeFileSync(join(files, damaged), 'something else');
    rmSync(location.dataDir, { recursive: true });
    expect(run('restore'), output).toBe(0);
    expect(output).toContain('ATTENTION: 1 of 2 files of plans are neither in');
    expect(output).toContain(damaged);
    const restored = await startServer(location);
    await expectFile(restored, token, second);

    writeFileSync(join(files, damaged), first);
    file = files;
    expect(run('restore-files'), output).toBe(0);
    expect(output).toBe(`Files of plans in ${location.dataDir}/files: 2 (newly copied: 1).\n`);
    await expectFile(restored, token, first);
    await restored.close();
  });

  test('never overwrites a file, and a restore keeps the earlier database', async () => {
    const server = await startServer(location);
    await server.close();
    expect(run('backup'), output).toBe(0);
    const content = readFileSync(file);
    expect(run('backup')).toBe(1);
    expect(output).toBe(`${file} exists already. Name another file.\n`);
    expect(readFileSync(file)).toEqual(content);
    const again = await startServer(location);
    const token = await addData(again);
    expect(run('restore')).toBe(1);
    expect(output).toContain(`${location.dataDir} is in use by another Homeplot server`);
    await expectData(again, token);
    await again.close();

    expect(run('restore'), output).toBe(0);
    expect(output).toContain(`Restored ${file} to ${location.dataDir} (accounts: 0, projects: 0).`);
    const [, archive = ''] = /The earlier database is in (\S+)\.$/m.exec(output) ?? [];
    expect(archive).toContain(`${location.dataDir}/db.replaced-`);
    expect(existsSync(join(archive, 'PG_VERSION'))).toBe(true);
    const restored = await startServer(location);
    expect(restored.key).toBe(server.key);
    await restored.close();
  });

  test('can be a dump of the server, with the keys of its data directory', async () => {
    const server = await startServer(location);
    const token = await addData(server);
    await (server.database as EmbeddedStore).writeDump();
    await server.close();
    const [name = ''] = dumpsIn(join(location.dataDir, 'backups'));
    rmSync(join(location.dataDir, 'db'), { recursive: true });
    file = join(location.dataDir, 'backups', name);
    expect(run('restore'), output).toBe(0);
    const restored = await startServer(location);
    expect(restored.key).toBe(server.key);
    await expectData(restored, token);
    await restored.close();
  });

  test('that is damaged or not a backup is rejected with a message, and nothing is created', async () => {
    expect(run('backup'), output).toBe(0);
    const complete = readFileSync(file);
    rmSync(location.dataDir, { recursive: true });
    const rejections: readonly (readonly [Buffer, string])[] = [
      [complete.subarray(0, complete.length - 100), 'is damaged: '],
      [Buffer.from(complete).fill(0, complete.length - 200, complete.length - 100), 'is damaged: '],
      [Buffer.from('a plan\n'), 'is not a backup of Homeplot.'],
      [Buffer.alloc(0), 'is not a backup of Homeplot.'],
    ];
    for (const [content, message] of rejections) {
      writeFileSync(file, content);
      expect(run('restore')).toBe(1);
      expect(output).toContain(`${file} ${message}`);
      expect(output).not.toContain('    at ');
      expect(existsSync(location.dataDir)).toBe(false);
    }
  });

  describe('restored to a Postgres', () => {
    let target: Awaited<ReturnType<typeof newLocation>>;
    beforeEach(async () => {
      target = await newLocation('test', 'empty');
    });

    const move = (): number | null => run('restore', { DATABASE_URL: target.databaseUrl });

    test('is complete: sessions work, and saves keep versions', async () => {
      const before = await startServer(location);
      const token = await addData(before);
      const old = clientOf(before);
      const { data: session } = await old.auth.signInWithPassword({ email, password });
      await old.auth.signUp({ email: 'bea@example.org', password });
      await before.mailbox.linkTo('bea@example.org');
      // The mails come a moment before they are noted as sent.
      const due = async () =>
        (await rowsOf(superuserOf(location.dataDir))).filter(({ line }) => /due_at": "/.test(line));
      await expect.poll(due, { timeout: 60_000 }).toEqual([]);
      const rows = await rowsOf(superuserOf(location.dataDir));
      await before.close();
      expect(run('backup'), output).toBe(0);

      expect(move(), output).toBe(0);
      expect(output).toContain(
        `Restored ${file} to the database that DATABASE_URL names (accounts: 2, projects: 1).`,
      );
      expect(await rowsOf(superuserAt(target.databaseUrl))).toEqual(rows);

      const server = await startServer(target);
      expect(server.key).toBe(before.key);
      await expectData(server, token);
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
      // Row-level security applies to the role of the server again.
      const seen = await server.database.query('select id from public.projects');
      expect(seen).toEqual([]);
      await server.close();
    });

    test('is rejected if the database has data, and for a superuser', async () => {
      expect(run('backup'), output).toBe(0);
      await (await startServer(target)).close();
      const rows = await rowsOf(superuserAt(target.databaseUrl));
      expect(move()).toBe(1);
      expect(output).toMatch(
        /^The database that DATABASE_URL names already holds data of Homeplot, and nothing is /,
      );
      expect(await rowsOf(superuserAt(target.databaseUrl))).toEqual(rows);
      const asSuperuser = inject('postgres').superuserUrl.replace('{database}', 'postgres');
      expect(run('restore', { DATABASE_URL: asSuperuser })).toBe(1);
      expect(output).toContain('to which row-level security does not apply');
      expect(run('restore', { DATABASE_URL: 'postgres://homeplot:word@127.0.0.1:1/homeplot' })).toBe(1);
      expect(output).toMatch(/^The database that DATABASE_URL names cannot be reached: /);
    });

    test('changes nothing if it fails, and can be repeated', async () => {
      expect(run('backup'), output).toBe(0);
      const url = target.databaseUrl;
      await execute(url, 'create schema rest');
      expect(move()).toBe(1);
      expect(output).toContain(
        'can\'t be restored to the database that DATABASE_URL names: schema "rest" already exists',
      );
      expect(output).not.toContain('    at ');
      await execute(url, 'drop schema rest');
      expect(move(), output).toBe(0);
    });
  });

  test('is rejected without a database, with a Postgres, and without a folder', () => {
    expect(run('restore')).toBe(1);
    expect(output).toBe(`There is no file ${file}.\n`);
    expect(run('backup', { DATA_DIR: '/nowhere/at/all' })).toBe(1);
    expect(output).toContain('There is no database in /nowhere/at/all.');
    expect(existsSync('/nowhere')).toBe(false);
    expect(run('backup', { DATABASE_URL: 'postgres://homeplot:word@db/homeplot' })).toBe(1);
    expect(output).toContain('Back up that Postgres with pg_dump');
    file = join(location.dataDir, 'no/such/folder/today.backup');
    expect(run('backup')).toBe(1);
    expect(output).toBe(`There is no folder ${join(file, '..')}. Create it first.\n`);
    expect(run('backup', { PORT: 'eighty' })).toBe(1);
    expect(output).toMatch(/^PORT is "eighty"/);
  });
});
