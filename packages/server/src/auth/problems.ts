// Errors of /auth/v1, in the two formats that clients may request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { clientFaultOf, isValueError } from '../kit/errors.ts';

/** Those of Supabase Auth, which clients compare. */
type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_json'
  | 'bad_jwt'
  | 'captcha_failed'
  | 'conflict'
  | 'current_password_invalid'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'invalid_credentials'
  | 'method_not_allowed'
  | 'no_authorization'
  | 'not_admin'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'phone_provider_disabled'
  | 'reauthentication_needed'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password';

type Details = {
  /** Seconds. */
  readonly retryAfter?: number;
  readonly weakPassword?: WeakPassword;
};

export type WeakPassword = { readonly reasons: readonly ('length' | 'characters' | 'pwned')[] };

export class AuthError extends Error {
  readonly status: number;
  readonly code: AuthErrorCode;
  readonly details: Details;

  constructor(status: number, code: AuthErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Since this API version, `code` is the name of the error. */
const namedCodes = '2024-01-01';

/** Sends the error in the format of the client's API version. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { status, code, message, details } = error;
  const version = request.headers['x-supabase-api-version'];
  const isNamed = typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= namedCodes;
  if (isNamed) reply.header('x-supabase-api-version', namedCodes);
  if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
  return reply
    .code(status)
    .header('x-sb-error-code', code)
    .send({
      ...(isNamed ? { code, message } : { code: status, error_code: code, msg: message }),
      ...(status >= 500 ? { error_id: randomUUID() } : {}),
      ...(details.weakPassword === undefined ? {} : { weak_password: details.weakPassword }),
    });
}

/** Seconds. */
const retryAfter = 5;

/** SQLSTATE disk_full. */
const diskFull = '53100';

export function authErrorOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code } = error as { code?: unknown };
  const state = typeof code === 'string' ? code : '';
  const status = clientFaultOf(error);
  if (status === 413) {
    return new AuthError(413, 'request_entity_too_large', 'The request body is larger than 16 KiB');
  }
  if (status !== undefined) {
    return new AuthError(status, 'validation_failed', 'The request is not well formed');
  }
  if (state === diskFull) {
    const message = 'The disk of the database is full. Please try again later.';
    return new AuthError(503, 'unexpected_failure', message, { retryAfter });
  }
  if (/^(08|53|57)/.test(state)) {
    const message = 'The database cannot be reached. Please try again.';
    return new AuthError(503, 'unexpected_failure', message, { retryAfter });
  }
  // A lock timeout, a serialization failure or a deadlock.
  if (/^(55P03|40001|40P01)$/.test(state)) {
    return new AuthError(409, 'conflict', 'Too many requests at once on one session. Please try again.');
  }
  if (isValueError(error)) {
    return new AuthError(400, 'validation_failed', 'A value in the request cannot be stored');
  }
  return new AuthError(500, 'unexpected_failure', 'The server could not answer. Please try again.');
}
