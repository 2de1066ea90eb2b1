// Sets up the unit tests: the random cases of property tests, and what test files wait for at their end.
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
const thoroughness = inject('thoroughness');
configureGlobal({
  // A test may set a number of its own.
  numRuns: (leavesOutSlow ? 10 : 50) * thoroughness,
  // The same cases each time, so that what fails was broken by the change that is tested. `npm run fuzz` looks for others.
  ...(thoroughness === 1 && { seed: 1 }),
});

// Test files share what they have imported: one that ends in the middle of an import would break the next.
afterAll(() => vi.dynamicImportSettled());
