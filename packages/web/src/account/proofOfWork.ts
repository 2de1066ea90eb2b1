// Solves a challenge of our own server in a worker, so that the page stays responsive. Load it lazily.
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { backendConfig } from './backendConfig.ts';
import { setChecking } from './checking.ts';

/** The captcha token; undefined where the backend has no challenge of ours, or the browser cannot solve it. */
export async function proveWork(): Promise<string | undefined> {
  setChecking(true);
  try {
    const challenge = await fetchChallenge();
    if (!challenge) return undefined;
    const createWorker = () => new Worker(new URL('solver.ts', import.meta.url), { type: 'module' });
    // One worker: the time that it takes is meant to be the same on any number of cores.
    const solution = await solveChallengeWorkers({ challenge, concurrency: 1, createWorker });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // What the backend said of the missing proof is shown instead.
    return undefined;
  } finally {
    setChecking(false);
  }
}

async function fetchChallenge(): Promise<Challenge | undefined> {
  const config = await backendConfig();
  if (!config) return undefined;
  const answer = await fetch(new URL('/auth/v1/challenge', config.url), { headers: { apikey: config.key } });
  return answer.ok ? ((await answer.json()) as Challenge) : undefined;
}
