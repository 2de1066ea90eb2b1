// The places of objects that a point snaps to: ends, crossings, middles, centers, feet of perpendiculars, edges.
import type { Tie } from '@homeplot/plan/anchorNames';
import { boxAround } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { arcOf, directionOn, type Edge, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { add, distance, dot, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { arcCovers } from '@homeplot/plan/segment';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { edgesNear, shapeOf } from './shapes.ts';
import { type ObjectSnap, objectSnaps } from './snaps.ts';

export interface Place {
  readonly at: Point;
  readonly snap: ObjectSnap;
  /** Where it is one that others may be tied to. */
  readonly tie?: Tie;
  /** The direction of the edge that it lies on. */
  readonly along?: Point;
}

export interface Seeking {
  readonly at: Point;
  /** The point before, from which perpendiculars fall. */
  readonly from?: Point | undefined;
  /** Whether the feet of perpendiculars come before middles, and before what is farther away. */
  readonly squarely?: boolean | undefined;
  /** Feet within which a place is found; 0 or less where the snap is off. */
  readonly reach: (snap: ObjectSnap) => number;
  /** Whether an edge needs no snap, as the grid lies along it. */
  readonly isRuled: (edge: Edge) => boolean;
}

/** So many edges nearest to the point are looked at. */
const mostEdges = 24;

/** The place that wins: by the order of the snaps, and of one snap the nearest. Objects are given from the nearest. */
export function placeNear(objects: readonly PlanObject[], seeking: Seeking): Place | undefined {
  const { at, reach } = seeking;
  const best = new Map<ObjectSnap, { readonly place: Place; readonly away: number }>();
  const offer = (place: Place): void => {
    const away = distance(at, place.at);
    const before = best.get(place.snap);
    if (away < reach(place.snap) && (!before || away < before.away - 1e-9))
      best.set(place.snap, { place, away });
  };
  const widest = Math.max(...objectSnaps.map((snap) => reach(snap)));
  const near = boxAround(at, widest);
  const edges: Near[] = [];
  // Of places on one another that of the property is meant, and that of a dimension, to which nothing holds, the least.
  for (const object of objects.toSorted((a, b) => rank(b) - rank(a))) {
    const holds = canBeTiedTo(object);
    for (const { id, is, at: on } of shapeOf(object).anchors) {
      if (Math.abs(on.x - at.x) <= widest && Math.abs(on.y - at.y) <= widest)
        offer({ at: on, snap: is, ...(holds ? { tie: { object: object.id, anchor: id } } : {}) });
    }
    for (const edge of edgesNear(object, near)) {
      const fraction = nearestOnEdge(edge, at);
      const on = pointOnEdge(edge, fraction);
      const away = distance(at, on);
      if (away <= widest) edges.push({ edge, fraction, on, away });
    }
  }
  const close =
    edges.length > mostEdges ? edges.toSorted((a, b) => a.away - b.away).slice(0, mostEdges) : edges;
  offerEdges(close, seeking, offer);
  const [first] = objectSnaps.flatMap((snap) => best.get(snap) ?? []);
  const foot = best.get('perpendicular');
  if (seeking.squarely && foot && first && (first.place.snap === 'middle' || foot.away < first.away - 1e-6))
    return foot.place;
  return first?.place;
}

const rank = (object: PlanObject): number =>
  kindOf(object).path?.isProperty ? 2 : canBeTiedTo(object) ? 1 : 0;

interface Near {
  readonly edge: Edge;
  /** How far along the edge its point nearest to ours is. */
  readonly fraction: number;
  readonly on: Point;
  readonly away: number;
}

function offerEdges(edges: readonly Near[], seeking: Seeking, offer: (place: Place) => void): void {
  const { from, reach, isRuled } = seeking;
  edges.forEach(({ edge, fraction, on }, i) => {
    if (reach('intersection') > 0)
      for (const other of edges.slice(i + 1))
        for (const crossing of trueCrossings(edge, other.edge)) offer({ at: crossing, snap: 'intersection' });
    if (reach('nearest') > 0 && !isRuled(edge))
      offer({ at: on, snap: 'nearest', along: directionOn(edge, fraction) });
    if (from && reach('perpendicular') > 0)
      for (const foot of feet(edge, from)) {
        const along = directionOn(edge, nearestOnEdge(edge, foot));
        if (distance(foot, from) > 1e-6) offer({ at: foot, snap: 'perpendicular', along });
      }
  });
}

/** Where edges cross; where both end is an end. */
const trueCrossings = (a: Edge, b: Edge): Point[] =>
  crossings(a, b).filter((at) => !endsAt(a, at) || !endsAt(b, at));

const endsAt = ({ from, to }: Edge, at: Point): boolean =>
  distance(from, at) < 1e-6 || distance(to, at) < 1e-6;

/** The points of an edge at which a line from a point meets it squarely. */
function feet(edge: Edge, from: Point): Point[] {
  const arc = arcOf(edge);
  if (arc) {
    const out = unit(subtract(from, arc.center));
    return [arc.radius, -arc.radius].flatMap((reach) =>
      arcCovers(arc, Math.atan2(out.y * reach, out.x * reach)) ? add(arc.center, scaleBy(out, reach)) : [],
    );
  }
  const way = subtract(edge.to, edge.from);
  const fraction = dot(subtract(from, edge.from), way) / dot(way, way);
  return fraction >= 0 && fraction <= 1 ? [add(edge.from, scaleBy(way, fraction))] : [];
}
