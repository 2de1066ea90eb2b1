// What all requests for mail have in common: they are counted by network, then by address and in total, and only then
// stored. A request counts whether or not there is an account, and in the same order, so that nothing reveals it.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { siteOf } from '../network.ts';
import { readAddress } from './address.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { insertMailRequest, type RequestKind } from './mailRequests.ts';
import type { Proof, securityField } from './proofs.ts';
import { type NetworkLimit, usesBy } from './rateLimits.ts';
import { redirectTo } from './redirects.ts';
import { queryText } from './requestBody.ts';

type Security = z.output<typeof securityField>;

/** Throws 422 if no mail can be sent. */
export function requireMail({ mailQueue }: AuthContext): void {
  if (mailQueue === null)
    throw new AuthError(422, 'email_provider_disabled', 'Authentication backend is not configured');
}

/** Counts by network, before anything slow is done. Throws 422 if no mail can be sent, or the error of a limit. */
export async function countRequest(
  context: AuthContext,
  request: FastifyRequest,
  byNetwork: NetworkLimit,
  security: Security,
): Promise<Proof | null> {
  requireMail(context);
  const { database, limiter, proofs } = context;
  const proof = await proofs.read(security);
  await limiter.check(database, proof, ...usesBy(byNetwork, request.ip));
  return proof;
}

/**
 * Counts the mail. Returns its sender, the pseudonym of a network. Throws if a limit is reached; the counts are rolled
 * back with the transaction.
 */
export async function countMail(
  sql: Sql,
  { limiter, limits, pseudonym, settings }: AuthContext,
  request: FastifyRequest,
  { kind, address, proof }: { kind: RequestKind; address: string; proof: Proof | null },
): Promise<string> {
  const interval = { name: `letter ${kind}`, times: 1, seconds: settings.mailInterval };
  const wait = await limiter.take(sql, interval, address);
  if (wait > 0) {
    throw tooManyMails(`For security purposes, you can only request this after ${wait} seconds.`, wait);
  }
  const { toAddress, fromNetwork, total } = limits.mail;
  for (const use of [
    { limit: toAddress, subject: address },
    ...usesBy(fromNetwork, request.ip),
    { limit: total, subject: 'everybody' },
  ]) {
    const rejection = await limiter.count(sql, proof, use);
    if (rejection === undefined) continue;
    const { error } = rejection;
    throw error.code === 'captcha_failed' ? error : tooManyMails('email rate limit exceeded', rejection.wait);
  }
  return pseudonym(siteOf(request.ip));
}

const tooManyMails = (message: string, retryAfter: number): AuthError =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });

/** For an address that may have no account. Returns it in its normalized form. */
export async function requestMail(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
  { kind, byNetwork, security }: { kind: RequestKind; byNetwork: NetworkLimit; security: Security },
): Promise<string> {
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  const proof = await countRequest(context, request, byNetwork, security);
  await context.database.transaction(async (sql) => {
    const sender = await countMail(sql, context, request, { kind, address, proof });
    await insertMailRequest(sql, { kind, email: address, redirect_to: redirect, sender });
  });
  context.mailQueue?.wakeSoon();
  return address;
}
