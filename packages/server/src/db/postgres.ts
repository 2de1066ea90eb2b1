// Database on a Postgres server, with a pool of connections. A broken connection is replaced at the next call, so a
// database that comes back needs no restart of the server.
import { setTimeout as delay } from 'node:timers/promises';
import {
  type ClientBase,
  type ClientConfig,
  type Connection,
  type CustomTypesConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  Query,
  types,
} from 'pg';
import { hasCode } from '../kit/errors.ts';
import { settingsOf, settingsStatement, settingsText, type Statement } from './callerSettings.ts';
import {
  type Caller,
  DamagedError,
  type Database,
  DiskFullError,
  isDamage,
  type Sql,
  UnreachableError,
} from './database.ts';
import { PreparedStatements } from './preparedStatements.ts';

/** Per server; Postgres allows 100 in total by default. */
const maxConnections = 10;

// Timeouts, in milliseconds.
const connectTimeout = 10_000;
/** Long, because a new connection takes Postgres some 20 ms; shorter than firewalls forget idle connections. */
const idleTimeout = 5 * 60_000;
/** For a host that is gone without closing its connections: Postgres itself ends a statement earlier. */
const defaultResponseTimeout = 25_000;
const readyTimeout = 2_000;

/** UTC, so that times are written with +00:00. */
const settings = { timezone: 'UTC', statement_timeout: '20s' };

const idleInTransaction = { idle_in_transaction_session_timeout: '30s' };

const readOnly = { transaction_read_only: 'on' };

/** SQLSTATE read_only_sql_transaction. */
const writeRejected = '25006';

interface Options {
  readonly responseTimeout?: number;
  /** While it returns false, every transaction is read-only. */
  readonly mayWrite?: () => boolean;
  /** Gets what Postgres says when it can't read its files. */
  readonly onDamage?: (reason: string) => void;
}

/** Parses int8 as a number: ours are counts. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export class Postgres implements Database {
  private readonly pool: Pool;
  private readonly responseTimeout: number;
  private readonly mayWrite: () => boolean;
  private readonly onDamage: (reason: string) => void;
  /** Only for connections that lead straight to Postgres. */
  private readonly prepared = new WeakMap<ClientBase, PreparedStatements>();

  constructor(target: string | ClientConfig, options: Options = {}) {
    this.responseTimeout = options.responseTimeout ?? defaultResponseTimeout;
    this.mayWrite = options.mayWrite ?? (() => true);
    this.onDamage = options.onDamage ?? (() => {});
    this.pool = new Pool({
      ...(typeof target === 'string' ? { connectionString: target } : target),
      max: maxConnections,
      connectionTimeoutMillis: connectTimeout,
      idleTimeoutMillis: idleTimeout,
      keepAlive: true,
      types: parsers,
      verify: (client, done) => void this.detectPooler(client).then(() => done(), done),
    });
    // The pool drops an idle connection that breaks.
    this.pool.on('error', () => {});
    // An error event without a listener would end the process, and between the pool and its work a connection has none.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.begin({}, work);
  }

  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.transaction((sql) => sql.query<Row>(text, values));
  }

  transactionAs<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.begin(settingsOf(caller), work);
  }

  /**
   * Sends the settings, the statement and a Sync in one message, which Postgres runs as one transaction: if the settings
   * fail, the statement isn't run. Without the settings it would run as the server's role, which row-level security
   * lets see and write no row of public.projects and public.project_versions.
   */
  queryAs<Row extends object>(
    caller: Caller,
    text: string,
    values: readonly string[],
  ): Promise<readonly Row[]> {
    return this.withConnection((sql, mayWrite) => {
      const all = { ...settings, ...(!mayWrite && readOnly), ...settingsOf(caller) };
      return sql.pipeline<Row>([settingsStatement(all), { text, values }]);
    });
  }

  isReady(): Promise<boolean> {
    const answered = this.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, delay(readyTimeout, false, { ref: false })]);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private begin<T>(more: Readonly<Record<string, string>>, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.withConnection(async (sql, mayWrite) => {
      try {
        const all = { ...settings, ...idleInTransaction, ...(!mayWrite && readOnly), ...more };
        await sql.control(`begin; ${settingsText(all)}`);
        const result = await work(sql);
        await sql.control('commit');
        return result;
      } catch (error) {
        if (!sql.isBroken) await sql.control('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /**
   * Prepared statements need a direct connection: behind a pooler the next message may go to another process. A pooler
   * shows itself because the process that answers isn't the one that was announced.
   */
  private async detectPooler(client: ClientBase): Promise<void> {
    const statement = { text: 'select pg_backend_pid() as process', query_timeout: this.responseTimeout };
    const { rows } = await client.query<{ process: number }>(statement);
    const { processID } = client as ClientBase & { readonly processID: number | null };
    if (rows[0]?.process === processID) this.prepared.set(client, new PreparedStatements());
  }

  private async withConnection<T>(work: (sql: ClientSql, mayWrite: boolean) => Promise<T>): Promise<T> {
    const mayWrite = this.mayWrite();
    const client = await this.pool.connect().catch((error: unknown) => {
      throw hasCode(error, '53300') ? error : new UnreachableError(error);
    });
    const sql = new ClientSql(client, this.prepared.get(client), this.responseTimeout);
    // A connection can also break between two statements.
    const onError = (): void => {
      sql.isBroken = true;
    };
    client.on('error', onError);
    try {
      return await work(sql, mayWrite);
    } catch (error) {
      if (!mayWrite && hasCode(error, writeRejected)) throw new DiskFullError();
      if (!isDamage(error)) throw error;
      this.onDamage(error.message);
      throw new DamagedError(error);
    } finally {
      client.off('error', onError);
      client.release(sql.isBroken);
    }
  }
}

class ClientSql implements Sql {
  isBroken = false;
  private readonly client: PoolClient;
  private readonly prepared: PreparedStatements | undefined;
  private readonly responseTimeout: number;

  constructor(client: PoolClient, prepared: PreparedStatements | undefined, responseTimeout: number) {
    this.client = client;
    this.prepared = prepared;
    this.responseTimeout = responseTimeout;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const statement = { text, values: [...values], query_timeout: this.responseTimeout };
    return (await this.run(() => this.client.query<Row>(statement))).rows;
  }

  /** Runs the statements in one message and one transaction, and returns the rows of the last one. */
  async pipeline<Row extends object>(statements: readonly Statement[]): Promise<readonly Row[]> {
    try {
      return await this.sendPipeline<Row>(statements);
    } catch (error) {
      this.prepared?.invalidate(statements);
      // A prepared statement is gone, or its tables have changed. Nothing was run, so it is parsed again.
      if (hasCode(error, '26000', '0A000')) return this.sendPipeline<Row>(statements);
      throw error;
    }
  }

  private async sendPipeline<Row extends object>(statements: readonly Statement[]): Promise<readonly Row[]> {
    const rows: Row[] = [];
    const send = (): Promise<void> =>
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
        this.client.query(Object.assign(query, { query_timeout: this.responseTimeout }));
      });
    await this.run(send);
    return rows;
  }

  private send(connection: Connection, { text, values }: Statement): void {
    const { name, close, parse } = this.prepared?.use(text) ?? { name: '', close: [], parse: true };
    for (const other of close) connection.close({ type: 'S', name: other }, true);
    if (parse) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: [...values] }, true);
    connection.describe({ type: 'P' }, true);
    connection.execute({}, true);
  }

  async script(text: string): Promise<void> {
    await this.run(() => this.client.query(text));
  }

  /** Begins or ends a transaction. */
  async control(text: string): Promise<void> {
    const statement = { text, query_timeout: this.responseTimeout };
    await this.run(() => this.client.query(statement));
  }

  private async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Postgres reported an error and goes on; anything else means that the connection is lost.
      if (error instanceof DatabaseError && !(error.code ?? '').startsWith('57P')) throw error;
      this.isBroken = true;
      throw new UnreachableError(error);
    }
  }
}
