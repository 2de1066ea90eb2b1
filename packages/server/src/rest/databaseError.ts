// Turns an error of Postgres into a response of /rest/v1: the SQLSTATE decides the status, and the message is Postgres's
// own.
import type { Caller } from '../db/database.ts';
import type { RestFailure } from './problems.ts';

const insufficientPrivilege = '42501';

/** The first matching prefix of the SQLSTATE counts; everything else is the client's mistake: 400. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  [insufficientPrivilege, 403],
  ['28', 403],
  ['0P', 403],
  ['08', 503],
  ['53', 503],
  // The database is stopping or starting, or an administrator closed the connection.
  ['57P', 503],
  ['57014', 500],
  ['58', 500],
  ['XX', 500],
];

/** Undefined if the error isn't from a database. */
export function databaseFailure(error: unknown, role: Caller['role']): RestFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, message } = error;
  if (typeof code !== 'string' || !/^[\dA-Z]{5}$/.test(code)) return undefined;
  const status = statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  const body = { code, message, details: textOf(error, 'detail'), hint: textOf(error, 'hint') };
  // An anonymous client may sign in and try again.
  if (code === insufficientPrivilege && role === 'anon')
    return { ...body, status: 401, headers: { 'www-authenticate': 'Bearer' } };
  return { ...body, status };
}

function textOf(error: object, name: 'detail' | 'hint'): string | null {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
