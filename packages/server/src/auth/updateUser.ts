// PUT /user: changes one's own password or metadata. A new password ends every other session and every link.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { AuthError } from './authError.ts';
import { sessionNotFound, type SignedIn, signedIn } from './bearer.ts';
import type { AuthContext } from './context.ts';
import { endLinks } from './links.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { networkOf } from '../network.ts';
import { checkNewPassword } from './passwords.ts';
import { optionalText, readBody } from './requestBody.ts';
import { lockUser, userAnswer, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
});

/** Seconds after a sign-in, or a recovery, in which the old password need not be given again. */
const freshness = 24 * 3600;

export async function updateUser(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { database, limits, usual, passwords, audit } = context;
  const asked = readBody(body, request);
  const caller = await signedIn(context, request);
  const { user, session } = caller;
  refuseWhatIsFixed(asked, user);
  const data = readMetadata(asked.data);
  await limits.guard(database, null, { limit: usual.byNetwork.updateUser, subject: networkOf(request.ip) });

  const { password } = asked;
  if (typeof password === 'string') {
    checkNewPassword(password);
    await checkOldPassword(context, caller, asked.current_password);
    if (await passwords.matches(user.password_hash, password)) {
      const message = 'New password should be different from the old password.';
      throw new AuthError(422, 'same_password', message);
    }
  }
  const newHash = typeof password === 'string' ? await passwords.hash(password) : undefined;

  const changed = await database.own(async (sql) => {
    const now = await lockUser(sql, user.id);
    const sessions = await sql.query('select id from auth.sessions where id = $1', [session.id]);
    if (now === undefined || sessions.length === 0) throw sessionNotFound();
    if (newHash !== undefined) {
      if (now.password_hash !== user.password_hash) {
        throw new AuthError(409, 'conflict', 'The password was changed by another request at the same time');
      }
      await endLinks(sql, user.id);
      await sql.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, session.id]);
    }
    return write(sql, user.id, newHash ?? now.password_hash, merged(now.metadata, data));
  });
  if (newHash !== undefined) audit('password changed', user.email, request.ip);
  return userAnswer(changed);
}

type Asked = z.output<typeof body>;

function refuseWhatIsFixed({ email, phone, app_metadata: appMetadata }: Asked, user: UserRow): void {
  if (appMetadata !== undefined && appMetadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (email !== '' && email.toLowerCase() !== user.email) {
    throw new AuthError(422, 'email_provider_disabled', 'The email address of an account cannot be changed');
  }
  if (phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone numbers are not supported');
}

/** Whoever finds a browser signed in since long cannot take the account over. */
async function checkOldPassword(
  { database, limits, usual, passwords }: AuthContext,
  caller: SignedIn,
  oldPassword: string,
): Promise<void> {
  const { user, session } = caller;
  if (session.created_at.getTime() > Date.now() - freshness * 1000) return;
  if (oldPassword === '') {
    const message = 'Password update requires the current password or a sign-in within the last day';
    throw new AuthError(400, 'reauthentication_needed', message);
  }
  // By session, so that whoever found this one cannot guess on, and a stranger's guesses elsewhere do not count.
  await limits.guard(database, null, { limit: usual.bySession.oldPassword, subject: session.id });
  if (await passwords.matches(user.password_hash, oldPassword)) return;
  throw new AuthError(400, 'current_password_invalid', 'Current password is not correct');
}

/** Key by key; null takes a key away. */
function merged(old: Metadata, data: Metadata): Metadata {
  const kept = Object.entries({ ...old, ...data }).filter(([, value]) => value !== null);
  return readMetadata(Object.fromEntries(kept));
}

async function write(
  sql: Sql,
  id: string,
  passwordHash: string | null,
  metadata: Metadata,
): Promise<UserRow> {
  const [user] = await sql.query<UserRow>(
    `update auth.users set password_hash = $2, metadata = $3::text::jsonb, updated_at = now()
     where id = $1 returning *`,
    [id, passwordHash, JSON.stringify(metadata)],
  );
  if (user === undefined) throw new Error('The database lost a user that was locked.');
  return user;
}
