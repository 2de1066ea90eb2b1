import { expect, test } from 'vitest';
import type { Thread } from './commentRows.ts';
import { unprintedWords } from './emptyWords.ts';

const thread = (isResolved: boolean): Thread => ({ isResolved }) as Thread;
const said = (threads: readonly Thread[], more: { isKnown?: boolean; problem?: string } = {}) =>
  unprintedWords({ threads, isKnown: true, problem: undefined, ...more });

test('a sheet part without comments says why it prints none', () => {
  expect(unprintedWords(undefined)).toMatch(/^No comments yet\. Comments are kept with a saved project\./);
  expect(said([])).toBe('No comments yet. Press Comment, then a place on the plan.');
  expect(said([thread(true)])).toBe('No open comments.');
  expect(said([thread(true), thread(false)])).toBeUndefined();
  expect(said([], { isKnown: false })).toBe('Loading comments...');
  expect(said([], { isKnown: false, problem: 'No connection.' })).toBe(
    "The comments couldn't be loaded. No connection.",
  );
});
