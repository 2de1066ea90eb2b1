// Moves a dump of the embedded database over into a Postgres in which there is nothing yet: all of it in one transaction,
// so that there is either everything or still nothing. Ids, times, passwords, sessions and versions stay as they are.
import { Client, Query } from 'pg';
import type { Sql } from './database.ts';
import { type Rows, unpackDump } from './dump.ts';
import type { Keys } from './keys.ts';
import { migrate } from './migrate.ts';
import { checkRole, StartError } from './open.ts';
import type { Scripts } from './scripts.ts';

export type Backup = { readonly keys: Keys; readonly dump: Uint8Array };

export type Contents = { readonly accounts: number; readonly projects: number };

const connectPatience = 10_000;

/** Throws StartError where the database is of no use for this, or what it or `unpackDump` refuses. */
export async function fillPostgres(url: string, { keys, dump }: Backup): Promise<Contents> {
  const { migrations, contents } = await unpackDump(dump);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectPatience });
  // Whoever asks next hears of a connection that breaks.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database that DATABASE_URL names cannot be reached: ${reason}.`);
  });
  try {
    await client.query('begin');
    const sql = new Filling(client);
    const database = { own: <T>(work: (sql: Filling) => Promise<T>): Promise<T> => work(sql) };
    await checkRole(database);
    await checkEmpty(sql);
    await migrate(database, migrations);
    const counts = await copyAll(sql, contents);
    await migrate(database);
    await sql.query("insert into homeplot.keys (name, value) values ('jwtSecret', $1), ('publicKey', $2)", [
      keys.jwtSecret,
      keys.publicKey,
    ]);
    await client.query('commit');
    return counts;
  } finally {
    // What was begun and not committed ends with its connection.
    await client.end();
  }
}

/** What the server's own role sees: all of it where row-level security does not bind that role. */
export async function contentsOf(sql: Sql): Promise<Contents> {
  const [counts] = await sql.query<Contents>(
    `select (select count(*)::int from auth.users) as accounts,
       (select count(*)::int from public.projects) as projects`,
  );
  return counts ?? { accounts: 0, projects: 0 };
}

async function checkEmpty(sql: Sql): Promise<void> {
  const [found] = await sql.query<{ isOurs: boolean }>(
    `select to_regclass('homeplot.migrations') is not null as "isOurs"`,
  );
  if (found?.isOurs !== true) return;
  throw new StartError(
    'The database that DATABASE_URL names is one of Homeplot already, and nothing is overwritten. ' +
      'Make a new one: create database homeplot owner homeplot;',
  );
}

type TableOfOurs = { readonly name: string; readonly isForced: boolean };

/** Those that others refer to come first. */
const tablesOfOurs = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isForced"
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and format('%I.%I', n.nspname, c.relname) = any ($1)
  order by exists (select from pg_constraint as k where k.contype = 'f' and k.confrelid = c.oid) desc, name`;

/**
 * Rows come in as they were. For that no trigger changes them, and the tables' owner, which the role of a server is, is
 * not bound by row-level security until it ends. Nobody else sees the tables meanwhile.
 */
async function copyAll(sql: Filling, contents: readonly Rows[]): Promise<Contents> {
  const names = [...new Set(contents.map(({ table }) => table))];
  const tables = await sql.query<TableOfOurs>(tablesOfOurs, [names]);
  for (const { name } of tables)
    await sql.script(`alter table ${name} disable trigger user, no force row level security`);
  for (const { name } of tables)
    for (const { columns, rows } of contents.filter(({ table }) => table === name))
      await sql.copyIn(`copy ${name} (${columns.join(', ')}) from stdin`, rows);
  const counts = await contentsOf(sql);
  for (const { name, isForced } of tables) {
    const force = isForced ? ', force row level security' : '';
    await sql.script(`alter table ${name} enable trigger user${force}`);
  }
  return counts;
}

class Filling implements Scripts {
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.client.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.client.query(text);
  }

  /** Runs a COPY … FROM STDIN on these bytes. */
  copyIn(statement: string, rows: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const copy = new Query(statement, undefined, (error: Error | undefined) =>
        error ? reject(error) : resolve(),
      );
      // What the driver calls when Postgres waits for the rows; its own answer is that there are none.
      const handleCopyInResponse = (connection: CopyConnection): void => {
        connection.sendCopyFromChunk(rows);
        connection.endCopyFrom();
      };
      this.client.query(Object.assign(copy, { handleCopyInResponse }));
    });
  }
}

/** What is missing in the types of the driver. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}
