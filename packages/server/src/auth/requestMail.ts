// What all requests for mail have in common: they are counted by network, then by address, and only then stored. The
// order is the same for every address, so that it doesn't reveal who has an account.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../db/database.ts';
import type { MailKind } from '../mail/mailer.ts';
import { networkOf, wideNetworkOf } from '../network.ts';
import { readAddress } from './address.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { checkMailLimits } from './mailLimits.ts';
import { insertMailRequest } from './mailRequests.ts';
import type { securityField } from './proofs.ts';
import type { Limit } from './rateLimits.ts';
import { redirectTo } from './redirects.ts';
import { queryText } from './requestBody.ts';

type MailRequestOptions<Prepared, Stored> = {
  readonly kind: MailKind;
  readonly address: string;
  readonly byNetwork: Limit;
  readonly security: z.output<typeof securityField>;
  /** Slow work, done within the limits and outside any transaction. */
  readonly prepare: () => Promise<Prepared>;
  /** `sender`: the pseudonym of the network. */
  readonly store: (sql: Sql, sender: string, prepared: Prepared) => Promise<Stored>;
};

/** Returns what `store` returned; wake the mail queue then. Throws 422 if no mail can be sent, or the error of a limit. */
export async function requestMail<Prepared, Stored>(
  context: AuthContext,
  request: FastifyRequest,
  { kind, address, byNetwork, security, prepare, store }: MailRequestOptions<Prepared, Stored>,
): Promise<Stored> {
  const { database, limiter, pseudonym, proofs } = context;
  if (context.mailQueue === null) {
    throw new AuthError(422, 'email_provider_disabled', 'Authentication backend is not configured');
  }
  const proof = await proofs.read(security);
  await limiter.check(database, proof, { limit: byNetwork, subject: networkOf(request.ip) });
  const prepared = await prepare();
  const network = wideNetworkOf(request.ip);
  return database.transaction(async (sql) => {
    await checkMailLimits(sql, context, { kind, address, network, proof });
    return store(sql, pseudonym(network), prepared);
  });
}

/** For an address that may have no account. Returns it in its normalized form. */
export async function requestMailFor(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
  options: Pick<MailRequestOptions<void, void>, 'kind' | 'byNetwork' | 'security'>,
): Promise<string> {
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  const { kind } = options;
  await requestMail(context, request, {
    ...options,
    address,
    prepare: async () => {},
    store: (sql, sender) => insertMailRequest(sql, { kind, email: address, redirect_to: redirect, sender }),
  });
  context.mailQueue?.wakeSoon();
  return address;
}
