// Changes the email address of an account: one mail goes to the old address and one to the new, and the address changes when
// both links have been followed.
import type { FastifyRequest } from 'fastify';
import { type Database, single, type Sql } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { ChangeKind } from '../mail/mailer.ts';
import { readAddress } from './address.ts';
import type { AuthContext } from './context.ts';
import { digestOf } from './links.ts';
import { authProblem } from './problems.ts';
import { redirectTo } from './redirects.ts';
import { queryText } from './requestBody.ts';
import { countMail, requireMail } from './requestMail.ts';
import { openSession, type SignedIn } from './sessions.ts';
import { isBanned, lockUser, type UserRow } from './users.ts';

/**
 * Requests a change, which makes both mails due. Requesting the address that the account has cancels an earlier request. The
 * user's row must be locked. Returns the user.
 */
export async function requestChange(
  sql: Sql,
  context: AuthContext,
  request: FastifyRequest,
  { user, requested }: { user: UserRow; requested: string },
): Promise<UserRow> {
  const address = readAddress(requested);
  await sql.query(`delete from auth.links where user_id = $1 and kind like 'email_change%'`, [user.id]);
  if (address === user.email) return write(sql, user.id, null);
  requireMail(context);
  const taken = await sql.query(takenBy, [address]);
  if (taken.length > 0) {
    const message = 'A user with this email address has already been registered';
    throw authProblem(422, 'email_exists', message);
  }
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  for (const [kind, to] of [
    ['email_change_current', user.email],
    ['email_change_new', address],
  ] as const) {
    const sender = await countMail(sql, context, request, { kind: 'email_change', address: to, proof: null });
    await sql.query('insert into auth.links (user_id, kind, redirect_to, sender) values ($1, $2, $3, $4)', [
      user.id,
      kind,
      redirect,
      sender,
    ]);
  }
  return write(sql, user.id, address);
}

/** Finds the account that has an address. One that was never confirmed doesn't count, so that it can't block the address. */
const takenBy = 'select from auth.users where email = $1 and email_confirmed_at is not null';

async function write(sql: Sql, id: string, address: string | null): Promise<UserRow> {
  const rows = await sql.query<UserRow>(
    `update auth.users set email_change = $2, email_change_accepted = null, updated_at = now(),
       email_change_sent_at = case when $2::text is null then email_change_sent_at else now() end
     where id = $1 returning *`,
    [id, address],
  );
  return single(rows);
}

/** Uses up a link. 'half': the other link is still to be followed. undefined: this one is invalid, used or expired. */
export async function followChange(
  database: Database,
  token: string,
): Promise<SignedIn | 'half' | undefined> {
  const digest = digestOf(token);
  const change = database.transaction(async (sql) => {
    const [owner] = await sql.query<{ user_id: string }>(
      `select user_id from auth.links
       where token_digest = $1 and kind like 'email_change%' and expires_at > now()`,
      [digest],
    );
    if (owner === undefined) return undefined;
    const user = await lockUser(sql, owner.user_id);
    if (user === undefined || isBanned(user)) return undefined;
    const [link] = await sql.query<{ kind: ChangeKind }>(
      'delete from auth.links where token_digest = $1 returning kind',
      [digest],
    );
    if (link === undefined || user.email_change === null) return undefined;
    if (user.email_change_accepted === null || user.email_change_accepted === link.kind) {
      await sql.query('update auth.users set email_change_accepted = $2 where id = $1', [user.id, link.kind]);
      return 'half';
    }
    return complete(sql, user);
  });
  // Somebody else has confirmed the address meanwhile.
  return change.catch((error: unknown) => {
    if (hasCode(error, uniqueViolation)) return undefined;
    throw error;
  });
}

const uniqueViolation = '23505';

/** Changes the address. All links that were mailed to the old address end. */
async function complete(sql: Sql, { id, email_change: address }: UserRow): Promise<SignedIn> {
  await sql.query('delete from auth.users where email = $1 and email_confirmed_at is null', [address]);
  await sql.query('delete from auth.links where user_id = $1', [id]);
  const rows = await sql.query<UserRow>(
    `update auth.users set email = email_change, email_change = null, email_change_accepted = null,
       last_sign_in_at = now(), updated_at = now()
     where id = $1 returning *`,
    [id],
  );
  return { user: single(rows), session: await openSession(sql, id, 'email_change') };
}
