import { beforeEach, expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, anonymous, callerWith } from '../testing/people.ts';
import type { Caller } from './database.ts';

type Project = { readonly id: string; readonly updated: string };
type Version = { readonly title: string; readonly object_count: number };

const listed = `select title, object_count from public.project_versions
  where project_id = $1 order by saved_at desc`;

const database = await newDatabase('file');
let ann: string;
let bob: string;
beforeEach(async () => {
  ann = await addUser(database);
  bob = await addUser(database);
});

function run<Row extends object>(caller: Caller, text: string, values: readonly unknown[] = []) {
  return database.transactionAs(caller, (sql) => sql.query<Row>(text, values));
}

async function add(owner: string, title: string, objects: readonly unknown[] = []): Promise<Project> {
  const text = `insert into public.projects (title, objects) values ($1, $2)
    returning id, extract(epoch from updated_at) * 1000000 as updated`;
  const [row] = await run<Project>(callerWith(owner), text, [title, JSON.stringify(objects)]);
  if (row === undefined) throw new Error('The project was not added.');
  return row;
}

async function rename(owner: string, id: string, title: string): Promise<void> {
  await run(callerWith(owner), 'update public.projects set title = $2 where id = $1', [id, title]);
}

/** With the same number of objects, and other settings. */
async function save(owner: string, id: string, title: string): Promise<void> {
  const text = 'update public.projects set title = $2, settings = $3 where id = $1';
  await run(callerWith(owner), text, [id, title, JSON.stringify({ title })]);
}

test('a save keeps the previous version, with the time of its save', async () => {
  const { id, updated } = await add(ann, 'One', [{ type: 'tree' }]);
  await save(ann, id, 'Two');
  await save(ann, id, 'Three');
  const kept = await run<Version>(callerWith(ann), listed, [id]);
  expect(kept).toEqual([
    { title: 'Two', object_count: 1 },
    { title: 'One', object_count: 1 },
  ]);
  const text = `select extract(epoch from saved_at) * 1000000 as saved from public.project_versions
    where project_id = $1 and title = 'One'`;
  expect(await run(callerWith(ann), text, [id])).toEqual([{ saved: updated }]);
});

test('a save without changes keeps no version', async () => {
  const { id } = await add(ann, 'One');
  await run(callerWith(ann), "update public.projects set objects = '[]' where id = $1", [id]);
  expect(await run(callerWith(ann), listed, [id])).toEqual([]);
});

test('a new title alone keeps no version', async () => {
  const { id } = await add(ann, 'One', [{ type: 'tree' }]);
  await rename(ann, id, 'Two');
  expect(await run(callerWith(ann), listed, [id])).toEqual([]);
  await save(ann, id, 'Three');
  expect(await run(callerWith(ann), listed, [id])).toEqual([{ title: 'Two', object_count: 1 }]);
});

test('beyond 500 MB the oldest versions of an account are deleted, of any project', async () => {
  const { id } = await add(ann, 'Old');
  await save(ann, id, 'Old, saved');
  const other = await add(ann, 'One');
  await save(ann, other.id, 'Two');
  // As if the first version were that long.
  await database.transaction(async (sql) => {
    for (const [table, where] of [
      ['project_versions', 'project_id'],
      ['project_version_totals', 'user_id'],
    ]) {
      await sql.query(`alter table public.${table} no force row level security`);
      const text = `update public.${table} set bytes = 500 * 1024 * 1024 where ${where} = $1`;
      await sql.query(text, [where === 'user_id' ? ann : id]);
      await sql.query(`alter table public.${table} force row level security`);
    }
  });
  await save(ann, other.id, 'Three');
  expect(await run(callerWith(ann), listed, [id])).toEqual([]);
  const kept = await run<Version>(callerWith(ann), listed, [other.id]);
  expect(kept.map(({ title }) => title)).toEqual(['Two', 'One']);
});

test('the last 50 versions of a project are kept', async () => {
  const { id } = await add(ann, 'Version 0');
  for (let number = 1; number <= 53; number += 1) await save(ann, id, `Version ${number}`);
  const titles = (await run<Version>(callerWith(ann), listed, [id])).map(({ title }) => title);
  expect(titles).toHaveLength(50);
  expect(titles[0]).toBe('Version 52');
  expect(titles[49]).toBe('Version 3');
});

test('the versions of a deleted project are kept, and belong to it again when it is restored', async () => {
  const { id } = await add(ann, 'One');
  await save(ann, id, 'Two');
  await run(callerWith(ann), 'delete from public.projects where id = $1', [id]);
  const titles = async () => (await run<Version>(callerWith(ann), listed, [id])).map(({ title }) => title);
  expect(await titles()).toEqual(['Two', 'One']);
  await run(callerWith(ann), "insert into public.projects (id, title) values ($1, 'Two')", [id]);
  expect(await titles()).toEqual(['Two', 'One']);
});

test('versions are visible only to their owner, even under a reused project id', async () => {
  const { id } = await add(ann, 'Secret');
  await run(callerWith(ann), 'delete from public.projects where id = $1', [id]);
  await run(callerWith(bob), "insert into public.projects (id, title) values ($1, 'Mine')", [id]);
  for (let number = 1; number <= 51; number += 1) await save(bob, id, `Mine ${number}`);
  const ofBob = await run<Version>(callerWith(bob), listed, [id]);
  expect(ofBob.map(({ title }) => title)).not.toContain('Secret');
  expect(await run(callerWith(ann), listed, [id])).toEqual([{ title: 'Secret', object_count: 0 }]);
  await expect(run(anonymous, listed, [id])).rejects.toMatchObject({ code: '42501' });
});

test('no caller can truncate the versions', async () => {
  const truncated = run(callerWith(ann), 'truncate public.project_versions');
  await expect(truncated).rejects.toMatchObject({ code: '42501' });
});

test('restoring a version is a save like any other', async () => {
  const { id } = await add(ann, 'One', [{ type: 'tree' }]);
  await run(callerWith(ann), "update public.projects set title = 'Two', objects = '[]' where id = $1", [id]);
  const text = `update public.projects as p set title = v.title, objects = v.objects, settings = v.settings
    from public.project_versions as v where v.project_id = p.id and p.id = $1 and v.title = 'One'`;
  await run(callerWith(ann), text, [id]);
  const now = 'select title, objects from public.projects where id = $1';
  expect(await run(callerWith(ann), now, [id])).toEqual([{ title: 'One', objects: [{ type: 'tree' }] }]);
  const kept = await run<Version>(callerWith(ann), listed, [id]);
  expect(kept.map(({ title }) => title)).toEqual(['Two', 'One']);
});
