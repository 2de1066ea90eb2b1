// What the endpoints of /auth/v1 share.
import type { Services } from '../routes/services.ts';
import { auditTo } from './audit.ts';
import { pseudonymWith } from '../kit/keys.ts';
import { openMailQueue } from './mailQueue.ts';
import { Passwords } from './passwords.ts';
import { openProofs } from './proofs.ts';
import { RateLimiter, rateLimitsFor } from './rateLimits.ts';
import { openRefreshTokens } from './refreshToken.ts';

export type AuthServices = Omit<Services, 'admission'>;

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
