// Anchors: the places of an object that others hold to and that a hand snaps to. They come from its outline.
// An anchor is named within its object: `v2` a vertex, `m2` the middle of the edge from vertex 2, `c` the centre.
import { edgesOf, pointOnEdge } from './geometry/outline.ts';
import type { Point } from './geometry/point.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';

export interface Anchor {
  readonly id: string;
  readonly at: Point;
  readonly is: 'end' | 'middle' | 'centre';
}

/** A place on an object, as what is tied to it names it. */
export interface Tie {
  readonly object: string;
  readonly anchor: string;
}

/** The anchors of an object: ends and middles of its edges, and its centre. An object without an outline has its position. */
export function anchorsOf(object: PlanObject): Anchor[] {
  const kind = kindOf(object);
  const outline = kind.outline?.(object);
  if (!outline) return [{ id: 'c', at: kind.position(object), is: 'centre' }];
  const { vertices, centre } = outline;
  const anchors = vertices.map(({ x, y }, i): Anchor => ({ id: `v${i}`, at: { x, y }, is: 'end' }));
  for (const edge of edgesOf(outline)) {
    // The arcs of a round thing meet nowhere in particular, so their middles are no places.
    if (!centre || edge.bulge === 0)
      anchors.push({ id: `m${edge.index}`, at: pointOnEdge(edge, 0.5), is: 'middle' });
  }
  if (centre) anchors.push({ id: 'c', at: centre, is: 'centre' });
  return anchors;
}

/** Where an anchor of an object is; undefined where the object has none of that name. */
export const anchorAt = (object: PlanObject, anchor: string): Point | undefined =>
  anchorsOf(object).find(({ id }) => id === anchor)?.at;
