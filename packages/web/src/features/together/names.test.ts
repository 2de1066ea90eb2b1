import { expect, test } from 'vitest';
import { initialsOf, whoIsHere } from './names.ts';

const people = (...names: readonly string[]) =>
  names.map((name) => ({ name }) as Parameters<typeof whoIsHere>[0][number]);

test('all who are here are named, and of many the first', () => {
  expect(whoIsHere(people('Ada'))).toBe('Ada is here');
  expect(whoIsHere(people('Ada', 'Bob'))).toBe('Ada and Bob are here');
  expect(whoIsHere(people('Ada', 'Ada', 'Bob'))).toBe('Ada, Ada (2), and Bob are here');
  expect(whoIsHere(people('Ada', 'Bob', 'Cy', 'Di', 'Eve', 'Flo'))).toBe(
    'Ada, Bob, Cy, Di, and 2 more are here',
  );
});

test('a guest has the initials of the name without its mark', () => {
  expect(['Ada Byron', 'Ada Byron (guest)', 'Gus (guest)'].map(initialsOf)).toEqual(['AB', 'AB', 'G']);
});
