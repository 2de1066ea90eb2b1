// Database on a Postgres server, by a pool of connections. A connection that broke is left out, and the next call
// makes a new one, so a database that comes back is used again without a restart.
import {
  type CustomTypesConfig,
  DatabaseError,
  escapeLiteral,
  Pool,
  type PoolClient,
  Query,
  types,
} from 'pg';
import type { Caller } from './database.ts';
import { answersInTime } from './ready.ts';
import {
  callerSettings,
  callerStatement,
  type OpenedDatabase,
  type Scripts,
  type Statement,
  UnreachableError,
} from './scripts.ts';

/** Connections that one server holds at most; Postgres allows 100 in all unless it is told otherwise. */
const mostConnections = 12;
const connectPatience = 10_000;

/**
 * Milliseconds after which a connection on which no answer comes is given up, as when the machine at its other end is
 * gone without a word. Postgres itself ends a statement before that.
 */
const answerPatience = 25_000;

/** Times are written with +00:00, and no statement of a request may hold a connection for long. */
const always = { timezone: 'UTC', statement_timeout: '20s' };

const opening = `begin; select set_config('timezone', '${always.timezone}', true),
  set_config('statement_timeout', '${always.statement_timeout}', true),
  set_config('idle_in_transaction_session_timeout', '30s', true)`;

/** Whole numbers of 8 bytes as numbers, as the embedded database gives them: ours are counts. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export class Postgres implements OpenedDatabase {
  private readonly pool: Pool;
  private readonly patience: number;

  constructor(url: string, patience = answerPatience) {
    this.patience = patience;
    this.pool = new Pool({
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: connectPatience,
      keepAlive: true,
      types: parsers,
    });
    // An idle connection that breaks is dropped by the pool; whoever calls next hears of it.
    this.pool.on('error', () => {});
    // Nobody listens to a connection on its way between the pool and its work, and an error that nobody hears ends the
    // process.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  own<T>(work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.transaction(opening, work);
  }

  as<T>(caller: Caller, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.transaction(beginAs(caller), work);
  }

  /**
   * Sends the settings and the statement at once, and behind both what ends a transaction: until then Postgres takes
   * them for one. When the first fails, the second is not run; when the second fails, nothing of it stays. Were the
   * settings not there, the second would run as the server's role, to which row-level security shows no row of
   * public.projects and public.project_versions and lets it write none.
   */
  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.connected((sql) => sql.after<Row>(callerStatement(caller, always), { text, values }));
  }

  isReady(): Promise<boolean> {
    return answersInTime(this.own((sql) => sql.query('select 1')));
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private transaction<T>(begin: string, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.connected(async (sql) => {
      try {
        await sql.control(begin);
        const result = await work(sql);
        await sql.control('commit');
        return result;
      } catch (error) {
        if (!sql.broken) await sql.control('rollback').catch(() => {});
        throw error;
      }
    });
  }

  private async connected<T>(work: (sql: ClientSql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw isTooMany(error) ? error : new UnreachableError(error);
    });
    const sql = new ClientSql(client, this.patience);
    // A connection can also break between two statements of the work, when nobody is waiting for it.
    const breaks = (): void => {
      sql.broken = true;
    };
    client.on('error', breaks);
    try {
      return await work(sql);
    } finally {
      client.off('error', breaks);
      client.release(sql.broken);
    }
  }
}

const beginAs = (caller: Caller): string => `${opening}; ${callerSettings(caller, escapeLiteral)}`;

class ClientSql implements Scripts {
  /** True when the connection is of no use any more. */
  broken = false;
  private readonly client: PoolClient;
  private readonly patience: number;

  constructor(client: PoolClient, patience: number) {
    this.client = client;
    this.patience = patience;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const asked = { text, values: [...values], query_timeout: this.patience };
    return (await this.run(() => this.client.query<Row>(asked))).rows;
  }

  /** Both go in one message and are one transaction; the first gives no row. */
  async after<Row extends object>(first: Statement, { text, values }: Statement): Promise<readonly Row[]> {
    const rows: Row[] = [];
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        // In the same protocol as the first, also where it has no values.
        const asked = { text, values: [...values], queryMode: 'extended' };
        const query = new Query<Row>(asked, (error: Error | undefined) =>
          error ? reject(error) : resolve(),
        );
        query.on('row', (row) => rows.push(row));
        const { submit } = query;
        query.submit = (connection) => {
          connection.stream.cork();
          connection.parse({ name: '', text: first.text, types: [] }, true);
          connection.bind({ values: [...first.values] }, true);
          connection.execute({}, true);
          submit.call(query, connection);
          connection.stream.uncork();
        };
        this.client.query(Object.assign(query, { query_timeout: this.patience }));
      });
    await this.run(ask);
    return rows;
  }

  async script(text: string): Promise<void> {
    await this.run(() => this.client.query(text));
  }

  /** What begins and ends a transaction, which takes no time. */
  async control(text: string): Promise<void> {
    const asked = { text, query_timeout: this.patience };
    await this.run(() => this.client.query(asked));
  }

  private async run<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (isRefusal(error)) throw error;
      this.broken = true;
      throw new UnreachableError(error);
    }
  }
}

/** Postgres answered and goes on; every other error means that the connection is lost. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !(error.code ?? '').startsWith('57P');
}

function isTooMany(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '53300';
}
