// How many letters may be asked for: one of a kind to an address in an interval, and so many in all. A request counts
// whether there is an account or not, so that nobody learns that from what is left.
import type { Sql } from '../db/database.ts';
import type { LetterKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';

const everybody = 'everybody';

type Limited = Pick<AuthContext, 'limits' | 'usual' | 'settings'>;

/** Throws 429 when no letter may be asked for now; what was counted is undone with the transaction. */
export async function allowLetter(
  sql: Sql,
  context: Limited,
  kind: LetterKind,
  address: string,
): Promise<void> {
  const { limits, usual, settings } = context;
  const full = await limits.take(sql, usual.letters, everybody);
  if (full > 0) throw refusal('email rate limit exceeded', full);
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limits.take(sql, interval, address);
  if (wait === 0) return;
  throw refusal(`For security purposes, you can only request this after ${wait} seconds.`, wait);
}

function refusal(message: string, retryAfter: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
}
