// The angle at which text along a line is read from the bottom or the right of the sheet.
import { type Point, radians } from '../geometry/point.ts';

/** The angle (radians) at which text along a direction isn't upside down. */
export function uprightAngle({ x, y }: Point): number {
  const angle = Math.atan2(y, x);
  if (angle > Math.PI / 2 + 1e-9) return angle - Math.PI;
  return angle <= -Math.PI / 2 + 1e-9 ? angle + Math.PI : angle;
}

/** Radians: a line this close to vertical counts as vertical, because the sides of lots are rarely exactly so. */
const verticalTolerance = radians(10);

/** The angle (radians) of a dimension's text along a direction: on a vertical line, it is read from the right of the sheet. */
export function readingAngle(along: Point): number {
  const upright = uprightAngle(along);
  return upright > Math.PI / 2 - verticalTolerance ? upright - Math.PI : upright;
}
