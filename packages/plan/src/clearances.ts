// Distances from an object to the lot lines and buildings around it, from its walls and from its eave.
import { eaveOf, outlineOf } from './anchors.ts';
import { crossings } from './geometry/crossings.ts';
import { flatten } from './geometry/flatten.ts';
import { type Edge, edgesOf, nearestOnEdge, pointOnEdge } from './geometry/outline.ts';
import { distance, dot, midpoint, type Point, scaleBy, subtract, unit } from './geometry/point.ts';
import type { PlanObject } from './kinds/kind.ts';
import { isInside } from './pen/hitPen.ts';
import type { Path } from './pen/pen.ts';

/** A distance and where it is measured. Feet. */
export interface Clearance {
  /** The target, such as `the front edge` or `the garage`. */
  readonly to: string;
  /** The id of the lot or building, and the lot's edge. */
  readonly target: string;
  readonly edge?: number;
  /** From the nearest point of the walls; negative by how far the object reaches over the line. */
  readonly feet: number;
  readonly from: Point;
  readonly at: Point;
  /** Unit vector in which the distance decreases: for a straight lot line, square to it. */
  readonly toward: Point;
  /** The same distance from the eave; absent if it has none. */
  readonly eave?: number;
}

/** The parts of a clearance that are measured. */
export type Measured = Pick<Clearance, 'feet' | 'from' | 'at'>;

/** The points and edges of an outline, as they are measured from. */
export interface Body {
  readonly path: Path;
  readonly points: readonly Point[];
  readonly edges: readonly Edge[];
}

export const bodyOf = (path: Path): Body => ({ path, points: flatten(path), edges: edgesOf(path) });

/** The walls of an object, and its eave if it has one; undefined if it has no outline. */
export function bodiesOf(
  object: PlanObject,
): { readonly walls: Body; readonly eave: Body | undefined } | undefined {
  const outline = outlineOf(object);
  if (!outline || outline.vertices.length === 0) return undefined;
  const eave = eaveOf(object);
  return { walls: bodyOf(outline), eave: eave && bodyOf(eave) };
}

const samePlace = 1e-6;

/** The shortest distance to an edge; for a wall parallel to it, at the middle of the wall. */
export function nearestTo(edge: Edge, { points, edges }: Body): Measured {
  const onTarget = points.map((from): Measured => {
    const at = pointOnEdge(edge, nearestOnEdge(edge, from));
    return { feet: distance(from, at), from, at };
  });
  const onOwn = edges.flatMap((own) =>
    [edge.from, edge.to].map((at): Measured => {
      const from = pointOnEdge(own, nearestOnEdge(own, at));
      return { feet: distance(from, at), from, at };
    }),
  );
  const all = [...onTarget, ...onOwn];
  const best = all.reduce((least, one) => (one.feet < least.feet ? one : least));
  const isAsNear = ({ feet }: Measured): boolean => feet < best.feet + samePlace;
  const own = edges.find(({ from, to, bulge }) => bulge === 0 && [from, to].every((end) => isEnd(end)));
  if (!own || edge.bulge !== 0) return best;
  return { feet: best.feet, ...middleOf(edge, own) };

  function isEnd(end: Point): boolean {
    return all.some((one) => isAsNear(one) && distance(one.from, end) < samePlace);
  }
}

/** The middle of a wall, and the point of an edge nearest to it. */
function middleOf(edge: Edge, { from, to }: Edge): Pick<Measured, 'from' | 'at'> {
  const middle = midpoint(from, to);
  return { from: middle, at: pointOnEdge(edge, nearestOnEdge(edge, middle)) };
}

/** The shortest distance between two bodies; 0 where they meet. */
export function between(one: Body, other: Body): Measured {
  for (const edge of other.edges)
    for (const own of one.edges) {
      const [at] = crossings(own, edge);
      if (at) return { feet: 0, from: at, at };
    }
  const isCorner = ({ from }: Measured): boolean => one.points.some((at) => distance(at, from) < samePlace);
  const all = other.edges.map((edge) => nearestTo(edge, one));
  return all.reduce((least, next) => {
    const isAsNear = Math.abs(next.feet - least.feet) < samePlace;
    return (isAsNear ? isCorner(least) && !isCorner(next) : next.feet < least.feet) ? next : least;
  });
}

export const isWithin = (at: Point, path: Path): boolean => path.closed && isInside(path, at);

export const towardOf = ({ from, at }: Measured): Point => unit(subtract(at, from));

/** Solves for the offset that reduces each distance by a length, each in its own direction; undefined if none does. */
export function offsetBy(
  wanted: readonly { readonly toward: Point; readonly by: number }[],
): Point | undefined {
  const [one, two, more] = wanted;
  if (!one || more) return undefined;
  if (!two) return scaleBy(one.toward, one.by);
  const det = one.toward.x * two.toward.y - one.toward.y * two.toward.x;
  if (Math.abs(det) < minAngle) return undefined;
  return {
    x: (one.by * two.toward.y - two.by * one.toward.y) / det,
    y: (one.toward.x * two.by - two.toward.x * one.by) / det,
  };
}

/** Sine of the least angle between two lines that determine a place: 2 degrees. */
const minAngle = 0.035;

/** Cosine of 30 degrees. */
const sameWay = Math.cos(Math.PI / 6);

/** Of distances whose directions differ by less than 30 degrees, the shortest. */
export function oneEachWay<C extends Clearance>(clearances: readonly C[]): readonly C[] {
  const kept: C[] = [];
  const wayOf = (one: Clearance): Point => (one.feet > 0 ? towardOf(one) : one.toward);
  for (const one of clearances.toSorted((a, b) => a.feet - b.feet))
    if (!kept.some((other) => dot(wayOf(one), wayOf(other)) > sameWay)) kept.push(one);
  return kept;
}
