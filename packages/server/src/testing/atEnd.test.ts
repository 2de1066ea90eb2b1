import assert from 'node:assert/strict';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ended: string[] = [];
// Runs after the one of atEnd, which is registered later.
afterAll(() => assert.deepEqual(ended, ['in a test', 'in a hook', 'when the file is read']));

const { atEnd } = await import('./atEnd.ts');

atEnd.file(() => void ended.push('when the file is read'));
beforeAll(() => atEnd.file(() => void ended.push('in a hook')));

test('what a file, its hooks and its tests have opened is ended, the last first', () => {
  atEnd.file(() => void ended.push('in a test'));
  expect(ended).toEqual([]);
});
