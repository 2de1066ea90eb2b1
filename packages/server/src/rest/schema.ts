// The tables that /rest/v1 exposes and their columns, read from the database at the start. Every name in the text of a
// statement is one of these.
import type { Database } from '../db/database.ts';

export interface Column {
  readonly name: string;
  /** As Postgres writes it, such as `timestamp with time zone`. */
  readonly type: string;
  /** SQL expression; null if there is none, or if the column is generated. */
  readonly default: string | null;
}

export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

export type Schema = ReadonlyMap<string, Table>;

const exposed = [
  'projects',
  'project_versions',
  'account_deletions',
  'project_members',
  'invitations',
  'share_links',
  'link_openings',
  'project_handovers',
  'comment_threads',
  'comments',
  'comment_reads',
  'approval_requests',
  'approvals',
];

type ColumnRow = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly default: string | null;
  readonly in_key: boolean;
};

const columnsQuery = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
    case a.attgenerated when '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
    coalesce(a.attnum = any (k.indkey), false) as in_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_index k on k.indrelid = c.oid and k.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relname in (select jsonb_array_elements_text($1::jsonb))
  order by c.relname, a.attnum`;

export async function readSchema(database: Database): Promise<Schema> {
  const rows = await database.query<ColumnRow>(columnsQuery, [JSON.stringify(exposed)]);
  const missing = exposed.filter((name) => !rows.some(({ table }) => table === name));
  if (missing.length > 0) {
    throw new Error(`The database has no table ${missing.join(', ')} in its schema public; was it migrated?`);
  }
  return new Map(exposed.map((name) => [name, tableOf(name, rows)]));
}

function tableOf(name: string, all: readonly ColumnRow[]): Table {
  const rows = all.filter(({ table }) => table === name);
  return {
    name,
    columns: new Map(rows.map((row) => [row.column, { ...row, name: row.column }])),
    primaryKey: rows.filter(({ in_key }) => in_key).map(({ column }) => column),
  };
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
