// GET /challenge: what a browser must solve to continue when a limit is reached. The more are requested, by one network or
// in all, the harder they get.
import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { networkOf } from '../network.ts';

const everybody = 'everybody';

export async function challenge(
  { database, limits, usual, proofs }: AuthContext,
  request: FastifyRequest,
): Promise<object> {
  const { ofNetwork, all } = usual.challenges;
  const shares = await database.own(async (sql) => [
    await limits.fill(sql, ofNetwork, networkOf(request.ip)),
    await limits.fill(sql, all, everybody),
  ]);
  return proofs.challenge(Math.max(...shares));
}
