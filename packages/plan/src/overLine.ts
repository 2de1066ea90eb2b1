// What reaches over a lot line, and how a distance says so: one rule for live distances, dimensions and tables.
import { crossings } from './geometry/crossings.ts';
import { flatten } from './geometry/flatten.ts';
import {
  directionOn,
  type Edge,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from './geometry/outline.ts';
import { distance, dot, type Point, subtract } from './geometry/point.ts';
import { insideAt, intersectSpans, type Span } from './geometry/roomInside.ts';
import { pathBox } from './pen/boundsPen.ts';
import { isInside } from './pen/hitPen.ts';
import type { Path } from './pen/pen.ts';
import { formatLength, type Units } from './units.ts';

/** Feet. An object that is over a line by less stands on it: half of the hundredth that surveys are drawn to. */
export const minOver = 0.005;

/** `10'`, or `2' over`. */
export const clearanceText = (feet: number, units: Units): string =>
  feet < 0 ? `${formatLength(-feet, units)} over` : formatLength(feet, units);

/** The unit normal of a lot's edge at a point, out of the lot. outward: 1 if the lot is clockwise on the screen, else -1. */
export function outwardAt(edge: Edge, at: Point, outward: number): Point {
  const { x, y } = directionOn(edge, nearestOnEdge(edge, at));
  return { x: y * outward, y: -x * outward };
}

/** Feet by which a point is over an edge, out of the lot. */
export const overEdge = (edge: Edge, at: Point, outward: number): number => {
  const on = pointOnEdge(edge, nearestOnEdge(edge, at));
  return dot(subtract(at, on), outwardAt(edge, at, outward));
};

/** Whether an outline reaches over an edge of a lot. own: its edges. */
export const crossesEdge = (outline: Path, own: readonly Edge[], edge: Edge): boolean =>
  own.some((one) => crossings(one, edge).length > 0) || (outline.closed && isInside(outline, edge.from));

/** Levels, from top to bottom, at which areas are compared. */
const levels = 32;

/** Whether at least half of the area of an outline is inside a lot. Then its object counts as standing on that lot. */
function isMostlyInside(outline: Path, lot: Path): boolean {
  const [own, ground] = [flatten(outline), flatten(lot)];
  const { minY, maxY } = pathBox({ vertices: own, closed: true });
  let [all, inside] = [0, 0];
  for (let i = 0; i < levels; i += 1) {
    const y = minY + ((maxY - minY) * (i + 0.5)) / levels;
    const spans = insideAt(own, y);
    all += total(spans);
    inside += total(intersectSpans(spans, insideAt(ground, y)));
  }
  return 2 * inside >= all - minOver;
}

const total = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Whether what is measured from a point of an object to one on an edge of its lot is how far it is over that edge. */
export function isOver(outline: Path, lot: Path, edge: Edge, from: Point, to: Point): boolean {
  const area = signedArea(lot);
  const over = overEdge(edge, from, Math.sign(area));
  return (
    outline.closed &&
    // Nothing is on a lot that is no larger than itself, as a house isn't on a patio.
    Math.abs(area) > Math.abs(signedArea(outline)) &&
    over >= minOver &&
    // Square to the edge.
    distance(from, to) - over < minOver &&
    !isInside(lot, from) &&
    crossesEdge(outline, edgesOf(outline), edge) &&
    isMostlyInside(outline, lot)
  );
}
