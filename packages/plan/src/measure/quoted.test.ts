import { expect, test } from 'vitest';
import { quoted, unread } from './quoted.ts';

test('a typed text is repeated in quotation marks, at most 30 characters of it', () => {
  expect(quoted(' abc ')).toBe('“abc”');
  expect(quoted('x'.repeat(30))).toBe(`“${'x'.repeat(30)}”`);
  expect(quoted('x'.repeat(300))).toBe(`“${'x'.repeat(30)}…”`);
});

test('where nothing is typed, a message says what to type', () => {
  expect(unread('abc', 'a length', '5 or 1.5 m')).toBe("“abc” isn't a length. Try 5 or 1.5 m.");
  expect(unread(' ', 'a length', '5 or 1.5 m')).toBe('Type a length, such as 5 or 1.5 m.');
});
