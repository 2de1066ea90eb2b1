import { expect, test } from 'vitest';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { elevationAlong } from '../surface/rise.ts';
import { driveProfileOf } from './driveProfile.ts';
import { groundOf } from './ground.ts';
import { sectionOf } from './section.ts';

registerLateKinds();

/** From the street at the bottom up to the wall of a garage, 40 ft. */
const drive = (more: object = {}): PlanObject =>
  traced(
    'driveway',
    'drive',
    [
      { x: 50, y: 100 },
      { x: 50, y: 60 },
    ],
    { width: 12, status: 'proposed', assumed: undefined, ...more },
  );
const garage = (garageFloor: number): PlanObject =>
  traced('building', 'garage', rectangle(30, 20, 70, 60), { garageFloor, assumed: undefined });
/** A street that falls to its gutter by 2%, at 100 where the drive begins; the lot is level. */
const street: readonly PlanObject[] = [
  [0, 100, 100],
  [100, 100, 100],
  [0, 140, 100.8],
  [100, 140, 100.8],
  [0, 0, 100],
  [100, 0, 100],
].map(([x, y, elevation], i) =>
  thing('spotElevation', `spot-${i}`, { x, y, elevation, assumed: undefined, measuredBy: 'level' }),
);

const profileIn = (objects: readonly PlanObject[], of: PlanObject) => {
  const profile = driveProfileOf(of, groundOf(planOf([...objects, of])), objects);
  if (!profile) throw new Error('Expected a profile.');
  return profile;
};

test('a drive falls to the gutter, rises to the garage and ends at its floor: a sag, a crest and a step', () => {
  const profile = profileIn(
    [...street, garage(104.1)],
    drive({ streetElevation: 100, garageElevation: 104 }),
  );
  const grades = profile.stretches.map(({ grade }) => Math.round(grade * 1000) / 1000);
  expect(grades).toEqual([-0.02, 0.1, 0]);
  expect(profile.sag).toMatchObject({ along: 0 });
  expect(profile.sag?.change).toBeCloseTo(0.12, 9);
  expect(profile.crest).toMatchObject({ along: 40 });
  expect(profile.crest?.change).toBeCloseTo(-0.1, 9);
  expect(profile.garage?.step).toBeCloseTo(0.1, 9);
});

test('transitions as long as a car halve the changes of grade; shorter ones are as none', () => {
  const ends = { streetElevation: 100, garageElevation: 104 };
  // 4 ft over 40 ft, of which 20 count half: 13.3%, with 6.7% at the ends.
  const eased = profileIn([garage(104)], drive({ ...ends, transition: 10 }));
  expect(eased.crest?.change).toBeCloseTo(-0.2 / 3, 9);
  const short = profileIn([garage(104)], drive({ ...ends, transition: 4 }));
  expect(short.crest?.change).toBeCloseTo(-4 / 36, 9);
});

test('a drive without elevations has the profile of the ground, if that is known all along it', () => {
  const valley = [0, 100].flatMap((x) =>
    [
      [0, 100],
      [80, 92],
      [140, 98],
    ].map(([y, elevation]) =>
      thing('spotElevation', `${x} ${y}`, { x, y, elevation, assumed: undefined, measuredBy: 'level' }),
    ),
  );
  const profile = profileIn(valley, drive());
  expect(profile.isTyped).toBe(false);
  expect(profile.sag).toMatchObject({ along: 20 });
  expect(profile.sag?.change).toBeCloseTo(0.2, 9);
  expect(driveProfileOf(drive(), groundOf(planOf([])), [])).toBeUndefined();
});

test('the surface of the ground follows a drive with transitions', () => {
  const ends = { streetElevation: 100, garageElevation: 104, transition: 10 };
  const plan = planOf([...street, drive(ends)]);
  const section = sectionOf(plan, drive(ends));
  const found = section?.proposed.flat().find(({ along }) => Math.abs(along - 10) < 1e-6);
  expect(found?.elevation).toBeCloseTo(100 + 10 * (0.2 / 3), 6);
});

test('the section of a drive begins in the street and ends in the garage, whose floor it has', () => {
  const ends = { streetElevation: 100, garageElevation: 104 };
  const section = sectionOf(planOf([...street, garage(104.04), drive(ends)]), drive(ends));
  expect([section?.from, section?.to]).toEqual([-10, 50]);
  expect(section?.floors).toEqual([{ from: 40, to: 50, letters: 'GF', elevation: 104.04 }]);
  // Nothing is known of the ground, but the drive is.
  const alone = sectionOf(planOf([drive(ends)]), drive(ends));
  expect(elevationAlong(alone?.proposed[0] ?? [], 20)).toBeCloseTo(102, 9);
});

test('a drive without a status counts as proposed: the existing ground of its section is the ground without it', () => {
  const ends = { streetElevation: 100, garageElevation: 104 };
  const existingAt = (status: string | undefined): number | undefined => {
    const of = drive({ ...ends, status });
    return elevationAlong(sectionOf(planOf([...street, of]), of)?.existing[0] ?? [], 20);
  };
  expect(existingAt(undefined)).toBeCloseTo(100, 6);
  expect(existingAt('proposed')).toBeCloseTo(100, 6);
  const stands = drive({ ...ends, status: 'existing' });
  const existing = sectionOf(planOf([...street, stands]), stands)?.existing.at(-1);
  expect(elevationAlong(existing ?? [], 20)).toBeCloseTo(102, 6);
});

test("a drive without elevations up to a house with floors has the grades of today's ground, and no step of the pad", () => {
  const house = traced('building', 'house', rectangle(30, 20, 70, 60), {
    status: 'proposed',
    finishedFloor: 104,
    garageFloor: 103,
    assumed: undefined,
  });
  const profile = profileIn([...street, house], drive());
  expect(profile.heights.map(({ elevation }) => elevation)).toEqual([100, 100]);
  expect(profile.sag?.change ?? 0).toBeLessThan(0.05);
  expect(profile.garage).toBeUndefined();
});
