// How many letters may go out: one of a kind to an address in an interval, and so many in all. The interval counts by
// address, whether there is an account or not, so that nobody learns that from it.
import type { Sql } from '../db/database.ts';
import type { LetterKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';

const everybody = 'everybody';
const nobody = 'nobody';

type Limited = Pick<AuthContext, 'limits' | 'usual' | 'settings'>;

/** Throws 429 when no letter may go to the address now; otherwise starts its interval. */
export async function allowLetter(
  sql: Sql,
  context: Limited,
  kind: LetterKind,
  address: string,
): Promise<void> {
  const { limits, usual, settings } = context;
  const full = await limits.ask(sql, usual.letters, everybody);
  if (full > 0) throw refusal('email rate limit exceeded', full);
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limits.take(sql, interval, address);
  if (wait === 0) return;
  throw refusal(`For security purposes, you can only request this after ${wait} seconds.`, wait);
}

/** Counts a letter that will be sent. One that will not costs the same work. */
export async function countLetter(sql: Sql, context: Limited, isDue: boolean): Promise<void> {
  await context.limits.take(sql, context.usual.letters, isDue ? everybody : nobody);
}

function refusal(message: string, retryAfter: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
}
