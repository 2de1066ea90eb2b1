// Ground in closed form for the tests of checks, and what the checks of grades find on it.
import type { PlanObject } from '../src/objects/kind.ts';
import type { NumbersOf } from '../src/packs/packNumbers.ts';
import { found } from './testFindings.ts';
import { lotOf } from './testLots.ts';
import { rectangle, thing, traced } from './testSite.ts';

const confirmed = { assumed: undefined, measuredBy: 'level' };
export const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, ...confirmed, ...more });

/** Ground of 200 by 150 ft that falls to the right by a share, from 100. */
export const falling = (slope: number): readonly PlanObject[] => [
  spot('a', 0, 0, 100),
  spot('b', 200, 0, 100 - 200 * slope),
  spot('c', 200, 150, 100 - 200 * slope),
  spot('d', 0, 150, 100),
];

export const graded = (objects: readonly PlanObject[], grading: NumbersOf<'grading'> = {}) =>
  found(objects, { country: 'US', grading }).filter(({ check }) => check === 'grading');

/** A lot on that ground. The street is at the right. */
export const lot = lotOf(rectangle(0, 0, 200, 150), [
  { name: 'left side' },
  { name: 'front' },
  { name: 'right side' },
  { name: 'rear' },
]);
/** A proposed building of 30 by 30 ft. */
export const building = (id: string, x: number, y: number, more: object = {}): PlanObject =>
  traced('building', id, rectangle(x, y, x + 30, y + 30), {
    status: 'proposed',
    assumed: undefined,
    ...more,
  });

/** A drainage arrow to the right or to the left, 75 ft down. */
export const arrow = (from: number, to: number, slope: string): PlanObject =>
  traced(
    'drainageArrow',
    'arrow',
    [
      { x: from, y: 75 },
      { x: to, y: 75 },
    ],
    { slope, assumed: undefined },
  );
