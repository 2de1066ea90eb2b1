// Clips paths to a box, for drawings of a part of the plan. Arcs of a path that crosses its border become chords.
import { type Box, boxCorners, boxWidth, contains, overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { flatten } from '@homeplot/plan/flatten';
import type { Path } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { pointAlong } from '@homeplot/plan/segment';
import { clippedRange } from '@homeplot/plan/visible';

/** Maximum distance of a chord from its arc, as a share of the box's width. It is less than the width of a printed line. */
const sagitta = 1 / 8000;

/** The parts of a path's line within a box. */
export function clipLine(path: Path, box: Box): readonly Path[] {
  const bounds = pathBox(path);
  if (contains(box, bounds)) return [path];
  if (!overlaps(box, bounds)) return [];
  const points = flatten(path, boxWidth(box) * sagitta);
  const [first] = points;
  const line = path.closed && first ? [...points, first] : points;
  const pieces: Point[][] = [];
  let end: Point | undefined;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    const range = from && clippedRange(from, to, box);
    if (!from || !range) {
      end = undefined;
      continue;
    }
    const [a, b] = range.map((fraction) => pointAlong(from, to, fraction));
    if (!a || !b) continue;
    if (end && range[0] === 0) pieces.at(-1)?.push(b);
    else pieces.push([a, b]);
    end = range[1] === 1 ? b : undefined;
  }
  return pieces.map((vertices) => ({ vertices, closed: false }));
}

/** The part of a path's area within a box (Sutherland-Hodgman); undefined if there is none. */
export function clipArea(path: Path, box: Box): Path | undefined {
  const bounds = pathBox(path);
  if (contains(box, bounds)) return path;
  if (!overlaps(box, bounds)) return undefined;
  const corners = boxCorners(box);
  let points: readonly Point[] = flatten({ ...path, closed: true }, boxWidth(box) * sagitta);
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length] ?? from;
    points = rightOf(points, from, to);
  }
  return points.length < 3 ? undefined : { vertices: points, closed: true };
}

/** The part of a polygon to the right of a line. */
function rightOf(points: readonly Point[], from: Point, to: Point): readonly Point[] {
  const side = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return points.flatMap((point, i) => {
    const before = points.at(i - 1) ?? point;
    const [a, b] = [side(before), side(point)];
    const crossing = a < 0 !== b < 0 ? [pointAlong(before, point, a / (a - b))] : [];
    return b >= 0 ? [...crossing, point] : crossing;
  });
}
