// How the words of a note beside a leader are parted.
import { expect, test } from 'vitest';
import { besideLeader } from './leaders.ts';

test.each([
  ['20 ft', ['20 ft']],
  ['Existing dwelling, 1-story', ['Existing', 'dwelling, 1-story']],
  ["10' Utility easement", ["10' Utility", 'easement']],
  ['Kleingartenverein-Vereinsheim', ['Kleingartenverein-Vereinsheim']],
])('beside a leader, "%s" stands in lines about as wide', (content, lines) => {
  expect(besideLeader(content.split(' '))).toEqual(lines);
});
