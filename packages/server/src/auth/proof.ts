// The proof of work of a request, and the error for one that is missing or wrong.
import { AuthError } from './authError.ts';

/** Valid for one request, which may need it for several limits. */
export class Proof {
  /** The signature of the solved challenge; null if the solution is wrong. */
  readonly id: string | null;
  /** Seconds for which the challenge is valid. */
  readonly lifetime: number;
  isSpent = false;

  constructor(id: string | null, lifetime: number) {
    this.id = id;
    this.lifetime = lifetime;
  }
}

/** For a request that needs a proof and has none, or a wrong one. */
export function proofNeeded(proof: Proof | null, wait: number): AuthError {
  // Forms show it where the check of the browser was not possible or took too long.
  const what = proof === null ? 'Too many attempts.' : 'The check of your browser failed or took too long.';
  const message = `${what} Try again in ${wait} seconds.`;
  return new AuthError(400, 'captcha_failed', message, { retryAfter: wait });
}
