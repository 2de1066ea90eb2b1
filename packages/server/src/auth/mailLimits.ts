// Counts the mails about accounts that an address gets, whoever requests them. How many it may get is in `rateLimits`.
import type { Sql } from '../db/database.ts';
import type { Problem } from '../http/problem.ts';
import { authProblem } from './problems.ts';
import type { Proof } from './proofs.ts';
import type { RateLimiter, rateLimitsFor, Rejection } from './rateLimits.ts';

export interface MailLimits {
  readonly limiter: RateLimiter;
  readonly limits: ReturnType<typeof rateLimitsFor>;
  /** `mailInterval`: seconds between two mails of a kind. */
  readonly settings: { readonly mailInterval: number };
}

/** A change of the address is two mails. */
export type RequestKind = 'signup' | 'recovery' | 'email_change';

export interface CountedMail {
  readonly kind: RequestKind;
  readonly address: string;
  readonly proof: Proof | null;
}

/** Counts a mail, and returns the error if there were too many. */
export async function countAddress(
  sql: Sql,
  { limiter, limits, settings }: MailLimits,
  { kind, address, proof }: CountedMail,
): Promise<Problem | undefined> {
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limiter.take(sql, interval, address);
  if (wait > 0) {
    return tooManyMails(`For security purposes, you can only request this after ${wait} seconds.`, wait);
  }
  const rejection = await limiter.count(sql, proof, { limit: limits.mail.toAddress, subject: address });
  return rejection && mailProblem(rejection);
}

export const mailProblem = ({ problem, wait }: Rejection): Problem =>
  problem.code === 'captcha_failed' ? problem : tooManyMails('email rate limit exceeded', wait);

const tooManyMails = (message: string, retryAfter: number): Problem =>
  authProblem(429, 'over_email_send_rate_limit', message, { retryAfter });
