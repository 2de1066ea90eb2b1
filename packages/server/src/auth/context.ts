// What the endpoints of /auth/v1 work with. Put together once, by routes.ts.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Audit } from './audit.ts';
import type { Pseudonym } from './keys.ts';
import type { Limits, usualLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Postman } from './postman.ts';
import type { Proofs } from './proofs.ts';
import type { RefreshTokens } from './refreshToken.ts';

/** The settings that concern accounts; all times are seconds. */
export type AuthSettings = {
  /** Origins beside that of the product to which a link may lead. */
  readonly redirectAllow: readonly string[];
  /** Between two letters of a kind to one address. */
  readonly mailInterval: number;
  /** In which a refresh token that has been used is still taken. */
  readonly refreshReuseInterval: number;
  /** For which a link of either kind works; null for what suits the kind. */
  readonly otpExpiry: number | null;
  /** How much more than usual may be asked; 0 for no limits. */
  readonly rateLimitFactor: number;
};

export interface AuthServices {
  readonly config: AuthSettings;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly secret: string;
  readonly publicKey: string;
  /** None where no mail can be sent: then nobody can sign up or set a new password. */
  readonly mailer: Mailer | null;
  readonly log: FastifyBaseLogger;
  /** Where visitors reach the product; ends with a slash. */
  siteUrl(): string;
}

export type AuthContext = {
  readonly settings: AuthSettings;
  readonly redirectAllow: readonly string[];
  readonly siteUrl: () => string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly passwords: Passwords;
  readonly pseudonym: Pseudonym;
  readonly limits: Limits;
  readonly usual: ReturnType<typeof usualLimits>;
  readonly proofs: Proofs;
  readonly audit: Audit;
  readonly postman: Postman | null;
};
