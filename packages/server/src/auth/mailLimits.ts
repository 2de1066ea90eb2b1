// How many mails may be requested: for an address, by a network, and in total. A request counts whether or not there is
// an account, so that the counts don't reveal it.
import type { Sql } from '../db/database.ts';
import type { MailKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import type { Proof } from './proof.ts';

type MailOrigin = {
  readonly kind: MailKind;
  readonly address: string;
  /** The wide network of the request. */
  readonly network: string;
  readonly proof: Proof | null;
};

/** Throws if a limit is reached; the counts are rolled back with the transaction. */
export async function checkMailLimits(
  sql: Sql,
  { limiter, limits, settings }: AuthContext,
  { kind, address, network, proof }: MailOrigin,
): Promise<void> {
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limiter.take(sql, interval, address);
  if (wait > 0) {
    throw rateLimitError(`For security purposes, you can only request this after ${wait} seconds.`, wait);
  }
  const { toAddress, fromNetwork, total } = limits.mail;
  for (const use of [
    { limit: toAddress, subject: address },
    { limit: fromNetwork, subject: network },
    { limit: total, subject: 'everybody' },
  ]) {
    const rejection = await limiter.count(sql, proof, use);
    if (rejection === undefined) continue;
    const { error } = rejection;
    throw error.code === 'captcha_failed'
      ? error
      : rateLimitError('email rate limit exceeded', rejection.wait);
  }
}

const rateLimitError = (message: string, retryAfter: number): AuthError =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
