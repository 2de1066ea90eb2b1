// What the routes of accounts and projects share.
import type { FastifyBaseLogger } from 'fastify';
import type { Scheduler } from '../http/admission/scheduler.ts';
import type { AccessTokens } from '../kit/accessToken.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The settings for accounts. */
export type AuthSettings = Pick<
  Config,
  'redirectAllow' | 'mailInterval' | 'refreshReuseInterval' | 'otpExpiry' | 'rateLimitFactor'
>;

export interface Services {
  readonly config: AuthSettings;
  readonly database: Database;
  readonly admission: Scheduler;
  readonly tokens: AccessTokens;
  /** The secret of the installation, the same on all its servers. It never leaves the server. */
  readonly secret: string;
  /** Sent by clients as `apikey`: an identifier, not a secret. */
  readonly publicKey: string;
  /** Null if no mail can be sent; then nobody can sign up or reset a password. */
  readonly mailer: Mailer | null;
  readonly log: FastifyBaseLogger;
  /** Where visitors reach the product; ends with a slash. Call it once the server listens. */
  readonly siteUrl: () => string;
}
