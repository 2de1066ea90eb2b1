import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import type { Caller, Database } from './database.ts';

onEachDatabase('who may do what with projects', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  test('starts', async () => {
    expect(await database.isReady()).toBe(true);
    const rows = await database.own((sql) =>
      sql.query('select rolname from pg_roles where rolname = $1', ['anon']),
    );
    expect(rows).toHaveLength(1);
  });
});
