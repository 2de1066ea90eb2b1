import { expect, test } from 'vitest';
import { countObjects, matches } from './projectText.ts';

test.each([
  ['Linden Court 4', 'court LINDEN', true],
  ['Linden Court 4', 'lind 4', true],
  ['Linden Court 4', '', true],
  ['Linden Court 4', 'linden 6', false],
])('"%s" is found by "%s": %s', (title, search, found) => {
  expect(matches(title, search)).toBe(found);
});

test('one object is singular', () => {
  expect([0, 1, 1200].map(countObjects)).toEqual([
    '0 objects',
    '1 object',
    `${(1200).toLocaleString()} objects`,
  ]);
});
