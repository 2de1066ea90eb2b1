// How many letters may be requested: for an address, then by a network, and only then in all. A request counts whether
// there is an account or not, so that the counts don't reveal it.
import type { Sql } from '../db/database.ts';
import type { LetterKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import type { Proof } from './proof.ts';

const everybody = 'everybody';

type Limited = Pick<AuthContext, 'limits' | 'usual' | 'settings'>;

export type LetterTaking = {
  readonly kind: LetterKind;
  readonly address: string;
  /** The wide network that the request comes from. */
  readonly network: string;
  readonly proof: Proof | null;
};

/** Throws if no letter may be requested now; the counts are undone with the transaction. */
export async function allowLetter(
  sql: Sql,
  { limits, usual, settings }: Limited,
  { kind, address, network, proof }: LetterTaking,
): Promise<void> {
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limits.take(sql, interval, address);
  if (wait > 0) throw tooSoon(wait);
  const { toAddress, fromNetwork, all } = usual.letters;
  const takings = [
    { limit: toAddress, subject: address },
    { limit: fromNetwork, subject: network },
    { limit: all, subject: everybody },
  ];
  for (const taking of takings) {
    const refusal = await limits.count(sql, proof, taking);
    if (refusal === undefined) continue;
    throw refusal.error.code === 'captcha_failed' ? refusal.error : tooMany(refusal.wait);
  }
}

function tooSoon(wait: number): AuthError {
  return refused(`For security purposes, you can only request this after ${wait} seconds.`, wait);
}

function tooMany(wait: number): AuthError {
  return refused('email rate limit exceeded', wait);
}

function refused(message: string, retryAfter: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
}
