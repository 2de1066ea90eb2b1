// Slopes in words, as grading plans write them.
import { degrees, lengthOf, type Point, scaleBy } from '../geometry/point.ts';
import { nearestCompassPoint, type CompassPoint } from '../measure/angle.ts';
import { formatPercent } from '../measure/units.ts';

/** The compass point nearest to a direction on the plan. north: degrees from the top of the plan, clockwise. */
export const pointToward = ({ x, y }: Point, north: number): CompassPoint =>
  nearestCompassPoint(degrees(Math.atan2(x, -y)) - north);

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
