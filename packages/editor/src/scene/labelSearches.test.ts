import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { Placing } from '@homeplot/plan/labelPlacing';
import { layersOf } from '@homeplot/plan/layerTable';
import { keysAbove } from '@homeplot/plan/order';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';

test('the labels of objects that extend beyond the view are placed with one search if there is room', () => {
  const objects = keysAbove('', 6).map((order, i): PlanObject => {
    const [from, to] = [
      { x: -40, y: 20 * i + 2 },
      { x: 10, y: 20 * i + 8 },
    ];
    const fields = findKind('rectangle')?.create({ from, to, scale: 1, siteExtent: 100 });
    return { ...fields, id: `rectangle-${i}`, type: 'rectangle', order };
  });
  const plan = createPlan({ objects, settings: defaultSettings });
  let searches = 0;
  const near = (): readonly PlanObject[] => {
    searches += 1;
    return objects;
  };
  const surface = { plan, layers: layersOf(plan.settings), near, tiedTo: () => [] };
  const placing = new Placing(surface, { labelHeight: 1, units: 'feet-inches', north: 0 });
  const labels = placing.in({ minX: -15, minY: 0, maxX: 15, maxY: 100 });
  expect(labels.length).toBeGreaterThan(0);
  expect(searches).toBe(1);
});
