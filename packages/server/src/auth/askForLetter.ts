// The common path of every request for a letter: it is counted by its sender, then by its address, and only then is
// anything stored. In this order it doesn't reveal who has an account.
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../db/database.ts';
import type { LetterKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { allowLetter } from './letterLimits.ts';
import type { Limit } from './limits.ts';
import { networkOf, wideNetworkOf } from '../network.ts';
import type { Proof } from './proof.ts';

export type LetterAsked<Prepared, Noted> = {
  readonly kind: LetterKind;
  readonly address: string;
  readonly byNetwork: Limit;
  readonly proof: Proof | null;
  /** Slow work, done once the sender is within the limits and outside any transaction. */
  readonly prepare: () => Promise<Prepared>;
  /** Stores the request. sender: the pseudonym of its network. */
  readonly note: (sql: Sql, sender: string, prepared: Prepared) => Promise<Noted>;
};

/** Returns what `note` returned; call the postman then. Throws 422 if no mail can be sent, or the refusal of a limit. */
export async function askForLetter<Prepared, Noted>(
  context: AuthContext,
  request: FastifyRequest,
  { kind, address, byNetwork, proof, prepare, note }: LetterAsked<Prepared, Noted>,
): Promise<Noted> {
  const { database, limits, pseudonym } = context;
  if (context.postman === null) {
    throw new AuthError(422, 'email_provider_disabled', 'Authentication backend is not configured');
  }
  await limits.guard(database, proof, { limit: byNetwork, subject: networkOf(request.ip) });
  const prepared = await prepare();
  const network = wideNetworkOf(request.ip);
  return database.own(async (sql) => {
    await allowLetter(sql, context, { kind, address, network, proof });
    return note(sql, pseudonym(network), prepared);
  });
}
