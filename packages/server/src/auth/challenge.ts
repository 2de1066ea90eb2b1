// GET /challenge: the proof of work that a browser must solve to go beyond a limit. Challenges get harder as more are
// requested by the same network.
import type { Sql } from '../db/database.ts';
import type { Handler } from '../http/protocol.ts';
import type { AuthContext } from './context.ts';
import { usesBy } from './rateLimits.ts';

export const challenge =
  (context: AuthContext): Handler =>
  async ({ ip }) => {
    const pressure = await context.database.transaction((sql) => pressureOn(sql, context, ip));
    return context.proofs.challenge(pressure);
  };

/**
 * From 0 to 1. A wider network, and everybody together, count only beyond half of their limits. No narrower network reaches
 * that half alone, since its requests beyond its own limit aren't counted for the wider ones.
 */
async function pressureOn(
  sql: Sql,
  { limiter, limits: { challenges } }: AuthContext,
  ip: string,
): Promise<number> {
  const [own, ...wider] = usesBy(challenges.ofNetwork, ip);
  let pressure = own === undefined ? 0 : await limiter.fill(sql, own.limit, own.subject);
  let isFull = pressure >= 1;
  for (const { limit, subject } of [...wider, { limit: challenges.total, subject: 'everybody' }]) {
    if (isFull) break;
    const level = await limiter.fill(sql, limit, subject);
    pressure = Math.max(pressure, 2 * level - 1);
    isFull = level >= 1;
  }
  return pressure;
}
