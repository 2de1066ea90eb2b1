import { expect, test } from 'vitest';
import { fittingLines } from './fittingLines.ts';

const limits = { what: 'notes', lines: 3, characters: 5 };

test('empty lines are left out, and what fits has no problem', () => {
  expect(fittingLines('one\n\n two\n \nthree', limits)).toEqual({ lines: ['one', ' two', 'three'] });
});

test.each([
  [
    'lines that are too many',
    'a\nb\nc\nd',
    ['a', 'b', 'c'],
    'No more than 3 notes fit here. Remove 1 to put these on the sheet.',
  ],
  [
    'more of them',
    'a\nb\n\nc\nd\ne',
    ['a', 'b', 'c'],
    'No more than 3 notes fit here. Remove 2 to put these on the sheet.',
  ],
  [
    'a line that is too long',
    'a\n\nlonger\nlongest',
    ['a', 'longe', 'longe'],
    'No more than 5 characters fit in a line. Shorten line 3 to put these on the sheet.',
  ],
])('%s: what fits is taken, and the rest is named', (_, text, lines, problem) => {
  expect(fittingLines(text, limits)).toEqual({ lines, problem });
});
