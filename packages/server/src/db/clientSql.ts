// SQL on one connection of the pool: single statements, scripts, and several statements sent in one message.
import { type Connection, type CustomTypesConfig, DatabaseError, type PoolClient, Query, types } from 'pg';
import type { Statement } from './callerSettings.ts';
import type { Sql } from './database.ts';
import { UnreachableError } from './databaseErrors.ts';
import type { PreparedStatements } from './preparedStatements.ts';

/** SQLSTATE read_only_sql_transaction. */
export const writeRejected = '25006';

/** Parses int8 as a number: ours are counts. */
export const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export class ClientSql implements Sql {
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
      if (hasCode(error, '26000') || hasCode(error, '0A000')) return this.sendPipeline<Row>(statements);
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

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DatabaseError && error.code === code;
