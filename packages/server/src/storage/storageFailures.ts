// What /storage/v1 answers when a request fails.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../admission/busyError.ts';
import { TokenError } from '../auth/accessToken.ts';
import { DiskFullError, UnreachableError } from '../db/databaseErrors.ts';
import { bodyOf, diskFull, StorageError } from './storageError.ts';

export function errorOf(request: FastifyRequest, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof TokenError) return new StorageError(401, 'Unauthorized', error.message);
  if (error instanceof BusyError)
    return new StorageError(503, 'SlowDown', `${error.message} ${error.hint}`, {
      'retry-after': String(error.retryAfter),
    });
  if (error instanceof DiskFullError) return diskFull();
  const status = statusOf(error);
  if (status !== undefined && error instanceof Error)
    return new StorageError(status, 'InvalidRequest', error.message);
  request.log.error({ req: request, err: error }, 'request failed');
  const message = 'The server could not answer. Please try again.';
  return error instanceof UnreachableError
    ? new StorageError(503, 'DatabaseUnavailable', message)
    : new StorageError(500, 'InternalError', message);
}

/** Of an error of Fastify or of reading the body. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

export const sendError = (reply: FastifyReply, error: StorageError): FastifyReply =>
  reply.code(error.status).headers(error.headers).type('application/json; charset=utf-8').send(bodyOf(error));
