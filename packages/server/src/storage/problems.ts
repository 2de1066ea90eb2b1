// Problems of /storage/v1, in the shape of Supabase Storage: status, a name for the error, and a message for people.
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { Problem, type ProblemTerms, unexpected } from '../http/problem.ts';
import { hasCode, isValueError } from '../kit/errors.ts';

export const notFound = (): Problem => new Problem(404, 'not_found', 'Object not found');

export const bucketNotFound = (): Problem => new Problem(404, 'Bucket not found', 'Bucket not found');

export const duplicate = (): Problem => new Problem(409, 'Duplicate', 'The resource already exists');

export const forbidden = (): Problem =>
  new Problem(403, 'Unauthorized', 'new row violates row-level security policy');

export const invalid = (message: string): Problem => new Problem(400, 'InvalidRequest', message);

export const isForm = (): Problem =>
  new Problem(
    415,
    'InvalidRequest',
    "A form can't be uploaded. Send the bytes of the file as the body of the request.",
  );

export const diskFull = (): Problem =>
  new Problem(
    507,
    'InsufficientStorage',
    'The disk of the server is full, so the file was not saved. Nothing is lost; try again when its operator has made room.',
  );

/** The store with the bytes can't be reached for now. */
export const storeDown = (): Problem =>
  new Problem(
    503,
    'StorageUnavailable',
    'The file storage cannot be reached at the moment. Nothing is lost; try again in a moment.',
    { retryAfter: 5 },
  );

export const tooManyAtOnce = (limit: number): Problem =>
  new Problem(503, 'SlowDown', `Send at most ${limit} files at a time.`, { retryAfter: 2 });

const inMegabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

export const tooLarge = (limit: number): Problem =>
  new Problem(
    413,
    'Payload too large',
    `The object exceeded the maximum allowed size: a file can have at most ${inMegabytes(limit)}.`,
  );

/** used: includes the bytes of deleted files, which are kept for a while. */
export function overQuota(account: {
  readonly used: number;
  readonly limit: number;
  readonly deleted: number;
  readonly whose?: string;
}): Problem {
  const { used, limit, deleted, whose = 'your' } = account;
  const kept =
    deleted === 0
      ? ''
      : ` ${inMegabytes(deleted)} of that is deleted files, which are kept for an hour to five weeks, until no backup needs them.`;
  return new Problem(
    413,
    'QuotaExceeded',
    `There is no room for this file: ${whose} files take ${inMegabytes(used)} of ${inMegabytes(limit)}.${kept} Files that no plan has used for 30 days are removed.`,
  );
}

const tooMuchByOthers = (limit: number): Problem =>
  new Problem(
    413,
    'QuotaExceeded',
    `There is no room for this file: others than the plan's owner can add ${inMegabytes(limit)} of files. Ask the owner to add it.`,
  );

/** The database has the file's row, but its bytes are gone. */
export const lostBytes = (): Problem =>
  new Problem(
    410,
    'FileLost',
    'The server has lost the content of this file. A browser that still has it sends it again when its plan is saved. Otherwise add the file again, or ask the operator to restore it from a backup.',
  );

export const tooMuchInAnHour = (limit: number, seconds: number): Problem =>
  new Problem(
    429,
    'SlowDown',
    `You have sent ${inMegabytes(limit)} within an hour, the limit for one account. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    { retryAfter: seconds },
  );

/** The Problem for what the database has refused; undefined for any other error. Codes with HP are raised by our triggers. */
export function refusalOf(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, message } = error;
  if (code === '23505') return duplicate();
  if (code === '42501') return forbidden();
  if (code === '23503') return bucketNotFound();
  if (code === 'HP001') return tooLarge(Number(message));
  if (code === 'HP002') {
    const [used = 0, limit = 0, deleted = 0] = message.split(' ').map(Number);
    return overQuota({ used, limit, deleted });
  }
  if (code === 'HP003') return tooMuchByOthers(Number(message));
  return undefined;
}

export const storageTerms: ProblemTerms = {
  token: ({ message }) => new Problem(401, 'Unauthorized', message),
  busy: ({ message, hint, retryAfter }) => new Problem(503, 'SlowDown', `${message} ${hint}`, { retryAfter }),
  known(error) {
    if (error instanceof DiskFullError) return diskFull();
    if (error instanceof UnreachableError) return unexpected(503, 'DatabaseUnavailable');
    if (isValueError(error)) return invalid('A value in the request cannot be stored or compared.');
    return hasCode(error, 'ECONNRESET') ? invalid('The connection was closed.') : undefined;
  },
  request: (status, message) => new Problem(status, 'InvalidRequest', message),
  unexpected: 'InternalError',
  write: ({ status, code, message }) => ({ body: { statusCode: String(status), error: code, message } }),
};
