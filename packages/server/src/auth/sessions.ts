// Sessions: each begins with a sign-in and ends with a sign-out. A client has an access token, which is valid for an
// hour, and a refresh token to get the next one.
import { single, type Sql } from '../db/database.ts';
import type { AccessTokens } from '../kit/accessToken.ts';
import type { WeakPassword } from './problems.ts';
import type { RefreshTokens } from './refreshToken.ts';
import { publicMetadata, userResponse, type UserRow } from './users.ts';

export type SignInMethod = 'password' | 'signup' | 'recovery' | 'email_change';

export type SessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly method: SignInMethod;
  readonly counter: number;
  readonly created_at: Date;
};

export type SessionResponse = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: ReturnType<typeof userResponse>;
  readonly weak_password?: WeakPassword & { readonly message: string };
};

/** A user with a session. */
export type SignedIn = { readonly user: UserRow; readonly session: SessionRow };

type Signers = { readonly tokens: AccessTokens; readonly refreshTokens: RefreshTokens };

/** Seconds. */
const tokenLifetime = 3600;

/** The user must be locked in the same transaction. */
export async function openSession(sql: Sql, userId: string, method: SignInMethod): Promise<SessionRow> {
  const text = 'insert into auth.sessions (user_id, method) values ($1, $2) returning *';
  return single(await sql.query<SessionRow>(text, [userId, method]));
}

export async function sessionResponse(
  { tokens, refreshTokens }: Signers,
  { user, session }: SignedIn,
): Promise<SessionResponse> {
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + tokenLifetime;
  const response = userResponse(user);
  const accessToken = await tokens.sign({
    sub: user.id,
    exp: expiresAt,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: response.app_metadata,
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
    user: response,
  };
}
