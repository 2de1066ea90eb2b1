// The ridges and hips of a roof over a rectangle, and the ridge over any other outline.
import { boxHeight, boxWidth } from '../geometry/box.ts';
import { hatchLines } from '../geometry/hatch.ts';
import { directionOn, edgeLength, edgesOf } from '../geometry/outline.ts';
import { add, degrees, distance, midpoint, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Path } from '../geometry/pen.ts';
import type { Roof } from '../objects/solid.ts';
import { roomiest } from './roomiest.ts';
import { squared } from './squareCorners.ts';

type Line = readonly [Point, Point];

/** The lines of a roof; none if the building is narrower than minWidth (feet). Only rectangles have hips, at 45 degrees. */
export function roofLines(outline: Path, roof: Roof, minWidth: number): readonly Line[] {
  const size = squared(outline)?.size;
  if (!size) return freeRidge(outline, roof === 'across' ? 90 : 0, minWidth);
  if (Math.min(size.width, size.height) <= minWidth) return [];
  const [a, b, c, d] = outline.vertices as readonly [Point, Point, Point, Point];
  const isAlong = distance(a, b) >= distance(b, c) === (roof !== 'across');
  // The gables are at the ends of the ridge.
  const [one, two] = isAlong ? [midpoint(d, a), midpoint(b, c)] : [midpoint(a, b), midpoint(c, d)];
  if (roof !== 'hip') return [[one, two]];
  const run = scaleBy(unit(subtract(two, one)), Math.min(size.width, size.height) / 2);
  const [from, to] = [add(one, run), subtract(two, run)];
  return [
    [from, to],
    [a, from],
    [b, isAlong ? to : from],
    [c, to],
    [d, isAlong ? from : to],
  ];
}

/** The ridge of any other shape: through its widest part, at an angle (degrees) to its longest wall. */
function freeRidge(path: Path, across: number, minWidth: number): readonly Line[] {
  const box = pathBox(path);
  const [longest] = edgesOf(path).toSorted((a, b) => edgeLength(b) - edgeLength(a));
  const spot = Math.min(boxWidth(box), boxHeight(box)) > minWidth ? roomiest(path, 0) : undefined;
  if (!longest || !spot) return [];
  const { x, y } = directionOn(longest, 0.5);
  const angle = degrees(Math.atan2(y, x)) + across;
  // A hatch spaced so widely that it has only the line through the spot.
  const [ridge] = hatchLines(path, { spacing: 1e9, angle, origin: spot.at });
  return ridge ? [ridge] : [];
}
