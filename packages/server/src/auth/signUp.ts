// POST /signup: creates an account, which becomes active when the mailed link is followed. For an address that has an
// account already, it does the same work and reveals nothing about that account.
import { z } from 'zod';
import { single, type Sql } from '../db/database.ts';
import type { Problem } from '../http/problem.ts';
import type { Handler } from '../http/protocol.ts';
import { readAddress } from './address.ts';
import type { AuthContext } from './context.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { checkNewPassword } from './passwords.ts';
import { authProblem } from './problems.ts';
import { securityField } from './proofs.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';
import { countMail, countRequest } from './requestMail.ts';
import { fakeUserResponse, userResponse, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.unknown().optional(),
  gotrue_meta_security: securityField,
});

export const signUp =
  (context: AuthContext): Handler =>
  async (request) => {
    const fields = readBody(body, request);
    if (fields.email === '') throw withoutEmail(fields.phone);
    const email = readAddress(fields.email);
    checkNewPassword(fields.password);
    const metadata = readMetadata(fields.data);
    const redirect = redirectTo(queryText(request, 'redirect_to'), context);
    const byNetwork = context.limits.byNetwork.signup;
    const proof = await countRequest(context, request, byNetwork, fields.gotrue_meta_security);
    // Hashing is slow, so it is done after the limits were checked and outside any transaction.
    const passwordHash = await hashOf(context, email, fields.password);
    const user = await context.database.transaction(async (sql) => {
      const sender = await countMail(sql, context, request, { kind: 'signup', address: email, proof });
      return insertSignUp(sql, { email, passwordHash, metadata, redirect, sender });
    });
    context.mailQueue?.wake();
    context.audit('signed up', email, request.ip);
    return user === undefined ? fakeUserResponse(email, metadata) : userResponse({ ...user, metadata });
  };

/** Hashes the password. A repeated sign-up with the same password gets the same hash, so that it is recognized as a repetition. */
async function hashOf(
  { database, passwords }: AuthContext,
  email: string,
  password: string,
): Promise<string> {
  const [last] = await database.query<{ password_hash: string | null }>(
    `select link.password_hash from auth.links as link join auth.users as reader on reader.id = link.user_id
       where reader.email = $1 and link.kind = 'signup' order by link.created_at desc limit 1`,
    [email],
  );
  const known = last?.password_hash ?? null;
  // Both are always computed, so that a new address takes as long as a known one.
  const isKnown = await passwords.matches(known, password);
  const newHash = await passwords.hash(password);
  return isKnown && known !== null ? known : newHash;
}

type SignUp = {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Metadata;
  readonly redirect: string;
  readonly sender: string;
};

/** For a confirmed address it runs the same statements without effect, and returns undefined. */
async function insertSignUp(
  sql: Sql,
  { email, passwordHash, metadata, redirect, sender }: SignUp,
): Promise<UserRow | undefined> {
  const inserted = await sql.query<UserRow>(
    `insert into auth.users as known (email, confirmation_sent_at) values ($1, now())
     on conflict (email) do update set
       confirmation_sent_at = case when known.email_confirmed_at is null then now() else known.confirmation_sent_at end
     returning *`,
    [email],
  );
  const account = single(inserted);
  // Links with other passwords stay, because `resend` must know that there were several.
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

function withoutEmail(phone: string): Problem {
  return phone === ''
    ? authProblem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    : authProblem(400, 'phone_provider_disabled', 'Phone signups are disabled');
}
