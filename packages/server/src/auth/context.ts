// What the endpoints of /auth/v1 share; created by routes.ts.
import type { Database } from '../db/database.ts';
import type { AuthSettings, Services } from '../services.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Audit } from './audit.ts';
import type { Pseudonym } from './keys.ts';
import type { MailQueue } from './mailQueue.ts';
import type { Passwords } from './passwords.ts';
import type { Proofs } from './proofs.ts';
import type { RateLimiter, rateLimitsFor } from './rateLimits.ts';
import type { RefreshTokens } from './refreshToken.ts';

export type AuthServices = Omit<Services, 'admission'>;

export type AuthContext = {
  readonly settings: AuthSettings;
  readonly redirectAllow: readonly string[];
  readonly siteUrl: () => string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly passwords: Passwords;
  readonly pseudonym: Pseudonym;
  readonly limiter: RateLimiter;
  readonly limits: ReturnType<typeof rateLimitsFor>;
  readonly proofs: Proofs;
  readonly audit: Audit;
  /** Null if no mail can be sent. */
  readonly mailQueue: MailQueue | null;
};
