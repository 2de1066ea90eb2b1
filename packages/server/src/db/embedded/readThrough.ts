// Reads all of a database that was not shut down in good order, while the server uses it, to find damage that Postgres
// would notice only when somebody asks for the data: unreadable rows, and indexes that don't match their tables.
import { Client, type ClientConfig, DatabaseError } from 'pg';
import type { DataFolder } from './dataFolder.ts';

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'homeplot', 'public')`;

const checkIndexes = `
  select bt_index_check(i.indexrelid, true)
  from pg_index as i join pg_class as c on c.oid = i.indrelid join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname in ('auth', 'homeplot', 'public', 'pg_toast')`;

/** Never throws; `tell` gets a sentence about damage. */
export async function readThrough(
  folder: DataFolder,
  connection: ClientConfig,
  tell: (sentence: string) => void,
): Promise<void> {
  const client = new Client({ ...connection, application_name: 'Homeplot check' });
  client.on('error', () => {});
  try {
    await client.connect();
    // Rolled back, so that the extension doesn't stay.
    await client.query('begin');
    await client.query('create extension amcheck');
    const { rows } = await client.query<{ name: string }>(tables);
    for (const { name } of rows) await client.query(`select count(length(t::text)) from ${name} as t`);
    await client.query(checkIndexes);
    await client.query('rollback');
  } catch (error) {
    // Anything else means that the server ends, and its database with it.
    if (!(error instanceof DatabaseError) || error.code?.startsWith('57P') === true) return;
    tell(
      `ATTENTION: the database in ${folder.database} is damaged: Postgres says "${error.message}". ` +
        folder.howToRestore(),
    );
  } finally {
    await client.end().catch(() => {});
  }
}
