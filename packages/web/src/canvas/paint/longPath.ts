// Draws paths that have many vertices or extend far beyond the picture: only their visible parts are sent to the canvas, in
// pieces that it draws quickly. Coordinates are device pixels.
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { bulgeArc, pointOnArc } from '@homeplot/plan/segment';
import { clippedRange } from '@homeplot/plan/visible';
import type { Context } from './board.ts';

/** A path is long if it has this many vertices or is this many pixels across. */
export const long = { vertices: 64, reach: 16_384 } as const;
/** Maximum segments of one stroke: in a path that crosses itself, each segment costs more the longer the path is. */
const maxPerStroke = 100;
/** Maximum number of dashes in one path. A line with more of them is to be drawn solid: see hasTooManyDashes. */
const maxDashes = 4000;
/** Maximum straight pieces of one arc, and of all arcs of a path; each arc may have at least `min`. */
const pieces = { arc: 256, path: 20_000, min: 4 } as const;
/** Pixels by which a straight piece may deviate from its arc. */
const sagitta = 0.2;

/** The path in straight pieces; if it is closed, its first point is repeated at the end. */
export function flattened(
  { xs, ys }: { readonly xs: readonly number[]; readonly ys: readonly number[] },
  bulges: readonly (number | undefined)[],
  closed: boolean,
): readonly Point[] {
  const count = bulges.length;
  const maxPieces = Math.min(pieces.arc, Math.max(pieces.min, Math.floor(pieces.path / count)));
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const from = { x: xs[i] ?? 0, y: ys[i] ?? 0 };
    const j = i + 1 < count ? i + 1 : 0;
    points.push(from);
    const bulge = bulges[i];
    if (!bulge || (j === 0 && !closed)) continue;
    const arc = bulgeArc(from, { x: xs[j] ?? 0, y: ys[j] ?? 0 }, bulge);
    if (!arc) continue;
    const step = 2 * Math.acos(Math.max(0, 1 - sagitta / Math.max(sagitta, arc.radius)));
    const parts = Math.min(maxPieces, Math.max(2, Math.ceil(Math.abs(arc.sweep) / step)));
    for (let part = 1; part < parts; part += 1) points.push(pointOnArc(arc, part / parts));
  }
  const [first] = points;
  if (closed && first) points.push(first);
  return points;
}

/**
 * Strokes the part of a line that lies in a box, with the canvas's dashes; dash: the length of their pattern, 0 for a solid
 * line. Returns the stroked length in pixels.
 */
export function strokeLong(context: Context, points: readonly Point[], box: Box, dash: number): number {
  let [pathLength, strokedLength, segmentsInStroke] = [0, 0, 0];
  let last: Point | undefined;
  const end = (): void => {
    if (segmentsInStroke > 0) context.stroke();
    segmentsInStroke = 0;
    last = undefined;
  };
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) break;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const share = clippedRange(a, b, box);
    if (share) {
      const [from, to] = [along(a, b, share[0]), along(a, b, share[1])];
      if (segmentsInStroke === maxPerStroke || last?.x !== from.x || last.y !== from.y) {
        end();
        context.beginPath();
        context.moveTo(from.x, from.y);
        if (dash > 0) context.lineDashOffset = (pathLength + share[0] * length) % dash;
      }
      context.lineTo(to.x, to.y);
      segmentsInStroke += 1;
      last = to;
      strokedLength += (share[1] - share[0]) * length;
    } else end();
    pathLength += length;
  }
  end();
  if (dash > 0) context.lineDashOffset = 0;
  return strokedLength;
}

/** Whether so much of a line is visible that it would have too many dashes. */
export function hasTooManyDashes(points: readonly Point[], box: Box, dash: number): boolean {
  let seen = 0;
  for (let i = 0; i + 1 < points.length && seen <= dash * maxDashes; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    const share = a && b ? clippedRange(a, b, box) : undefined;
    if (a && b && share) seen += (share[1] - share[0]) * Math.hypot(b.x - a.x, b.y - a.y);
  }
  return seen > dash * maxDashes;
}

/** A point of a line. It is exact at both ends, so that strokeLong sees where one segment continues the last. */
const along = (a: Point, b: Point, share: number): Point =>
  share === 0 ? a : share === 1 ? b : { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };

/**
 * Fills the part of an area that lies in a box, with the canvas's fill. It fills the box, clipped to the area: filling a
 * path of thousands of edges takes up to 250 times as long.
 */
export function fillLong(context: Context, points: readonly Point[], box: Box): void {
  const { minX, minY, maxX, maxY } = box;
  context.save();
  context.beginPath();
  within(points, box).forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.clip();
  context.fillRect(minX, minY, maxX - minX, maxY - minY);
  context.restore();
}

/** The part of an area that lies in a box, by the Sutherland–Hodgman algorithm. */
function within(points: readonly Point[], { minX, minY, maxX, maxY }: Box): readonly Point[] {
  let clipped = points;
  for (const [axis, limit, side] of [
    ['x', minX, 1],
    ['x', maxX, -1],
    ['y', minY, 1],
    ['y', maxY, -1],
  ] as const)
    clipped = halfOf(clipped, axis, limit, side);
  return clipped;
}

/** The part of an area that lies on one side of a horizontal or vertical line. */
function halfOf(points: readonly Point[], axis: 'x' | 'y', limit: number, side: 1 | -1): readonly Point[] {
  const kept: Point[] = [];
  let before = points.at(-1);
  for (const point of points) {
    const [distanceBefore, distance] = [
      before ? (before[axis] - limit) * side : 0,
      (point[axis] - limit) * side,
    ];
    if (before && distanceBefore < 0 !== distance < 0)
      kept.push(along(before, point, distanceBefore / (distanceBefore - distance)));
    if (distance >= 0) kept.push(point);
    before = point;
  }
  return kept;
}
