// Set-up of the unit tests: how often a property is tried if its test doesn't say.
import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times as many cases as `npm test` are tried: more than 1 in `npm run fuzz`. */
    readonly thoroughness: number;
  }
}

configureGlobal({ numRuns: 50 * inject('thoroughness') });
