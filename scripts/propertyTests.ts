// Set-up of the unit tests: how often a property is tried if its test doesn't say, and what they wait for at their end.
import { configureGlobal } from 'fast-check';
import { afterAll, inject, vi } from 'vitest';
import { leftOut } from './slowTests.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times as many cases are tried as in CI: more than 1 in `npm run fuzz`. */
    readonly thoroughness: number;
  }
}

const leavesOutSlow = leftOut().length > 0;
configureGlobal({ numRuns: (leavesOutSlow ? 20 : 50) * inject('thoroughness') });

// Test files share what they have imported: one that ends in the middle of an import would break the next.
afterAll(() => vi.dynamicImportSettled());
