// PUT /user: changes the user's password or metadata, or begins to change the address. A new password ends all other
// sessions and all mailed links.
import { z } from 'zod';
import { single, type Sql } from '../db/database.ts';
import type { Handler } from '../http/protocol.ts';
import { authenticate, sessionNotFound } from './authenticate.ts';
import { requestChange } from './changeAddress.ts';
import type { AuthContext } from './context.ts';
import { deleteLinks } from './links.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { checkNewPassword } from './passwords.ts';
import { authProblem } from './problems.ts';
import { usesBy } from './rateLimits.ts';
import { optionalText, readBody } from './requestBody.ts';
import type { SignedIn } from './sessions.ts';
import { lockUser, userResponse, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
});

/** Milliseconds, a day, after a sign-in or a recovery in which the old password isn't needed. */
const recentSignIn = 24 * 3600 * 1000;

export const updateUser =
  (context: AuthContext): Handler =>
  async (request) => {
    const { database, limiter, limits, passwords, audit, mailQueue } = context;
    const fields = readBody(body, request);
    const caller = await authenticate(context, request);
    const { user, session } = caller;
    rejectFixedFields(fields);
    const data = readMetadata(fields.data);
    await limiter.check(database, null, ...usesBy(limits.byNetwork.updateUser, request.ip));

    const { password } = fields;
    if (typeof password === 'string') {
      checkNewPassword(password);
      await checkOldPassword(context, caller, fields.current_password);
      if (await passwords.matches(user.password_hash, password)) {
        const message = 'New password should be different from the old password.';
        throw authProblem(422, 'same_password', message);
      }
    }
    const newHash = typeof password === 'string' ? await passwords.hash(password) : undefined;

    const changed = await database.transaction(async (sql) => {
      const now = await lockUser(sql, user.id);
      const sessions = await sql.query('select id from auth.sessions where id = $1', [session.id]);
      if (now === undefined || sessions.length === 0) throw sessionNotFound();
      if (newHash !== undefined) {
        if (now.password_hash !== user.password_hash) {
          throw authProblem(409, 'conflict', 'The password was changed by another request at the same time');
        }
        await deleteLinks(sql, user.id);
        await sql.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, session.id]);
      }
      const written = await write(sql, user.id, newHash ?? now.password_hash, merged(now.metadata, data));
      if (fields.email === '') return written;
      return requestChange(sql, context, request, { user: written, requested: fields.email });
    });
    if (newHash !== undefined) audit('password changed', user.email, request.ip);
    if (fields.email !== '' && changed.email_change !== null) {
      audit('new address requested', user.email, request.ip);
      mailQueue?.wake();
    }
    return userResponse(changed);
  };

type Fields = z.output<typeof body>;

function rejectFixedFields({ phone, app_metadata: appMetadata }: Fields): void {
  if (appMetadata !== undefined && appMetadata !== null) {
    throw authProblem(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (phone !== '') throw authProblem(422, 'phone_provider_disabled', 'Phone numbers are not supported');
}

/** Requires the old password, so that somebody who finds a signed-in browser can't take over the account. */
async function checkOldPassword(
  { database, limiter, limits, passwords }: AuthContext,
  caller: SignedIn,
  oldPassword: string,
): Promise<void> {
  const { user, session } = caller;
  if (session.created_at.getTime() > Date.now() - recentSignIn) return;
  if (oldPassword === '') {
    const message = 'Password update requires the current password or a sign-in within the last day';
    throw authProblem(400, 'reauthentication_needed', message);
  }
  // Counted by session, because guesses elsewhere must not lock out the owner.
  await limiter.check(database, null, { limit: limits.bySession.oldPassword, subject: session.id });
  if (await passwords.matches(user.password_hash, oldPassword)) return;
  throw authProblem(400, 'current_password_invalid', 'Current password is not correct');
}

/** The old metadata with the new values. A value of null deletes its key. */
function merged(old: Metadata, data: Metadata): Metadata {
  const entries = Object.entries({ ...old, ...data }).filter(([, value]) => value !== null);
  return readMetadata(Object.fromEntries(entries));
}

async function write(
  sql: Sql,
  id: string,
  passwordHash: string | null,
  metadata: Metadata,
): Promise<UserRow> {
  const updated = await sql.query<UserRow>(
    `update auth.users set password_hash = $2, metadata = $3::text::jsonb, updated_at = now()
     where id = $1 returning *`,
    [id, passwordHash, JSON.stringify(metadata)],
  );
  return single(updated);
}
