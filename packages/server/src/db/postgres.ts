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
/** Long, because a new connection takes some 20 ms, but shorter than the time after which firewalls forget idle ones. */
const idleTimeout = 5 * 60_000;
/** Reached only if the host is gone without closing its connections: otherwise `statement_timeout` ends a statement first. */
const defaultResponseTimeout = 25_000;
const readyTimeout = 2_000;

/** A connection with more prepared statements is replaced by one without any. The web app uses about ten. */
const maxPrepared = 50;

/** UTC, so that times are written with +00:00. */
const serverSettings = { timezone: 'UTC', statement_timeout: '20s' };

const idleInTransaction = { idle_in_transaction_session_timeout: '30s' };

const readOnly = { transaction_read_only: 'on' };

// Sent as statements of their own and never prepared, so that no input can make Postgres refuse them.
const begin: Statement = { text: 'begin', values: [] };
const commit: Statement = { text: 'commit', values: [] };
const rollback: Statement = { text: 'rollback', values: [] };

// SQLSTATE codes.
const readOnlyTransaction = '25006';
const tooManyConnections = '53300';
const unknownStatementName = '26000';
const featureNotSupported = '0A000';
/** The class of the codes with which Postgres ends a connection, such as 57P01 when it shuts down. */
const operatorIntervention = '57P';

interface Options {
  readonly responseTimeout?: number;
  /** While it returns false, every transaction is read-only. */
  readonly mayWrite?: () => boolean;
  /** Called with Postgres's message when it can't read its files. */
  readonly onDamage?: (reason: string) => void;
}

/** Parses int8 as a number, since all of ours are counts. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

interface NamedStatement extends Statement {
  /** The name of a prepared statement; absent if it isn't prepared. */
  readonly name?: string;
}

export class Postgres implements Database {
  private readonly pool: Pool;
  private readonly responseTimeout: number;
  private readonly mayWrite: () => boolean;
  private readonly onDamage: (reason: string) => void;
  /** The names of each connection's prepared statements, only for connections that lead straight to Postgres. */
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
    // An error event without a listener would end the process, and until a connection is in use it has no other listener.
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
    return this.withConnection(async (sql, base) => {
      try {
        await sql.together(begin, settingsStatement({ ...base, ...idleInTransaction, ...more }));
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
    return this.withConnection((sql, base) =>
      sql.once<Row>(settingsStatement({ ...base, ...idleInTransaction, ...more }), statement),
    );
  }

  /**
   * Prepared statements need a direct connection: behind a pooler the next message may go to another process. With a pooler,
   * the process that answers isn't the one that was announced when the connection was made.
   */
  private async detectPooler(client: ClientBase): Promise<void> {
    const statement = { text: 'select pg_backend_pid() as process', query_timeout: this.responseTimeout };
    const { rows } = await client.query<{ process: number }>(statement);
    const { processID } = client as ClientBase & { readonly processID: number | null };
    if (rows[0]?.process === processID) this.prepared.set(client, new Set());
  }

  /** `base`: the settings of every transaction. */
  private async withConnection<T>(work: (sql: ClientSql, base: Settings) => Promise<T>): Promise<T> {
    const mayWrite = this.mayWrite();
    const client = await this.pool.connect().catch((error: unknown) => {
      throw hasCode(error, tooManyConnections) ? error : new UnreachableError(error);
    });
    const sql = new ClientSql(client, this.prepared.get(client), this.responseTimeout);
    // The connection can also break between two statements.
    const onError = (): void => {
      sql.isBroken = true;
    };
    client.on('error', onError);
    try {
      return await work(sql, { ...serverSettings, ...(!mayWrite && readOnly) });
    } catch (error) {
      if (!mayWrite && hasCode(error, readOnlyTransaction)) throw new DiskFullError();
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

  /** Whether another connection should replace it: its prepared statements are too many, or out of date. */
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
      // A prepared statement is gone, or its tables have changed. Nothing was run, so the statements can be sent unprepared.
      const isPlanLost = hasCode(error, unknownStatementName, featureNotSupported);
      if (this.prepared === undefined || !isPlanLost) throw error;
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
      // After most errors that Postgres reports the connection can be used further; otherwise it is lost.
      if (error instanceof DatabaseError && !(error.code ?? '').startsWith(operatorIntervention)) throw error;
      this.isBroken = true;
      throw new UnreachableError(error);
    }
  }
}
