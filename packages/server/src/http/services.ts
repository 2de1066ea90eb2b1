// What every protocol of the backend is given.
import type { FastifyBaseLogger } from 'fastify';
import type { Scheduler } from './admission/scheduler.ts';
import type { AccessTokens } from '../kit/accessToken.ts';
import type { Database } from '../db/database.ts';

export interface Services {
  readonly database: Database;
  readonly admission: Scheduler;
  readonly tokens: AccessTokens;
  /** The secret of the installation, the same on all its servers. It never leaves the server. */
  readonly secret: string;
  /** Sent by clients as `apikey`: an identifier, not a secret. */
  readonly publicKey: string;
  readonly log: FastifyBaseLogger;
}
