import { expect, test } from 'vitest';
import { lotOf } from '../kinds/lot/testLots.ts';
import { planItems } from './planItems.ts';
import { packOf, planOf, rectangle } from './testSite.ts';

test.each([
  [[], 'missing'],
  [[0], 'missing'],
  [[0, 1, 2, 3], 'ok'],
])('with bearings of the edges %j of a lot of four, the item of bearings is %s', (known, state) => {
  const edges = [0, 90, 180, 270].map((direction, i) =>
    known.includes(i) ? { source: 'surveyed' as const, recorded: { direction } } : {},
  );
  const lot = lotOf(rectangle(0, 0, 100, 150), edges);
  const pack = packOf({ items: [{ id: 'bearings', need: 'required' }] });
  expect(planItems(planOf([lot]), pack).map((line) => line.state)).toEqual([state]);
});
