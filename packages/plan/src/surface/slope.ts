// Slopes in words, as grading plans write them.
import { degrees, lengthOf, type Point } from '../geometry/point.ts';
import { formatPercent } from '../measure/units.ts';

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Less than this is level: 0.05%, which is written as 0.0%. */
const level = 0.0005;

/** The compass point that a slope falls to; undefined if it is level. north: degrees from the top of the plan, clockwise. */
export function downTo(gradient: Point, north: number): (typeof compass)[number] | undefined {
  if (lengthOf(gradient) < level) return undefined;
  const fromTop = degrees(Math.atan2(-gradient.x, gradient.y));
  const eighth = Math.round((fromTop - north) / 45);
  return compass[((eighth % 8) + 8) % 8];
}

/** Steeper than this is a wall or a step, of which no slope is said: 3 ft of rise in 1 ft. */
export const upright = 3;

/** `3.1% down to SE`, `level`, or `upright`. */
export function slopeText(gradient: Point, north: number): string {
  if (lengthOf(gradient) > upright) return 'upright';
  const to = downTo(gradient, north);
  return to ? `${formatPercent(lengthOf(gradient))} down to ${to}` : 'level';
}
