// Whatever the gap between two buildings and the size of the letters, a dimension between them keeps its number.
import { expect, test } from 'vitest';
import { dimensionChanges } from '../../checks/addedDimensions.ts';
import { layersOf } from '../../drawing/layerTable.ts';
import { Placing } from '../../labels/placing.ts';
import { applyChanges } from '../../plan/plan.ts';
import { tiesOf } from '../../plan/ties.ts';
import { boxed, lot, planOf } from '../../../testing/testSite.ts';

const gaps = [0.15, 0.5, 1, 2, 4, 6];
const sizes = [0.8, 1.6, 2.4, 4];
const walls = [8, 20, 26];
const cases = gaps.flatMap((gap) => sizes.flatMap((size) => walls.map((wall) => [gap, size, wall] as const)));

test.each([true, false])('the number of a small gap stays on the plan; on a sheet: %s', (isSheet) => {
  const without = cases.filter(([gap, labelHeight, wall]) => {
    const house = boxed('house', 'house', { x: 35, y: 60 }, 30, 20, { rotation: 0 });
    const other = boxed('house', 'other', { x: 65 + gap, y: 60 }, 30, wall, { rotation: 0 });
    const plan = planOf([lot, house, other]);
    const end = (object: string, x: number) => ({ x, y: 60, tie: { object, anchor: 'n' } });
    applyChanges(
      plan,
      dimensionChanges(plan, [{ ends: [end('house', 50), end('other', 50 + gap)], offset: 0 }]),
    );
    const all = [...plan.objects.values()];
    const tiedTo = (id: string) => all.filter((one) => tiesOf(one).some(({ object }) => object === id));
    const surface = { plan, layers: layersOf(plan.settings), near: () => all, isSheet, tiedTo };
    const placing = new Placing(surface, { labelHeight, units: 'feet-inches', north: 0 });
    const dimension = all.find(({ type }) => type === 'dimension');
    return dimension && placing.of(dimension).length === 0;
  });
  expect(without).toEqual([]);
});
