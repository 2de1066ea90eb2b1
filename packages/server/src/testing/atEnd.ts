// Closes or removes what tests have opened: at the end of the running test, or of its file.
import { afterAll, onTestFinished } from 'vitest';

type End = () => void | Promise<void>;

const ends: End[] = [];

// Registered when the file is read: Vitest never runs an `afterAll` that is called in a hook or a test. A test file's own run
// before it.
afterAll(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
});

export type Scope = 'file' | 'test';

/** What was opened last is ended first. */
export const atEnd: Readonly<Record<Scope, (end: End) => void>> = {
  file: (end) => void ends.push(end),
  test: onTestFinished,
};
