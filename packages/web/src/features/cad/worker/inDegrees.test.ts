// Drawings in degrees are told from those in lengths.
import { expect, test } from 'vitest';
import { degreesProblem } from './inDegrees.ts';

/** Facts of a drawing around a point, with this size. */
const at = (x: number, y: number, size: number, feet?: number) => {
  const origin = { x: Math.round(x), y: Math.round(y) };
  const [left, top] = [x - origin.x - size / 2, origin.y - y - size / 2];
  const box = { minX: left, minY: top, maxX: left + size, maxY: top + size };
  return { origin, box, units: { code: 0, ...(feet !== undefined && { feet }) } };
};

test.each([
  ['without a unit', at(-88.1, 41.9, 0.0005)],
  ['that say inches', at(-88.1, 41.9, 0.0005, 1 / 12)],
  ['with latitude first', at(41.9, -88.1, 0.002)],
  ['of a county', at(2.35, 48.86, 0.4, 1 / 0.3048)],
  ['near Alaska', at(-149.9, 61.2, 0.001)],
])('a drawing in degrees %s is named, with what to do', (_, facts) => {
  expect(degreesProblem(facts)).toMatch(/degrees of longitude and latitude \(.*State Plane or UTM/);
});

test.each([
  ['a site in feet', at(90, 70, 180, 1)],
  ['a lot of a survey', at(600_000, 4_200_000, 40, 1 / 0.3048)],
  ['a small part around zero', at(0.25, 0.25, 0.5, 1)],
  ['a garden in kilometers', at(52.5, 13.4, 0.1, 3280.84)],
])('%s is not in degrees', (_, facts) => {
  expect(degreesProblem(facts)).toBeUndefined();
});
