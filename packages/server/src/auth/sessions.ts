// Sessions: one for each time that somebody signed in, until they sign out. What a client holds of it is an access
// token for an hour and a refresh token for the next one.
import type { Sql } from '../db/database.ts';
import type { AccessTokens } from './accessToken.ts';
import type { WeakPassword } from './authError.ts';
import type { RefreshTokens } from './refreshToken.ts';
import { publicMetadata, userAnswer, type UserRow } from './users.ts';

export type SignInMethod = 'password' | 'signup' | 'recovery';

export type SessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly method: SignInMethod;
  readonly counter: number;
  readonly created_at: Date;
};

export type SessionAnswer = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: ReturnType<typeof userAnswer>;
  readonly weak_password?: WeakPassword & { readonly message: string };
};

type Signers = { readonly tokens: AccessTokens; readonly refreshTokens: RefreshTokens };

/** How long an access token is good for, in seconds. */
const tokenLifetime = 3600;

/** Makes a session; the user must have been locked in the same transaction. */
export async function openSession(sql: Sql, userId: string, method: SignInMethod): Promise<SessionRow> {
  const [session] = await sql.query<SessionRow>(
    'insert into auth.sessions (user_id, method) values ($1, $2) returning *',
    [userId, method],
  );
  if (session === undefined) throw new Error('The database made no session.');
  return session;
}

export async function sessionAnswer(
  { tokens, refreshTokens }: Signers,
  user: UserRow,
  session: SessionRow,
): Promise<SessionAnswer> {
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + tokenLifetime;
  const shown = userAnswer(user);
  const accessToken = await tokens.sign({
    sub: user.id,
    exp: expiresAt,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: shown.app_metadata,
    user_metadata: publicMetadata(user),
    aal: 'aal1',
    amr: [
      {
        method: session.method === 'password' ? 'password' : 'otp',
        timestamp: Math.floor(session.created_at.getTime() / 1000),
      },
    ],
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: tokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshTokens.write({ sessionId: session.id, counter: session.counter }),
    user: shown,
  };
}
