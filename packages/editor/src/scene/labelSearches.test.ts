import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { Placing } from '@homeplot/plan/labelPlacing';
import { layersOf } from '@homeplot/plan/layerTable';
import { keysAbove } from '@homeplot/plan/order';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

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

test('what a label keeps clear of is drawn for it a few objects at a time', () => {
  const rectangle = findKind('rectangle');
  if (!rectangle) throw new Error('There is no rectangle.');
  const objects = keysAbove('', 15).map((order, i): PlanObject => {
    const fields = rectangle.create({
      from: { x: i, y: i },
      to: { x: i + 40, y: i + 40 },
      scale: 1,
      siteExtent: 100,
    });
    return { ...fields, id: `rectangle-${i}`, type: 'rectangle', order };
  });
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = { plan, layers: layersOf(plan.settings), near: () => objects, tiedTo: () => [] };
  const placing = new Placing(surface, { labelHeight: 4, units: 'feet-inches', north: 0 });
  const draw = vi.spyOn(rectangle, 'draw');
  const drawnInSteps: number[] = [];
  const steps = placing.inSteps({ minX: 0, minY: 0, maxX: 60, maxY: 60 });
  for (let before = 0, isDone = false; !isDone; before = draw.mock.calls.length) {
    isDone = steps.next().done === true;
    drawnInSteps.push(draw.mock.calls.length - before);
  }
  expect(Math.max(...drawnInSteps)).toBe(4);
});
