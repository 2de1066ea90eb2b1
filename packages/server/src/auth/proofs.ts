// Proofs of work (ALTCHA): creates challenges that take a browser a few tenths of a second, and checks their solutions.
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as deriveProofKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Problem } from '../http/problem.ts';
import { deriveKey } from '../kit/keys.ts';
import { authProblem } from './problems.ts';
import { optionalText } from './requestBody.ts';

/** Seconds within which a challenge must be solved. */
export const proofLifetime = 300;

/** The proof of work of a request, which may need it for several limits. */
export interface Proof {
  /** The signature of the solved challenge; null if the solution is wrong. */
  readonly id: string | null;
  /** Whether this request has used the proof, after which no other can. */
  isSpent: boolean;
}

/** PBKDF2 iterations per attempt. */
const iterations = 2_000;
/** How many attempts the solution takes; together they take a typical laptop 0.3 s. */
const attempts = { min: 600, max: 1_200 };

/** By how much the attempts are multiplied under the highest pressure. */
const maxFactor = 10;

const maxTokenLength = 4_000;

/** Where supabase-js puts a captcha token. */
export const securityField = z.object({ captcha_token: optionalText }).nullish();

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export function openProofs(secret: string) {
  const secrets = {
    hmacSignatureSecret: deriveKey(secret, 'challenges').toString('hex'),
    hmacKeySignatureSecret: deriveKey(secret, 'solutions').toString('hex'),
  };
  return {
    /** Creates a challenge. `pressure`: how close requests are to their limit, from 0 to 1. */
    challenge(pressure: number): Promise<Challenge> {
      const factor = 1 + (maxFactor - 1) * pressure ** 2;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(Math.round(attempts.min * factor), Math.round(attempts.max * factor)),
        deriveKey: deriveProofKey,
        expiresAt: Math.floor(Date.now() / 1000) + proofLifetime,
        ...secrets,
      });
    },

    /** The proof of a request; null if it has none. */
    async read(security: z.output<typeof securityField>): Promise<Proof | null> {
      const token = security?.captcha_token ?? '';
      return token === '' ? null : { id: await solvedBy(token), isSpent: false };
    },
  };

  /** The signature of the challenge that the token solves; null if it solves none. */
  async function solvedBy(token: string): Promise<string | null> {
    const read = token.length > maxTokenLength ? undefined : solved.safeParse(decode(token));
    if (!read?.success) return null;
    const { challenge, solution } = read.data;
    const { verified } = await verifySolution({
      challenge: challenge as unknown as Challenge,
      solution,
      deriveKey: deriveProofKey,
      ...secrets,
    });
    return verified ? challenge.signature : null;
  }
}

/** The response to a request that needs a proof and has none, or a wrong one. */
export function proofNeeded(proof: Proof | null, wait: number): Problem {
  // Forms show this message if the browser's check wasn't possible or took too long.
  const what = proof === null ? 'Too many attempts.' : 'The check of your browser failed or took too long.';
  const message = `${what} Try again in ${wait} seconds.`;
  return authProblem(400, 'captcha_failed', message, { retryAfter: wait });
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    return undefined;
  }
}
