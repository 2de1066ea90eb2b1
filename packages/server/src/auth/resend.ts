// POST /resend: the letter of a sign-up once more, with a new link in place of the old one. The answer is the same
// whether there was something to send or not.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAddress } from './address.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { allowLetter, countLetter } from './letterLimits.ts';
import { networkOf } from './limits.ts';
import { postOf } from './postOf.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';

const body = z.object({ email: optionalText, type: optionalText });

export async function resend(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { database, limits, usual } = context;
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
  const postman = postOf(context);
  await limits.guard(database, { limit: usual.byNetwork.resend, subject: networkOf(request) });

  const isDue = await database.own(async (sql) => {
    await allowLetter(sql, context, 'signup', address);
    await sql.query(
      'update auth.users set confirmation_sent_at = now() where email = $1 and email_confirmed_at is null',
      [address],
    );
    const due = await sql.query(
      `update auth.links set token_digest = null, redirect_to = $2, letter_due_at = now(), letter_attempts = 0
       where id = (
         select link.id from auth.links as link join auth.users as reader on reader.id = link.user_id
         where reader.email = $1 and reader.email_confirmed_at is null and link.kind = 'signup'
         order by link.created_at desc limit 1)
       returning id`,
      [address, redirect],
    );
    await countLetter(sql, context, due.length > 0);
    return due.length > 0;
  });
  if (isDue) postman.call();
  return {};
}
