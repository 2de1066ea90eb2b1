// The clear distance between two subjects, and the moves that restore a required one. In feet.
import { crossings } from '../geometry/crossings.ts';
import { directionOn, nearestOnEdge, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { boxGap, type Distance, nearestBetween, type Shape } from '../geometry/pathDistance.ts';
import { placeInside } from '../geometry/roomInside.ts';
import { distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { pointsOf } from './subject.ts';
import { isInside } from '../geometry/hitPen.ts';
import { sixteenthsPerFoot } from '../measure/units.ts';

/** Half of a sixteenth of an inch: lengths that differ by less are written alike. */
export const lengthTolerance = 1 / (2 * sixteenthsPerFoot);

/** The clear distance between two shapes, 0 if they overlap; undefined if it is at least so many feet. */
export function clearanceBetween(a: Shape, b: Shape, within: number): Distance | undefined {
  if (boxGap(a.box, b.box) >= within) return undefined;
  return overlapOf(a, b) ?? nearestBetween(a, b, within);
}

/** A distance of 0 if one shape is inside the other. */
function overlapOf(a: Shape, b: Shape): Distance | undefined {
  if (boxGap(a.box, b.box) > 0) return undefined;
  const [first] = a.path.vertices;
  const [other] = b.path.vertices;
  const at =
    (first && b.path.closed && isInside(b.path, first) && first) ||
    (other && a.path.closed && isInside(a.path, other) && other);
  return at ? { feet: 0, from: at, to: at } : undefined;
}

/** The length rounded up to a step, normally a sixteenth of an inch, so that a move by the printed length is enough. */
export const roundedUp = (feet: number, stepsPerFoot = sixteenthsPerFoot): number =>
  Math.ceil(feet * stepsPerFoot - 1e-6) / stepsPerFoot;

/** Moves of a shape that leave a required distance to another one, shortest first. */
export function pushesFrom(a: Shape, b: Shape, found: Distance, required: number): readonly Point[] {
  const direct =
    found.feet > lengthTolerance
      ? [scaleBy(unit(subtract(found.from, found.to)), roundedUp(required - found.feet))]
      : [];
  return [...direct, ...escapesFrom(a, b, required)].toSorted(
    (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
  );
}

/** Moves of the first shape square to each edge of the other, which take all of it beyond that edge. */
function escapesFrom(a: Shape, b: Shape, required: number): readonly Point[] {
  if (!b.path.closed) return [];
  const points = pointsOf(a);
  const outward = signedArea(b.path) < 0 ? 1 : -1;
  return b.edges.flatMap((edge) => {
    const [middle] = points;
    if (!middle) return [];
    const fraction = nearestOnEdge(edge, middle);
    const normal = scaleBy(turnRight(directionOn(edge, fraction)), outward);
    const on = pointOnEdge(edge, fraction);
    const depth = Math.max(...points.map((at) => dot(subtract(on, at), normal)));
    const feet = depth + required;
    return feet > 0 ? [scaleBy(normal, roundedUp(feet))] : [];
  });
}

/** A place where two shapes overlap by more than so many feet; undefined if they are apart or only touch. */
export const overlapPlace = (a: Shape, b: Shape, minDepth = lengthTolerance): Point | undefined =>
  boxGap(a.box, b.box) > 0
    ? undefined
    : (placeWithin(a, b, minDepth) ?? placeWithin(b, a, minDepth) ?? middleWithin(a, b, minDepth));

/** The middle of two shapes that cover the same ground, whose borders aren't inside each other. */
function middleWithin(a: Shape, b: Shape, minDepth: number): Point | undefined {
  if (!a.path.closed || !b.path.closed || !hasSameBox(a, b)) return undefined;
  const at = placeInside(a.path);
  return isInside(b.path, at) && depthIn(b, at) > minDepth ? at : undefined;
}

const hasSameBox = ({ box: a }: Shape, { box: b }: Shape): boolean =>
  (['minX', 'minY', 'maxX', 'maxY'] as const).every((side) => Math.abs(a[side] - b[side]) < lengthTolerance);

/** A point on the border of one shape that is well inside the other. */
function placeWithin(a: Shape, b: Shape, minDepth: number): Point | undefined {
  if (!b.path.closed) return undefined;
  for (const edge of a.edges) {
    if (boxGap(edge.box, b.box) > 0) continue;
    const cuts = b.edges.flatMap((other) =>
      boxGap(edge.box, other.box) > 0 ? [] : crossings(edge, other).map((at) => nearestOnEdge(edge, at)),
    );
    const ends = [0, ...cuts, 1].toSorted((one, other) => one - other);
    for (const [i, end] of ends.entries()) {
      const at = pointOnEdge(edge, (end + (ends[i + 1] ?? end)) / 2);
      if (isInside(b.path, at) && depthIn(b, at) > minDepth) return at;
    }
  }
  return undefined;
}

const depthIn = (shape: Shape, at: Point): number =>
  Math.min(...shape.edges.map((edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)))));
