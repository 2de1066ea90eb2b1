// The shortest move that goes at least so far in each of some directions. Feet.
import { cross, dot, lengthOf, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** A move has to go at least so many feet along a unit vector. */
export interface Reach {
  readonly along: Point;
  readonly feet: number;
}

/** Feet by which a reach may be missed, for rounding. */
const tolerance = 1e-6;
/** Sine of the angle between two directions below which they don't meet in one place. */
const minAngle = 1e-4;

/** undefined if no move does. */
export function leastMove(reaches: readonly Reach[]): Point | undefined {
  const reachesAll = (by: Point): boolean =>
    reaches.every(({ along, feet }) => dot(by, along) >= feet - tolerance);
  const single = reaches.map(({ along, feet }) => scaleBy(along, feet));
  const corners = reaches.flatMap((one, i) => reaches.slice(i + 1).flatMap((other) => meeting(one, other)));
  return [{ x: 0, y: 0 }, ...single, ...corners]
    .filter(reachesAll)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
}

/** The move that goes exactly so far in both directions. */
function meeting(one: Reach, other: Reach): readonly Point[] {
  const across = cross(one.along, other.along);
  if (Math.abs(across) < minAngle) return [];
  const turned = subtract(scaleBy(other.along, one.feet), scaleBy(one.along, other.feet));
  return [scaleBy(turnRight(turned), -1 / across)];
}
