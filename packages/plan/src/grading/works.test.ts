import { describe, expect, test } from 'vitest';
import { boxed, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { Point } from '../geometry/point.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { flowFrom } from '../surface/flow.ts';
import { elevationAt } from '../surface/surface.ts';
import { finishedElevation, type Ground, groundOf } from './ground.ts';
import { statusSentence } from './groundWords.ts';

registerLateKinds();

const confirmed = { assumed: undefined };
const spot = (id: string, x: number, y: number, elevation: number): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, ...confirmed });
/** Ground of 200 by 150 ft that falls 2 % to the right, from 104 to 100. */
const falling = [
  spot('a', 0, 0, 104),
  spot('b', 200, 0, 100),
  spot('c', 200, 150, 100),
  spot('d', 0, 150, 104),
];

test('the ground around a house falls from its walls to what it was, and a drive crosses it', () => {
  const house = (more: object): PlanObject =>
    traced('building', 'house', rectangle(80, 60, 120, 100), {
      status: 'existing',
      finishedFloor: 104.5,
      wallGrade: 103.5,
      ...confirmed,
      ...more,
    });
  const drive = traced(
    'driveway',
    'drive',
    [
      { x: 100, y: 149 },
      { x: 100, y: 100 },
    ],
    { status: 'proposed', width: 12, streetElevation: 102, garageElevation: 103, ...confirmed },
  );
  const ground = groundOf(planOf([...falling, house({}), drive]));
  expect(ground.faults).toEqual([]);
  const at = (x: number, y: number): number => finishedElevation(ground, { x, y }) ?? Number.NaN;
  // To the left, the ground was at 102.4 at the wall and 102.6 ten feet out; behind the house, at 102 ten feet out.
  expect(at(79.8, 80)).toBeCloseTo(103.5, 1);
  expect(at(75, 80)).toBeCloseTo((103.5 + 102.6) / 2, 6);
  expect(at(70, 80)).toBeCloseTo(102.6, 6);
  expect(at(60, 80)).toBeCloseTo(102.8, 6);
  expect(at(100, 55)).toBeCloseTo((103.5 + 102) / 2, 6);
  expect(at(100, 125)).toBeCloseTo(102.49, 2);
  // Level across up to its end at the wall, though the ground beside it is higher.
  for (const x of [95, 100, 105]) expect(at(x, 101)).toBeCloseTo(103 - 1 / 49, 3);
  expect(at(100, 80)).toBeCloseTo(104.5 - 2 / 3, 6);
  // The ground as it is stays so, though the house exists.
  expect(ground.existing && elevationAt(ground.existing, { x: 75, y: 80 })).toBeCloseTo(102.5, 6);

  const narrow = groundOf(planOf([...falling, house({ gradeReach: 4 })]));
  expect(finishedElevation(narrow, { x: 78, y: 80 })).toBeCloseTo((103.5 + 102.48) / 2, 6);
  expect(finishedElevation(narrow, { x: 75, y: 80 })).toBeCloseTo(102.5, 6);
});

describe('the ground around a house', () => {
  const house = (id: string, x: number, more: object = {}): PlanObject =>
    traced('building', id, rectangle(x, 60, x + 30, 90), {
      status: 'proposed',
      wallGrade: 104.5,
      ...confirmed,
      ...more,
    });
  const groundWith = (...objects: readonly PlanObject[]) => groundOf(planOf([...falling, ...objects]));
  const beside = (ground: Ground, x: number, y: number): number =>
    finishedElevation(ground, { x, y }) ?? Number.NaN;

  test('is at both walls where two houses are near each other', () => {
    const ground = groundWith(house('left', 60), house('right', 102, { wallGrade: 104 }));
    expect(ground.faults).toEqual([]);
    expect(beside(ground, 90.01, 75)).toBeCloseTo(104.5, 1);
    expect(beside(ground, 101.99, 75)).toBeCloseTo(104, 1);
  });

  test('is at no wall between two that are attached, walls drawn a few inches off or not', () => {
    for (const apart of [0, 0.33]) {
      const ground = groundWith(house('left', 60), house('right', 90 + apart, { wallGrade: 103 }));
      expect(ground.faults).toEqual([]);
      expect(beside(ground, 90.001, 75)).toBeLessThan(104.3);
      expect(beside(ground, 90 + apart - 0.001, 75)).toBeGreaterThan(103.2);
    }
  });

  test('stays as it is where the house is removed', () => {
    const ground = groundWith(house('old', 60, { status: 'removed' }), house('new', 140));
    expect(beside(ground, 58, 75)).toBeCloseTo(104 - 0.02 * 58, 6);
  });

  test('is raised around a courtyard, and at the edge of the ground that is known', () => {
    const court = [
      ...rectangle(60, 40, 110, 100).slice(0, 2),
      { x: 110, y: 60 },
      { x: 75, y: 60 },
      { x: 75, y: 72 },
      { x: 110, y: 72 },
      ...rectangle(60, 40, 110, 100).slice(2),
    ];
    const around = traced('building', 'court', court, { status: 'proposed', wallGrade: 104.5, ...confirmed });
    const [courtyard, edge] = [groundWith(around), groundWith(house('edge', 3))];
    for (const { faults } of [courtyard, edge]) expect(faults).toEqual([]);
    expect(beside(courtyard, 59.99, 75)).toBeCloseTo(104.5, 1);
    expect(beside(courtyard, 75.01, 66)).toBeCloseTo(104.5, 1);
    expect(beside(edge, 2.99, 75)).toBeCloseTo(104.5, 1);
  });
});

test('the ground has no contradiction where a drive, a swale and a house are near one another', () => {
  const line = (type: string, id: string, from: Point, to: Point, more: object): PlanObject =>
    traced(type, id, [from, to], { status: 'proposed', ...confirmed, ...more });
  const drive = line(
    'driveway',
    'drive',
    { x: 100, y: 149 },
    { x: 100, y: 100 },
    {
      width: 12,
      streetElevation: 102.2,
      garageElevation: 103,
    },
  );
  const swale = line('swale', 'swale', { x: 40, y: 20 }, { x: 160, y: 20 }, { depth: 0.5 });
  const house = traced('building', 'house', rectangle(80, 60, 120, 100), {
    status: 'proposed',
    finishedFloor: 103.5,
    ...confirmed,
  });
  const shots = [
    spot('s', 100, 100, 102),
    spot('t', 100, 149, 102),
    spot('u', 80, 60, 102.4),
    spot('v', 60, 120, 102.8),
  ];
  for (const works of [
    [drive, swale, house],
    [swale, house, drive],
  ]) {
    const ground = groundOf(planOf([...falling, ...shots, ...works]));
    expect(ground.faults).toEqual([]);
    expect(finishedElevation(ground, { x: 100, y: 125 })).toBeCloseTo(102.59, 2);
    expect(finishedElevation(ground, { x: 100, y: 80 })).toBeCloseTo(103.5 - 2 / 3, 6);
  }
});

test('water runs from a swale into the one that it meets, over no dam between them', () => {
  const swale = (id: string, path: readonly Point[], start: number, end: number): PlanObject =>
    traced('swale', id, path, { start, end, status: 'proposed', ...confirmed });
  const main = swale(
    'main',
    [
      { x: 20, y: 100 },
      { x: 199, y: 100 },
    ],
    102,
    98,
  );
  const side = swale(
    'side',
    [
      { x: 100, y: 40 },
      { x: 100, y: 100 },
    ],
    101,
    102 - (4 * 80) / 179,
  );
  for (const swales of [
    [main, side],
    [side, main],
  ]) {
    const { proposed, faults } = groundOf(planOf([...falling, ...swales]));
    expect(faults).toEqual([]);
    const flow = proposed && flowFrom(proposed, { x: 100, y: 45 });
    expect(flow?.points.at(-1)?.x).toBeGreaterThan(198.5);
  }
});

const groundIn = (objects: readonly PlanObject[]) => groundOf(planOf(objects));

test('a drive of which nobody has said whether it stands is of the proposed ground, one that stands of the existing one', () => {
  const drive = (status?: 'existing') =>
    traced(
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
        ...(status ? { status } : {}),
      },
    );
  const at = { x: 140, y: 75 };
  const heights = ({ existing, proposed }: Ground) =>
    [existing, proposed].map((surface) => surface && elevationAt(surface, at)?.toFixed(2));
  expect(heights(groundIn([...falling, drive()]))).toEqual(['101.20', '102.50']);
  expect(statusSentence(drive())).toMatch(/^It has no status, so its elevations count as proposed/);
  expect(heights(groundIn([...falling, drive('existing')]))).toEqual(['102.50', undefined]);
  expect(statusSentence(drive('existing'))).toBeUndefined();
  // What was measured exists, with or without a status.
  expect(groundIn(falling).proposed).toBeUndefined();
});

test('the pad of a garage by itself is that of its own floor', () => {
  const garage = boxed('house', 'g', { x: 100, y: 75 }, 24, 24, { garageFloor: 103 });
  const ground = groundIn([...falling, garage]);
  expect(finishedElevation(ground, { x: 100, y: 75 })).toBeCloseTo(103 - 2 / 3, 6);
});

test('a drive keeps its height up to the pad of its garage where no other ground is known', () => {
  const path = [
    { x: 100, y: 137 },
    { x: 100, y: 87 },
  ];
  const drive = traced('driveway', 'd', path, { width: 12, streetElevation: 100, garageElevation: 103 });
  const garage = boxed('house', 'g', { x: 100, y: 75 }, 40, 24, { garageFloor: 103 });
  const ground = groundIn([drive, garage]);
  // 0.1 ft outside of the wall, across the drive.
  for (const x of [95, 97, 100, 103, 105])
    expect(finishedElevation(ground, { x, y: 87.1 })).toBeCloseTo(103 - (0.1 * 3) / 50, 6);
  expect(ground.faults).toEqual([]);
});

test('attached buildings have level pads with a step between them', () => {
  // Wall to wall, one and four inches apart, an inch into one another, and in front.
  const places = [
    [rectangle(60, 60, 100, 100), rectangle(100, 60, 124, 84)],
    [rectangle(60, 60, 100, 100), rectangle(100.1, 70, 124, 94)],
    [rectangle(60, 60, 100, 100), rectangle(100.33, 70, 124, 94)],
    [rectangle(60, 60, 100, 100), rectangle(99.92, 70, 124, 94)],
    [rectangle(60, 60, 100, 100), rectangle(70, 100, 94, 124)],
  ] as const;
  for (const [dwelling, garage] of places)
    for (const isFirst of [true, false]) {
      const both = [
        traced('building', 'dwelling', dwelling, { finishedFloor: 103, padBelow: 1, ...confirmed }),
        traced('building', 'garage', garage, { finishedFloor: 101.5, padBelow: 1, ...confirmed }),
      ];
      const ground = groundIn([...falling, ...(isFirst ? both : both.toReversed())]);
      const levels = (outline: readonly Point[], inside: number): readonly (number | undefined)[] => {
        const [from, , to] = outline;
        const shares = [0.01, 0.3, 0.7, 0.99];
        return shares.flatMap((x) =>
          shares.map((y) =>
            finishedElevation(ground, {
              x: (from?.x ?? 0) + inside + x * ((to?.x ?? 0) - (from?.x ?? 0) - 2 * inside),
              y: (from?.y ?? 0) + inside + y * ((to?.y ?? 0) - (from?.y ?? 0) - 2 * inside),
            }),
          ),
        );
      };
      // The thickness of the wall between them is the step.
      for (const level of levels(dwelling, 0.11)) expect(level).toBeCloseTo(102, 6);
      for (const level of levels(garage, 0.11)) expect(level).toBeCloseTo(100.5, 6);
      expect(ground.faults).toEqual([]);
    }
});
