// POST /token?grant_type=refresh_token: rotates the tokens of a session. A refresh token is for one use, with exceptions for
// lost responses and for several tabs that refresh at once. The reuse of an older token means theft, and ends the session.
import { z } from 'zod';
import { single, type Sql } from '../db/database.ts';
import type { Problem } from '../http/problem.ts';
import type { Handler } from '../http/protocol.ts';
import type { Result } from '../kit/result.ts';
import type { AuthContext } from './context.ts';
import { authProblem } from './problems.ts';
import type { RefreshToken } from './refreshToken.ts';
import { optionalText, readBody } from './requestBody.ts';
import { type SessionRow, sessionResponse, type SignedIn } from './sessions.ts';
import { isBanned, type UserRow } from './users.ts';

const body = z.object({ refresh_token: optionalText });

/** How many of the last rotations have their times stored. */
const maxRotations = 20;

interface Refusal {
  readonly error: Problem;
  /** The user whose old token was used again, if that is why. */
  readonly reused?: UserRow;
}

export const refresh =
  (context: AuthContext): Handler =>
  async (request) => {
    const { database, audit, refreshTokens } = context;
    const token = refreshTokens.read(readBody(body, request).refresh_token);
    if ('problem' in token) throw token.problem === 'forged' ? notFound() : malformed();
    await allowRefresh(context, token.value.sessionId);

    // The end of a session must be committed although the request fails, so `rotate` doesn't throw.
    const rotated = await database.transaction((sql) => rotate(sql, context, token.value));
    if ('value' in rotated) return sessionResponse(context, rotated.value);
    const { error, reused } = rotated.problem;
    if (reused) audit('refresh token reused', reused.email, request.ip);
    throw error;
  };

/** Limits refreshes. Throws 503 instead of 429, on which clients give up their session. */
async function allowRefresh({ database, limiter, limits }: AuthContext, sessionId: string): Promise<void> {
  const wait = await database.transaction((sql) => limiter.take(sql, limits.bySession.refresh, sessionId));
  if (wait === 0) return;
  const message = 'Too many refreshes of one session. Please try again later.';
  throw authProblem(503, 'over_request_rate_limit', message, { retryAfter: wait });
}

async function rotate(
  sql: Sql,
  { settings }: AuthContext,
  token: RefreshToken,
): Promise<Result<SignedIn, Refusal>> {
  const { sessionId, counter } = token;
  await sql.query(`set local lock_timeout = '5s'`);
  const [session] = await sql.query<SessionRow>(
    'select id, user_id, method, counter, created_at from auth.sessions where id = $1 for update',
    [sessionId],
  );
  if (session === undefined) return { problem: { error: notFound() } };
  const [user] = await sql.query<UserRow>('select * from auth.users where id = $1', [session.user_id]);
  if (user === undefined) return { problem: { error: notFound() } };
  if (isBanned(user)) return { problem: { error: authProblem(400, 'user_banned', 'User is banned') } };

  // A higher counter was issued before the database was restored to an older state.
  if (counter >= session.counter) {
    return { value: { user, session: await advance(sql, sessionId, counter + 1) } };
  }
  // The token before the current one: the response was lost, or another tab has refreshed too.
  if (counter === session.counter - 1) return { value: { user, session } };
  if (await wasJustUsed(sql, sessionId, counter, settings.refreshReuseInterval)) {
    return { value: { user, session } };
  }
  await sql.query('delete from auth.sessions where id = $1', [sessionId]);
  return { problem: { error: alreadyUsed(), reused: user } };
}

async function advance(sql: Sql, sessionId: string, counter: number): Promise<SessionRow> {
  const advanced = await sql.query<SessionRow>(
    `update auth.sessions set
       counter = $2,
       rotated_at = (rotated_at || clock_timestamp())[greatest(1, cardinality(rotated_at) + 2 - $3::int):]
     where id = $1 returning id, user_id, method, counter, created_at`,
    [sessionId, counter, maxRotations],
  );
  return single(advanced);
}

/** Whether an older token was rotated so recently that it is still accepted. `rotated_at` ends with the token before the current one. */
async function wasJustUsed(sql: Sql, sessionId: string, counter: number, seconds: number): Promise<boolean> {
  const found = await sql.query<{ is_recent: boolean }>(
    `select coalesce(
         rotated_at[cardinality(rotated_at) - (counter - 1 - $2::int)]
           > clock_timestamp() - make_interval(secs => $3::float8),
         false) as is_recent
     from auth.sessions where id = $1`,
    [sessionId, counter, seconds],
  );
  return single(found).is_recent;
}

function notFound(): Problem {
  return authProblem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

const malformed = (): Problem => authProblem(400, 'validation_failed', 'Refresh token is not valid');

const alreadyUsed = (): Problem =>
  authProblem(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
