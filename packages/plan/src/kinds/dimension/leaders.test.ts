// The number of a dimension that has no room on its line.
import { expect, test } from 'vitest';
import { rectangle, thing, traced } from '../../../testing/testSite.ts';
import { layersOf } from '../../drawing/layerTable.ts';
import { Placing } from '../../labels/placing.ts';
import { createPlan } from '../../plan/plan.ts';
import { tiesOf } from '../../plan/ties.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { registerLateKinds } from '../lateKinds.ts';

registerLateKinds();

test('stands on free ground with a leader from some part of its line, rather than on the building that it measures to', () => {
  const house = traced('building', 'house', rectangle(60, 20, 100, 80), { use: '', eave: 0 });
  const places = [
    { x: 46, y: 50 },
    { x: 60, y: 50, tie: { object: 'house', anchor: 'n' } },
  ];
  const dimension = thing('dimension', 'gap', { places, offset: 0, before: 'about' });
  // Notes above and below the line, and beyond its end: in the way of leaders from its middle.
  const notes = [
    [48, 48],
    [48, 53],
    [35, 48],
    [35, 53],
    [26, 50.5],
  ].map(([x, y], i) => thing('text', `note ${i}`, { x, y, text: 'MMMM', height: 3, rotation: 0 }));
  const objects = [house, ...notes, dimension];
  const plan = createPlan({ objects, settings: defaultSettings });
  const tiedTo = (id: string) => objects.filter((one) => tiesOf(one).some(({ object }) => object === id));
  const surface = { plan, layers: layersOf(plan.settings), near: () => objects, tiedTo, isSheet: true };
  const placing = new Placing(surface, { labelHeight: 2, units: 'feet-inches', north: 0 });
  const [number] = placing.of(dimension);
  expect(number?.place.texts).toMatchObject([{ content: "about 14'" }]);
  expect(number?.box.maxX).toBeLessThan(60.1);
});
