// Restores a dump into an empty Postgres, in one transaction. Ids, times, passwords, sessions and versions stay as they
// are.
import { Client, type ClientConfig } from 'pg';
import type { Database, Sql } from './database.ts';
import { DumpReader, migrationsOf } from './dumpReader.ts';
import { insertKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { checkRole } from './role.ts';
import { StartError } from './startError.ts';
import type { Contents, Backup } from './backupContents.ts';
import { copyAll } from './copyTables.ts';

export interface RestoredContents extends Contents {
  /** Where the bytes of its files are in their store. */
  readonly fileKeys: readonly string[];
}

/** Milliseconds. */
const connectTimeout = 10_000;

/** Throws StartError if the database isn't empty or can't be used, or an error that says what is wrong with the dump. */
export async function restore(
  target: ClientConfig,
  { keys, open }: Backup,
  storeKeys: 'keys in database' | 'keys in file',
): Promise<RestoredContents> {
  const client = new Client({ ...target, connectionTimeoutMillis: connectTimeout });
  // The next query reports a broken connection.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database that DATABASE_URL names cannot be reached: ${reason}.`);
  });
  try {
    await client.query('begin');
    const sql = sqlOf(client);
    const database: Pick<Database, 'transaction'> = { transaction: (work) => work(sql) };
    await checkRole(sql);
    await checkEmpty(sql);
    const head = await new DumpReader(open()).head();
    await migrate(database, migrationsOf(head));
    const counts = await copyAll(client, sql, open, head.rows ?? {});
    await migrate(database);
    if (storeKeys === 'keys in database') await insertKeys(sql, keys);
    const files = await sql.query<{ version: string }>('select version from storage.objects');
    await client.query('commit');
    return { ...counts, fileKeys: files.map(({ version }) => version) };
  } finally {
    // This rolls back a transaction that was not committed.
    await client.end();
  }
}

async function checkEmpty(sql: Sql): Promise<void> {
  const [found] = await sql.query<{ isOurs: boolean }>(
    `select to_regclass('homeplot.migrations') is not null as "isOurs"`,
  );
  if (found?.isOurs !== true) return;
  throw new StartError(
    'The database that DATABASE_URL names already holds data of Homeplot, and nothing is overwritten. ' +
      'Create a new one: create database homeplot owner homeplot;',
  );
}

export const sqlOf = (client: Client): Sql => ({
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows,
  script: async (text) => void (await client.query(text)),
});
