// Problems of /auth/v1, which has two formats of errors. Clients request the newer one in a header.
import { randomUUID } from 'node:crypto';
import { Problem, type ProblemOptions, type ProblemTerms } from '../http/problem.ts';

/** The codes of Supabase Auth, which clients compare. */
type AuthCode =
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

/** Why a password is too weak. */
export type WeakPassword = { readonly reasons: readonly ('length' | 'characters' | 'pwned')[] };

/** A Problem whose code is checked. */
export const authProblem = (
  status: number,
  code: AuthCode,
  message: string,
  options?: ProblemOptions,
): Problem => new Problem(status, code, message, options);

/** Since this API version, `code` is the name of the error. */
const namedCodes = '2024-01-01';

/** Seconds after which clients should try again. */
const retryAfter = 5;

const unreachable = (): Problem =>
  authProblem(503, 'unexpected_failure', 'The database cannot be reached. Please try again.', { retryAfter });

const diskFull = (): Problem =>
  authProblem(503, 'unexpected_failure', 'The disk of the database is full. Please try again later.', {
    retryAfter,
  });

const conflict = (): Problem =>
  authProblem(409, 'conflict', 'Too many requests at once on one session. Please try again.');

const badValue = (): Problem =>
  authProblem(400, 'validation_failed', 'A value in the request cannot be stored');

/** The Problems for errors of the database, by SQLSTATE. The first match counts. */
const databaseProblems: readonly (readonly [state: RegExp, problem: () => Problem])[] = [
  [/^53100$/, diskFull],
  [/^(08|53|57)/, unreachable],
  // A lock timeout, a serialization failure or a deadlock.
  [/^(55P03|40001|40P01)$/, conflict],
  [/^22[\dA-Z]{3}$/, badValue],
];

export const authTerms: ProblemTerms = {
  token: ({ message }) => authProblem(403, 'bad_jwt', `invalid JWT: ${message}`),
  busy: unreachable,
  known(error) {
    const { code } = error as { code?: unknown };
    return databaseProblems.find(([state]) => typeof code === 'string' && state.test(code))?.[1]();
  },
  request: (status) =>
    status === 413
      ? authProblem(413, 'request_entity_too_large', 'The request body is larger than 16 KiB')
      : authProblem(status, 'validation_failed', 'The request is not well formed'),
  unexpected: 'unexpected_failure',
  write({ status, code, message, fields }, { headers }) {
    const version = headers['x-supabase-api-version'];
    const isNamed = typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= namedCodes;
    return {
      headers: { 'x-sb-error-code': code, ...(isNamed && { 'x-supabase-api-version': namedCodes }) },
      body: {
        ...(isNamed ? { code, message } : { code: status, error_code: code, msg: message }),
        ...(status >= 500 && { error_id: randomUUID() }),
        ...fields,
      },
    };
  },
};
