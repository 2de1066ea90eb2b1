// Users as rows of the database and as responses, which never contain a hash or a token.
import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import type { ChangeKind } from '../mail/mailer.ts';
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
  /** The address that the account gets when the mailed links are followed. */
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly email_change_accepted: ChangeKind | null;
  readonly last_sign_in_at: Date | null;
  /** A number only for `infinity`. */
  readonly banned_until: Date | number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const appMetadata = { provider: 'email', providers: ['email'] };

export function isBanned(user: UserRow): boolean {
  return Number(user.banned_until ?? 0) > Date.now();
}

/** Locks a user's row until the transaction ends, so that changes to one account don't run concurrently. */
export async function lockUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql.query<UserRow>('select * from auth.users where id = $1 for update', [id]);
  return user;
}

/** The metadata for tokens and responses. The account's own fields override what the user has written. */
export function publicMetadata(user: UserRow): Metadata {
  return {
    ...user.metadata,
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
}

export function userResponse(user: UserRow) {
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
    ...(user.email_change !== null && {
      new_email: user.email_change,
      ...time('email_change_sent_at', user.email_change_sent_at),
    }),
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

/** The response to a sign-up with an address that has an account already. It contains nothing from that account. */
export function fakeUserResponse(email: string, metadata: Metadata): ReturnType<typeof userResponse> {
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
    email_change: null,
    email_change_sent_at: null,
    email_change_accepted: null,
    last_sign_in_at: null,
    banned_until: null,
    created_at: now,
    updated_at: now,
  };
  // By the empty list, clients recognize that there is an account.
  return { ...userResponse(nobody), identities: [] };
}

/** A field with a time; none if it is null. */
function time(name: string, at: Date | null): Readonly<Record<string, string>> {
  return at === null ? {} : { [name]: at.toISOString() };
}
