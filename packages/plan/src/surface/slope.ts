// Slopes in words, as grading plans write them.
import { degrees, lengthOf, type Point, scaleBy } from '../geometry/point.ts';
import { formatPercent } from '../measure/units.ts';

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
type CompassPoint = (typeof compass)[number];

export const compassWords: Readonly<Record<CompassPoint, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};

/** The compass point nearest to a direction on the plan. north: degrees from the top of the plan, clockwise. */
export function pointToward({ x, y }: Point, north: number): CompassPoint {
  const eighth = Math.round((degrees(Math.atan2(x, -y)) - north) / 45);
  return compass[((eighth % 8) + 8) % 8] ?? 'N';
}

/** Less than this is level: 0.05%, which is written as 0.0%. */
const levelSlope = 0.0005;

/** The compass point that a slope falls to; undefined if it is level. */
const downTo = (gradient: Point, north: number): CompassPoint | undefined =>
  lengthOf(gradient) < levelSlope ? undefined : pointToward(scaleBy(gradient, -1), north);

/** Steeper than this is a wall or a step, for which no slope is given: 3 ft of rise in 1 ft. */
export const uprightSlope = 3;

/** `3.1% down to SE`, `level`, or `upright`. */
export function slopeText(gradient: Point, north: number): string {
  if (lengthOf(gradient) > uprightSlope) return 'upright';
  const to = downTo(gradient, north);
  return to ? `${formatPercent(lengthOf(gradient))} down to ${to}` : 'level';
}
