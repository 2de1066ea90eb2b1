// POST /resend: the letter of a sign-up once more, with a new link in place of the old one. The answer is the same
// whether there was something to send or not.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAddress } from './address.ts';
import { askForLetter } from './askForLetter.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';

const body = z.object({ email: optionalText, type: optionalText });

export async function resend(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { email, type } = readBody(body, request);
  if (type !== 'signup') {
    const message = 'Missing one of these types: signup, email_change, sms, phone_change';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Type provided requires an email address');
  }
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  await askForLetter(context, request, {
    kind: 'signup',
    address,
    byNetwork: context.usual.byNetwork.resend,
    prepare: async () => {},
    async note(sql) {
      await sql.query(
        'update auth.users set confirmation_sent_at = now() where email = $1 and email_confirmed_at is null',
        [address],
      );
      await sql.query(renewLastLink, [address, redirect]);
    },
  });
  return {};
}

/**
 * Of several sign-ups with different passwords nobody knows which one is the reader's, so the new link has no password:
 * it signs in, and a recovery sets one.
 */
const renewLastLink = `
  update auth.links as link set
    token_digest = null, redirect_to = $2, letter_due_at = now(), letter_attempts = 0,
    password_hash = case when last.is_only then link.password_hash end,
    metadata = case when last.is_only then link.metadata end
  from (
    select link.id, not exists (
        select from auth.links as other
        where other.user_id = link.user_id and other.kind = 'signup'
          and other.password_hash is distinct from link.password_hash) as is_only
    from auth.links as link join auth.users as reader on reader.id = link.user_id
    where reader.email = $1 and reader.email_confirmed_at is null and link.kind = 'signup'
    order by link.created_at desc limit 1) as last
  where link.id = last.id`;
