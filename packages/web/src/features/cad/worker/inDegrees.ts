// Finds out whether a drawing's coordinates are degrees of longitude and latitude. Such a drawing can't become a site in any
// unit of length.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { DrawingFacts } from './drawingFacts.ts';

/** Degrees: a map of a site is smaller. */
const maxDegrees = 1;
/** Coordinates are taken for degrees only if the drawing is at least this many times its size away from zero. */
const minSizesFromZero = 10;
/** Feet: in a unit this long or longer, such as a kilometer, even a drawing smaller than one unit is as large as a site. */
const longUnitFeet = 1000;

/** What is wrong with a drawing in degrees, and what to do; undefined for one in lengths. */
export function degreesProblem({
  box,
  origin,
  units,
}: Pick<DrawingFacts, 'box' | 'origin' | 'units'>): string | undefined {
  const [x, y] = [origin.x + (box.minX + box.maxX) / 2, origin.y - (box.minY + box.maxY) / 2];
  const size = Math.max(boxWidth(box), boxHeight(box));
  const [farther, nearer] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  const isOnEarth = farther <= 180 && nearer <= 90 && nearer > 0;
  if (
    !isOnEarth ||
    size >= maxDegrees ||
    farther < size * minSizesFromZero ||
    (units.feet ?? 0) >= longUnitFeet
  )
    return undefined;
  return `The coordinates of this drawing look like degrees of longitude and latitude (${x.toFixed(4)}, ${y.toFixed(4)}), and a drawing has to be in feet, meters or another unit of length. In the program that made it, save it in a coordinate system in feet or meters, such as State Plane or UTM, then import that file.`;
}
