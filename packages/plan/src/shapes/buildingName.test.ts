// The labels of a building on a plan, among what else is drawn there.
import { expect, test } from 'vitest';
import { layersOf } from '../drawing/layerTable.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { Placing } from '../labels/placing.ts';
import type { PlanObject } from '../objects/kind.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { boxed, traced } from '../../testing/testSite.ts';

registerLateKinds();

/** The labels of a house of 24 by 6 ft that are placed inside it, at letters of 2 ft, beside other objects. */
function inside(others: readonly PlanObject[]): readonly string[] {
  const house = boxed('house', 'house', { x: 50, y: 50 }, 24, 6, { use: 'Dwelling', finishedFloor: 101.5 });
  const objects = [house, ...others];
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
    .of(house)
    .flatMap(({ place: { texts, lines } }) =>
      lines ? [] : texts.map(({ content }) => content).filter((content) => !/'/.test(content)),
    );
}

test('the level of a floor keeps its place before the name, also on a section line', () => {
  expect(inside([])).toContain('FF 101.50');
  const across = traced('sectionLine', 'section', [
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ]);
  const along = traced('sectionLine', 'section', [
    { x: 0, y: 50 },
    { x: 100, y: 50 },
  ]);
  for (const section of [across, along]) expect(inside([section])).toContain('FF 101.50');
});
