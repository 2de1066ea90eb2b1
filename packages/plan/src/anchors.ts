// Anchors: the places of an object that others hold to and that a hand snaps to. They come from its outline. Their
// names are told in anchorNames.ts.
import { alongEdge, namedAnchor, whole } from './anchorNames.ts';
import { type Edge, arcOf, edgeAt, edgesOf, footOn, nearestOnEdge, pointOnEdge } from './geometry/outline.ts';
import { distance, type Point } from './geometry/point.ts';
import { kindOf } from './kinds/index.ts';
import type { Outline } from './kinds/capabilities.ts';
import type { PlanObject } from './kinds/kind.ts';

export interface Anchor {
  readonly id: string;
  readonly at: Point;
  readonly is: 'end' | 'middle' | 'center';
}

/** The anchors of an object: ends and middles of its edges, and its center. An object without an outline has its position. */
export function anchorsOf(object: PlanObject): Anchor[] {
  const outline = outlineOf(object);
  if (!outline) return [{ id: 'c', at: kindOf(object).position(object), is: 'center' }];
  const { vertices, center } = outline;
  const anchors = vertices.map(({ x, y }, i): Anchor => ({ id: `v${i}`, at: { x, y }, is: 'end' }));
  for (const edge of edgesOf(outline)) {
    // The arcs of a round thing meet nowhere in particular, so their middles are no places.
    if (!center || edge.bulge === 0)
      anchors.push({ id: `m${edge.index}`, at: pointOnEdge(edge, 0.5), is: 'middle' });
  }
  if (center) anchors.push({ id: 'c', at: center, is: 'center' });
  return anchors;
}

const outlines = new WeakMap<PlanObject, Outline>();

/** What an object is measured by; objects never change, so that it is found once for each. */
export function outlineOf(object: PlanObject): Outline | undefined {
  const known = outlines.get(object);
  if (known) return known;
  const outline = kindOf(object).path?.outline(object);
  if (outline) outlines.set(object, outline);
  return outline;
}

/**
 * Where an anchor of an object is; undefined where the object has none of that name. from: the other end of what holds
 * to it, for an anchor that lies square to that.
 */
export function anchorAt(object: PlanObject, anchor: string, from?: Point): Point | undefined {
  const name = namedAnchor(anchor);
  if (!name) return undefined;
  const { is, index, fraction } = name;
  const outline = outlineOf(object);
  if (is === 'c' && index < 0) return outline ? outline.center : kindOf(object).position(object);
  if (!outline) return undefined;
  if (is === 'v') {
    const vertex = outline.vertices[index];
    return vertex && { x: vertex.x, y: vertex.y };
  }
  const edge = edgeAt(outline, index);
  if (!edge) return undefined;
  if (is === 'c') return arcOf(edge)?.center;
  if (is === 'p') return footOn(edge, from ?? pointOnEdge(edge, 0.5));
  return pointOnEdge(edge, is === 'm' ? 0.5 : fraction);
}

/** Feet within which two places are one. */
const closeness = 1e-6;

const liesOn = (edge: Edge, at: Point): boolean =>
  distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at) <= closeness;

/**
 * What an anchor of an object is called after an edit that took vertices from its outline or added some: that which is
 * where it was, else the place on the edge that goes through it. undefined where there is nothing any more.
 */
export function anchorAfter(before: PlanObject, after: PlanObject, anchor: string): string | undefined {
  const [old, now] = [outlineOf(before), outlineOf(after)];
  if (!old || !now || anchor === 'c' || anchor === whole) return anchor;
  if (old.vertices.length === now.vertices.length) return anchor;
  const name = namedAnchor(anchor);
  const edges = edgesOf(now);
  if (name && (name.is === 'p' || name.is === 'c')) {
    const edge = edgeAt(old, name.index);
    const middle = edge && pointOnEdge(edge, 0.5);
    const same = middle && edges.find((other) => other.bulge === edge.bulge && liesOn(other, middle));
    const piece = same ?? (middle && edges.find((other) => liesOn(other, middle)));
    return piece && `${name.is}${piece.index}`;
  }
  const at = anchorAt(before, anchor);
  if (!at) return undefined;
  const same = anchorsOf(after).find((other) => distance(other.at, at) <= closeness);
  if (same) return same.id;
  const through = edges.find((edge) => liesOn(edge, at));
  return through && alongEdge(through.index, nearestOnEdge(through, at));
}
