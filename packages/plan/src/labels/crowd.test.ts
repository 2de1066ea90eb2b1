import { expect, test } from 'vitest';
import { crowdingOf, emptyCell } from './cell.ts';
import { isTooCrowded, maxCrowdOf } from './crowd.ts';

const lettering = { labelHeight: 2, units: 'feet-inches', north: 0 } as const;
const box = (maxX: number) => ({ minX: 0, minY: 0, maxX, maxY: 0 });

test.each([
  ['short sides', { areSides: true }, 20.9],
  ['long sides', { areSides: true }, 21.1],
  ['an area', {}, 20.9],
] as const)(
  'labels of %s are left out of cells with more objects than their maximum',
  (_, labels, length) => {
    const label = 'areSides' in labels ? { side: length } : {};
    const maxCrowd = maxCrowdOf(labels, box(length), lettering);
    const isLeftOut = (count: number): boolean =>
      isTooCrowded(crowdingOf(emptyCell(box(0), count)), labels, label, lettering);
    expect([maxCrowd, maxCrowd + 1].map(isLeftOut)).toEqual([false, true]);
  },
);
