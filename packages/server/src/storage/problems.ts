// Errors of /storage/v1, in the shape of Supabase Storage: status, a name for the error, and a message for people.

export class StorageError extends Error {
  readonly status: number;
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    error: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

export const bodyOf = ({ status, error, message }: StorageError) => ({
  statusCode: String(status),
  error,
  message,
});

export const notFound = (): StorageError => new StorageError(404, 'not_found', 'Object not found');

export const bucketNotFound = (): StorageError =>
  new StorageError(404, 'Bucket not found', 'Bucket not found');

export const duplicate = (): StorageError =>
  new StorageError(409, 'Duplicate', 'The resource already exists');

export const forbidden = (): StorageError =>
  new StorageError(403, 'Unauthorized', 'new row violates row-level security policy');

export const invalid = (message: string): StorageError => new StorageError(400, 'InvalidRequest', message);

export const diskFull = (): StorageError =>
  new StorageError(
    507,
    'InsufficientStorage',
    'The disk of the server is full, so the file was not saved. Nothing is lost; try again when its operator has made room.',
  );

/** The bytes are out of reach for now. */
export const storeDown = (): StorageError =>
  new StorageError(
    503,
    'StorageUnavailable',
    'The file storage cannot be reached at the moment. Nothing is lost; try again in a moment.',
    { 'retry-after': '5' },
  );

export const tooManyAtOnce = (limit: number): StorageError =>
  new StorageError(503, 'SlowDown', `Send at most ${limit} files at a time.`, { 'retry-after': '2' });

const inMegabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

export const tooLarge = (limit: number): StorageError =>
  new StorageError(
    413,
    'Payload too large',
    `The object exceeded the maximum allowed size: a file can have at most ${inMegabytes(limit)}.`,
  );

/** used: with the bytes of deleted files, which are kept for a while. */
export function overQuota(account: {
  readonly used: number;
  readonly limit: number;
  readonly deleted: number;
}): StorageError {
  const { used, limit, deleted } = account;
  const kept =
    deleted === 0
      ? ''
      : ` ${inMegabytes(deleted)} of that is deleted files, which are kept for an hour to five weeks, until no backup needs them.`;
  return new StorageError(
    413,
    'QuotaExceeded',
    `There is no room for this file: your files take ${inMegabytes(used)} of ${inMegabytes(limit)}.${kept} Files that no plan has used for 30 days are removed.`,
  );
}

/** The row is there, and its bytes aren't. */
export const lostBytes = (): StorageError =>
  new StorageError(
    410,
    'FileLost',
    'The server has lost the content of this file. A browser that still has it sends it again when its plan is saved. Otherwise add the file again, or ask the operator to restore it from a backup.',
  );

export const tooMuchInAnHour = (limit: number, seconds: number): StorageError =>
  new StorageError(
    429,
    'SlowDown',
    `You have sent ${inMegabytes(limit)} within an hour, the limit for one account. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    { 'retry-after': String(seconds) },
  );
