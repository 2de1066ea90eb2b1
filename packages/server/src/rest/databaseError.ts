// What Postgres refused, as a caller of /rest/v1 is told it: the SQLSTATE decides the status, the words are
// Postgres's own.
import type { Caller } from '../db/database.ts';
import { type RestFailure } from './restError.ts';

const notAllowed = '42501';

/** The first prefix that a SQLSTATE begins with decides. What is not listed is the caller's mistake: 400. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  [notAllowed, 403],
  ['28', 403],
  ['0P', 403],
  ['08', 503],
  ['53', 503],
  // The database is stopping, starting, or was told to end the connection.
  ['57P', 503],
  ['57014', 500],
  ['58', 500],
  ['XX', 500],
];

/** Undefined for what is no answer of a database. */
export function databaseFailure(error: unknown, role: Caller['role']): RestFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, message } = error;
  if (typeof code !== 'string' || !/^[\dA-Z]{5}$/.test(code)) return undefined;
  const status = statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  const words = { code, message, details: textOf(error, 'detail'), hint: textOf(error, 'hint') };
  // Who has not said who they are may say so and try again.
  if (code === notAllowed && role === 'anon')
    return { ...words, status: 401, headers: { 'www-authenticate': 'Bearer' } };
  return { ...words, status };
}

function textOf(error: object, name: 'detail' | 'hint'): string | null {
  const value: unknown = (error as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
