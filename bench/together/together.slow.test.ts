// Three people make 200 random edits each: with `npm run fuzz` from 500 seeds, which takes a quarter of an hour.
import { expect, inject, test } from 'vitest';
import { editTogether } from './together.ts';

const seeds = inject('thoroughness') > 1 ? 500 : 5;

test('three people make 200 edits each, offline and online in turns: all end equal', {
  timeout: 3_600_000,
}, () => {
  for (let seed = 1; seed <= seeds; seed += 1) expect(editTogether(seed, 200), `seed ${seed}`).toEqual([]);
});
