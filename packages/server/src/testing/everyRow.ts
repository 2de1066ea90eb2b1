// For tests of backups: every row of every table, as text, to compare databases.
import { inject } from 'vitest';
import { Client, type ClientConfig } from 'pg';
import { dumpedTables } from '../db/dump.ts';

/** The digest is of the whole row; the line shows where two rows differ. */
const everyRow = (tables: readonly string[]): string => `
  select name, md5(line) as digest, left(line, 2000) as line from (
    ${tables.map((name) => `select '${name}' as name, to_jsonb(t)::text as line from ${name} as t`).join(' union all ')}
  ) as lines order by name, digest`;

/** Of a database in the Postgres of the tests; a superuser sees all rows. */
export function superuserAt(databaseUrl: string): ClientConfig {
  const url = new URL(inject('postgres').superuserUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return { connectionString: url.href };
}

interface TableRow {
  /** The table. */
  readonly name: string;
  readonly digest: string;
  readonly line: string;
}

export async function rowsOf(connection: ClientConfig): Promise<readonly TableRow[]> {
  const superuser = new Client(connection);
  await superuser.connect();
  try {
    await superuser.query("set timezone to 'GMT'");
    const names = (await dumpedTables(superuser)).map(({ name }) => name);
    // With an embedded database, they are in a file.
    const tables = names.filter((name) => name !== 'homeplot.keys');
    return (await superuser.query<TableRow>(everyRow(tables))).rows;
  } finally {
    await superuser.end();
  }
}
