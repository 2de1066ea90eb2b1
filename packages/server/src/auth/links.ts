// Mailed links: a token of 32 random bytes, of which the database stores only a digest. A link works once; using one, or
// changing the password, deletes all links of the account.
import { hash, randomBytes } from 'node:crypto';
import { type Database, single, type Sql } from '../db/database.ts';
import type { AccountMailKind } from '../mail/mailer.ts';
import type { Metadata } from './metadata.ts';
import { openSession, type SignedIn } from './sessions.ts';
import { isBanned, lockUser, type UserRow } from './users.ts';

/** Seconds. */
const day = 24 * 3600;
const lifetimes: Readonly<Record<AccountMailKind, number>> = {
  signup: day,
  recovery: 3600,
  email_change_current: day,
  email_change_new: day,
  deletion: day,
};

/** Seconds for which a link works. otpExpiry: the setting OTP_EXPIRY_S, which applies to all kinds; null if not set. */
export function lifetimeOf(kind: AccountMailKind, otpExpiry: number | null): number {
  return otpExpiry ?? lifetimes[kind];
}

/** The type in a link's address. Supabase has only one type for the two links that change an email address. */
export const linkTypeOf = (
  kind: Exclude<AccountMailKind, 'deletion'>,
): 'signup' | 'recovery' | 'email_change' =>
  kind === 'signup' || kind === 'recovery' ? kind : 'email_change';

export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function digestOf(token: string): string {
  return hash('sha256', token, 'hex');
}

type Link = {
  readonly password_hash: string | null;
  readonly metadata: Metadata | null;
};

/** Uses up a link and signs its user in. Undefined if the link is invalid, used or expired, or the user is banned. */
export async function followLink(
  database: Database,
  kind: 'signup' | 'recovery',
  token: string,
): Promise<SignedIn | undefined> {
  const digest = digestOf(token);
  return database.transaction(async (sql) => {
    const [owner] = await sql.query<{ user_id: string }>(
      'select user_id from auth.links where token_digest = $1 and kind = $2 and expires_at > now()',
      [digest, kind],
    );
    if (owner === undefined) return undefined;
    const user = await lockUser(sql, owner.user_id);
    if (user === undefined || isBanned(user)) return undefined;
    // A concurrent request may have used the link while this one waited for the lock.
    const [link] = await sql.query<Link>(
      'delete from auth.links where token_digest = $1 returning password_hash, metadata',
      [digest],
    );
    if (link === undefined) return undefined;
    const signUp = kind === 'signup' ? link : await lastSignUp(sql, user);
    await deleteLinks(sql, user.id);
    return { user: await confirm(sql, user, signUp), session: await openSession(sql, user.id, kind) };
  });
}

/** Deletes all links of a user, and with them a change of the address that waits for its links. */
export async function deleteLinks(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from auth.links where user_id = $1', [userId]);
  await sql.query('update auth.users set email_change = null, email_change_accepted = null where id = $1', [
    userId,
  ]);
}

/** The last sign-up without its password: a recovery confirms the address too, but must not activate an unconfirmed password. */
async function lastSignUp(sql: Sql, user: UserRow): Promise<Link> {
  const [link] = await sql.query<Pick<Link, 'metadata'>>(
    `select metadata from auth.links where user_id = $1 and kind = 'signup' order by created_at desc limit 1`,
    [user.id],
  );
  return { password_hash: null, metadata: link?.metadata ?? null };
}

/** Confirms the address. Only the first time, the password and metadata of the sign-up take effect. */
async function confirm(sql: Sql, user: UserRow, signUp: Link): Promise<UserRow> {
  const confirmed = await sql.query<UserRow>(
    `update auth.users set
       password_hash = case when email_confirmed_at is null then $2 else password_hash end,
       metadata = case when email_confirmed_at is null then coalesce($3::text::jsonb, metadata) else metadata end,
       email_confirmed_at = coalesce(email_confirmed_at, now()),
       last_sign_in_at = now(),
       updated_at = now()
     where id = $1 returning *`,
    [user.id, signUp.password_hash, signUp.metadata === null ? null : JSON.stringify(signUp.metadata)],
  );
  return single(confirmed);
}
