import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { filesOf, type FileSite, hashOf, kept, nameOf, openFiles, pdf, remove } from '../testing/files.ts';
import { type Person, projects, saved } from '../testing/rest.ts';
import { openCollector } from './collector.ts';
import { DiskStore } from './diskStore.ts';

let site: FileSite;
let ann: Person;
let collect: () => Promise<void>;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
  const store = new DiskStore(join(site.dataDir, 'files'));
  const log = { error: (problem: unknown) => expect.fail(String(problem)) };
  const collector = openCollector(site.database, store, log, null);
  collect = () => collector.collect('all');
});

/** Makes the times of everything earlier. */
async function pass(days: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - make_interval(days => ${days})`;
  await site.database.query(
    `update storage.objects set ${earlier('last_accessed_at')}, ${earlier('unused_since')}`,
  );
  await site.database.query(`update storage.leavings set ${earlier('kept_until')}`);
}

const underlay = (bytes: Buffer) => ({ id: 'u', type: 'underlay', file: { sha256: hashOf(bytes) } });
/** Asked by a list, because looking at a file counts as using it. */
async function isThere(name: string): Promise<boolean> {
  const { data } = await filesOf(ann).list(ann.id);
  return data?.some((file) => name.endsWith(file.name)) ?? false;
}
const onDisk = (who: Person) => readdir(join(site.dataDir, 'files', who.id)).catch(() => []);

test('a file that no project uses is removed after 30 days, its bytes when no dump has it anymore', async () => {
  const name = await kept(ann, pdf());
  await collect();
  await pass(29);
  await collect();
  expect(await isThere(name)).toBe(true);
  await pass(2);
  await collect();
  expect(await isThere(name)).toBe(false);
  expect(await onDisk(ann)).toHaveLength(1);
  await pass(37);
  await collect();
  expect(await onDisk(ann)).toHaveLength(0);
});

test('a file of a project, or of an earlier version of one, stays', async () => {
  const [now, before] = [pdf(), pdf()];
  const names = [await kept(ann, now), await kept(ann, before)];
  const id = await saved(ann, 'Lot', [underlay(before)]);
  await projects(ann)
    .update({ objects: [underlay(now)] })
    .eq('id', id);
  await pass(100);
  await collect();
  await pass(100);
  await collect();
  expect(await Promise.all(names.map(isThere))).toEqual([true, true]);
  await projects(ann).delete().eq('id', id);
  await pass(100);
  await collect();
  expect(await isThere(nameOf(ann, now))).toBe(true);
});

test('a file that is read, or used by a project again, starts its 30 days again', async () => {
  const [read, used, other] = [pdf(), pdf(), pdf()];
  const names = [await kept(ann, read), await kept(ann, used), await kept(ann, other)];
  await collect();
  await pass(29);
  await filesOf(ann).download(nameOf(ann, read));
  await saved(ann, 'Lot', [underlay(used)]);
  await pass(2);
  await collect();
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, false]);
});

test('a file that a browser looks for before it saves a plan stays until the plan is saved', async () => {
  const bytes = pdf();
  const name = await kept(ann, bytes);
  await collect();
  await pass(31);
  await filesOf(ann).list(ann.id, { search: hashOf(bytes), limit: 1 });
  await collect();
  expect(await isThere(name)).toBe(true);
});

test('uploads that nobody continued, and stray bytes older than any dump, are removed; all else stays', async () => {
  const bytes = pdf();
  const { id } = ann;
  await site.database.query(
    `insert into storage.uploads (bucket_id, name, owner, bytes, expires_at)
     values ('files', $1, $2, 1000, now() - interval '1 second')`,
    [nameOf(ann, bytes), id],
  );
  const folder = join(site.dataDir, 'files', id);
  await mkdir(folder, { recursive: true });
  const key = (letter: string): string => `${letter.repeat(64)}-${letter.repeat(12)}`;
  const names = [key('a'), key('b'), 'not-a-file-of-homeplot.pdf'] as const;
  const [stray, recent, foreign] = names;
  for (const name of names) await writeFile(join(folder, name), 'x');
  const old = new Date(Date.now() - 37 * 86_400_000);
  for (const name of [stray, foreign]) await utimes(join(folder, name), old, old);
  await collect();
  expect(await site.database.query('select id from storage.uploads where owner = $1', [id])).toEqual([]);
  expect(new Set(await onDisk(ann))).toEqual(new Set([recent, foreign]));
});

test('the files of a deleted account are let go', async () => {
  await kept(ann, pdf());
  await site.database.query('delete from auth.users where id = $1', [ann.id]);
  await collect();
  expect(await onDisk(ann)).toHaveLength(1);
  await pass(37);
  await collect();
  expect(await onDisk(ann)).toHaveLength(0);
});

test('the bytes of a deleted file go an hour later, unless a dump was written while it was there', async () => {
  const dumps = await mkdtemp(join(tmpdir(), 'homeplot-dumps-'));
  onTestFinished(() => rm(dumps, { recursive: true }));
  const store = new DiskStore(join(site.dataDir, 'files'));
  const collector = openCollector(
    site.database,
    store,
    { error: (problem: unknown) => expect.fail(String(problem)) },
    dumps,
  );
  const used = async () =>
    (await site.database.query<{ bytes: number }>('select bytes from storage.used_by($1)', [ann.id]))[0]
      ?.bytes;
  const dumpOf = async (hours: number): Promise<void> => {
    const time = new Date(Date.now() - hours * 3_600_000);
    const file = join(dumps, `${time.toISOString().replaceAll(/[:.]/g, '-')}.dump.gz`);
    await writeFile(file, '');
    await utimes(file, time, time);
  };
  const earlier = (hours: number, ...columns: string[]): string =>
    columns.map((column) => `${column} = ${column} - make_interval(hours => ${hours})`).join(', ');
  const [named, unnamed] = [await kept(ann, pdf()), await kept(ann, pdf())];
  await site.database.query(`update storage.objects set ${earlier(5, 'created_at')} where name = $1`, [
    named,
  ]);
  await remove(site, named, unnamed);
  await dumpOf(3);
  await collector.collect('leavings');
  expect(await onDisk(ann)).toHaveLength(2);
  expect(await used()).toBe(2000);
  await site.database.query(
    `update storage.leavings set ${earlier(2, 'left_at', 'born_at')} where owner = $1`,
    [ann.id],
  );
  await collector.collect('leavings');
  expect(await onDisk(ann)).toHaveLength(1);
  expect(await used()).toBe(1000);
  for (const name of await readdir(dumps)) await rm(join(dumps, name));
  await dumpOf(1);
  await collector.collect('leavings');
  expect(await onDisk(ann)).toHaveLength(0);
  expect(await used()).toBe(0);
});
