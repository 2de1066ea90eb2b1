// Users as the database keeps them and as callers see them. What callers see never holds a hash or a token.
import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import type { Metadata } from './metadata.ts';

export type UserRow = {
  readonly id: string;
  readonly identity_id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly metadata: Metadata;
  readonly email_confirmed_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  /** `infinity` is a number. */
  readonly banned_until: Date | number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const appMetadata = { provider: 'email', providers: ['email'] };

export function isBanned(user: UserRow): boolean {
  return Number(user.banned_until ?? 0) > Date.now();
}

/** Locked until the transaction ends, so that what is done to one account is done one after another. */
export async function lockUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql.query<UserRow>('select * from auth.users where id = $1 for update', [id]);
  return user;
}

/** What stands about a user in tokens and answers; the facts of the account overrule what was typed. */
export function publicMetadata(user: UserRow): Metadata {
  return {
    ...user.metadata,
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
}

export function userAnswer(user: UserRow) {
  const metadata = publicMetadata(user);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...time('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...time('confirmation_sent_at', user.confirmation_sent_at),
    ...time('confirmed_at', user.email_confirmed_at),
    ...time('recovery_sent_at', user.recovery_sent_at),
    ...time('last_sign_in_at', user.last_sign_in_at),
    app_metadata: appMetadata,
    user_metadata: metadata,
    identities: [
      {
        identity_id: user.identity_id,
        id: user.id,
        user_id: user.id,
        identity_data: metadata,
        provider: 'email',
        ...time('last_sign_in_at', user.last_sign_in_at ?? user.created_at),
        ...time('created_at', user.created_at),
        ...time('updated_at', user.updated_at),
        email: user.email,
      },
    ],
    ...time('created_at', user.created_at),
    ...time('updated_at', user.updated_at),
    is_anonymous: false,
  };
}

/** The answer to a sign-up with an address that has an account: nothing in it is from that account. */
export function decoyAnswer(email: string, metadata: Metadata): ReturnType<typeof userAnswer> {
  const now = new Date();
  const nobody: UserRow = {
    id: randomUUID(),
    identity_id: randomUUID(),
    email,
    password_hash: null,
    metadata,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    created_at: now,
    updated_at: now,
  };
  // By an empty list of identities clients are told that the address has an account.
  return { ...userAnswer(nobody), identities: [] };
}

/** A time that is not known is left out. */
function time(name: string, at: Date | null): Readonly<Record<string, string>> {
  return at === null ? {} : { [name]: at.toISOString() };
}
