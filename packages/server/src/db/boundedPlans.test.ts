import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { callerWith } from '../testing/people.ts';

withDatabases('a plan whose text would be too long', (open) => {
  test('is not stored, however few bytes the database needs for it', async () => {
    const database = await open();
    const id = randomUUID();
    await database.own((sql) =>
      sql.query('insert into auth.users (id, email) values ($1, $2)', [id, 'ann@example.org']),
    );
    const insert = (numbers: number) =>
      database.as(callerWith(id), (sql) =>
        sql.query(`insert into public.projects (title, objects)
          select 'Numbers', jsonb_agg(1e15000) from generate_series(1, ${numbers})`),
      );
    await insert(1_000);
    await expect(insert(1_200)).rejects.toMatchObject({
      code: '23514',
      constraint: 'projects_objects_text_size',
    });
  });
});
