// Names of anchors within their object: `v2` a vertex, `m2` the midpoint of the edge from vertex 2, `c` the center. Ties
// can also name `c2`, the center of arc edge 2, `e2:0.25`, a quarter of the way along edge 2, and `p2`, the foot of the
// perpendicular from the other end of the tied object to edge 2, extended if necessary. With an `r` before it, as in `rv2`,
// it is on the outline of the eave (the roof); with a `g`, as in `gp2`, on the edge of the ground that is covered along the
// outline, as on the edge of a driveway. `n` is the point of the outline nearest to the other end, and `n2` that of edge 2.
// Where both ends are such points, they are the nearest places of the two things, wherever these move; where parallel walls
// face each other, in the middle of that stretch, or as `n:0.2` at a fifth of it.
import type { Point } from './point.ts';

/** A reference to an anchor of another object. */
export interface Tie {
  readonly object: string;
  readonly anchor: string;
}

/** The anchor of a tie to an object as a whole. */
export const wholeObject = '';

/** A point that may be tied to an anchor. */
export interface TiedPoint extends Point {
  readonly tie?: Tie;
}

/** A key for a pair of anchors, the same in either order. */
export const anchorPair = (one: string, other: string): string => [one, other].toSorted().join(' ');

export const alongEdge = (edge: number, fraction: number): string => `e${edge}:${fraction.toFixed(12)}`;

/** The name of the same place on the outline of the eave. */
export const onEave = (anchor: string): string => `r${anchor}`;

/** The name of the same place on the edge of the ground that is covered along the outline. */
export const onGround = (anchor: string): string => `g${anchor}`;
