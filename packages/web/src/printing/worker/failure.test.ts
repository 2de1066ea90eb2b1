import { expect, test } from 'vitest';
import { failure } from './failure.ts';

/** What engines throw where they can't get memory. */
function outOfMemory(): unknown {
  try {
    return new ArrayBuffer(Number.MAX_SAFE_INTEGER);
  } catch (problem) {
    return problem;
  }
}

test.each([
  [outOfMemory(), true],
  [new Error('out of memory'), true],
  [new TypeError('x is undefined'), false],
])('%s: memory is short: %s', (problem, isMemory) => {
  expect(failure(problem)).toMatchObject({ kind: 'failed', isMemory });
});
