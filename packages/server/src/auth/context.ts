// What the endpoints of /auth/v1 share, including the audit log.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Services } from '../http/protocol.ts';
import { type Pseudonym, pseudonymWith } from '../kit/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openMailQueue } from './mailQueue.ts';
import { Passwords } from './passwords.ts';
import { openProofs } from './proofs.ts';
import { RateLimiter, rateLimitsFor } from './rateLimits.ts';
import { openRefreshTokens } from './refreshToken.ts';

export type AuthSettings = Pick<
  Config,
  'redirectAllow' | 'mailInterval' | 'refreshReuseInterval' | 'otpExpiry' | 'rateLimitFactor'
>;

export interface AuthServices extends Omit<Services, 'admission' | 'shareTokens'> {
  readonly config: AuthSettings;
  /** Null if no mail can be sent; then nobody can sign up or reset a password. */
  readonly mailer: Mailer | null;
  /** Where visitors reach the product; ends with a slash. Call it once the server listens. */
  readonly siteUrl: () => string;
}

export type AuthContext = ReturnType<typeof contextOf>;

export function contextOf({ config, database, tokens, secret, mailer, log, siteUrl }: AuthServices) {
  const pseudonym = pseudonymWith(secret);
  const { otpExpiry, rateLimitFactor, redirectAllow } = config;
  const limiter = new RateLimiter(pseudonym);
  const limits = rateLimitsFor(rateLimitFactor);
  const mailLimits = { limiter, limits, settings: config };
  return {
    settings: config,
    redirectAllow,
    siteUrl,
    database,
    tokens,
    refreshTokens: openRefreshTokens(secret),
    passwords: new Passwords(),
    pseudonym,
    limiter,
    limits,
    proofs: openProofs(secret),
    audit: auditTo(log, pseudonym),
    /** Null if no mail can be sent. */
    mailQueue: mailer && openMailQueue({ database, mailer, log, pseudonym, siteUrl, otpExpiry, mailLimits }),
  };
}

type AuditEvent =
  | 'signed up'
  | 'address confirmed'
  | 'signed in'
  | 'sign-in failed'
  | 'recovery requested'
  | 'recovery link used'
  | 'password changed'
  | 'new address requested'
  | 'address changed'
  | 'refresh token reused'
  | 'signed out';

/** A line for each security event, with pseudonyms for account and network, and without passwords, tokens and links. */
type Audit = (event: AuditEvent, address: string, ip: string) => void;

function auditTo(log: FastifyBaseLogger, pseudonym: Pseudonym): Audit {
  const auditLog = log.child({}, { level: 'info' });
  return (event, address, ip) => auditLog.info({ account: pseudonym(address), from: pseudonym(ip) }, event);
}
