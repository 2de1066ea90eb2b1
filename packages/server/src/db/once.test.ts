import { beforeEach, expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';

const database = await newDatabase('file');
let ann: string;
beforeEach(async () => {
  ann = await addUser(database);
});

const adding = "insert into public.projects (title) values ('Lot') returning id";

async function titles(): Promise<readonly unknown[]> {
  return database.queryAs(callerWith(ann, 'GET'), 'select title from public.projects', []);
}

test('queryAs runs as the caller, only for its transaction', async () => {
  const text = "select current_setting('role') as role, auth.uid() as uid";
  expect(await database.queryAs(callerWith(ann), text, [])).toEqual([{ role: 'authenticated', uid: ann }]);
  const own = await database.query(text);
  expect(own).toEqual([{ role: 'none', uid: null }]);
});

test('queryAs rolls back a statement that fails', async () => {
  await database.queryAs(callerWith(ann), adding, []);
  const failing = `with added as (${adding}) select count(*) / $1::int from added`;
  await expect(database.queryAs(callerWith(ann), failing, ['0'])).rejects.toMatchObject({ code: '22012' });
  expect(await titles()).toEqual([{ title: 'Lot' }]);
});

test('queryAs runs nothing if the settings of the caller fail', async () => {
  const nobody = { ...callerWith(ann), path: '\0' };
  const text = `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`;
  await expect(database.queryAs(nobody, text, [])).rejects.toMatchObject({ code: '22021' });
  expect(await titles()).toEqual([]);
});
