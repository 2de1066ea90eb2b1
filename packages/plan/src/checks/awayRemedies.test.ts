// The remedies for ground that falls toward a house, on ground in closed form: raised ground, and swales.
import { describe, expect, test } from 'vitest';
import { allChecksOf } from '../../testing/testFindings.ts';
import { building, falling, graded, lot, spot } from '../../testing/testGrades.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { finishedElevation, groundOf } from '../grading/ground.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';

registerLateKinds();

const rules: NumbersOf<'grading'> = { awayFall: 0.5, awayWithin: 10, floorAboveGround: 0.5 };

describe('a house with ground that falls toward it', () => {
  test.each([0.02, 0.03, 0.08])('gets swales that drain it, at a slope of %f', (slope) => {
    const plan = planOf([...falling(slope), lot, building('house', 80, 60)], {
      country: 'US',
      grading: rules,
    });
    const before = allChecksOf(plan).findings.filter(({ id }) => id === 'grading house away');
    expect(before).toHaveLength(1);
    expect(before[0]?.remedy?.title).toBe('Dig a swale around it');
    applyChanges(plan, before[0]?.remedy?.changes(plan) ?? []);
    const after = allChecksOf(plan).findings.filter(({ check }) => check === 'grading');
    expect(after).toEqual([]);
    expect(groundOf(plan).faults).toEqual([]);
    const swales = [...plan.objects.values()].filter(({ type }) => type === 'swale');
    for (const swale of swales) expect(swale).toMatchObject({ status: 'proposed' });
  });

  test('on level ground gets none, and is told why', () => {
    const [finding] = graded([...falling(0), lot, building('house', 80, 60)], rules);
    expect(finding?.remedy).toBeUndefined();
    expect(finding?.obstacle).toBe(
      'No swale fits here: no lot line that it can reach is low enough. Type the finished floor, so that the ground beside the walls can be raised, or carry the water away in a pipe.',
    );
    expect(finding?.advice).not.toContain('swale');
  });
});

describe('a house whose floor is high enough', () => {
  const remedied = (slope: number, said: number | object, ...more: readonly PlanObject[]) => {
    const fields = typeof said === 'number' ? { finishedFloor: said } : said;
    const house = building('house', 80, 60, fields);
    const plan = planOf([...falling(slope), lot, house, ...more], { country: 'US', grading: rules });
    const [before] = allChecksOf(plan).findings.filter(({ id }) => id === 'grading house away');
    applyChanges(plan, before?.remedy?.changes(plan) ?? []);
    const after = allChecksOf(plan).findings.filter(({ check }) => check === 'grading');
    const { remedy, obstacle } = before ?? {};
    return { title: remedy?.title, obstacle, after, house: plan.objects.get('house') };
  };
  const built = (type: string, corners: readonly Point[], more: object): PlanObject =>
    traced(type, type, corners, { assumed: undefined, ...more });

  test.each([
    [0, '100.51'],
    [0.01, '99.81'],
    [0.03, '98.41'],
  ])('gets its ground raised at the walls, at a slope of %f', (slope, elevation) => {
    const { title, after, house } = remedied(slope, 102);
    expect(title).toBe(`Raise the ground at the walls to ${elevation}`);
    expect(house).toMatchObject({ wallGrade: Number(elevation), gradeReach: '' });
    expect(after).toEqual([]);
  });

  test('gets its floor raised with the ground where it is a little too low', () => {
    const { title, after, house } = remedied(0.03, 98);
    expect(title).toBe('Raise the floor to 98.91, and the ground at the walls to 98.41');
    expect(house).toMatchObject({ finishedFloor: 98.91, wallGrade: 98.41 });
    expect(after).toEqual([]);
  });

  test('gets it beside a drive to its garage too', () => {
    const line = [
      { x: 200, y: 75 },
      { x: 110, y: 75 },
    ];
    const ends = { status: 'proposed', width: 12, streetElevation: 98, garageElevation: 100 };
    expect(remedied(0.01, 102, built('driveway', line, ends)).after).toEqual([]);
  });

  test('gets it only as far as its lot reaches', () => {
    const near = lotOf(rectangle(74, 0, 200, 150), [{}, { name: 'front' }, {}, {}]);
    const house = building('house', 80, 60, { finishedFloor: 102 });
    const plan = planOf([...falling(0), near, house], { country: 'US', grading: rules });
    const [before] = allChecksOf(plan).findings;
    applyChanges(plan, before?.remedy?.changes(plan) ?? []);
    expect(plan.objects.get('house')).toMatchObject({ wallGrade: 100.51, gradeReach: 5.9 });
    const ground = groundOf(plan);
    expect(finishedElevation(ground, { x: 74, y: 75 })).toBeCloseTo(100, 6);
    expect(finishedElevation(ground, { x: 77, y: 75 })).toBeGreaterThan(100.2);
  });

  test('gets a swale where it is locked, a door would be below the ground, or a grade is typed beside it', () => {
    const finishedFloor = 102;
    const door = { id: 'door', edge: '1', offset: 13.5, width: 3, floor: 'lowest' };
    const cellar = { finishedFloor, lowestFloor: 97, entrances: [door] };
    const typed = thing('spotElevation', 'typed', { x: 75, y: 75, elevation: 97.75, finished: 98 });
    for (const { title } of [
      remedied(0.03, { finishedFloor, locked: true }),
      remedied(0.03, cellar),
      remedied(0.03, finishedFloor, typed),
    ])
      expect(title).toBe('Dig a swale around it');
  });

  test('gets a swale where its floor is too low, the bank too steep, or something stands there', () => {
    expect(remedied(0.03, 96).title).toBe('Dig a swale around it');
    expect(remedied(0.08, 102).title).toBe('Dig a swale around it');
    const patio = built('patio', rectangle(90, 92, 100, 98), { status: 'existing' });
    expect(remedied(0.03, 102, patio).obstacle).toContain('the patio is in its way');
    expect(remedied(0.03, 102, { ...patio, status: 'proposed' }).title).toMatch(/^Raise/);
  });
});

test('what is in the way of a swale is named', () => {
  const pool = traced('pool', 'pool', rectangle(115, 0, 123, 150), {
    status: 'existing',
    assumed: undefined,
  });
  const [finding] = graded([...falling(0.03), lot, building('house', 80, 60), pool], rules);
  expect(finding?.remedy).toBeUndefined();
  expect(finding?.obstacle).toMatch(/^No swale fits here: the pool is in its way\. Type the finished floor/);
});

test('things that only together are in the way of a swale are named, once for each name', () => {
  const beside = [rectangle(112, 0, 115, 150), rectangle(117, 0, 119, 150), rectangle(90, 45, 95, 58)];
  const obstacle = (...types: readonly string[]) => {
    const things = types.map((type, i) =>
      traced(type, `${i}`, beside[i] ?? [], { status: 'existing', assumed: undefined }),
    );
    return graded([...falling(0.03), lot, building('house', 80, 60), ...things], rules)[0]?.obstacle;
  };
  expect(obstacle('pool', 'pool')).toContain(': the pool is in its way.');
  expect(obstacle('pool', 'patio', 'deck')).toContain(': the pool, the patio and the deck are in its way.');
});

describe('beside a swale that is there', () => {
  const dug = (id: string, from: Point, to: Point, more: object): PlanObject =>
    traced('swale', id, [from, to], { status: 'proposed', assumed: undefined, ...more });
  const mended = (...objects: readonly PlanObject[]) => {
    const plan = planOf([...falling(0.03), lot, building('house', 80, 60), ...objects], {
      country: 'US',
      grading: rules,
    });
    const [before] = allChecksOf(plan).findings.filter(({ id }) => id === 'grading house away');
    applyChanges(plan, before?.remedy?.changes(plan) ?? []);
    const known = new Set(objects.map(({ id }) => id));
    const added = [...plan.objects.values()].filter(({ id, type }) => type === 'swale' && !known.has(id));
    return {
      plan,
      added,
      before,
      faults: allChecksOf(plan).findings.filter(({ check }) => check === 'grading'),
    };
  };

  test('swales around a house keep out of its bed', () => {
    const above = dug('above', { x: 70, y: 150 }, { x: 70, y: 20 }, { depth: 1 });
    const { added, faults } = mended(above);
    expect(added.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    for (const swale of added) {
      const apart = nearestBetween(shapeOf(swale as PlanObject & Path), shapeOf(above as PlanObject & Path));
      const half = (swale as PlanObject & { readonly width: number }).width / 2;
      expect(apart?.feet).toBeGreaterThanOrEqual(half + 3 - 0.01);
    }
  });

  test('swales around a house end in it where nothing else is in reach', () => {
    const pools = [rectangle(130, 0, 138, 66), rectangle(130, 84, 138, 150), rectangle(20, 0, 68, 150)].map(
      (corners, i) => traced('pool', `${i}`, corners, { status: 'existing', assumed: undefined }),
    );
    const outlet = dug('outlet', { x: 125, y: 75 }, { x: 199.7, y: 75 }, { start: 95, end: 93.9 });
    const { added, faults } = mended(outlet, ...pools);
    expect(faults).toEqual([]);
    const ends = added.map((swale) => (swale as PlanObject & Path).vertices.at(-1));
    expect(ends).toContainEqual({ x: 125, y: 75 });
  });

  test("swales around a house don't end in a berm, or beyond the lot", () => {
    const line = [
      { x: 125, y: 75 },
      { x: 199.7, y: 75 },
    ];
    const pools = [rectangle(130, 0, 138, 66), rectangle(130, 84, 138, 150), rectangle(20, 0, 68, 150)].map(
      (corners, i) => traced('pool', `${i}`, corners, { status: 'existing', assumed: undefined }),
    );
    const berm = traced('berm', 'berm', line, {
      status: 'proposed',
      height: 1,
      width: 6,
      assumed: undefined,
    });
    const outside = dug('outside', { x: 0, y: -8 }, { x: 200, y: -8 }, { start: 97, end: 90 });
    const ground = [spot('e', 0, -20, 100), spot('f', 200, -20, 94)];
    const ends = [mended(berm, ...pools), mended(outside, ...ground)].flatMap(({ added }) =>
      added.map((swale) => (swale as PlanObject & Path).vertices.at(-1)),
    );
    for (const end of ends) {
      expect(end).not.toEqual(line[0]);
      expect(end?.y).toBeGreaterThan(0);
    }
  });

  test('a swale of unknown depth is in the way', () => {
    const across = dug('across', { x: 112, y: 0 }, { x: 112, y: 150 }, {});
    expect(mended(across).before?.obstacle).toMatch(/^No swale fits here: the swale is in its way\./);
  });
});
