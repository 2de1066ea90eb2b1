// The checks of where water goes, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { allChecksOf } from '../../testing/testFindings.ts';
import { building, falling, graded, lot, spot } from '../../testing/testGrades.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';

registerLateKinds();

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

  test("over a neighbor's line is told where the project sends it there", () => {
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
