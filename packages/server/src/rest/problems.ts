// Problems of /rest/v1, in the shape of PostgREST: code, message, details and hint. The SQLSTATE of a database error decides
// its status, and the message is Postgres's own.
import { isVisitor } from '../http/gate.ts';
import { Problem, type ProblemTerms } from '../http/problem.ts';

/** The Problem for a part of the query string that can't be parsed. */
export const grammarProblem = (parameter: string, text: string, expected: string): Problem =>
  new Problem(400, 'PGRST100', `"failed to parse ${parameter} (${text})"`, {
    fields: { details: `expecting ${expected}` },
  });

export const payloadProblem = (message: string, details: string | null = null): Problem =>
  new Problem(400, 'PGRST102', message, { fields: { details } });

/** The Problem for an unknown column in select, order, on_conflict or a filter. */
export const unknownColumn = (table: string, column: string): Problem =>
  new Problem(400, '42703', `column ${table}.${column} does not exist`);

const insufficientPrivilege = '42501';

/** The status by SQLSTATE. The first matching prefix counts; everything else is the client's mistake, with status 400. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  [insufficientPrivilege, 403],
  ['28', 403],
  ['0P', 403],
  // The database can't be reached: UnreachableError of db/database.
  ['08', 503],
  ['53', 503],
  // The database is stopping or starting, or an administrator closed the connection.
  ['57P', 503],
  ['57014', 500],
  ['58', 500],
  ['XX', 500],
];

/** The Problem for an error of the database; undefined for any other error. maySignIn: whether a login might help. */
function databaseProblem(error: unknown, maySignIn: boolean): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, message } = error;
  if (typeof code !== 'string' || !/^[\dA-Z]{5}$/.test(code)) return undefined;
  const status = statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  const fields = { details: textOf(error, 'detail'), hint: textOf(error, 'hint') };
  return code === insufficientPrivilege && maySignIn
    ? new Problem(401, code, message, { fields, headers: { 'www-authenticate': 'Bearer' } })
    : new Problem(status, code, message, { fields });
}

function textOf(error: object, name: 'detail' | 'hint'): string | null {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export const restTerms: ProblemTerms = {
  token({ reason, message }) {
    const isGenuine = ['expired', 'early', 'audience', 'claims'].includes(reason);
    const challenge = `Bearer error="invalid_token", error_description="${message}"`;
    const headers = { 'www-authenticate': challenge };
    return new Problem(401, isGenuine ? 'PGRST303' : 'PGRST301', message, { headers });
  },
  busy: ({ statusCode, code, message, hint, retryAfter }) =>
    new Problem(statusCode, code, message, { retryAfter, fields: { hint } }),
  // An anonymous client may sign in and try again. A visitor with a link already has what the link allows.
  known: (error, request) =>
    databaseProblem(error, request.caller?.role !== 'authenticated' && !isVisitor(request)),
  request: (status, message) => new Problem(status, status === 413 ? '54000' : 'PGRST102', message),
  unexpected: 'XX000',
  write: ({ code, message, fields }) => ({
    body: { code, message, details: null, hint: null, ...fields },
    // Set here too, for requests that were refused before the route could set it.
    headers: { 'cache-control': 'no-store' },
  }),
};
