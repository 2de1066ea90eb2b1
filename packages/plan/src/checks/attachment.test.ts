// Remedies for what is attached to a building: if sliding along the wall is enough, they leave it attached.
import { expect, test } from 'vitest';
import { afterRemedy, found } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, traced } from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isConflict } from '../site/check.ts';

const separations = { fieldToBuilding: 20, buildings: 10 };
const house = traced('building', 'house', rectangle(35, 60, 75, 100), {
  status: 'existing',
  use: 'Dwelling',
});
/** North of the house, 2.25 degrees off its walls. */
const field = boxed('septicField', 'field', { x: 30, y: 40 }, 24, 30, { rotation: 2.25, status: 'existing' });
/** On the west wall of the house, or so many feet off it. */
const addition = (top: number, off = 0): PlanObject =>
  traced('building', 'addition', rectangle(23 - off, top, 35 - off, top + 20), {
    status: 'proposed',
    use: 'Addition',
  });

test('an addition slides along its wall', () => {
  const objects = [lot, house, field, addition(75)];
  const [finding] = found(objects, { separations });
  expect(finding?.sentence).toMatch(/19' .* from the septic field; 20' is required/);
  expect(finding?.remedy?.title).toBe(`Move the addition 2 11/16" toward the front`);
  const plan = planOf(objects, { separations });
  expect(afterRemedy(plan).filter(isConflict)).toEqual([]);
  expect(plan.objects.get('addition')).toMatchObject({
    vertices: [{ x: 23 }, { x: 35 }, { x: 35 }, { x: 23 }],
  });
});

test.each([0, 0.3])('an addition that is drawn %s ft off its wall slides along it', (off) => {
  const plan = planOf([lot, house, field, addition(75, off)], { separations: { fieldToBuilding: 20 } });
  expect(afterRemedy(plan).filter(isConflict)).toEqual([]);
  expect(plan.objects.get('addition')).toMatchObject({ vertices: [{ x: 23 - off }, {}, {}, {}] });
});

test('an addition slides along a slanted wall, which its title names with a way', () => {
  const turned = { x: 55, y: 100 };
  const slanted = boxed('house', 'house', turned, 40, 20, { status: 'existing', rotation: 30 });
  const at = (along: number, out: number) => ({
    x: turned.x + along * Math.cos(Math.PI / 6) - out * Math.sin(Math.PI / 6),
    y: turned.y + along * Math.sin(Math.PI / 6) + out * Math.cos(Math.PI / 6),
  });
  const wing = traced('building', 'addition', [at(-10, 10), at(4, 10), at(4, 18), at(-10, 18)], {
    status: 'proposed',
    use: 'Addition',
  });
  const tank = boxed('septicTank', 'tank', at(10, 14), 5, 8, { status: 'existing', rotation: 30 });
  const [finding] = found([lot, slanted, wing, tank], { separations: { tankToBuilding: 5 } });
  expect(finding?.remedy?.title).toBe(`Move the addition 1' 6" along the house, toward the left side`);
});

test('an addition goes elsewhere only if its wall is too short', () => {
  const titleAt = (feet: number): string | undefined =>
    found([lot, house, field, addition(61)], { separations: { ...separations, fieldToBuilding: feet } }).find(
      isConflict,
    )?.remedy?.title;
  expect(titleAt(40)).toBe(`Move the addition 34' 2 7/8" toward the front`);
  // A slide would leave it attached by a foot and a half.
  for (const feet of [43, 50])
    expect(titleAt(feet)).toMatch(/ toward the front and .* toward the left side$/);
});

test('the larger of two things moves where the smaller one would have to go much farther', () => {
  const pool = traced('pool', 'pool', rectangle(30, 100, 70, 115), { status: 'proposed' });
  const shed = boxed('shed', 'shed', { x: 50, y: 88 }, 8, 6, { status: 'proposed' });
  const wall = boxed('house', 'wall', { x: 50, y: 65 }, 60, 20, { status: 'existing' });
  const titles = [[], [wall]].map(
    (more) =>
      found([lot, pool, shed, ...more], { separations: { poolToBuilding: 10, buildings: 10 } })[0]?.remedy
        ?.title,
  );
  expect(titles).toEqual([`Move the shed 1' toward the rear`, `Move the pool 1' toward the front`]);
});
