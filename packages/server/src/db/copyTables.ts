// Copies the rows of a backup's tables.
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Sql } from './database.ts';
import { DumpReader } from './dumpReader.ts';
import { type Contents, type Backup, contentsOf } from './backupContents.ts';

interface Table {
  readonly name: string;
  readonly isForced: boolean;
  /** Foreign keys refer to its rows, so these must be inserted first. */
  readonly isReferenced: boolean;
}

const ownTables = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isForced",
    exists (select from pg_constraint as k where k.contype = 'f' and k.confrelid = c.oid) as "isReferenced"
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'homeplot', 'public', 'storage')`;

/**
 * Disables triggers and, for the tables' owner, row-level security while the rows are copied. Nobody else sees the tables
 * before the commit.
 */
export async function copyAll(
  client: Client,
  sql: Sql,
  open: Backup['open'],
  expected: Readonly<Record<string, number>>,
): Promise<Contents> {
  const tables = new Map((await sql.query<Table>(ownTables)).map((table) => [table.name, table]));
  for (const { name } of tables.values())
    await sql.script(`alter table ${name} disable trigger user, no force row level security`);
  for (const isReferenced of [true, false]) await copyTables(client, open, tables, isReferenced);
  for (const [table, rows] of Object.entries(expected)) {
    if (!tables.has(table)) throw new Error(`The dump has rows of ${table}, which Homeplot doesn't have`);
    const [found] = await sql.query<{ count: number }>(`select count(*)::float8 as count from ${table}`);
    if (found?.count === rows) continue;
    throw new Error(`The dump should have ${rows} rows of ${table} and has ${found?.count ?? 0}`);
  }
  const counts = await contentsOf(sql);
  for (const { name, isForced } of tables.values()) {
    const force = isForced ? ', force row level security' : '';
    await sql.script(`alter table ${name} enable trigger user${force}`);
  }
  return counts;
}

/** Reads the whole dump, and copies the rows of the tables that are referenced, or of the others. */
async function copyTables(
  client: Client,
  open: Backup['open'],
  tables: ReadonlyMap<string, Table>,
  isReferenced: boolean,
): Promise<void> {
  const dump = new DumpReader(open());
  await dump.head();
  for await (const { table, columns, rows } of dump.blocks()) {
    const known = tables.get(table);
    // Names become part of a statement, and a backup may come from anywhere.
    if (known === undefined || !columns.every((column) => /^\w+$/.test(column)))
      throw new Error(`The dump has rows of ${table} (${columns.join(', ')}), which Homeplot doesn't have`);
    if (known.isReferenced === isReferenced) {
      await pipeline(rows, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
    } else {
      for await (const _part of rows);
    }
  }
}
