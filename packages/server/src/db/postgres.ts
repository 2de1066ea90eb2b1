// Database on a Postgres server, with a pool of connections. A broken connection is replaced at the next call, so a
// database that comes back needs no restart of the server.
import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type ClientBase,
  type ClientConfig,
  type CustomTypesConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryResult,
  types,
} from 'pg';
import { hasCode } from '../kit/errors.ts';
import { type Settings, settingsOf, settingsStatement, type Statement } from './callerSettings.ts';
import {
  type Caller,
  DamagedError,
  type Database,
  DiskFullError,
  isDamage,
  type Sql,
  UnreachableError,
} from './database.ts';

/** Per server; Postgres allows 100 in total by default. */
const maxConnections = 10;

// Timeouts, in milliseconds.
const connectTimeout = 10_000;
/** Long, because a new connection takes Postgres some 20 ms; shorter than firewalls forget idle connections. */
const idleTimeout = 5 * 60_000;
/** For a host that is gone without closing its connections: Postgres itself ends a statement earlier. */
const defaultResponseTimeout = 25_000;
const readyTimeout = 2_000;

/** After so many a connection is replaced, which also forgets them. The web app uses about ten. */
const maxPrepared = 50;

/** UTC, so that times are written with +00:00. */
const serverSettings = { timezone: 'UTC', statement_timeout: '20s' };

const idleInTransaction = { idle_in_transaction_session_timeout: '30s' };

const readOnly = { transaction_read_only: 'on' };

// By themselves and never prepared, so that no input can make Postgres refuse them.
const begin: Statement = { text: 'begin', values: [] };
const commit: Statement = { text: 'commit', values: [] };
const rollback: Statement = { text: 'rollback', values: [] };

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

interface NamedStatement extends Statement {
  /** Of a prepared statement. */
  readonly name?: string;
}

export class Postgres implements Database {
  private readonly pool: Pool;
  private readonly responseTimeout: number;
  private readonly mayWrite: () => boolean;
  private readonly onDamage: (reason: string) => void;
  /** The names of prepared statements, only for connections that lead straight to Postgres. */
  private readonly prepared = new WeakMap<ClientBase, Set<string>>();

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
      pipeline: true,
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

  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.once({}, { text, values });
  }

  transactionAs<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.begin(settingsOf(caller), work);
  }

  queryAs<Row extends object>(
    caller: Caller,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    return this.once(settingsOf(caller), { text, values });
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

  private begin<T>(more: Settings, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.withConnection(async (sql, always) => {
      try {
        await sql.together(begin, settingsStatement({ ...always, ...idleInTransaction, ...more }));
        const result = await work(sql);
        await sql.together(commit);
        return result;
      } catch (error) {
        if (!sql.isBroken) await sql.together(rollback).catch(() => {});
        throw error;
      }
    });
  }

  private once<Row extends object>(more: Settings, statement: Statement): Promise<readonly Row[]> {
    return this.withConnection((sql, always) =>
      sql.once<Row>(settingsStatement({ ...always, ...idleInTransaction, ...more }), statement),
    );
  }

  /**
   * Prepared statements need a direct connection: behind a pooler the next message may go to another process. A pooler
   * shows itself because the process that answers isn't the one that was announced.
   */
  private async detectPooler(client: ClientBase): Promise<void> {
    const statement = { text: 'select pg_backend_pid() as process', query_timeout: this.responseTimeout };
    const { rows } = await client.query<{ process: number }>(statement);
    const { processID } = client as ClientBase & { readonly processID: number | null };
    if (rows[0]?.process === processID) this.prepared.set(client, new Set());
  }

  /** `always` are the settings of every transaction. */
  private async withConnection<T>(work: (sql: ClientSql, always: Settings) => Promise<T>): Promise<T> {
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
      return await work(sql, { ...serverSettings, ...(!mayWrite && readOnly) });
    } catch (error) {
      if (!mayWrite && hasCode(error, writeRejected)) throw new DiskFullError();
      if (!isDamage(error)) throw error;
      this.onDamage(error.message);
      throw new DamagedError(error);
    } finally {
      client.off('error', onError);
      client.release(sql.isBroken || sql.isOutworn);
    }
  }
}

class ClientSql implements Sql {
  isBroken = false;
  private readonly client: PoolClient;
  private readonly prepared: Set<string> | undefined;
  private readonly responseTimeout: number;
  private isStale = false;

  constructor(client: PoolClient, prepared: Set<string> | undefined, responseTimeout: number) {
    this.client = client;
    this.prepared = prepared;
    this.responseTimeout = responseTimeout;
  }

  /** Whether another connection should take its place: its prepared statements are too many, or out of date. */
  get isOutworn(): boolean {
    return this.isStale || (this.prepared?.size ?? 0) > maxPrepared;
  }

  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.together<Row>({ text, values });
  }

  /** Runs the statement with the settings in a transaction of its own. */
  async once<Row extends object>(settings: Statement, statement: Statement): Promise<readonly Row[]> {
    try {
      return await this.together<Row>(begin, this.name(settings), this.name(statement), commit);
    } catch (error) {
      // A prepared statement is gone, or its tables have changed. Nothing was run, so it is parsed again.
      if (this.prepared === undefined || !hasCode(error, '26000', '0A000')) throw error;
      const rows = await this.together<Row>(begin, settings, statement, commit);
      this.isStale = true;
      return rows;
    }
  }

  private name(statement: Statement): NamedStatement {
    if (this.prepared === undefined) return statement;
    // Derived from the text, so that a name can never stand for another statement.
    const name = hash('sha256', statement.text, 'base64url');
    this.prepared.add(name);
    return { ...statement, name };
  }

  /**
   * Sends the statements without waiting for responses in between, and returns all their rows. In a transaction, Postgres
   * refuses what follows an error and makes the commit a rollback, so the first error is the cause.
   */
  async together<Row extends object>(...statements: readonly NamedStatement[]): Promise<readonly Row[]> {
    const responses = await Promise.allSettled(statements.map((statement) => this.send<Row>(statement)));
    return responses.flatMap((response) => {
      if (response.status === 'rejected') throw response.reason;
      return response.value.rows;
    });
  }

  private send<Row extends object>({ values, ...statement }: NamedStatement): Promise<QueryResult<Row>> {
    const query = { ...statement, values: [...values], query_timeout: this.responseTimeout };
    return this.run(() => this.client.query<Row>(query));
  }

  async script(text: string): Promise<void> {
    await this.run(() => this.client.query(text));
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
