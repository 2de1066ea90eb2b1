// The fall away from buildings where the ground is paved or a lot line is near, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { allChecksOf } from '../../testing/testFindings.ts';
import { falling, graded, lot as siteLot, spot } from '../../testing/testGrades.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';

registerLateKinds();

/** Its right wall is at 0; nothing is known of the ground beside the others. */
const building = traced('building', 'building', rectangle(-30, 40, 0, 100), { assumed: undefined });

/** Ground from the right wall on, by places and the slopes from each to the next. */
function ground(...parts: readonly (readonly [to: number, slope: number])[]): readonly PlanObject[] {
  let [x, elevation] = [0, 100];
  const places = [[x, elevation] as const];
  for (const [to, slope] of parts) {
    elevation -= (to - x) * slope;
    x = to;
    places.push([x, elevation]);
  }
  return places.flatMap(([at, z], i) => [spot(`top${i}`, at, 0, z), spot(`bottom${i}`, at, 150, z)]);
}

const patio = (wide: number, more: object = {}, to = 100): PlanObject =>
  traced('patio', 'patio', rectangle(0, 40, wide, to), { material: 'concrete', ...more });

const asked = (...objects: readonly PlanObject[]) => graded([building, ...objects]);
const said = (...objects: readonly PlanObject[]) => asked(...objects).map(({ sentence }) => sentence);
const ask = 'Ask the permit office what it requires.';

describe('a patio beside a wall', () => {
  test('is fine at 2%, where lawn or gravel would have to fall 5%', () => {
    const even = ground([40, 0.02]);
    const ofGround = `The ground falls only 2.0% away from the building; a fall of 0' 6" within 10' is usual (IRC R401.3). ${ask}`;
    expect(said(...even, patio(12))).toEqual([]);
    expect(said(...even)).toEqual([ofGround]);
    expect(said(...even, patio(12, { material: 'gravel' }))).toEqual([ofGround]);
    expect(said(...even, patio(12, { status: 'removed' }))).toEqual([ofGround]);
  });

  test('is asked about at 1%, level, and toward the building', () => {
    const usual = `; for paved ground, 2.0% is usual (IRC R401.3, exception). ${ask}`;
    expect(asked(...ground([40, 0.01]), patio(12))).toMatchObject([
      {
        sentence: `The patio falls only 1.0% away from the building${usual}`,
        advice: `Slope it to 99.80 or lower 10' from the walls.`,
        objects: ['building', 'patio'],
        required: 0.02,
      },
    ]);
    expect(said(...ground([40, 0]), patio(12))).toEqual([`The patio is level beside the building${usual}`]);
    expect(said(...ground([40, -0.03]), patio(12))).toEqual([
      `The patio falls 3.0% toward the building${usual}`,
    ]);
  });

  test('is judged by the number of the pack; the usual one never asks for more than the rule of the ground', () => {
    expect(graded([building, ...ground([40, 0.02]), patio(12)], { pavedFall: 0.06 })).toMatchObject([
      {
        state: 'conflict',
        sentence: 'The patio falls only 2.0% away from the building; for paved ground, 6.0% is required.',
      },
    ]);
    expect(graded([building, ...ground([40, 0.01]), patio(12)], { awayFall: 0.1 })).toEqual([]);
  });

  test('counts along the part of the wall that it covers', () => {
    const found = asked(...ground([40, 0.02]), patio(12, {}, 70));
    expect(found).toMatchObject([{ id: 'grading building away', required: 0.5 }]);
    expect(found[0]?.place?.from.y).toBeGreaterThan(70);
  });

  test('that is narrower than 10 ft is followed by ground with its own rule', () => {
    expect(said(...ground([4, 0.02], [40, 0.05]), patio(4))).toEqual([]);
    expect(asked(...ground([4, 0.02], [40, 0.03]), patio(4))).toMatchObject([
      {
        id: 'grading building away',
        sentence: `The ground falls only 2.6% away from the building; a fall of 0' 4 5/8" within 10', 4' of it paved, is usual (IRC R401.3). ${ask}`,
      },
    ]);
    // Level ground beyond is no swale.
    expect(asked(...ground([4, 0.02], [40, 0]), patio(4))).toHaveLength(1);
    // What the patio lacks is said of it alone.
    expect(asked(...ground([4, 0], [40, 0.05]), patio(4)).map(({ id }) => id)).toEqual([
      'grading building patio away',
    ]);
  });

  test('is read anew when it moves', () => {
    const plan = planOf([building, ...ground([40, 0.02]), patio(12)], { country: 'US' });
    const ids = () =>
      allChecksOf(plan).findings.flatMap(({ check, id }) => (check === 'grading' ? [id] : []));
    expect(ids()).toEqual([]);
    applyChanges(plan, [{ put: patio(2) }]);
    expect(ids()).toEqual(['grading building away']);
  });
});

describe('a lot line nearer than 10 ft', () => {
  const lot = lotOf(rectangle(-60, 10, 5, 140), []);
  const ofLot = (...objects: readonly PlanObject[]) =>
    asked(lot, ...objects).filter(({ id }) => id.endsWith('away'));

  test('ends what is asked of the fall, whatever the ground of the neighbor does', () => {
    expect(ofLot(...ground([5, 0.05], [40, 0]))).toEqual([]);
    expect(ofLot(...ground([5, 0.02], [40, 0.2]))).toMatchObject([
      {
        sentence: `The ground falls only 2.0% away from the building; a fall of 0' 2 15/16" within the 5' to the lot line is usual (IRC R401.3). ${ask}`,
        advice: 'Grade the ground at the lot line to 99.75 or lower.',
      },
    ]);
  });

  test('needs no known ground beyond it', () => {
    expect(ofLot(...ground([5, -0.02]))).toHaveLength(1);
  });
});

test.each([0, 0.3])('at the wall between attached buildings, %s ft apart, no ground is asked for', (gap) => {
  const proposed = (id: string, outline: readonly Point[], more: object): PlanObject =>
    traced('building', id, outline, { status: 'proposed', assumed: undefined, ...more });
  const dwelling = (more: object = {}) =>
    proposed('dwelling', rectangle(60, 50, 100, 90), { finishedFloor: 101, ...more });
  const garage = (more: object = {}) =>
    proposed('garage', rectangle(100 + gap, 50, 124, 74), { finishedFloor: 100, ...more });
  const sides = (objects: readonly PlanObject[]): readonly string[] =>
    graded([...falling(0.01), siteLot, ...objects], {
      awayFall: 0.5,
      awayWithin: 10,
      floorAboveGround: 0.5,
    }).map(({ sentence, place }) => `${sentence} ${JSON.stringify(place)}`);
  for (const both of [
    [dwelling({ wallGrade: 99.9 }), garage({ wallGrade: 99.2 })],
    [dwelling(), garage()],
  ])
    for (const found of [sides(both), sides(both.toReversed())]) {
      expect(found).toHaveLength(2);
      expect(found.join()).not.toMatch(/runs to|below the ground|Two elevations/);
      // Neither in the wall between them nor in each other.
      for (const at of found.map((each) => Number(/"from":\{"x":([\d.]+)/.exec(each)?.[1])))
        expect(Math.abs(at - 100)).toBeGreaterThan(0.5);
    }
});
