import { expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';

const database = await newDatabase('file');

test('a plan whose text would be too long is rejected, however few bytes the database needs for it', async () => {
  const caller = callerWith(await addUser(database));
  const insert = (numbers: number) =>
    database.queryAs(
      caller,
      `insert into public.projects (title, objects)
       select 'Numbers', jsonb_agg(1e15000) from generate_series(1, ${numbers})`,
      [],
    );
  await insert(1_000);
  const constraint = 'projects_objects_text_size';
  await expect(insert(1_200)).rejects.toMatchObject({ code: '23514', constraint });
});
