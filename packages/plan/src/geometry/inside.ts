// A good place inside a closed path for words: the middle of it where there is room, else the roomiest place found.
import type { Path } from '../pen/pen.ts';
import { type Box, boxAround, emptyBox, union } from './box.ts';
import { arcOf, edgesOf, pointOnEdge } from './outline.ts';
import { cross, type Point } from './point.ts';
import { distanceToSegment } from './segment.ts';

/** Lines each way on which places are looked for, and pieces that an arc is taken as. */
const lines = 9;
const arcPieces = 8;
/** Of more corners than this only so many are looked at, which is near enough for words. */
const mostCorners = 400;

/** The corners of a path whose arcs are taken as chords. */
function cornersOf(path: Path): Point[] {
  const corners = edgesOf({ ...path, closed: true }).flatMap((edge) =>
    arcOf(edge)
      ? Array.from({ length: arcPieces }, (_, i) => pointOnEdge(edge, i / arcPieces))
      : [{ x: edge.from.x, y: edge.from.y }],
  );
  const every = Math.ceil(corners.length / mostCorners);
  return every > 1 ? corners.filter((_, i) => i % every === 0) : corners;
}

/** The centre of the area that the corners enclose; undefined where that is none. */
function centroid(corners: readonly Point[]): Point | undefined {
  const [origin] = corners;
  if (!origin) return undefined;
  let [twice, x, y] = [0, 0, 0];
  corners.forEach((from, i) => {
    const to = corners[i + 1] ?? origin;
    const a = { x: from.x - origin.x, y: from.y - origin.y };
    const b = { x: to.x - origin.x, y: to.y - origin.y };
    const part = cross(a, b);
    twice += part;
    x += part * (a.x + b.x);
    y += part * (a.y + b.y);
  });
  return twice === 0 ? undefined : { x: origin.x + x / (3 * twice), y: origin.y + y / (3 * twice) };
}

/** Where a level line crosses the edges, in order; swap looks along an upright one. */
function crossingsAt(corners: readonly Point[], at: number, axis: 'x' | 'y'): number[] {
  const other = axis === 'x' ? 'y' : 'x';
  const found: number[] = [];
  corners.forEach((from, i) => {
    const to = corners[i + 1] ?? corners[0] ?? from;
    if (from[other] > at === to[other] > at) return;
    const share = (at - from[other]) / (to[other] - from[other]);
    found.push(from[axis] + share * (to[axis] - from[axis]));
  });
  return found.toSorted((a, b) => a - b);
}

/** Feet from a place inside to the nearest edge; 0 outside. */
function room(corners: readonly Point[], at: Point): number {
  if (crossingsAt(corners, at.y, 'x').filter((x) => x < at.x).length % 2 === 0) return 0;
  return corners.reduce(
    (least, from, i) => Math.min(least, distanceToSegment(at, from, corners[i + 1] ?? corners[0] ?? from)),
    Infinity,
  );
}

/** The middles of the stretches inside, on lines across the box each way. */
function candidates(corners: readonly Point[], box: Box): Point[] {
  const found: Point[] = [];
  for (let i = 1; i <= lines; i += 1) {
    const share = i / (lines + 1);
    const y = box.minY + share * (box.maxY - box.minY);
    const x = box.minX + share * (box.maxX - box.minX);
    const [level, upright] = [crossingsAt(corners, y, 'x'), crossingsAt(corners, x, 'y')];
    for (let n = 0; n + 1 < level.length; n += 2)
      found.push({ x: ((level[n] ?? 0) + (level[n + 1] ?? 0)) / 2, y });
    for (let n = 0; n + 1 < upright.length; n += 2)
      found.push({ x, y: ((upright[n] ?? 0) + (upright[n + 1] ?? 0)) / 2 });
  }
  return found;
}

/** The middle is kept unless another place has so much more room. */
const muchMore = 1.5;

export function placeInside(path: Path): Point {
  const corners = cornersOf(path);
  const box = corners.reduce((all, at) => union(all, boxAround(at, 0)), emptyBox);
  const middle = centroid(corners) ?? corners[0] ?? { x: 0, y: 0 };
  const own = room(corners, middle);
  let best = { at: middle, room: own * muchMore };
  for (const at of candidates(corners, box)) {
    const here = room(corners, at);
    if (here > best.room) best = { at, room: here };
  }
  return best.at;
}
