// Whether a drawing's coordinates are degrees of longitude and latitude, which no unit of length makes a site of.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { DrawingFacts } from './drawingFacts.ts';

/** Degrees: a map that is larger isn't of a site. */
const largest = 1;
/** A drawing this many times its size away from zero is somewhere on the earth. */
const away = 10;
/** Feet of one unit, such as a kilometer, in which so small a drawing is a site. */
const large = 1000;

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
  if (!isOnEarth || size >= largest || farther < size * away || (units.feet ?? 0) >= large) return undefined;
  return `The coordinates of this drawing look like degrees of longitude and latitude (${x.toFixed(4)}, ${y.toFixed(4)}), and a drawing has to be in feet, meters or another unit of length. In the program that made it, save it in a coordinate system in feet or meters, such as State Plane or UTM, then import that file.`;
}
