// The ground that objects make: elevations in closed form, and what is wrong with what was typed.
import { describe, expect, test } from 'vitest';
import { boxed, planOf, thing, traced } from '../../testing/testSite.ts';
import { scattered } from '../../testing/surfaces.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { elevationAt } from '../surface/surface.ts';
import { volumesBetween } from '../surface/volumes.ts';
import { accuracyAt, finishedElevation, groundOf } from './ground.ts';

registerLateKinds();

const confirmed = { assumed: undefined };
const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, ...confirmed, ...more });

/** Ground of 200 by 150 ft that falls 2 % to the right, from 104 to 100. */
const falling = [
  spot('a', 0, 0, 104),
  spot('b', 200, 0, 100),
  spot('c', 200, 150, 100),
  spot('d', 0, 150, 104),
];
const groundFrom = (objects: readonly PlanObject[]) => groundOf(planOf(objects));

describe('the existing ground', () => {
  test('is what spot elevations, contours and benchmarks say', () => {
    const { existing, proposed, faults } = groundFrom([
      ...falling,
      traced(
        'contour',
        'e',
        [
          { x: 100, y: 0 },
          { x: 100, y: 150 },
        ],
        { elevation: 106, ...confirmed },
      ),
      thing('benchmark', 'f', { x: 150, y: 75, elevation: 108, ...confirmed }),
    ]);
    expect(proposed).toBeUndefined();
    expect(faults).toEqual([]);
    expect(existing && elevationAt(existing, { x: 50, y: 20 })).toBeCloseTo(105, 6);
    expect(existing && elevationAt(existing, { x: 100, y: 33 })).toBeCloseTo(106, 6);
    expect(existing && elevationAt(existing, { x: 150, y: 75 })).toBeCloseTo(108, 6);
  });

  test('leaves out elevations that are only assumed, and says so', () => {
    const assumed = { assumed: { elevation: 150 } };
    const { existing, faults } = groundFrom([...falling, spot('e', 100, 75, 150, assumed)]);
    expect(existing && elevationAt(existing, { x: 100, y: 75 })).toBeCloseTo(102, 6);
    expect(faults).toEqual([{ kind: 'assumed', objects: ['e'], at: { x: 100, y: 75 } }]);
  });

  test('leaves out floors and the tops of walls', () => {
    const { existing } = groundFrom([
      ...falling,
      spot('e', 100, 75, 150, { level: 'FF' }),
      spot('f', 120, 75, 140, { level: 'TW' }),
    ]);
    expect(existing && elevationAt(existing, { x: 100, y: 75 })).toBeCloseTo(102, 6);
  });

  test('bends along a breakline that joins spots, evenly between them', () => {
    const { existing } = groundFrom([
      ...falling,
      spot('e', 0, 75, 90),
      spot('f', 200, 75, 80),
      traced('breakline', 'g', [
        { x: 0, y: 75 },
        { x: 100, y: 75 },
        { x: 200, y: 75 },
      ]),
    ]);
    for (const x of [0, 50, 130, 200])
      expect(existing && elevationAt(existing, { x, y: 75 })).toBeCloseTo(90 - x / 20, 6);
  });

  test("isn't known from two places, nor where there are none", () => {
    expect(groundFrom(falling.slice(0, 2)).existing).toBeUndefined();
    expect(groundFrom([]).existing).toBeUndefined();
  });
});

describe('the proposed ground', () => {
  test('is level under a building 8 inches below its floor, and as before beside it', () => {
    const house = boxed('house', 'h', { x: 100, y: 75 }, 40, 30, {
      rotation: 0,
      finishedFloor: 104,
      status: 'proposed',
    });
    const ground = groundFrom([...falling, house]);
    expect(finishedElevation(ground, { x: 100, y: 75 })).toBeCloseTo(104 - 2 / 3, 6);
    expect(finishedElevation(ground, { x: 81, y: 61 })).toBeCloseTo(104 - 2 / 3, 6);
    for (const at of [
      { x: 79.8, y: 75 },
      { x: 120.2, y: 75 },
      { x: 100, y: 59.8 },
      { x: 30, y: 20 },
    ])
      expect(finishedElevation(ground, at)).toBeCloseTo(104 - at.x / 50, 2);
    const { existing, proposed } = ground;
    expect(existing && elevationAt(existing, { x: 100, y: 75 })).toBeCloseTo(102, 6);
    // 40 x 30 ft, and on average 1.33 ft up.
    const fill = existing && proposed ? volumesBetween(existing, proposed).fill : 0;
    expect(Math.abs(fill / (40 * 30 * (4 / 3)) - 1)).toBeLessThan(0.01);
  });

  test('stays as it is beside what is built, also on rough ground', () => {
    const rough = scattered(150, 200, 150).map(({ x, y }, i) =>
      spot(`r${i}`, x, y, 100 + Math.sin(x / 20) * 3 + Math.cos(y / 15) * 2),
    );
    const house = boxed('house', 'h', { x: 60, y: 75 }, 40, 30, {
      rotation: 0,
      finishedFloor: 104,
      status: 'proposed',
    });
    const swale = traced(
      'swale',
      's',
      [
        { x: 120, y: 20 },
        { x: 150, y: 130 },
      ],
      { depth: 1, width: 8, status: 'proposed' },
    );
    const { existing, proposed } = groundFrom([...rough, house, swale]);
    if (!existing || !proposed) throw new Error('There is no ground.');
    const along = { x: 30 / Math.hypot(30, 110), y: 110 / Math.hypot(30, 110) };
    let changed = 0;
    for (const at of scattered(2000, 200, 150, 7)) {
      const before = elevationAt(existing, at);
      if (before === undefined || Math.abs(before - (elevationAt(proposed, at) ?? 0)) < 1e-6) continue;
      changed += 1;
      const isHouse = Math.abs(at.x - 60) < 20.2 && Math.abs(at.y - 75) < 15.2;
      const isSwale = Math.abs((at.x - 120) * along.y - (at.y - 20) * along.x) < 4.01;
      expect(isHouse || isSwale).toBe(true);
    }
    expect(changed).toBeGreaterThan(50);
  });

  test('follows a drive from the street to the garage, level across', () => {
    const drive = traced(
      'driveway',
      'd1',
      [
        { x: 190, y: 75 },
        { x: 90, y: 75 },
      ],
      {
        width: 12,
        streetElevation: 100,
        garageElevation: 105,
        status: 'proposed',
      },
    );
    const ground = groundFrom([...falling, drive]);
    for (const x of [185, 150, 100])
      for (const y of [70, 75, 80])
        expect(finishedElevation(ground, { x, y })).toBeCloseTo(100 + ((190 - x) / 100) * 5, 6);
    expect(finishedElevation(ground, { x: 150, y: 20 })).toBeCloseTo(101, 6);
  });

  test('is hollowed by a swale, which meets the ground at its sides', () => {
    const swale = traced(
      'swale',
      's',
      [
        { x: 10, y: 75 },
        { x: 190, y: 75 },
      ],
      {
        depth: 0.5,
        width: 8,
        status: 'proposed',
      },
    );
    const ground = groundFrom([...falling, swale]);
    for (const x of [20, 100, 170]) {
      expect(finishedElevation(ground, { x, y: 75 })).toBeCloseTo(104 - x / 50 - 0.5, 6);
      expect(finishedElevation(ground, { x, y: 77 })).toBeCloseTo(104 - x / 50 - 0.25, 6);
      expect(finishedElevation(ground, { x, y: 79 })).toBeCloseTo(104 - x / 50, 6);
    }
  });

  test('steps at a retaining wall, and a wall lower than its foot is told', () => {
    const wall = (top: number) =>
      traced(
        'retainingWall',
        'w',
        [
          { x: 10, y: 75 },
          { x: 190, y: 75 },
        ],
        {
          thickness: 1,
          top,
          bottom: 101,
          status: 'proposed',
        },
      );
    const ground = groundFrom([...falling, wall(105)]);
    // Its path runs to the right, so that down the plan is its right.
    expect(finishedElevation(ground, { x: 100, y: 75.5 })).toBeCloseTo(105, 6);
    expect(finishedElevation(ground, { x: 100, y: 74.5 })).toBeCloseTo(101, 6);
    expect(groundFrom([...falling, wall(100)]).faults).toEqual([
      { kind: 'wall upside down', objects: ['w'], at: { x: 10, y: 75 }, elevations: [100, 101] },
    ]);
  });

  test('has the finished grade of a spot with both grades, and loses what is removed', () => {
    const ground = groundFrom([...falling, spot('e', 100, 75, 102.5, { finished: 103 })]);
    expect(ground.existing && elevationAt(ground.existing, { x: 100, y: 75 })).toBeCloseTo(102.5, 6);
    expect(finishedElevation(ground, { x: 100, y: 75 })).toBeCloseTo(103, 6);
    expect(ground.faults).toEqual([]);
    const removed = groundFrom([
      ...falling,
      traced(
        'berm',
        'b',
        [
          { x: 10, y: 75 },
          { x: 190, y: 75 },
        ],
        { tall: 2, status: 'removed' },
      ),
    ]);
    expect(removed.existing && elevationAt(removed.existing, { x: 100, y: 75 })).toBeCloseTo(104, 6);
    expect(finishedElevation(removed, { x: 100, y: 75 })).toBeCloseTo(102, 6);
  });
});

describe('what the ground rests on', () => {
  test('is counted by source, with its accuracy', () => {
    const surveyed = falling.map((object) => ({ ...object, measuredBy: 'survey' }));
    const ground = groundFrom([
      ...surveyed,
      spot('e', 100, 75, 102, { measuredBy: 'tape', elevationAccuracy: 0.3 }),
    ]);
    expect(ground.sources).toEqual([
      { source: 'survey', count: 4, accuracy: 0.05 },
      { source: 'tape', count: 1, accuracy: 0.3 },
    ]);
    expect(ground.existing && accuracyAt(ground.existing, { x: 50, y: 70 })).toBe(0.3);
  });

  test('is told where two things contradict each other', () => {
    const contour = (id: string, elevation: number, vertices: { x: number; y: number }[]) =>
      traced('contour', id, vertices, { elevation, ...confirmed });
    const crossing = groundFrom([
      contour('one', 101, [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ]),
      contour('two', 102, [
        { x: 0, y: 100 },
        { x: 100, y: 0 },
      ]),
    ]);
    expect(crossing.faults).toEqual([
      { kind: 'crossing', objects: ['two', 'one'], at: { x: 50, y: 50 }, elevations: [102, 101] },
    ]);
    const twice = groundFrom([...falling, spot('e', 0, 0, 106)]);
    expect(twice.faults).toEqual([
      { kind: 'two elevations', objects: ['a', 'e'], at: { x: 0, y: 0 }, elevations: [104, 106] },
    ]);
  });

  test('is worked out again only if something that gives it changes', () => {
    const plan = planOf([...falling, thing('tree', 't')]);
    const first = groundOf(plan);
    plan.objects.set('t', thing('tree', 't', { x: 50 }));
    expect(groundOf(plan)).toBe(first);
    plan.objects.set('a', spot('a', 0, 0, 105));
    expect(groundOf(plan)).not.toBe(first);
    expect(finishedElevation(groundOf(plan), { x: 0, y: 0 })).toBeCloseTo(105, 6);
  });
});
