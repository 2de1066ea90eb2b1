// The checks of grades, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { afterRemedy, allChecksOf, sentences } from '../../testing/testFindings.ts';
import { falling, graded, spot } from '../../testing/testGrades.ts';
import { boxed, planOf, rectangle, traced } from '../../testing/testSite.ts';
import { onGroundOf } from '../grading/onGround.ts';
import { kindOf } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Traced } from '../traced/tracedKind.ts';
import { needsGradingChecks } from './planChecks.ts';

registerLateKinds();

const arrow = (from: number, to: number, slope: string): PlanObject =>
  traced(
    'drainageArrow',
    'arrow',
    [
      { x: from, y: 75 },
      { x: to, y: 75 },
    ],
    { slope, assumed: undefined },
  );

describe('an arrow', () => {
  test('that points uphill is a conflict, and the remedy turns it around', () => {
    const objects = [...falling(0.02), arrow(150, 50, '2%')];
    expect(graded(objects)).toMatchObject([
      { state: 'conflict', sentence: 'The drainage arrow points uphill: the ground rises 2.0% along it.' },
    ]);
    expect(afterRemedy(planOf(objects))).toEqual([]);
  });

  test('or a swale dug to a depth, uphill, is a conflict too; downhill, it is drawn with the slope of the ground', () => {
    const swale = (from: number, to: number): PlanObject => {
      const { vertices } = arrow(from, to, '') as Traced;
      return traced('swale', 'swale', vertices, { depth: 0.5, slope: '', assumed: undefined });
    };
    const rises = 'The swale points uphill: the ground rises 2.0% along it.';
    expect(sentences([...falling(0.02), swale(150, 50)])).toContain(rises);
    expect(sentences([...falling(0.02), swale(50, 150)]).join()).not.toMatch(/The swale/);
  });

  test('that says another slope than the ground has is a conflict, and the remedy writes the slope of the ground', () => {
    const objects = [...falling(0.013), arrow(50, 150, '2.0%')];
    expect(graded(objects)).toMatchObject([
      { state: 'conflict', sentence: 'The drainage arrow says 2.0%; the ground here falls 1.3%.' },
    ]);
    expect(afterRemedy(planOf(objects))).toEqual([]);
  });

  test('that says no slope follows the ground, so nothing is asked and it is never uphill', () => {
    for (const said of [{ slope: '' }, { slope: '2%', assumed: { slope: '2%' } }])
      for (const [from, to] of [
        [50, 150],
        [150, 50],
      ] as const) {
        const object = { ...arrow(from, to, ''), ...said } as PlanObject;
        const plan = planOf([...falling(0.013), object]);
        expect(graded([...plan.objects.values()])).toEqual([]);
        const drawn = onGroundOf(plan)?.get(object);
        expect(drawn).toMatchObject({ slope: '1.3%', vertices: [{ x: 50 }, { x: 150 }] });
        expect(drawn && isAssumed(drawn, 'slope')).toBe(false);
      }
    const onGround = (objects: readonly PlanObject[], of: PlanObject) =>
      onGroundOf(planOf([...objects, of]))?.get(of);
    expect(onGround([], arrow(50, 150, ''))).toBeUndefined();
    // Words that can't be read as a slope are the user's own.
    expect(graded([...falling(0.013), arrow(50, 150, 'to the street')])).toEqual([]);
    expect(onGround(falling(0.013), arrow(150, 50, 'to the street'))).toBeUndefined();
  });

  test('a new one follows the ground until a slope is typed, which then counts, whatever it is', () => {
    const { slope: _, ...placed } = arrow(50, 150, '') as PlanObject & { readonly slope: string };
    const made = kindOf(placed).create({
      from: { x: 50, y: 75 },
      to: { x: 150, y: 75 },
      scale: 2,
      siteExtent: 100,
    });
    const fresh: PlanObject = { ...made, ...placed };
    expect(graded([...falling(0.03), fresh])).toEqual([]);
    for (const typed of ['2%', '1.5%']) {
      const [form] = kindOf(fresh).forms(fresh);
      const after = form?.apply({ slope: typed });
      const sentence = `The drainage arrow says ${typed}; the ground here falls 3.0%.`;
      expect(after && graded([...falling(0.03), after])).toMatchObject([{ state: 'conflict', sentence }]);
    }
  });

  test('an arrow says what the ground says while it is dragged; a change of the ground elsewhere draws it alike', () => {
    const assumed = { assumed: { slope: '2%' } };
    const placed = { ...arrow(50, 150, '2%'), ...assumed } as PlanObject;
    const dragged = { ...arrow(60, 160, '2%'), ...assumed } as PlanObject;
    const shown = onGroundOf(planOf([...falling(0.013), placed]));
    expect(shown?.get(dragged)).toMatchObject({ slope: '1.3%' });
    const alike = onGroundOf(planOf([...falling(0.013), spot('e', -200, 0, 140), placed]));
    expect(alike && shown?.drawsLike(alike)).toBe(true);
    const steeper = onGroundOf(planOf([...falling(0.03), placed]));
    expect(steeper && shown?.drawsLike(steeper)).toBe(false);
    const another = onGroundOf(planOf([...falling(0.013), dragged]));
    expect(another && shown?.drawsLike(another)).toBe(false);
  });

  test('is right within its rounding and what the elevations are good for, and where nothing is known', () => {
    expect(graded([...falling(0.013), arrow(50, 150, '1%')])).toEqual([]);
    // Over 10 ft, levels of ± 0.05 ft don't tell 1% from 2%.
    expect(graded([...falling(0.01), arrow(50, 60, '2.0%')])).toEqual([]);
    expect(graded([arrow(50, 150, '2%')])).toEqual([]);
  });

  test('is uphill too if it is dragged there: the finding comes with the same edit', () => {
    const plan = planOf([...falling(0.02), arrow(50, 150, '2%')]);
    const checks = allChecksOf(plan);
    const turned = arrow(150, 50, '2%');
    plan.objects.set('arrow', turned);
    expect(checks.update(['arrow'])).toBe(true);
    expect(checks.findings.filter(({ check }) => check === 'grading')).toHaveLength(1);
  });
});

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
