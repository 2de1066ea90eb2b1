import { expect, test } from 'vitest';
import { afterRemedy } from '../../testing/testFindings.ts';
import { graded } from '../../testing/testGrades.ts';
import { planOf, rectangle, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';

registerLateKinds();

/** 50 ft from 100.00 at the street. */
const drive = (garageElevation: number, more: object = {}): PlanObject =>
  traced(
    'driveway',
    'drive',
    [
      { x: 50, y: 100 },
      { x: 50, y: 50 },
    ],
    { width: 12, status: 'proposed', assumed: undefined, streetElevation: 100, garageElevation, ...more },
  );
const garage = (garageFloor: number): PlanObject =>
  traced('building', 'garage', rectangle(30, 20, 70, 50), {
    garageFloor,
    status: 'proposed',
    assumed: undefined,
  });

const afterIn = (objects: readonly PlanObject[]) =>
  afterRemedy(planOf(objects, { country: 'US' })).filter(({ check }) => check === 'grading');

test('a crest that is too sharp is asked about, and the remedy eases both ends', () => {
  const objects = [drive(105), garage(105)];
  expect(graded(objects)).toMatchObject([
    {
      state: 'question',
      sentence:
        "The grade of the driveway changes by 10.0% over a crest within 10'; at most 8.0% is usual (TxDOT Roadway Design Manual). Ask the permit office what it requires.",
      remedy: { title: "Ease it at both ends, over 10'" },
    },
  ]);
  expect(afterIn(objects)).toEqual([]);
});

test('by the rules of a pack it is a conflict, and without a remedy it says what else helps', () => {
  const rules = { driveCrest: 0.04 };
  const [finding] = graded([drive(105), garage(105)], rules);
  expect(finding).toMatchObject({ state: 'conflict' });
  expect(finding?.remedy).toBeUndefined();
  expect(finding?.advice).toContain('Make it longer');
  // Eased, it would be steeper than is allowed.
  const steep = { driveCrest: 0.08, driveSlope: 0.12 };
  expect(graded([drive(105), garage(105)], steep)[0]?.remedy).toBeUndefined();
  expect(graded([drive(105), garage(105)], { driveCrest: 0.1 })).toEqual([]);
});

test('a drive that ends above the floor of the garage is a conflict, and the remedy ends it half an inch below', () => {
  const objects = [drive(103.25), garage(103)];
  expect(graded(objects)).toMatchObject([
    {
      state: 'conflict',
      sentence: `The driveway ends 0' 3" above the floor of the garage, so rain runs in.`,
      remedy: { title: 'End the drive at 102.96' },
    },
  ]);
  expect(afterIn(objects)).toEqual([]);
});

test('a garage high above its drive is asked about; half an inch is fine', () => {
  expect(graded([drive(103), garage(103.5)])).toMatchObject([
    {
      state: 'question',
      sentence: expect.stringContaining(`0' 6" above the end of the driveway`) as unknown,
    },
  ]);
  expect(graded([drive(103), garage(103.04)])).toEqual([]);
  expect(graded([drive(103), garage(103.5)], { garageStep: 0.5 })).toEqual([]);
});

test('nothing is said of the crest of a drive that exists', () => {
  expect(graded([drive(105, { status: 'existing' }), garage(105)])).toEqual([]);
});

test('a garage of which only the floor is known has a drive that slopes 2% away from it, or is asked about', () => {
  expect(graded([drive(101), garage(101.04)])).toEqual([]);
  expect(graded([drive(100.5), garage(100.54)])).toMatchObject([
    { sentence: expect.stringMatching(/^The driveway falls only 1.0% away from the building/) as unknown },
  ]);
});
