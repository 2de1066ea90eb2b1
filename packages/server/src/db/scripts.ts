// What the two adapters offer beyond Database: files of many statements, which only migrations and restores run.
import type { Caller, Database, Sql } from './database.ts';

export interface Scripts extends Sql {
  /** Runs a text of any number of statements, however long they take. */
  script(text: string): Promise<void>;
}

export interface OpenedDatabase extends Database {
  own<T>(work: (sql: Scripts) => Promise<T>): Promise<T>;
}

/** SQLSTATE of a database that cannot be reached, or that went away. */
const unreachable = '08006';

/** The database is not there for the moment: the same call may well be answered later. */
export class UnreachableError extends Error {
  readonly code = unreachable;
  readonly hint = 'Try again.';
  /** For whoever runs the server: it names the machine and the role of the database, which callers are not told. */
  readonly reason: string;

  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.reason = cause instanceof Error ? cause.message : String(cause);
  }
}

/** What was to be written finds no room: it is not written, and reading goes on. */
export class DiskFullError extends Error {
  /** The SQLSTATE of a full disk. */
  readonly code = '53100';
  readonly detail = 'Nothing is lost; reading still works.';
  readonly hint = 'Make room on the disk, then try again.';

  constructor() {
    super('The disk of the database is full.');
  }
}

/** A statement and the values that stand at $1, $2 … in it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

type Settings = Readonly<Record<string, string>>;

/** The settings that hold for the transaction of a caller; the text has its literals quoted by `literal`. */
export function callerSettings(caller: Caller, literal: (text: string) => string): string {
  return `select ${calls(settingsOf(caller), literal).join(', ')}`;
}

/** The same, and more settings, as a statement that gives no row; its text is the same for every caller. */
export function callerStatement(caller: Caller, more: Settings = {}): Statement {
  const values: string[] = [];
  const place = (value: string): string => `$${values.push(value)}`;
  const made = calls({ ...more, ...settingsOf(caller) }, place);
  return { text: `select where num_nulls(${made.join(', ')}) > 0`, values };
}

/** After which Postgres ends a statement. */
const statementTimeout = { anon: '2s', authenticated: '10s' } as const;

const settingsOf = (caller: Caller): Settings => ({
  role: caller.role,
  statement_timeout: statementTimeout[caller.role],
  'request.jwt.claims': JSON.stringify(caller.claims),
  'request.method': caller.method,
  'request.path': caller.path,
});

const calls = (settings: Settings, write: (text: string) => string): string[] =>
  Object.entries(settings).map(([name, value]) => `set_config(${write(name)}, ${write(value)}, true)`);
