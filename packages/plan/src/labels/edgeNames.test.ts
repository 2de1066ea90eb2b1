// The names of lot lines along which an easement runs.
import { expect, test } from 'vitest';
import { rectangle, traced } from '../../testing/testSite.ts';
import { layersOf } from '../drawing/layerTable.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { Placing } from './placing.ts';

registerLateKinds();

test('stand between the line and that of the easement, not on either', () => {
  const edges = [{ name: '' }, { name: '' }, { name: '' }, { name: 'Side' }];
  const lot = traced('lot', 'lot', rectangle(0, 0, 100, 120), { edges });
  const path = [
    { x: 4.5, y: 0 },
    { x: 4.5, y: 120 },
  ];
  const easement = traced('easement', 'easement', path, {
    width: 9,
    purpose: 'Utility easement',
    closed: false,
  });
  const objects = [lot, easement];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = {
    plan,
    layers: layersOf(plan.settings),
    near: () => objects,
    tiedTo: () => [],
    isSheet: true,
  };
  const placing = new Placing(surface, { labelHeight: 2.6, units: 'feet-inches', north: 0 });
  const name = placing.of(lot).find(({ place }) => place.texts.some(({ content }) => content === 'Side'));
  expect(name?.box.minX).toBeGreaterThan(0);
  expect(name?.box.maxX).toBeLessThan(9);
});
