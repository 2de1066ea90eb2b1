// Sections against closed forms: ground whose elevation at any place is known.
import { describe, expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { Point } from '../geometry/point.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { elevationAlong } from '../surface/rise.ts';
import { exaggerationsWith } from './sectionLayout.ts';
import { hasSection, type Section, sectionOf } from './section.ts';
import { driveLines } from './sectionWords.ts';

registerLateKinds();

const spots = (places: readonly Point[], height: (at: Point) => number): readonly PlanObject[] =>
  places.map((at, i) =>
    thing('spotElevation', `spot-${i}`, {
      ...at,
      elevation: height(at),
      assumed: undefined,
      measuredBy: 'level',
    }),
  );
const corners = rectangle(0, 0, 100, 100);
const line = (vertices: readonly Point[], more: object = {}): PlanObject =>
  traced('sectionLine', 'line', vertices, more);

const sectionIn = (objects: readonly PlanObject[], along: PlanObject): Section => {
  const section = sectionOf(planOf([...objects, along]), along);
  if (!section) throw new Error('Expected a section.');
  return section;
};

/** How far the existing ground is off a closed form, at the worst of its feet. */
const offBy = (section: Section, at: (along: number) => number): number =>
  Math.max(
    ...Array.from({ length: Math.floor(section.to) + 1 }, (_, along) =>
      Math.abs((elevationAlong(section.existing[0] ?? [], along) ?? Infinity) - at(along)),
    ),
  );

describe('the existing ground', () => {
  test('along a plane rises evenly, around a corner too', () => {
    const plane = spots(corners, ({ x, y }) => 100 + 0.03 * x - 0.01 * y);
    const along = line([
      { x: 10, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 80 },
    ]);
    const section = sectionIn(plane, along);
    expect([section.from, section.to]).toEqual([0, 110]);
    const expected = (feet: number): number =>
      feet <= 50 ? 100 + 0.03 * (10 + feet) - 0.2 : 101.8 - 0.01 * (20 + feet - 50);
    expect(offBy(section, expected)).toBeLessThan(1e-6);
  });

  test('across a valley falls to its line and rises again', () => {
    const valley = (at: Point): number => 100 + 0.05 * Math.abs(at.x - 50);
    const sides = spots([...corners, { x: 50, y: 0 }, { x: 50, y: 100 }], valley);
    const along = line([
      { x: 5, y: 40 },
      { x: 95, y: 60 },
    ]);
    const length = Math.hypot(90, 20);
    const off = offBy(sectionIn(sides, along), (feet) => valley({ x: 5 + (90 * feet) / length, y: 0 }));
    expect(off).toBeLessThan(1e-6);
  });

  test('over a pyramid rises to its top', () => {
    const pyramid = ({ x, y }: Point): number => 110 - 0.2 * Math.max(Math.abs(x - 50), Math.abs(y - 50));
    const ground = spots([...corners, { x: 50, y: 50 }], pyramid);
    const along = line([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
    expect(offBy(sectionIn(ground, along), (feet) => pyramid({ x: feet, y: 50 }))).toBeLessThan(1e-6);
  });

  test('is parted where it is unknown', () => {
    const plane = spots(rectangle(20, 0, 60, 100), () => 100);
    const along = line([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
    expect(sectionIn(plane, along).existing).toMatchObject([[{ along: 20 }, { along: 60 }]].map(ends));
  });
});

const ends = (run: readonly object[]) =>
  expect.arrayContaining(run.map((one) => expect.objectContaining(one) as object)) as object;

test('a section has the floors of the buildings that it crosses, and the lines', () => {
  const house = traced('building', 'house', rectangle(30, 30, 60, 60), {
    finishedFloor: 102,
    lowestFloor: 94,
    status: 'proposed',
    assumed: undefined,
  });
  const fence = traced('fence', 'fence', [
    { x: 80, y: 0 },
    { x: 80, y: 100 },
  ]);
  const lot = lotOf(rectangle(10, 0, 90, 100), []);
  const along = line([
    { x: 0, y: 50 },
    { x: 100, y: 50 },
  ]);
  const section = sectionIn([...spots(corners, () => 100), house, fence, lot], along);
  expect(section.floors).toEqual([
    { from: 30, to: 60, letters: 'FF', elevation: 102 },
    { from: 30, to: 60, letters: 'LF', elevation: 94 },
  ]);
  expect(section.marks).toEqual([
    { along: 10, words: 'Lot line' },
    { along: 80, words: 'Fence' },
    { along: 90, words: 'Lot line' },
  ]);
  // The pad of the house is 8 inches under its floor; beside it, the ground is as it was.
  const [proposed] = section.proposed;
  expect(elevationAlong(proposed ?? [], 45)).toBeCloseTo(102 - 2 / 3, 6);
  expect(elevationAlong(proposed ?? [], 70)).toBeCloseTo(100, 6);
});

test('lines have sections, open or closed; areas, and lines of which nothing is known, have none', () => {
  const closedFence = traced('fence', 'fence', rectangle(0, 0, 50, 50), { closed: true });
  expect(hasSection(closedFence)).toBe(true);
  expect(hasSection(traced('patio', 'patio', corners))).toBe(false);
  const alone = line(corners.slice(0, 2));
  expect(sectionOf(planOf([alone]), alone)).toBeUndefined();
  expect(
    sectionIn(
      spots(corners, () => 100),
      closedFence,
    ).to,
  ).toBe(200);
});

test('the exaggeration that a file says is offered among the usual ones', () => {
  expect(exaggerationsWith(0)).toEqual([1, 2, 5, 10]);
  expect(exaggerationsWith(3)).toEqual([1, 2, 3, 5, 10]);
  expect(exaggerationsWith(5)).toEqual([1, 2, 5, 10]);
});

test('a step at a garage that is too low to be read is called level', () => {
  const stepOf = (step: number): string | undefined =>
    driveLines(
      {
        heights: [],
        isTyped: true,
        stretches: [],
        garage: { object: line([]), floor: 100, step },
      },
      'feet-inches',
    ).at(-1)?.value;
  expect([0.04, 0.004, -0.004, -0.5].map(stepOf)).toEqual([`0' 0 1/2" up`, 'level', 'level', `0' 6" down`]);
});
