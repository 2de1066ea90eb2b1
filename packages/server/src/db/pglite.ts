// Database embedded in this process: Postgres in WebAssembly, one connection, its files in one directory.
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import pg from 'pg';
import type { Caller } from './database.ts';
import { callerSettings, type OpenedDatabase, type Scripts } from './scripts.ts';

/** A text goes to Postgres as it is, so that Postgres and not the driver says what is wrong with it. */
const serializers = {
  [types.BOOL]: (value: unknown) => String(value),
};

export class Embedded implements OpenedDatabase {
  private readonly pglite: PGlite;

  private constructor(pglite: PGlite) {
    this.pglite = pglite;
  }

  /** Opens the database in a directory, or makes one there when the directory is empty. */
  static async open(directory: string): Promise<Embedded> {
    return new Embedded(await PGlite.create(directory, { serializers }));
  }

  own<T>(work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.pglite.transaction((transaction) => work(new TransactionSql(transaction)));
  }

  as<T>(caller: Caller, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.own(async (sql) => {
      await sql.script(callerSettings(caller, pg.escapeLiteral));
      return work(sql);
    });
  }

  async isReady(): Promise<boolean> {
    return this.pglite.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    await this.pglite.exec('checkpoint');
    await this.pglite.close();
  }
}

class TransactionSql implements Scripts {
  private readonly transaction: Transaction;

  constructor(transaction: Transaction) {
    this.transaction = transaction;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.transaction.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.transaction.exec(text);
  }
}
