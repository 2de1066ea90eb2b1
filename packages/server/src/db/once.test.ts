import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import type { Database } from './database.ts';

const adding = "insert into public.projects (title) values ('Lot') returning id";

withDatabases('one statement in one message', (open) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });

  async function titles(): Promise<readonly unknown[]> {
    return database.once(callerWith(ann, 'GET'), 'select title from public.projects', []);
  }

  test('it runs as its caller, and role and claims end with it', async () => {
    const whose = "select current_setting('role') as role, auth.uid() as uid";
    expect(await database.once(callerWith(ann), whose, [])).toEqual([{ role: 'authenticated', uid: ann }]);
    const own = await database.own((sql) => sql.query(whose));
    expect(own).toEqual([{ role: 'none', uid: null }]);
  });

  test('what was written stays, unless it fails later on', async () => {
    await database.once(callerWith(ann), adding, []);
    const failing = `with added as (${adding}) select count(*) / $1::int from added`;
    await expect(database.once(callerWith(ann), failing, ['0'])).rejects.toMatchObject({ code: '22012' });
    expect(await titles()).toEqual([{ title: 'Lot' }]);
  });

  test('where its caller cannot be set, nothing is run', async () => {
    const nobody = { ...callerWith(ann), path: '\0' };
    const text = `insert into public.projects (user_id, title) values ('${ann}', 'By the server')`;
    await expect(database.once(nobody, text, [])).rejects.toMatchObject({ code: '22021' });
    expect(await titles()).toEqual([]);
  });

  test('any number of different ones are answered, again and again, also after mistakes', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 120; i += 1) {
        const asked = database.once(callerWith(ann), `select ${i} as number, $1 as word`, ['tree']);
        expect(await asked).toEqual([{ number: i, word: 'tree' }]);
        const mistaken = database.once(callerWith(ann), `select ${i} / $1::int`, ['0']);
        await expect(mistaken).rejects.toMatchObject({ code: '22012' });
        const senseless = database.once(callerWith(ann), 'select nonsense', []);
        await expect(senseless).rejects.toMatchObject({ code: '42703' });
      }
    }
    expect(await titles()).toEqual([]);
  });
});
