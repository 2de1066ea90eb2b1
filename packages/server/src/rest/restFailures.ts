// What /rest/v1 answers when a request fails: PostgREST's status and error body.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../admission/busyError.ts';
import { TokenError } from '../auth/accessToken.ts';
import { databaseFailure } from './databaseError.ts';
import { bodyOf, RestError, type RestFailure } from './restError.ts';

export function failureOf(request: FastifyRequest, error: unknown): RestFailure {
  if (error instanceof RestError) return error.failure;
  if (error instanceof TokenError) return tokenFailure(error);
  if (error instanceof BusyError) return busyFailure(error);
  const failure = databaseFailure(error, request.caller?.role ?? 'anon') ?? requestFailure(error);
  if (failure === undefined || failure.status >= 500) {
    request.log.error({ req: request, err: error }, 'request failed');
  }
  const message = 'The server could not answer. Please try again.';
  return failure ?? { status: 500, code: 'XX000', message };
}

function tokenFailure({ reason, message }: TokenError): RestFailure {
  const isGenuine = ['expired', 'early', 'audience', 'claims'].includes(reason);
  return {
    status: 401,
    code: isGenuine ? 'PGRST303' : 'PGRST301',
    message,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  };
}

const busyFailure = ({ statusCode, code, message, hint, retryAfter }: BusyError): RestFailure => ({
  status: statusCode,
  code,
  message,
  hint,
  headers: { 'retry-after': String(retryAfter) },
});

/** An error of Fastify or of reading the body, such as a body that is too long. */
function requestFailure(error: unknown): RestFailure | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode: status } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return { status, code: status === 413 ? '54000' : 'PGRST102', message: error.message };
}

export function sendFailure(reply: FastifyReply, failure: RestFailure): FastifyReply {
  return reply
    .code(failure.status)
    .headers(failure.headers ?? {})
    .header('cache-control', 'no-store')
    .send(bodyOf(failure));
}
