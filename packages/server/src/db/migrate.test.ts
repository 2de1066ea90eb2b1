import { describe, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';
import type { OpenedDatabase } from './scripts.ts';

const applied = (database: OpenedDatabase) =>
  database.own((sql) =>
    sql.query<{ name: string; at: string }>(
      'select name, applied_at::text as at from homeplot.migrations order by name',
    ),
  );

const extra = (text: string, name = 'public/9001_extra.sql'): readonly Migration[] => [
  ...readMigrations(),
  { name, text },
];

withDatabases('migrations', (open) => {
  test('a second run finds nothing to do', async () => {
    const database = await open();
    const before = await applied(database);
    await migrate(database);
    expect(await applied(database)).toEqual(before);
    expect(before.map(({ name }) => name).toSorted()).toEqual(
      readMigrations()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('a new file is run once, and its statements are one transaction', async () => {
    const database = await open();
    const broken = extra('create table public.half (id int); select 1/0;');
    await expect(migrate(database, broken)).rejects.toMatchObject({ code: '22012' });
    const there = await database.own((sql) => sql.query("select to_regclass('public.half')::text as half"));
    expect(there).toEqual([{ half: null }]);
    const mended = extra('create table public.whole (id int); insert into public.whole values (1);');
    await migrate(database, mended);
    await migrate(database, mended);
    expect(await database.own((sql) => sql.query('select id from public.whole'))).toEqual([{ id: 1 }]);
  });

  test('a file that was changed after it was run is refused by name', async () => {
    const database = await open();
    await migrate(database, extra('select 1;'));
    await expect(migrate(database, extra('select 2;'))).rejects.toThrow(
      'another text of public/9001_extra.sql',
    );
  });

  test('a database that a newer server has changed is refused by an older one', async () => {
    const database = await open();
    await migrate(database, extra('select 1;'));
    await expect(migrate(database)).rejects.toThrow('newer Homeplot (public/9001_extra.sql)');
  });
});

describe('the files of the migrations', () => {
  test('those for our own databases come first, each kind in the order of its numbers', () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names).toEqual([
      ...names.filter((name) => name.startsWith('own/')).toSorted(),
      ...names.filter((name) => name.startsWith('public/')).toSorted(),
    ]);
    for (const name of names) expect(name).toMatch(/^(own|public)\/\d{4}_[a-z_]+\.sql$/);
  });

  test('what runs on Supabase too makes no role and nothing in the schema of accounts', () => {
    const everywhere = readMigrations().filter(({ name }) => name.startsWith('public/'));
    for (const { text } of everywhere) {
      expect(text).not.toMatch(/create\s+(role|schema)|create\s+\w+\s+auth\./i);
    }
  });
});
