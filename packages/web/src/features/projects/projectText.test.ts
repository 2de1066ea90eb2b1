import { expect, test } from 'vitest';
import { countObjects, lostText, matches } from './projectText.ts';

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

test.each([
  [1, 1, ['Lot'], /^The server has lost 1 file of “Lot”\. This browser still has it\.$/],
  [2, 0, ['Lot', 'Yard'], /^The server has lost 2 files of “Lot” and “Yard”\. Open this list in the browser/],
  [3, 1, ['A', 'B', 'C'], /of “A”, “B”, and “C”\. This browser still has 1 of them\./],
])('of %s lost files, %s are here', (all, here, titles, text) => {
  expect(lostText(all, here, titles)).toMatch(text);
});
