// POST /recover: a letter with a link that lets its reader choose a new password. The answer is the same whether the
// address has an account or not.
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

const body = z.object({ email: optionalText });

export async function recover(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { database, limits, usual, audit } = context;
  const { email } = readBody(body, request);
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  }
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  const postman = postOf(context);
  await limits.guard(database, { limit: usual.byNetwork.recover, subject: networkOf(request) });

  const isDue = await database.own(async (sql) => {
    await allowLetter(sql, context, 'recovery', address);
    await sql.query('update auth.users set recovery_sent_at = now() where email = $1', [address]);
    const due = await sql.query(
      `insert into auth.links (user_id, kind, redirect_to)
         select id, 'recovery', $2 from auth.users where email = $1
       on conflict (user_id) where kind = 'recovery' do update set
         token_digest = null, redirect_to = $2, letter_due_at = now(), letter_attempts = 0
       returning id`,
      [address, redirect],
    );
    await countLetter(sql, context, due.length > 0);
    return due.length > 0;
  });
  audit('recovery asked', address, request.ip);
  if (isDue) postman.call();
  return {};
}
