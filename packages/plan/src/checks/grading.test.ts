// The checks of grades, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { afterRemedy, allChecksOf, sentences } from '../../testing/testFindings.ts';
import { arrow, falling, graded, spot } from '../../testing/testGrades.ts';
import { boxed, planOf, rectangle, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import type { PlanObject } from '../objects/kind.ts';
import { needsGradingChecks } from './planChecks.ts';

registerLateKinds();

describe('a building', () => {
  const house = (more: object = {}): PlanObject =>
    traced('building', 'house', rectangle(80, 50, 110, 80), {
      status: 'proposed',
      assumed: undefined,
      ...more,
    });
  const rules: NumbersOf<'grading'> = { awayFall: 0.5, awayWithin: 10, floorAboveGround: 0.5 };

  test('needs ground that falls away from it on every side', () => {
    const [finding, ...rest] = graded([...falling(0.02), house()], rules);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      state: 'conflict',
      sentence: `The ground falls 2.0% toward the building; a fall of 0' 6" within 10' is required.`,
    });
    const asked = graded([...falling(0.02), house()]);
    expect(asked).toMatchObject([{ state: 'question' }]);
    expect(asked[0]?.sentence).toContain('is usual (IRC R401.3)');
  });

  test('is fine on a mound, and with a swale near enough', () => {
    const mound = [
      spot('a', 80, 50, 100),
      spot('b', 110, 50, 100),
      spot('c', 110, 80, 100),
      spot('d', 80, 80, 100),
      spot('e', 0, -30, 92),
      spot('f', 190, -30, 92),
      spot('g', 190, 160, 92),
      spot('h', 0, 160, 92),
    ];
    expect(graded([...mound, house()], rules)).toEqual([]);
  });

  test('has its floor above the ground, and the remedy raises it just enough', () => {
    const objects = [...falling(0), house({ finishedFloor: 100.2 })];
    const floor = graded(objects, { floorAboveGround: 0.5, awayFall: 0, awayWithin: 0 });
    expect(floor).toMatchObject([
      {
        state: 'conflict',
        sentence: expect.stringContaining(`100.20, is only about 0' 2" above the ground`) as unknown,
      },
    ]);
    expect(floor[0]).toMatchObject({ required: 0.5 });
  });

  test('has its lowest floor a foot above the base flood', () => {
    const flood = traced(
      'floodLine',
      'flood',
      [
        { x: 0, y: 140 },
        { x: 200, y: 140 },
      ],
      { elevation: 101 },
    );
    const objects = [flood, house({ finishedFloor: 101.5 })];
    expect(graded(objects, { floorAboveFlood: 1 })).toMatchObject([
      {
        state: 'conflict',
        sentence: expect.stringContaining('lowest floor at 101.50; the base flood is at 101.00') as unknown,
      },
    ]);
    expect(graded([flood, house({ finishedFloor: 102 })], { floorAboveFlood: 1 })).toEqual([]);
    const after = afterRemedy(planOf(objects, { grading: { floorAboveFlood: 1 } }));
    expect(after.filter(({ check }) => check === 'grading')).toEqual([]);
  });
});

test('a drive steeper than the rules allow is a conflict, and one that begins off the ground is asked about', () => {
  const drive = traced(
    'driveway',
    'drive',
    [
      { x: 10, y: 75 },
      { x: 60, y: 75 },
    ],
    {
      width: 12,
      streetElevation: 100,
      garageElevation: 110,
      status: 'proposed',
      assumed: undefined,
    },
  );
  const steep = graded([...falling(0), drive], { driveSlope: 0.15 });
  expect(steep.map(({ sentence }) => sentence)).toContain(
    'The driveway is 20.0% steep at one place; at most 15.0% is allowed.',
  );
  const off = graded([...falling(0), { ...drive, streetElevation: 98, garageElevation: 100 } as PlanObject]);
  expect(off.map(({ sentence }) => sentence)).toContain(
    'The driveway begins at 98.00, but the ground at the street is at 100.00.',
  );
});

test('a drive that is no steeper than usual by more than its elevations are known is reported with that doubt', () => {
  const rough = (slope: number) =>
    falling(slope).map((one): PlanObject => ({ ...one, measuredBy: 'terrain' }) as PlanObject);
  const ends = [
    { x: 10, y: 75 },
    { x: 60, y: 75 },
  ];
  const drive = traced('driveway', 'drive', ends, { width: 12, status: 'proposed', assumed: undefined });
  const steep = (ground: readonly PlanObject[]) =>
    graded([...ground, drive]).filter(({ sentence }) => sentence.includes('steep'));
  expect(steep(falling(0.2))).toMatchObject([{ state: 'question' }]);
  expect(steep(rough(0.16))).toMatchObject([
    {
      state: 'close',
      sentence:
        'The elevations are too rough to be sure of this: The driveway is 16.0% steep at one place; many offices allow at most 15.0%.',
    },
  ]);
});

test('walls, contradictions and standing water are told where they are', () => {
  const wall = traced(
    'retainingWall',
    'wall',
    [
      { x: 20, y: 20 },
      { x: 20, y: 60 },
    ],
    {
      top: 106,
      bottom: 100,
      status: 'proposed',
      assumed: undefined,
    },
  );
  expect(graded([...falling(0), wall], { wallHeight: 4 }).map(({ sentence }) => sentence)).toContain(
    `The retaining wall holds back 6' of ground; above 4' an engineer has to design it.`,
  );
  expect(graded([...falling(0), spot('e', 100, 75, 99)])).toMatchObject([
    {
      state: 'note',
      sentence: expect.stringMatching(/^Water stands here, about 1' at its deepest,/) as unknown,
    },
  ]);
  expect(graded([...falling(0), spot('e', 0, 0, 101)])).toMatchObject([
    {
      state: 'conflict',
      sentence:
        'Two elevations are given for one place, 100.00 and 101.00. The first is used. Correct one, or delete it.',
    },
  ]);
});

test('a plan without elevations has nothing said of its grades', () => {
  expect(
    sentences([boxed('shed', 'shed', { x: 10, y: 10 }, 8, 8)]).filter((one) => /ground/.test(one)),
  ).toEqual([]);
});

describe('the checks of grades are needed', () => {
  const needs = (objects: readonly PlanObject[], datum?: 'NAVD88') =>
    needsGradingChecks(datum ? { elevations: { datum } } : {}, objects);
  const swale = traced('swale', 'swale', rectangle(0, 0, 9, 9).slice(0, 2));

  test('for heights, water, and a datum that a fact of the project may contradict', () => {
    expect([needs(falling(0)), needs([swale]), needs([], 'NAVD88')]).toEqual([true, true, true]);
    const project = planOf([]);
    project.settings = { ...project.settings, elevations: { datum: 'NAVD88' }, project: { datum: 'NGVD29' } };
    expect(allChecksOf(project).findings.map(({ id }) => id)).toContain('grading datum');
  });

  test('for nothing of which they have something to say', () => {
    const others = [arrow(0, 50, '2%'), traced('fence', 'fence', rectangle(0, 0, 9, 9))];
    expect(needs(others)).toBe(false);
    expect(graded(others)).toEqual([]);
  });
});
