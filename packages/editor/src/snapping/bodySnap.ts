// Snaps a move of whole objects. If one of their points snaps to a place of another object, that determines the move.
// Everything else, such as a corner on an edge, an alignment or an equal gap, leaves one direction free: it is a line on which
// the move ends. The nearest line is used, contacts first, and the next one that crosses it; the grid decides the rest.
import type { PlanObject } from '@homeplot/plan/kind';
import { boxAround, boxBetween, contains, grow } from '@homeplot/plan/box';
import { directionOn, type Edge, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { add, cross, distance, dot, type Point, scaleBy, subtract, turnRight } from '@homeplot/plan/point';
import type { Guide } from './guides.ts';
import type { MovedBody, OwnPoint } from '../view/movedBody.ts';
import { edgesNear, shapeOf } from '../view/shapes.ts';
import type { Snapped } from './snapMarks.ts';
import { objectSnaps } from './snaps.ts';
import { type BodyQuery, type Line, alignments, evenGaps, tolerance, offLine } from './bodyAlignments.ts';

interface SnappedMove {
  readonly by: Point;
  readonly snapped?: Snapped;
}

/** Sine of the least angle between lines that cross. */
const minCrossing = 0.2;
/** Maximum number of guides shown at a time. */
const maxGuides = 4;

/** The move nearest to an offset; grid: the offset where nothing snaps; fixed: a line that it has to end on. */
export function snapBody(
  body: MovedBody,
  offset: Point,
  grid: Point,
  query: BodyQuery,
  fixed?: Line,
): SnappedMove {
  const found = body.points
    .map((own) => ({ own, at: add(own.at, offset) }))
    .filter(({ at }) => query.isInView(at))
    .map(({ own, at }): Nearby => ({ own, at, objects: query.near(at) }));
  const place = fixed ? undefined : nearestPlace(found, query);
  if (place) return { by: subtract(place.at, place.own.at), snapped: { at: place.at, snap: place.snap } };
  const lines = [
    ...found.flatMap((one) => contactsOf(one, query)),
    ...touchingCorners(body, offset, query),
    ...alignments(body, offset, query),
    ...evenGaps(body, offset, query),
  ];
  const chosen = nearestLines(lines, offset, query, fixed);
  const by = solve(chosen, grid);
  return chosen.length > (fixed ? 1 : 0) ? { by, snapped: marksOf(lines, by, body) } : { by };
}

/** A moved point, and the objects near it. */
interface Nearby {
  readonly own: OwnPoint;
  readonly at: Point;
  readonly objects: readonly PlanObject[];
}

interface OwnPlace {
  readonly own: OwnPoint;
  readonly at: Point;
  readonly snap: 'end' | 'middle' | 'center';
}

/** Whether a moved point snaps to a kind of place: corners to all, midpoints to corners and midpoints, centers to centers. */
const canSnapTo = (own: OwnPoint['is'], other: 'end' | 'middle' | 'center'): boolean =>
  own === other || own === 'end' || (own === 'middle' && other === 'end');

/** Of places that lead to the same move, the one with the lowest rank is shown: corner on corner first. */
const rankOf = ({ own, snap }: OwnPlace): number =>
  objectSnaps.indexOf(snap) + (own.is === 'center' ? 2 : own.is === 'middle' ? 1 : 0);

/** The place of another object nearest to a moved point. */
function nearestPlace(found: readonly Nearby[], query: BodyQuery): OwnPlace | undefined {
  let best: { readonly place: OwnPlace; readonly away: number } | undefined;
  const offer = (place: OwnPlace, from: Point): void => {
    const away = distance(place.at, from);
    const isSame = best && Math.abs(away - best.away) < tolerance;
    if (!best || (isSame ? rankOf(place) < rankOf(best.place) : away < best.away)) best = { place, away };
  };
  for (const { own, at, objects } of found) {
    const joint = own.is === 'joint' ? query.jointAt(at) : undefined;
    if (joint) offer({ own, at: joint, snap: 'end' }, at);
    for (const object of objects)
      for (const { at: on, is } of shapeOf(object).anchors)
        if (canSnapTo(own.is, is) && isNearer(on, at, query.reach(is))) offer({ own, at: on, snap: is }, at);
  }
  return best?.place;
}

/** Whether two points are less than a number of feet apart. The coordinates are compared first, which excludes most points fast. */
const isNearer = (a: Point, b: Point, feet: number): boolean =>
  Math.abs(a.x - b.x) < feet && Math.abs(a.y - b.y) < feet && distance(a, b) < feet;

/** The line on which a moved point lies on an edge. */
function contactLine(edge: Edge, own: Point, on: Point, fraction: number): Line {
  const tangent = directionOn(edge, fraction);
  const normal = turnRight(tangent);
  const by = subtract(on, own);
  const line = { normal, value: dot(by, normal), contact: own };
  return edge.bulge === 0 ? line : { ...line, along: { normal: tangent, value: dot(by, tangent) } };
}

/** A moved corner or middle on an edge of another object. */
function contactsOf({ own, at, objects }: Nearby, { reach }: BodyQuery): Line[] {
  const within = reach('nearest');
  if (within === 0 || own.is === 'center') return [];
  return objects.flatMap((object) =>
    edgesNear(object, boxAround(at, within)).flatMap((edge): Line[] => {
      const fraction = nearestOnEdge(edge, at);
      const on = pointOnEdge(edge, fraction);
      return distance(on, at) <= within ? [contactLine(edge, own.at, on, fraction)] : [];
    }),
  );
}

/** A corner of another object on a moved edge. */
function touchingCorners({ edges }: MovedBody, offset: Point, { reach, sight }: BodyQuery): Line[] {
  const within = reach('nearest');
  if (within === 0 || edges.length === 0) return [];
  const corners = sight().flatMap((object) =>
    shapeOf(object).anchors.flatMap(({ at, is }) => (is === 'end' ? subtract(at, offset) : [])),
  );
  return edges.flatMap((edge) => {
    const box = grow(boxBetween(edge.from, edge.to), within);
    return corners.flatMap((corner): Line[] => {
      if (!contains(box, boxBetween(corner, corner))) return [];
      const fraction = nearestOnEdge(edge, corner);
      const on = pointOnEdge(edge, fraction);
      return distance(on, corner) <= within ? [contactLine(edge, on, add(corner, offset), fraction)] : [];
    });
  });
}

/** The line nearest to an offset, contacts first, and the next one that crosses it near the offset. */
function nearestLines(
  lines: readonly Line[],
  offset: Point,
  { reach, guideReach }: BodyQuery,
  fixed: Line | undefined,
): readonly Line[] {
  const sorted = lines.toSorted(
    (a, b) => Number(!a.contact) - Number(!b.contact) || offLine(a, offset) - offLine(b, offset),
  );
  const first = fixed ?? sorted[0];
  if (!first) return [];
  if (first.along) return [first, first.along];
  const farthest = 2 * Math.max(reach('nearest'), guideReach);
  const second = sorted.find(
    (line) =>
      !line.along &&
      Math.abs(cross(first.normal, line.normal)) > minCrossing &&
      (fixed !== undefined || distance(solve([first, line], offset), offset) <= farthest),
  );
  return second ? [first, second] : [first];
}

/** The offset on all lines; with one line, or none, the one nearest to the grid. */
function solve([first, second]: readonly Line[], grid: Point): Point {
  if (!first) return grid;
  const { normal: n, value } = first;
  if (!second) return add(grid, scaleBy(n, value - dot(n, grid)));
  const { normal: m, value: other } = second;
  const det = cross(n, m);
  return { x: (value * m.y - other * n.y) / det, y: (n.x * other - m.x * value) / det };
}

/** The marks of all lines that the move ends on. */
function marksOf(lines: readonly Line[], by: Point, { grabbed }: MovedBody): Snapped {
  const met = lines.filter((line) => offLine(line, by) < tolerance);
  const [contact, ...more] = met.flatMap((line) => (line.contact ? add(line.contact, by) : []));
  const guides = met
    .flatMap(({ guide }) => guide ?? [])
    .map((guide): Guide => (guide.at ? { ...guide, at: add(guide.at, by) } : guide))
    .slice(0, maxGuides);
  return {
    at: contact ?? add(grabbed, by),
    snap: contact ? 'nearest' : 'guides',
    ...(more.length > 0 ? { also: more } : {}),
    ...(guides.length > 0 ? { guides } : {}),
  };
}
