// Solves a challenge of our own server. The work is the browser's own PBKDF2, which runs off the page's thread, so the
// page stays responsive without a worker. Load it lazily.
// Kept offline once used.
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { backendConfig } from './backend.ts';

/** The captcha token; undefined if the backend has no challenge of ours, or the browser can't solve it. */
export async function prove(): Promise<string | undefined> {
  try {
    const challenge = await fetchChallenge();
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }));
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // The backend's message about the missing proof is shown instead.
    return undefined;
  }
}

/** Milliseconds to wait for the challenge: long enough for a slow line, since nobody can go on without a challenge. */
const timeout = 60_000;

async function fetchChallenge(): Promise<Challenge | undefined> {
  const config = await backendConfig();
  if (!config) return undefined;
  const answer = await fetch(new URL('/auth/v1/challenge', config.url), {
    headers: { apikey: config.key },
    signal: AbortSignal.timeout(timeout),
  });
  return answer.ok ? ((await answer.json()) as Challenge) : undefined;
}
