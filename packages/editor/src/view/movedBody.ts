// What of dragged objects snaps: their corners, ends, middles and centers, their edges, and the box around them all.
import type { Anchor } from '@homeplot/plan/anchors';
import { type Box, boxCenter, boxCorners, emptyBox, union } from '@homeplot/plan/box';
import { jointsOf } from '@homeplot/plan/joints';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Edge } from '@homeplot/plan/outline';
import { distance, midpoint, type Point } from '@homeplot/plan/point';
import { boxOf, shapeOf } from './shapes.ts';

export interface OwnPoint {
  readonly at: Point;
  readonly is: Anchor['is'] | 'joint';
}

/** The dragged objects where they were before the drag, in feet. */
export interface MovedBody {
  /** The point of the grabbed object nearest to the press; also the first of `points`. */
  readonly grabbed: Point;
  /** Nearest to the press first. */
  readonly points: readonly OwnPoint[];
  /** The slanted straight edges. Level and plumb ones are aligned as sides of the box. */
  readonly edges: readonly Edge[];
  readonly box: Box;
}

/** If there are more, only those nearest to the press are used, so that each move of the pointer is fast. */
const maxPoints = 96;
const maxEdges = 24;
const tolerance = 1e-9;

const isSlanted = ({ from, to, bulge }: Edge): boolean =>
  bulge === 0 && Math.abs(from.x - to.x) > tolerance && Math.abs(from.y - to.y) > tolerance;

const nearestFirst =
  <T>(pressed: Point, at: (one: T) => Point) =>
  (a: T, b: T): number =>
    distance(at(a), pressed) - distance(at(b), pressed);

/** The corners, middles and center of a box. */
function boxPoints(box: Box): OwnPoint[] {
  const corners = boxCorners(box);
  return [
    ...corners.map((at): OwnPoint => ({ at, is: 'end' })),
    ...corners.map((at, i): OwnPoint => ({ at: midpoint(at, corners[(i + 1) % 4] ?? at), is: 'middle' })),
    { at: boxCenter(box), is: 'center' },
  ];
}

function pointsOf(object: PlanObject): OwnPoint[] {
  const joints = jointsOf(object).map(({ at }): OwnPoint => ({ at, is: 'joint' }));
  return [...joints, ...shapeOf(object).anchors.map(({ at, is }): OwnPoint => ({ at, is }))];
}

export function movedBody(object: PlanObject, others: readonly PlanObject[], pressed: Point): MovedBody {
  const own = pointsOf(object).toSorted(nearestFirst(pressed, ({ at }) => at));
  const grabbed = own[0] ?? { at: kindOf(object).position(object), is: 'end' };
  const all = others.length > 0 ? [object, ...others] : [object];
  const box = all.reduce((sum, one) => union(sum, boxOf(one)), emptyBox);
  const common = others.length > 0 ? boxPoints(box) : [];
  const more = [...common, ...others.flatMap(pointsOf)].toSorted(nearestFirst(pressed, ({ at }) => at));
  return {
    grabbed: grabbed.at,
    points: [...(own.length > 0 ? own : [grabbed]), ...more].slice(0, maxPoints),
    edges: all
      .flatMap((one) => shapeOf(one).edges.flatMap(({ edge }) => (isSlanted(edge) ? edge : [])))
      .toSorted(nearestFirst(pressed, ({ from, to }) => midpoint(from, to)))
      .slice(0, maxEdges),
    box,
  };
}
