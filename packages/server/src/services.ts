// What a request may use of the server: handed to the routes of accounts and of projects.
import type { FastifyBaseLogger } from 'fastify';
import type { AccessTokens } from './auth/accessToken.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Door } from './door/door.ts';
import type { Mailer } from './mail/mailer.ts';

export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly door: Door;
  readonly tokens: AccessTokens;
  /** The one secret of the installation, the same on every server of it. It never leaves the server. */
  readonly secret: string;
  /** The public key that clients send as `apikey`: an identifier, no secret. */
  readonly publicKey: string;
  /** None where no mail can be sent: then nobody can sign up or set a new password. */
  readonly mailer: Mailer | null;
  readonly log: FastifyBaseLogger;
  /** Where visitors reach the product; ends with a slash. Known once the server listens. */
  siteUrl(): string;
}
