// What the rest of the server knows of its database: short transactions, either as the server itself or as the
// caller of a request. Which Postgres it is, the embedded one or another, is behind this.

export interface Sql {
  /**
   * Runs one statement; values stand at $1, $2 … in it and never in its text.
   * What Postgres refuses is thrown with its SQLSTATE as `code`, beside `message`, `detail` and `hint`; a database
   * that cannot be reached is thrown with `code` 08006.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** For whom a transaction runs: a role and the claims of a verified token. */
export interface Caller {
  readonly role: 'anon' | 'authenticated';
  readonly claims: Readonly<Record<string, unknown>>;
  /** Method and path of the request, as `request.method` and `request.path` for the SQL that asks. */
  readonly method: string;
  readonly path: string;
}

export interface Database {
  /**
   * One transaction as the server itself: committed when `work` returns, rolled back when it throws.
   * Keep it short, since it holds a connection: no hashing and no mail inside.
   */
  own<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction as a caller: role and claims hold for it, and so does row-level security. */
  as<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same for one statement, which costs one way to the database and back instead of three. */
  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]>;
  /** True when a statement is answered now. Never throws. */
  isReady(): Promise<boolean>;
  /** Waits for what is running, then closes; for the embedded database everything is on disk by then. */
  close(): Promise<void>;
}
