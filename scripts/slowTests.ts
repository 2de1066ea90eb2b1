// Slow tests kill databases, wait for limits and deadlines, try hundreds of random cases or the largest files, start many
// other programs, or walk through one feature in a browser, whose parts unit tests prove. Their names end in `.slow.test.ts` or `.slow.spec.ts`.
// `npm test` leaves them out, and `npm test -- --all` runs them too, as CI does.
const setting = 'HOMEPLOT_SLOW_TESTS';

/** The environment of a test runner that is to leave them out. */
export const withoutSlow: Readonly<Record<string, string>> = { [setting]: 'no' };

/** Globs of the test files that a runner leaves out. Whoever starts a runner alone gets all. */
export const leftOut = (env = process.env): readonly string[] =>
  env[setting] === 'no' ? ['**/*.slow.{test,spec}.{ts,tsx}'] : [];
