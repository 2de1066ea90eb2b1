// POST /recover: a letter with a link that lets its reader choose a new password. The answer is the same whether the
// address has an account or not.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAddress } from './address.ts';
import { askForLetter } from './askForLetter.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';

const body = z.object({ email: optionalText });

export async function recover(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { usual, audit } = context;
  const { email } = readBody(body, request);
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  }
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  await askForLetter(context, request, {
    kind: 'recovery',
    address,
    byNetwork: usual.byNetwork.recover,
    prepare: async () => {},
    async note(sql) {
      await sql.query('update auth.users set recovery_sent_at = now() where email = $1', [address]);
      await sql.query(
        `insert into auth.links (user_id, kind, redirect_to)
           select id, 'recovery', $2 from auth.users where email = $1
         on conflict (user_id) where kind = 'recovery' do update set
           token_digest = null, redirect_to = $2, letter_due_at = now(), letter_attempts = 0`,
        [address, redirect],
      );
    },
  });
  audit('recovery asked', address, request.ip);
  return {};
}
