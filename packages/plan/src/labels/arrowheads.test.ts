// The labels beside an arrowhead.
import { expect, test } from 'vitest';
import { spot } from '../../testing/testGrades.ts';
import { traced } from '../../testing/testSite.ts';
import type { Point } from '../geometry/point.ts';
import { layersOf } from '../drawing/layerTable.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { Placing } from './placing.ts';

registerLateKinds();

/** Where the elevation of a spot at 50, 50 is written, in letters of 2 ft. */
function placed(others: readonly PlanObject[]) {
  const here = spot('spot', 50, 50, 100);
  const objects = [here, ...others];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = {
    plan,
    layers: layersOf(plan.settings),
    near: () => objects,
    tiedTo: () => [],
    isSheet: true,
  };
  const placing = new Placing(surface, { labelHeight: 2, units: 'feet-inches', north: 0 });
  return placing
    .of(here)
    .flatMap(({ place: { texts } }) => texts.map(({ at, content }) => ({ content, at })));
}

const line = (type: string, id: string, from: Point, to: Point): PlanObject =>
  traced(type, id, [from, to], { slope: '', assumed: undefined });

/** Two fences through each place of the label, but for those beside an arrow that points at the spot. */
const fences = [-1, 1].flatMap((side) =>
  Array.from({ length: 20 }, (_, i) => {
    const y = 50 + side * (2 + i);
    return line('fence', `${side} ${i}`, { x: 0, y }, { x: 100, y });
  }),
);
const left = [49.4, 50.6].map((y) => line('fence', `left ${y}`, { x: 0, y }, { x: 49, y }));

test('a label stands on lines rather than on an arrowhead', () => {
  const [beside] = placed([...fences, ...left]);
  expect(beside).toMatchObject({ content: '100.00', at: { x: 51.35, y: 50 } });
  const arrow = line('drainageArrow', 'arrow', { x: 90, y: 50 }, { x: 53, y: 50 });
  const [away] = placed([...fences, ...left, arrow]);
  expect(away?.content).toBe('100.00');
  expect(away?.at).not.toEqual(beside?.at);
});
