// Database on a Postgres server, by a pool of connections. A connection that broke is left out, and the next call
// makes a new one, so a database that comes back is used again without a restart.
import {
  type ClientBase,
  type ClientConfig,
  type Connection,
  type CustomTypesConfig,
  DatabaseError,
  escapeLiteral,
  Pool,
  type PoolClient,
  Query,
  types,
} from 'pg';
import type { Caller } from './database.ts';
import { Kept } from './kept.ts';
import { answersInTime } from './ready.ts';
import {
  callerSettings,
  callerStatement,
  DiskFullError,
  type OpenedDatabase,
  type Scripts,
  type Statement,
  UnreachableError,
} from './scripts.ts';

/** Connections that one server holds at most; Postgres allows 100 in all unless it is told otherwise. */
const mostConnections = 10;
const connectPatience = 10_000;
/**
 * Milliseconds after which a connection that nobody uses is closed: long, as each takes Postgres some 20 ms to begin,
 * and a crowd would wait for all at once; shorter than what stands between machines forgets connections after.
 */
const idlePatience = 5 * 60_000;

/**
 * Milliseconds after which a connection on which no answer comes is given up, as when the machine at its other end is
 * gone without a word. Postgres itself ends a statement before that.
 */
const answerPatience = 25_000;

/** Times are written with +00:00, and no statement of a request may hold a connection for long. */
const settings = { timezone: 'UTC', statement_timeout: '20s' };

const opening = `begin; select set_config('timezone', '${settings.timezone}', true),
  set_config('statement_timeout', '${settings.statement_timeout}', true),
  set_config('idle_in_transaction_session_timeout', '30s', true)`;

const readOnly = { transaction_read_only: 'on' };

/** SQLSTATE of a write in a transaction that only reads. */
const writeRefused = '25006';

interface Options {
  /** Milliseconds after which a connection on which no answer comes is given up. */
  readonly patience?: number;
  /** False while the disk is too full to be written to; then every transaction only reads. */
  readonly mayWrite?: () => boolean;
}

const always = (): boolean => true;

/** Whole numbers of 8 bytes as numbers: ours are counts. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export class Postgres implements OpenedDatabase {
  private readonly pool: Pool;
  private readonly patience: number;
  private readonly mayWrite: () => boolean;
  /** What the connections keep that lead straight to Postgres. */
  private readonly kept = new WeakMap<ClientBase, Kept>();

  /** `target` is an address, or what leads to the embedded Postgres. */
  constructor(target: string | ClientConfig, { patience = answerPatience, mayWrite = always }: Options = {}) {
    this.patience = patience;
    this.mayWrite = mayWrite;
    this.pool = new Pool({
      ...(typeof target === 'string' ? { connectionString: target } : target),
      max: mostConnections,
      connectionTimeoutMillis: connectPatience,
      idleTimeoutMillis: idlePatience,
      keepAlive: true,
      types: parsers,
      // Of each new connection, before it is first used.
      verify: (client, done) => void this.welcome(client).then(() => done(), done),
    });
    // An idle connection that breaks is dropped by the pool; whoever calls next hears of it.
    this.pool.on('error', () => {});
    // Nobody listens to a connection on its way between the pool and its work, and an error that nobody hears ends the
    // process.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  own<T>(work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.transaction('', work);
  }

  as<T>(caller: Caller, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.transaction(`; ${callerSettings(caller, escapeLiteral)}`, work);
  }

  /**
   * Sends the settings and the statement at once, and behind both what ends a transaction: until then Postgres takes
   * them for one. When the first fails, the second is not run; when the second fails, nothing of it stays. Were the
   * settings not there, the second would run as the server's role, to which row-level security shows no row of
   * public.projects and public.project_versions and lets it write none.
   */
  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.connected((sql, mayWrite) =>
      sql.after<Row>(callerStatement(caller, mayWrite ? settings : { ...settings, ...readOnly }), {
        text,
        values,
      }),
    );
  }

  isReady(): Promise<boolean> {
    return answersInTime(this.own((sql) => sql.query('select 1')));
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private transaction<T>(more: string, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.connected(async (sql, mayWrite) => {
      try {
        await sql.control(`${opening}${mayWrite ? '' : '; set transaction read only'}${more}`);
        const result = await work(sql);
        await sql.control('commit');
        return result;
      } catch (error) {
        if (!sql.broken) await sql.control('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /**
   * Lets a connection keep statements where it leads straight to Postgres. A pooler between them may lead each message
   * to another process, and shows itself by naming one that is not the one that answers.
   */
  private async welcome(client: ClientBase): Promise<void> {
    const asked = { text: 'select pg_backend_pid() as process', query_timeout: this.patience };
    const { rows } = await client.query<{ process: number }>(asked);
    const { processID } = client as ClientBase & { readonly processID: number | null };
    if (rows[0]?.process === processID) this.kept.set(client, new Kept());
  }

  private async connected<T>(work: (sql: ClientSql, mayWrite: boolean) => Promise<T>): Promise<T> {
    const mayWrite = this.mayWrite();
    const client = await this.pool.connect().catch((error: unknown) => {
      throw isTooMany(error) ? error : new UnreachableError(error);
    });
    const sql = new ClientSql(client, this.kept.get(client), this.patience);
    // A connection can also break between two statements of the work, when nobody is waiting for it.
    const breaks = (): void => {
      sql.broken = true;
    };
    client.on('error', breaks);
    try {
      return await work(sql, mayWrite);
    } catch (error) {
      throw !mayWrite && error instanceof DatabaseError && error.code === writeRefused
        ? new DiskFullError()
        : error;
    } finally {
      client.off('error', breaks);
      client.release(sql.broken);
    }
  }
}

class ClientSql implements Scripts {
  /** True when the connection is of no use any more. */
  broken = false;
  private readonly client: PoolClient;
  private readonly kept: Kept | undefined;
  private readonly patience: number;

  constructor(client: PoolClient, kept: Kept | undefined, patience: number) {
    this.client = client;
    this.kept = kept;
    this.patience = patience;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const asked = { text, values: [...values], query_timeout: this.patience };
    return (await this.run(() => this.client.query<Row>(asked))).rows;
  }

  /** Both go in one message and are one transaction; the first gives no row. */
  async after<Row extends object>(first: Statement, second: Statement): Promise<readonly Row[]> {
    const statements = [first, second];
    try {
      return await this.together<Row>(statements);
    } catch (error) {
      this.kept?.doubt(statements);
      // Nothing of it was run, and now all is read anew.
      if (isStale(error)) return this.together<Row>(statements);
      throw error;
    }
  }

  /** The rows of the last statement. */
  private async together<Row extends object>(statements: readonly Statement[]): Promise<readonly Row[]> {
    const rows: Row[] = [];
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const query = new Query<Row>({ text: '' }, (error: Error | undefined) =>
          error ? reject(error) : resolve(),
        );
        query.on('row', (row) => rows.push(row));
        query.submit = (connection) => {
          connection.stream.cork();
          for (const statement of statements) this.send(connection, statement);
          connection.sync();
          connection.stream.uncork();
        };
        this.client.query(Object.assign(query, { query_timeout: this.patience }));
      });
    await this.run(ask);
    return rows;
  }

  private send(connection: Connection, { text, values }: Statement): void {
    const { name, close, read } = this.kept?.use(text) ?? { name: '', close: [], read: true };
    for (const other of close) connection.close({ type: 'S', name: other }, true);
    if (read) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: [...values] }, true);
    connection.describe({ type: 'P' }, true);
    connection.execute({}, true);
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

/** A kept statement that is gone, or whose tables have changed since it was read. */
function isStale(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '26000' || error.code === '0A000');
}

function isTooMany(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '53300';
}
