import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newEmbeddedLocation } from '../../testing/databases.ts';
import { addUser, callerWith } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { BackupHealth } from '../backupHealth.ts';
import { dumpsIn } from '../dumpFiles.ts';
import { DataFolder } from './dataFolder.ts';
import { keepProofs } from './proofs.ts';
import type { EmbeddedStore } from './store.ts';

/** Creating a database takes seconds, and longer on a busy machine. */
const timeout = 120_000;

test('the newest dump is restored beside a running server, and a failure is loud', { timeout }, async () => {
  const location = await newEmbeddedLocation();
  const server = await startServer(location);
  const store = server.database as EmbeddedStore;
  const ann = await addUser(store);
  await store.queryAs(callerWith(ann), "insert into public.projects (title) values ('Lot')", []);
  await store.writeDump();
  const folder = new DataFolder(location.dataDir);
  const warnings: string[] = [];
  const proofs = keepProofs(folder, new BackupHealth(folder.backups, (text) => warnings.push(text)));
  await proofs.prove();
  expect(warnings).toEqual([]);
  expect(readdirSync(location.dataDir).filter((name) => name.startsWith('db.'))).toEqual(['db.log']);
  const [dump = ''] = dumpsIn(folder.backups);
  expect(new BackupHealth(folder.backups, () => {}).report()).toMatchObject({ problem: null });
  await server.close();

  // Its head says what it has, and its rows can be read, but the title breaks a rule of the database.
  const file = join(folder.backups, dump);
  const damaged = gunzipSync(readFileSync(file)).toString('latin1').replace('\tLot\t', '\t\t');
  const bytes = /("table":"public\.projects".*?"bytes":)(\d+)/;
  const mended = damaged.replace(bytes, (_, head: string, count: string) => `${head}${Number(count) - 3}`);
  writeFileSync(file, gzipSync(Buffer.from(mended, 'latin1')));
  await proofs.prove();
  // A sparse file, of which a restore would fill the disk. That says nothing about the backup.
  const large = join(folder.backups, '9999-01-01T00-00-00-000Z.dump.gz');
  writeFileSync(large, '');
  truncateSync(large, 1e12);
  await proofs.prove();
  const full = 'The disk is too full to test the newest backup.';
  const report = () => new BackupHealth(folder.backups, () => {}).report().problem;
  expect(report()).toBe(`The newest backup could not be restored. ${full}`);
  expect(warnings.pop()).toMatch(/^ATTENTION: .* could not be tested: the disk is almost full\. Keep /);
  rmSync(large);
  await proofs.prove();
  await proofs.close();
  expect(report()).toBe('The newest backup could not be restored.');
  const loud = /^ATTENTION: The backup .* could not be tested: .* can't be restored: .*projects_title_length/;
  expect(warnings).toEqual([expect.stringMatching(loud)]);

  const again = await startServer(location);
  expect(again.log).toEqual([expect.stringMatching(loud)]);
  const ready = await fetch(`${again.url}/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({
    ready: true,
    backups: { problem: 'The newest backup could not be restored.' },
  });
  const metrics = await (await fetch(`${again.url}/metrics`)).text();
  expect(metrics).toContain('\nhomeplot_backup_problem 1\n');
  expect(metrics).toMatch(/\nhomeplot_backup_proof_time_seconds \d{10}\n/);
  expect(metrics).toContain('\nhomeplot_files_lost 0\n');
  await again.close();
});
