import { describe, expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';
import type { Database } from './database.ts';

const applied = (database: Database) =>
  database.query<{ name: string; at: string }>(
    'select name, applied_at::text as at from homeplot.migrations order by name',
  );

const extra = (text: string, name = 'public/9001_extra.sql'): readonly Migration[] => [
  ...readMigrations(),
  { name, text },
];

test('a second run applies nothing', async () => {
  const database = await newDatabase('test');
  const before = await applied(database);
  await migrate(database);
  expect(await applied(database)).toEqual(before);
  expect(before.map(({ name }) => name).toSorted()).toEqual(
    readMigrations()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a new file is applied once, in one transaction', async () => {
  const database = await newDatabase('test');
  const broken = extra('create table public.half (id int); select 1/0;');
  await expect(migrate(database, broken)).rejects.toMatchObject({ code: '22012' });
  const there = await database.query("select to_regclass('public.half')::text as half");
  expect(there).toEqual([{ half: null }]);
  const fixed = extra('create table public.whole (id int); insert into public.whole values (1);');
  await migrate(database, fixed);
  await migrate(database, fixed);
  expect(await database.query('select id from public.whole')).toEqual([{ id: 1 }]);
});

test('a file that has changed since it was applied is an error that names it', async () => {
  const database = await newDatabase('test');
  await migrate(database, extra('select 1;'));
  await expect(migrate(database, extra('select 2;'))).rejects.toThrow(
    'another version of public/9001_extra.sql',
  );
});

test('a database that was migrated by a newer server is an error', async () => {
  const database = await newDatabase('test');
  await migrate(database, extra('select 1;'));
  await expect(migrate(database)).rejects.toThrow('newer Homeplot (public/9001_extra.sql)');
});

describe('the migration files', () => {
  test('are sorted by number, those for our own databases first', () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names).toEqual([
      ...names.filter((name) => name.startsWith('own/')).toSorted(),
      ...names.filter((name) => name.startsWith('public/')).toSorted(),
    ]);
    for (const name of names) expect(name).toMatch(/^(own|public)\/\d{4}_[a-z_]+\.sql$/);
  });

  test('for Supabase create no role and nothing in the schema auth', () => {
    const everywhere = readMigrations().filter(({ name }) => name.startsWith('public/'));
    for (const { text } of everywhere) {
      expect(text).not.toMatch(/create\s+(role|schema)|create\s+\w+\s+auth\./i);
    }
  });
});
