// What all requests for mail have in common: they are counted by network, then by address and in total, and only then stored.
// Counts and their order are the same with and without an account, so that they don't reveal whether there is one.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { siteOf } from '../kit/network.ts';
import { readAddress } from './address.ts';
import type { AuthContext } from './context.ts';
import { type CountedMail, countAddress, mailProblem, type RequestKind } from './mailLimits.ts';
import { insertMailRequest } from './mailRequests.ts';
import { authProblem } from './problems.ts';
import type { Proof, securityField } from './proofs.ts';
import { type NetworkLimit, usesBy } from './rateLimits.ts';
import { redirectTo } from './redirects.ts';
import { queryText } from './requestBody.ts';

type Security = z.output<typeof securityField>;

/** Throws 422 if no mail can be sent. */
export function requireMail({ mailQueue }: AuthContext): void {
  if (mailQueue === null)
    throw authProblem(422, 'email_provider_disabled', 'Authentication backend is not configured');
}

/** Counts a request by network, before anything slow is done. Throws 422 if no mail can be sent, or the error of a limit. */
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
  context: AuthContext,
  request: FastifyRequest,
  mail: CountedMail,
): Promise<string> {
  const rejected = await countAddress(sql, context, mail);
  if (rejected !== undefined) throw rejected;
  await countShared(sql, context, request, mail.proof);
  return context.pseudonym(siteOf(request.ip));
}

/** Counts a mail to anybody, by network and in total. Throws if a limit is reached. */
async function countShared(
  sql: Sql,
  { limiter, limits }: AuthContext,
  request: FastifyRequest,
  proof: Proof | null,
): Promise<void> {
  const { fromNetwork, total } = limits.mail;
  for (const use of [...usesBy(fromNetwork, request.ip), { limit: total, subject: 'everybody' }]) {
    const rejection = await limiter.count(sql, proof, use);
    if (rejection !== undefined) throw mailProblem(rejection);
  }
}

/** Requests a mail to an address, which may have no account. Returns the normalized address. */
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
    // A change sends two mails. The other address is looked up, and counted by address, only by the mail queue.
    if (kind === 'email_change') await countShared(sql, context, request, proof);
    await insertMailRequest(sql, { kind, email: address, redirect_to: redirect, sender });
  });
  context.mailQueue?.wakeSoon();
  return address;
}
