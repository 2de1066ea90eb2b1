// Errors of a database that can't be reached or can't write.

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
