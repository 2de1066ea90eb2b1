// Ground in closed form for the tests of checks, and what the checks of grades find on it.
import type { PlanObject } from '../src/objects/kind.ts';
import type { NumbersOf } from '../src/packs/packNumbers.ts';
import { found } from './testFindings.ts';
import { thing } from './testSite.ts';

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
