// POST /signup: a new account, which begins when the link in the letter is followed. An address that has an account is
// answered with as much work and without a word about that account.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAddress } from './address.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { allowLetter, countLetter } from './letterLimits.ts';
import { networkOf } from './limits.ts';
import { readMetadata } from './metadata.ts';
import { checkNewPassword } from './passwords.ts';
import { postOf } from './postOf.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';
import { decoyAnswer, userAnswer, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.unknown().optional(),
});

export async function signUp(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { database, limits, usual, passwords, audit } = context;
  const asked = readBody(body, request);
  if (asked.email === '') throw withoutEmail(asked.phone);
  const email = readAddress(asked.email);
  checkNewPassword(asked.password);
  const metadata = readMetadata(asked.data);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  const postman = postOf(context);
  await limits.guard(database, { limit: usual.byNetwork.signup, subject: networkOf(request) });

  const passwordHash = await passwords.hash(asked.password);
  const user = await database.own(async (sql) => {
    await allowLetter(sql, context, 'signup', email);
    // With an account that is confirmed the same is done, and changes nothing.
    await sql.query('insert into auth.users (email) values ($1) on conflict (email) do nothing', [email]);
    const [account] = await sql.query<UserRow>(
      `update auth.users set
         confirmation_sent_at = case when email_confirmed_at is null then now() else confirmation_sent_at end
       where email = $1 returning *`,
      [email],
    );
    if (account === undefined) throw new Error('The database made no user.');
    await sql.query(
      `delete from auth.links
       where user_id = $1 and kind = 'signup' and expires_at < now() and letter_due_at is null`,
      [account.id],
    );
    const due = await sql.query(
      `insert into auth.links (user_id, kind, password_hash, metadata, redirect_to)
       select id, 'signup', $2, $3::text::jsonb, $4 from auth.users where id = $1 and email_confirmed_at is null
       returning id`,
      [account.id, passwordHash, JSON.stringify(metadata), redirect],
    );
    await countLetter(sql, context, due.length > 0);
    return due.length > 0 ? account : undefined;
  });
  audit('signed up', email, request.ip);
  if (user === undefined) return decoyAnswer(email, metadata);
  postman.call();
  return userAnswer({ ...user, metadata });
}

function withoutEmail(phone: string): AuthError {
  return phone === ''
    ? new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    : new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
}
