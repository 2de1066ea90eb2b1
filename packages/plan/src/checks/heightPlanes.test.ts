import { describe, expect, test } from 'vitest';
import { afterRemedy } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf } from '../../testing/testSite.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import type { PlanObject } from '../objects/kind.ts';
import { Checks } from './checks.ts';
import { planeOver } from './heightPlanes.ts';

/** Auckland's standard: 2.5 m and 45 degrees over side and rear boundaries. */
const auckland: NumbersOf<'planes'> = { sideHeight: 8.2, sideAngle: 45 };
const house = (x: number, more: object = {}): PlanObject =>
  boxed('house', 'house', { x, y: 75 }, 30, 40, {
    tall: 20,
    roof: 'flat',
    eave: 0,
    status: 'proposed',
    ...more,
  });
const planWith = (object: PlanObject, planes: NumbersOf<'planes'> = auckland) => {
  const plan = planOf([lot, object], packOf({ planes }));
  return plan;
};
const found = (plan: ReturnType<typeof planWith>) =>
  Checks.of(plan).findings.filter(({ check }) => check === 'heightPlane');

describe('a plane over a lot line', () => {
  // The lot is 100 ft wide. A flat roof 20 ft high has to be 20 - 8.2 = 11.8 ft from the side lines.
  test('is reached through by what is too near for its height', () => {
    expect(found(planWith(house(15 + 11.9)))).toEqual([]);
    const [conflict] = found(planWith(house(15 + 10)));
    expect(conflict).toMatchObject({ state: 'conflict', objects: ['house'] });
    expect((conflict?.measured ?? 0) - (conflict?.required ?? 0)).toBeCloseTo(1.8, 6);
    expect(conflict?.sentence).toMatch(
      /reaches 1' 9 \d+\/\d+" through the plane that rises at 45° from 8' 2.*" over the left side edge: it is 20' high 10' from it\./,
    );
  });

  test('is kept by a move into the lot, after which it is gone', () => {
    const plan = planWith(house(15 + 10));
    const [conflict] = found(plan);
    expect(conflict?.remedy?.title).toMatch(/^Move 1' 9/);
    expect(afterRemedy(plan).filter(({ check }) => check === 'heightPlane')).toEqual([]);
  });

  test('lets a hip roof come nearer than a flat one of the same height', () => {
    const hip = { roof: 'hip', eaveHeight: 10 };
    expect(found(planWith(house(15 + 5, hip)))).toEqual([]);
    expect(found(planWith(house(15 + 1, hip)))).toHaveLength(1);
  });

  test('asks for a height that nobody has typed, and says nothing without a rule', () => {
    const unknown = house(16, { tall: 0, storeys: 2 });
    expect(found(planWith(unknown))[0]).toMatchObject({ state: 'question', asks: 'user' });
    expect(found(planWith(house(16), {}))).toEqual([]);
  });

  test('what exists is a question to the office', () => {
    expect(found(planWith(house(16, { status: 'existing' })))[0]).toMatchObject({ state: 'question' });
  });
});

test('its angle may follow the compass, evenly between two sides', () => {
  const planes = {
    sideHeight: 8,
    sideAngle: 45,
    northAngle: 55,
    eastAngle: 45,
    southAngle: 35,
    westAngle: 45,
  };
  const at = (outward: number) => planeOver(planes, { role: 'side' }, outward)?.angle;
  expect([0, 90, 180, 270, 360, 45, 135].map(at)).toEqual([55, 45, 35, 45, 55, 50, 40]);
  expect(planeOver(planes, { role: 'front' }, 0)).toBeUndefined();
  expect(planeOver({ ...planes, rearHeight: 12 }, { role: 'rear' }, 0)).toEqual({ height: 12, angle: 55 });
});
