// Database embedded in this process: Postgres in WebAssembly, one connection, its files in one directory.
import { parse, PGlite, protocol, types } from '@electric-sql/pglite';
import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import type { Caller } from './database.ts';
import { Prepared } from './prepared.ts';
import { answersInTime } from './ready.ts';
import {
  callerSettings,
  callerStatement,
  DiskFullError,
  type OpenedDatabase,
  type Scripts,
} from './scripts.ts';

/**
 * Bytes that must be free on the disk for anything to be written. On a disk that is full to the brim the embedded
 * Postgres hangs for good, so it is never let that far: below this it only reads. Its log grows by 16 MB at a time.
 */
const leastFree = 64 * 1024 * 1024;

/** A text goes to Postgres as it is, so that Postgres and not the driver says what is wrong with it. */
const serializers = {
  [types.BOOL]: (value: unknown) => String(value),
};

/** SQLSTATE of a write in a transaction that only reads. */
const readOnly = '25006';

export class DamagedError extends Error {}

/** The machine did not let the database be opened: memory, open files or rights. It may be as well as ever. */
export class MachineError extends Error {
  constructor(directory: string, reason: string) {
    super(`${directory} cannot be opened: ${reason}. Nothing in it was changed.`);
  }
}

/** A transaction that can also move whole tables out and in. */
export interface EmbeddedSql extends Scripts {
  /** Runs a COPY … TO STDOUT and gives what it wrote, in parts. */
  copyOut(statement: string): Promise<readonly Uint8Array[]>;
  /** Runs a COPY … FROM '/dev/blob' on these bytes. */
  copyIn(statement: string, content: Blob): Promise<void>;
}

export class Embedded implements OpenedDatabase {
  private readonly pglite: PGlite;
  private readonly directory: string;
  private readonly prepared = new Prepared();
  /** There is one connection: whoever comes waits for all before. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(pglite: PGlite, directory: string) {
    this.pglite = pglite;
    this.directory = directory;
  }

  /**
   * Opens the database in a directory, or makes one where the directory is missing or empty.
   * Throws DamagedError when there is something that cannot be opened, MachineError and DiskFullError.
   */
  static async open(directory: string): Promise<Embedded> {
    const isNew = isEmpty(directory);
    // Without this file PGlite would make a new database on top of the old one.
    if (!isNew && !existsSync(join(directory, 'PG_VERSION'))) {
      throw new DamagedError(`${join(directory, 'PG_VERSION')} is missing.`);
    }
    if (!isNew) checkAccess(directory);
    if (isDiskFull(isNew ? join(directory, '..') : directory)) throw new DiskFullError();
    try {
      return new Embedded(await PGlite.create(directory, { serializers }), directory);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isOfMachine(error)) throw new MachineError(directory, message);
      throw new DamagedError(message, { cause: error });
    }
  }

  own<T>(work: (sql: EmbeddedSql) => Promise<T>): Promise<T> {
    return this.transaction('', work);
  }

  as<T>(caller: Caller, work: (sql: Scripts) => Promise<T>): Promise<T> {
    return this.transaction(callerSettings(caller, escapeLiteral), work);
  }

  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.writing(async (mayWrite) => {
      const settings = callerStatement(caller, mayWrite ? {} : { transaction_read_only: 'on' });
      const statements = [settings, { text, values }];
      try {
        const messages = await this.pglite.execProtocolStream(this.prepared.transaction(statements), {});
        const results = parse.parseResults(messages, this.pglite.parsers);
        return (results.at(-1)?.rows ?? []) as Row[];
      } catch (error) {
        this.prepared.doubt(statements);
        throw error;
      }
    });
  }

  isReady(): Promise<boolean> {
    return answersInTime(this.alone(() => this.pglite.query('select 1')));
  }

  /** Lets what is written take the place of what was overwritten. A Postgres has a process for that, this one has not. */
  async vacuum(): Promise<void> {
    const tables = await this.own((sql) =>
      sql.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname in ('auth', 'public')`,
      ),
    );
    // A few milliseconds each, and whoever waits comes in between.
    for (const { name } of tables)
      await this.alone(async () => {
        if (!isDiskFull(this.directory)) await this.pglite.exec(`vacuum ${name}`);
      });
  }

  async close(): Promise<void> {
    await this.alone(async () => {
      if (!isDiskFull(this.directory)) await this.pglite.exec('checkpoint');
      await this.pglite.close();
    });
  }

  /** A transaction that begins with settings of its own, in one message, as each takes its time to cross over. */
  private transaction<T>(settings: string, work: (sql: EmbeddedSql) => Promise<T>): Promise<T> {
    return this.writing(async (mayWrite) => {
      try {
        await this.pglite.exec(`begin ${mayWrite ? '' : 'read only'}; ${settings}`);
        const result = await work(new OwnSql(this.pglite));
        await this.pglite.exec('commit');
        return result;
      } catch (error) {
        await this.pglite.exec('rollback');
        throw error;
      }
    });
  }

  /** Work in which `mayWrite` says whether the disk has room; where it has not, refused writes are told so. */
  private writing<T>(work: (mayWrite: boolean) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      const mayWrite = !isDiskFull(this.directory);
      return work(mayWrite).catch((error: unknown) => {
        throw !mayWrite && codeOf(error) === readOnly ? new DiskFullError() : error;
      });
    });
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}

class OwnSql implements EmbeddedSql {
  private readonly pglite: PGlite;

  constructor(pglite: PGlite) {
    this.pglite = pglite;
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.pglite.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.pglite.exec(text);
  }

  async copyOut(statement: string): Promise<readonly Uint8Array[]> {
    // By its file /dev/blob each byte would be copied twice more, and the rubbish of a large database stay as memory.
    const messages = await this.pglite.execProtocolStream(protocol.serialize.query(statement), {});
    return messages.flatMap((message) =>
      message instanceof protocol.messages.CopyDataMessage ? [message.chunk] : [],
    );
  }

  async copyIn(statement: string, content: Blob): Promise<void> {
    await this.pglite.query(statement, [], { blob: content });
  }
}

export function isEmpty(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}

/** Without the rights to its files the engine ends as if they were damaged. */
function checkAccess(directory: string): void {
  try {
    for (const file of ['.', 'PG_VERSION'])
      accessSync(join(directory, file), constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new MachineError(directory, error instanceof Error ? error.message : String(error));
  }
}

/** No memory for the engine, or a refusal of the operating system. */
function isOfMachine(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && 'errno' in error && 'syscall' in error);
}

function isDiskFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < leastFree;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
