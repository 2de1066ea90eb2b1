// The database as the rest of the server sees it: short transactions, run either as the server or as the caller of a
// request. The interface is the same for the embedded Postgres and for another one.
import { hasCode } from '../kit/errors.ts';

export interface Sql {
  /**
   * Runs one statement. Values are passed as $1, $2 … and never become part of its text.
   * Throws the errors of Postgres, which have the SQLSTATE as `code` in addition to `message`, `detail` and `hint`, and
   * UnreachableError or DiskFullError.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs any number of statements in one text without a timeout; for migrations and restores. */
  script(text: string): Promise<void>;
}

/** The row of a statement that returns exactly one. */
export function single<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

/** Who a transaction runs as: a role and the claims of a verified token. */
export interface Caller {
  readonly role: 'anon' | 'authenticated';
  readonly claims: Readonly<Record<string, unknown>>;
  /** Method and path of the request, which SQL can read as `request.method` and `request.path`. */
  readonly method: string;
  readonly path: string;
  /** The tokens that a visitor has in addition to an account, or instead of one. */
  readonly visit?: Visit;
}

/** SQL reads the first two in `request.headers`, as with PostgREST. */
export interface Visit {
  /** The token of a share link, or of a request for approval. */
  readonly 'x-share-token'?: string;
  /** The key of somebody without an account, with which they can change what they have written. */
  readonly 'x-guest-key'?: string;
  /** The SHA-256 of a token in hex, if the token itself isn't known anymore. SQL prefers it. It never comes from a request. */
  readonly shareHash?: string;
  /** live: the token of a link or a request. ended: it was one. unknown: it never was. */
  readonly tokenState?: 'live' | 'ended' | 'unknown';
}

export interface Database {
  /**
   * One transaction as the server: committed when `work` returns, rolled back when it throws. It holds a connection, so
   * don't hash passwords or send mail inside.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One statement in a transaction of its own, as the server: one round trip instead of three. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** One transaction as a caller, bound by row-level security. */
  transactionAs<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * One statement in a transaction of its own, as a caller, bound by row-level security. If Postgres refuses `begin`, the
   * statement still runs, as the server's role, and then the call throws. So a read returns nothing, but a write would stay:
   * write only to tables on which row-level security is forced.
   */
  queryAs<Row extends object>(
    caller: Caller,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]>;
  /** Whether the database answers within two seconds. Never throws. */
  isReady(): Promise<boolean>;
  /** Waits for running transactions, then closes. The embedded database has everything on disk afterwards. */
  close(): Promise<void>;
}

/** The database can't be reached at the moment; the same call may succeed later. */
export class UnreachableError extends Error {
  readonly code = '08006';
  readonly hint = 'Try again.';
  /** For the operator only: it names the host and the role of the database. */
  readonly reason: string;

  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.reason = cause instanceof Error ? cause.message : String(cause);
  }
}

/** The disk is too full to write. Nothing was written, and reading still works. */
export class DiskFullError extends Error {
  readonly code = '53100';
  readonly detail = 'Nothing is lost; reading still works.';
  readonly hint = 'Make room on the disk, then try again.';

  constructor() {
    super('The disk of the database is full.');
  }
}

/** Whether Postgres can't read its own files: a page, an index or a long value is damaged. */
export const isDamage = (error: unknown): error is Error =>
  hasCode(error, 'XX000', 'XX001', 'XX002', '58030');

/** Some data can't be read. Everything else still works. */
export class DamagedError extends Error {
  readonly code = 'XX001';
  readonly hint = 'The log of the server says what to type.';
  /** For the operator only. */
  readonly reason: string;

  constructor(cause: Error) {
    super(
      "The server can't read this because part of its database is damaged. Everything else still works. Contact whoever runs this site, or open an earlier version.",
      { cause },
    );
    this.reason = cause.message;
  }
}
