// GET /challenge: the proof of work that a browser must solve to go beyond a limit. Challenges get harder as more are
// requested, by a network or in total.
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import type { AuthContext } from './context.ts';

export async function challenge(
  { database, limiter, limits, proofs }: AuthContext,
  request: FastifyRequest,
): Promise<object> {
  const { ofNetwork, total } = limits.challenges;
  const levels = await database.transaction(async (sql) => [
    await limiter.fill(sql, ofNetwork, networkOf(request.ip)),
    await limiter.fill(sql, total, 'everybody'),
  ]);
  return proofs.challenge(Math.max(...levels));
}
