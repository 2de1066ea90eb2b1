// Object snaps: ends, intersections, midpoints, centers, perpendicular feet, nearest points on edges.
import type { Tie } from '@homeplot/plan/anchorNames';
import { boxAround } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { arcOf, directionOn, type Edge, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { add, distance, dot, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { arcCovers } from '@homeplot/plan/segment';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { edgesNear, shapeOf } from '../view/shapes.ts';
import { type ObjectSnap, objectSnaps } from './snaps.ts';

export interface Place {
  readonly at: Point;
  readonly snap: ObjectSnap;
  /** If it is an anchor to which others can be tied. */
  readonly tie?: Tie;
  /** The direction of the edge that it is on. */
  readonly along?: Point;
}

export interface SnapQuery {
  readonly at: Point;
  /** The previous point, for perpendiculars. */
  readonly from?: Point | undefined;
  /** Whether perpendicular feet win over midpoints and over places further away. */
  readonly preferPerpendicular?: boolean | undefined;
  /** Snap distance in feet; 0 or less if the snap is off. */
  readonly reach: (snap: ObjectSnap) => number;
  /** Where a point snaps on an edge, if `on` is the nearest point of it; undefined if the grid snaps it there anyway. */
  readonly onEdge: (edge: Edge, on: Point) => Point | undefined;
}

/** Maximum number of nearest edges considered. */
const maxEdges = 24;

/** The best place: by the priority of snaps, then by distance. Objects must be sorted nearest first. */
export function placeNear(objects: readonly PlanObject[], query: SnapQuery): Place | undefined {
  const { at, reach } = query;
  const best = new Map<ObjectSnap, { readonly place: Place; readonly away: number }>();
  const offer = (place: Place): void => {
    const away = distance(at, place.at);
    const before = best.get(place.snap);
    if (away < reach(place.snap) && (!before || away < before.away - 1e-9))
      best.set(place.snap, { place, away });
  };
  const maxReach = Math.max(...objectSnaps.map((snap) => reach(snap)));
  const near = boxAround(at, maxReach);
  const edges: NearEdge[] = [];
  // Of coinciding places, those of property lines win, and those that can't be tied to come last.
  for (const object of objects.toSorted((a, b) => rank(b) - rank(a))) {
    const isTieTarget = canBeTiedTo(object);
    for (const { id, is, at: on } of shapeOf(object).anchors) {
      if (Math.abs(on.x - at.x) <= maxReach && Math.abs(on.y - at.y) <= maxReach)
        offer({ at: on, snap: is, ...(isTieTarget ? { tie: { object: object.id, anchor: id } } : {}) });
    }
    for (const edge of edgesNear(object, near)) {
      const fraction = nearestOnEdge(edge, at);
      const on = pointOnEdge(edge, fraction);
      const away = distance(at, on);
      if (away <= maxReach) edges.push({ edge, fraction, on, away });
    }
  }
  const nearest =
    edges.length > maxEdges ? edges.toSorted((a, b) => a.away - b.away).slice(0, maxEdges) : edges;
  offerEdges(nearest, query, offer);
  const [first] = objectSnaps.flatMap((snap) => best.get(snap) ?? []);
  const foot = best.get('perpendicular');
  if (
    query.preferPerpendicular &&
    foot &&
    first &&
    (first.place.snap === 'middle' || foot.away < first.away - 1e-6)
  )
    return foot.place;
  return first?.place;
}

const rank = (object: PlanObject): number =>
  kindOf(object).path?.isProperty ? 2 : canBeTiedTo(object) ? 1 : 0;

interface NearEdge {
  readonly edge: Edge;
  /** Position along the edge, 0 to 1, of its nearest point. */
  readonly fraction: number;
  readonly on: Point;
  readonly away: number;
}

function offerEdges(edges: readonly NearEdge[], query: SnapQuery, offer: (place: Place) => void): void {
  const { from, reach, onEdge } = query;
  edges.forEach(({ edge, fraction, on }, i) => {
    if (reach('intersection') > 0)
      for (const other of edges.slice(i + 1))
        for (const crossing of trueCrossings(edge, other.edge)) offer({ at: crossing, snap: 'intersection' });
    const nearest = reach('nearest') > 0 ? onEdge(edge, on) : undefined;
    if (nearest) offer({ at: nearest, snap: 'nearest', along: directionOn(edge, fraction) });
    if (from && reach('perpendicular') > 0)
      for (const foot of perpendicularFeet(edge, from)) {
        const along = directionOn(edge, nearestOnEdge(edge, foot));
        if (distance(foot, from) > 1e-6) offer({ at: foot, snap: 'perpendicular', along });
      }
  });
}

/** Where edges cross, excluding common ends. */
const trueCrossings = (a: Edge, b: Edge): Point[] =>
  crossings(a, b).filter((at) => !endsAt(a, at) || !endsAt(b, at));

const endsAt = ({ from, to }: Edge, at: Point): boolean =>
  distance(from, at) < 1e-6 || distance(to, at) < 1e-6;

/** The feet of the perpendiculars from a point to an edge. */
function perpendicularFeet(edge: Edge, from: Point): Point[] {
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
