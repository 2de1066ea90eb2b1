// The checks of where water goes, and the swales that lead it off, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { allChecksOf } from '../../testing/testFindings.ts';
import { falling, graded, spot } from '../../testing/testGrades.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { groundOf } from '../grading/ground.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';

registerLateKinds();

/** The street is at the right. */
const lot = lotOf(rectangle(0, 0, 200, 150), [
  { name: 'left side' },
  { name: 'front' },
  { name: 'right side' },
  { name: 'rear' },
]);
const building = (id: string, x: number, y: number, more: object = {}): PlanObject =>
  traced('building', id, rectangle(x, y, x + 30, y + 30), {
    status: 'proposed',
    assumed: undefined,
    ...more,
  });
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
      'No swale fits here: no lot line that it can reach is low enough. Raise the ground beside the walls, or lead the water off by a pipe.',
    );
    expect(finding?.advice).not.toContain('swale');
  });
});

test('what is in the way of a swale is named', () => {
  const pool = traced('pool', 'pool', rectangle(115, 0, 123, 150), {
    status: 'existing',
    assumed: undefined,
  });
  const [finding] = graded([...falling(0.03), lot, building('house', 80, 60), pool], rules);
  expect(finding?.remedy).toBeUndefined();
  expect(finding?.obstacle).toMatch(/^No swale fits here: the pool is in its way\. Raise the ground/);
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

  test('of which nothing is known, that swale is in the way', () => {
    const across = dug('across', { x: 112, y: 0 }, { x: 112, y: 150 }, {});
    expect(mended(across).before?.obstacle).toMatch(/^No swale fits here: the swale is in its way\./);
  });
});

describe('water', () => {
  const asked = (objects: readonly PlanObject[]) =>
    graded(objects, { awayFall: 0, awayWithin: 0 }).map(({ sentence }) => sentence);

  test('that runs from a new building to another one is told, once for the two', () => {
    const house = building('house', 120, 60, { name: 'the house' });
    const shed = (more: object) => building('shed', 40, 60, { name: 'the shed', ...more });
    expect(asked([...falling(0.03), lot, shed({}), house])).toEqual([
      'Water from beside the shed runs to the house, at 3.0% on average.',
    ]);
    expect(asked([...falling(0.03), lot, shed({}), { ...house, ...building('house', 40, 110) }])).toEqual([]);
    const both = [shed({ status: 'existing' }), { ...house, status: 'existing' } as PlanObject];
    expect(asked([...falling(0.03), lot, ...both])).toEqual([]);
  });

  test('of a downspout may run to the street, not back to its house or to the neighbor', () => {
    const house = building('house', 80, 60, { name: 'the house' });
    const spout = (x: number, y: number, more: object = {}): PlanObject =>
      thing('downspout', 'spout', { x, y, status: 'proposed', ...more });
    const from = (one: PlanObject) => asked([...falling(0.03), lot, house, one]);
    expect(from(spout(110, 75))).toEqual([]);
    expect(from(spout(80, 75))).toEqual(['Water from the downspout runs to the house, at 3.0% on average.']);
    expect(from(spout(80, 75, { to: 'Underground drain' }))).toEqual([]);
    const toNeighbor = lotOf(rectangle(0, 0, 200, 150), [
      { name: 'front' },
      { name: 'left side' },
      { name: 'rear' },
      { name: 'right side' },
    ]);
    expect(asked([...falling(0.03), toNeighbor, house, spout(110, 75)])).toEqual([
      expect.stringMatching(/^The water of the downspout runs over the left side edge to the neighbor/),
    ]);
  });

  test('over a neighbor’s line is told where the project sends it there', () => {
    // Today all of it runs to the street; the berm across the lot turns some of it to the right side.
    const berm = traced(
      'berm',
      'berm',
      [
        { x: 120, y: 0 },
        { x: 150, y: 150 },
      ],
      {
        tall: 3,
        width: 6,
        status: 'proposed',
      },
    );
    const first = graded([...falling(0.03), lot, berm]).find(({ id }) => id === 'grading lot over 2');

    expect(first).toMatchObject({ state: 'question', objects: ['lot'] });
    expect(first?.sentence).toMatch(
      /^Rain from about [\d,]+ sq ft of the lot will run over the right side edge to the neighbor, where none runs today\. Ask/,
    );
    expect(graded([...falling(0.03), lot, { ...berm, status: 'existing' }])).toEqual([]);
  });

  test('that stands where the project leaves a low point is asked about, and an inlet takes it in', () => {
    const pit = spot('pit', 100, 75, 95, { status: 'proposed' });
    const plan = planOf([...falling(0.02), lot, pit], { country: 'US' });
    const [low] = allChecksOf(plan).findings.filter(({ id }) => id.includes('low'));
    expect(low).toMatchObject({
      state: 'question',
      sentence: expect.stringMatching(/^The project leaves/) as unknown,
    });
    applyChanges(plan, low?.remedy?.changes(plan) ?? []);
    expect(allChecksOf(plan).findings.filter(({ id }) => id.includes('low'))).toEqual([]);
    // The inlet has to be led on.
    const unled = () => allChecksOf(plan).findings.filter(({ id }) => id.endsWith('outlet'));
    expect(unled()).toMatchObject([
      {
        state: 'question',
        asks: 'user',
        sentence: 'Where does the water of the catch basin go? No storm drain begins at it.',
      },
    ]);
    const [inlet] = unled()[0]?.objects ?? [];
    const vertices = [
      { x: 100, y: 75 },
      { x: 100, y: 150 },
    ];
    const pipe = (service: string) => traced('utility', 'pipe', vertices, { service, status: 'proposed' });
    applyChanges(plan, [{ put: pipe('water') }]);
    expect(unled()).toMatchObject([{ objects: [inlet] }]);
    applyChanges(plan, [{ put: pipe('storm') }]);
    expect(unled()).toEqual([]);
  });

  test('of a swale is held back by a wall across it that is more than 6 inches high', () => {
    const swale = traced(
      'swale',
      'swale',
      [
        { x: 20, y: 75 },
        { x: 180, y: 75 },
      ],
      {
        start: 99,
        end: 96.4,
        status: 'proposed',
      },
    );
    const wall = (tall: number): PlanObject =>
      traced(
        'wall',
        'wall',
        [
          { x: 100, y: 40 },
          { x: 100, y: 110 },
        ],
        { tall, status: 'proposed' },
      );
    const dam = (tall: number) => asked([...falling(0.02), lot, swale, wall(tall)]);
    expect(dam(2)).toEqual([
      `The wall, 2' high, stands across the swale and holds its water back; at most 0' 6" is usual. Ask the permit office what it requires.`,
    ]);
    expect(dam(0.5)).toEqual([]);
  });
});
