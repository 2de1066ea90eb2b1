// The tables that /rest/v1 shows and their columns, read from the database once at the start. Every name that gets
// into the text of a statement is one of these.
import type { Database } from '../db/database.ts';

export interface Column {
  readonly name: string;
  /** As Postgres writes it, such as `timestamp with time zone`. */
  readonly type: string;
  /** What it gets when nothing is said, as SQL; null where that is nothing or is computed. */
  readonly initial: string | null;
}

export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

export type Schema = ReadonlyMap<string, Table>;

const shown = ['projects', 'project_versions'];

type ColumnRow = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly initial: string | null;
  readonly in_key: boolean;
};

const columnsOfTables = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
    case a.attgenerated when '' then pg_get_expr(d.adbin, d.adrelid) end as initial,
    coalesce(a.attnum = any (k.indkey), false) as in_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_index k on k.indrelid = c.oid and k.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relname in (select jsonb_array_elements_text($1::jsonb))
  order by c.relname, a.attnum`;

export async function readSchema(database: Database): Promise<Schema> {
  const rows = await database.own((sql) => sql.query<ColumnRow>(columnsOfTables, [JSON.stringify(shown)]));
  const missing = shown.filter((name) => !rows.some(({ table }) => table === name));
  if (missing.length > 0) {
    throw new Error(`The database has no table ${missing.join(', ')} in its schema public; was it migrated?`);
  }
  return new Map(
    shown.map((name) => {
      const own = rows.filter(({ table }) => table === name);
      const columns = new Map(
        own.map(({ column, type, initial }) => [column, { name: column, type, initial }]),
      );
      const primaryKey = own.filter(({ in_key }) => in_key).map(({ column }) => column);
      return [name, { name, columns, primaryKey }];
    }),
  );
}

/** A name as it stands in a statement, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
