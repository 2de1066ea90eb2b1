// The way that every request for a letter goes, whoever has the address: it is counted by its sender, then by its
// address, and only then is an account looked at. In this order nobody learns from it who has one.
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../db/database.ts';
import type { LetterKind } from '../mail/mailer.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { allowLetter } from './letterLimits.ts';
import { type Limit, networkOf } from './limits.ts';

export type LetterRequest<Prepared, Noted> = {
  readonly kind: LetterKind;
  readonly address: string;
  readonly byNetwork: Limit;
  /** What takes long, once the sender may ask; no transaction waits for it. */
  readonly prepare: () => Promise<Prepared>;
  /** Notes in the database that a letter is due, where one is. It must cost the same where none is. */
  readonly note: (sql: Sql, prepared: Prepared) => Promise<Noted>;
};

/** Gives back what was noted. Throws 422 where no mail can be sent, and 429 when it is asked for too often. */
export async function askForLetter<Prepared, Noted>(
  context: AuthContext,
  request: FastifyRequest,
  { kind, address, byNetwork, prepare, note }: LetterRequest<Prepared, Noted>,
): Promise<Noted> {
  const { database, limits, postman } = context;
  if (postman === null) {
    throw new AuthError(422, 'email_provider_disabled', 'Authentication backend is not configured');
  }
  await limits.guard(database, { limit: byNetwork, subject: networkOf(request) });
  const prepared = await prepare();
  const noted = await database.own(async (sql) => {
    await allowLetter(sql, context, kind, address);
    return note(sql, prepared);
  });
  postman.call();
  return noted;
}
