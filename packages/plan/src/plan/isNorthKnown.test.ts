import { expect, test } from 'vitest';
import { readPlanFile } from '../file/planFile.ts';
import { isNorthKnown } from './isNorthKnown.ts';
import { createPlan } from './plan.ts';

function isKnown(settings: object, edges?: object): boolean {
  const vertices = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 40 },
  ];
  const lot = { id: 'lot', type: 'lot', vertices, edges: vertices.map(() => edges) };
  const reading = readPlanFile({ objects: edges ? [lot] : [], settings });
  if (!reading.ok) throw new Error(reading.problem);
  return isNorthKnown(createPlan(reading.contents));
}

const from = (source: string) => ({
  ground: { latitude: 33.75, longitude: -84.39, at: { x: 0, y: 0 }, source },
});

test('a typed location leaves north assumed', () => {
  expect(isKnown({})).toBe(false);
  expect(isKnown(from('typed'))).toBe(false);
  expect(isKnown(from('typed'), { source: 'traced' })).toBe(false);
});

test.each([
  ['a map that was moved or matched', from('map')],
  ['a map under the plan at a typed location', { ...from('typed'), map: { tiles: 'aerial', fade: 40 } }],
  ['a parcel', from('parcel')],
  ['points with latitudes and longitudes', from('imported')],
  ['the user, even if it is straight up', { isNorthSet: true }],
  ['its angle', { north: 12 }],
  ['which north it is', { northReference: { kind: 'grid' } }],
])('north is known from %s', (_, settings) => {
  expect(isKnown(settings)).toBe(true);
});

test("north is known from a county's lot and from a bearing, also at a typed location", () => {
  expect(isKnown(from('typed'), { source: 'county map' })).toBe(true);
  expect(isKnown(from('typed'), { source: 'deed', recorded: { direction: 90 } })).toBe(true);
});
