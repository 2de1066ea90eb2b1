// Cut and fill of the whole plan in its picture.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { expect, test } from 'vitest';
import { planOf } from '../../testing/testSheets.ts';
import { planToSvg } from './planToSvg.ts';

registerLateKinds();

const spot = (x: number, y: number, elevation: number) => ({ type: 'spotElevation', x, y, elevation });
const house = {
  type: 'building',
  vertices: [
    { x: 150, y: 80 },
    { x: 250, y: 80 },
    { x: 250, y: 160 },
    { x: 150, y: 160 },
  ],
  status: 'proposed',
  finishedFloor: 100.7,
};
const objects = [spot(0, 0, 104), spot(400, 0, 96), spot(400, 240, 96), spot(0, 240, 104), house];

test('a picture of a plan hatches cut and fill, each its own way, and explains them where the plan shows them', () => {
  const shown = planToSvg(planOf(objects, { elevations: { earthwork: true } }));
  const lines = (color: string) => shown.split('<path').filter((path) => path.includes(`stroke="${color}"`));
  expect(lines('#dc2626').length).toBeGreaterThan(10);
  expect(lines('#15803d').length).toBeGreaterThan(10);
  expect(lines('#dc2626').some((path) => path.includes('dasharray'))).toBe(false);
  expect(lines('#15803d').some((path) => path.includes('dasharray'))).toBe(true);
  for (const name of ['Cut', 'Fill']) expect(shown).toContain(`>${name}<`);
  const hidden = planToSvg(planOf(objects));
  for (const color of ['#dc2626', '#15803d']) expect(hidden).not.toContain(color);
});
