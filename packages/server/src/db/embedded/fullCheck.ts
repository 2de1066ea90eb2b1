// Reads the whole database after an unclean shutdown, or if it is too large to be checked at each start, while the server
// uses it, to find damage that Postgres notices only when the data is needed: unreadable rows, and indexes that don't match their tables.
import { constants, setPriority } from 'node:os';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { single } from '../database.ts';
import { ownTables } from '../dump.ts';
import type { Warn } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';

const checkIndexes = `
  select bt_index_check(i.indexrelid, true)
  from pg_index as i join pg_class as c on c.oid = i.indrelid join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname in ('auth', 'homeplot', 'public', 'storage', 'pg_toast')`;

/** Never throws. */
export async function fullCheck(folder: DataFolder, connection: ClientConfig, warn: Warn): Promise<void> {
  const client = new Client({ ...connection, application_name: 'Homeplot check' });
  client.on('error', () => {});
  try {
    await client.connect();
    await slowDown(client);
    // Rolled back at the end, so that the extension isn't installed.
    await client.query('begin');
    await client.query('create extension amcheck');
    for (const { name } of await ownTables(client))
      await client.query(`select count(length(t::text)) from ${name} as t`);
    await client.query(checkIndexes);
    await client.query('rollback');
  } catch (error) {
    // Other errors mean that the server is being stopped.
    if (!(error instanceof DatabaseError) || error.code?.startsWith('57P') === true) return;
    warn(
      `ATTENTION: the database in ${folder.database} is damaged: Postgres says "${error.message}". ` +
        folder.howToRestore(),
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Lowers the priority of the check, so that requests come first. Impossible if Postgres runs as another account. */
async function slowDown(client: Client): Promise<void> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  try {
    setPriority(single(rows).process, constants.priority.PRIORITY_LOW);
  } catch {
    // The check then competes with requests.
  }
}
