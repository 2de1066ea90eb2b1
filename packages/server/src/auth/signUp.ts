// POST /signup: a new account, which begins when the link in the letter is followed. An address that has an account is
// answered with as much work and without a word about that account.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { readAddress } from './address.ts';
import { askForLetter } from './askForLetter.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { checkNewPassword } from './passwords.ts';
import { securityField } from './proofs.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';
import { decoyAnswer, userAnswer, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.unknown().optional(),
  gotrue_meta_security: securityField,
});

export async function signUp(context: AuthContext, request: FastifyRequest): Promise<object> {
  const asked = readBody(body, request);
  if (asked.email === '') throw withoutEmail(asked.phone);
  const email = readAddress(asked.email);
  checkNewPassword(asked.password);
  const metadata = readMetadata(asked.data);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  const user = await askForLetter(context, request, {
    kind: 'signup',
    address: email,
    byNetwork: context.usual.byNetwork.signup,
    proof: await context.proofs.read(asked.gotrue_meta_security),
    prepare: () => hashOf(context, email, asked.password),
    note: (sql, sender, passwordHash) => noteSignUp(sql, { email, passwordHash, metadata, redirect, sender }),
  });
  context.postman?.call();
  context.audit('signed up', email, request.ip);
  return user === undefined ? decoyAnswer(email, metadata) : userAnswer({ ...user, metadata });
}

/** Whoever signs up once more with the same password has the same hash, so that it is seen to be the same. */
async function hashOf(
  { database, passwords }: AuthContext,
  email: string,
  password: string,
): Promise<string> {
  const [last] = await database.own((sql) =>
    sql.query<{ password_hash: string | null }>(
      `select link.password_hash from auth.links as link join auth.users as reader on reader.id = link.user_id
       where reader.email = $1 and link.kind = 'signup' order by link.created_at desc limit 1`,
      [email],
    ),
  );
  const known = last?.password_hash ?? null;
  // Both are done for everybody, which takes as long for an address that nobody has signed up with.
  const isKnown = await passwords.matches(known, password);
  const fresh = await passwords.hash(password);
  return isKnown && known !== null ? known : fresh;
}

type SignUp = {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Metadata;
  readonly redirect: string;
  readonly sender: string;
};

/** Undefined when the address is confirmed already: then the same is done, and changes nothing. */
async function noteSignUp(
  sql: Sql,
  { email, passwordHash, metadata, redirect, sender }: SignUp,
): Promise<UserRow | undefined> {
  const [account] = await sql.query<UserRow>(
    `insert into auth.users as known (email, confirmation_sent_at) values ($1, now())
     on conflict (email) do update set
       confirmation_sent_at = case when known.email_confirmed_at is null then now() else known.confirmation_sent_at end
     returning *`,
    [email],
  );
  if (account === undefined) throw new Error('The database made no user.');
  // Those with other passwords stay as long as the account, so that it is not forgotten that there were several.
  await sql.query(
    `delete from auth.links
     where user_id = $1 and kind = 'signup' and expires_at < now() and letter_due_at is null and password_hash = $2`,
    [account.id, passwordHash],
  );
  const due = await sql.query(
    `insert into auth.links (user_id, kind, password_hash, metadata, redirect_to, sender)
     select id, 'signup', $2, $3::text::jsonb, $4, $5 from auth.users where id = $1 and email_confirmed_at is null
     returning id`,
    [account.id, passwordHash, JSON.stringify(metadata), redirect, sender],
  );
  return due.length > 0 ? account : undefined;
}

function withoutEmail(phone: string): AuthError {
  return phone === ''
    ? new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    : new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
}
