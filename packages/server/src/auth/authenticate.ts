// Authenticates a request: returns the user and the session of its access token.
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../http/gate.ts';
import type { Problem } from '../http/problem.ts';
import type { AccessClaims } from '../kit/accessToken.ts';
import type { AuthContext } from './context.ts';
import { authProblem } from './problems.ts';
import type { SessionRow, SignedIn } from './sessions.ts';
import { isBanned, type UserRow } from './users.ts';

/** Throws a Problem or TokenError if the token is missing or invalid, or its session has ended. */
export async function authenticate(context: AuthContext, request: FastifyRequest): Promise<SignedIn> {
  const claims = await claimsOf(context, request);
  const { user, session } = await context.database.transaction(async (sql) => {
    const users = await sql.query<UserRow>('select * from auth.users where id = $1', [claims.sub]);
    const sessions = await sql.query<SessionRow>(
      'select id, user_id, method, counter, created_at from auth.sessions where id = $1 and user_id = $2',
      [claims.session_id, claims.sub],
    );
    return { user: users[0], session: sessions[0] };
  });
  if (user === undefined) {
    throw authProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (session === undefined) throw sessionNotFound();
  if (isBanned(user)) throw authProblem(403, 'user_banned', 'User is banned');
  return { user, session };
}

export function sessionNotFound(): Problem {
  return authProblem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

async function claimsOf({ tokens }: AuthContext, request: FastifyRequest): Promise<AccessClaims> {
  const token = bearerOf(request);
  if (token === undefined || token === '') {
    throw authProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return tokens.verify(token, 0);
}
