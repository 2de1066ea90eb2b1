// Snaps a move of whole objects. A point of theirs on a place of another object determines the move; everything else, such
// as a corner on an edge, an alignment or an equal gap, leaves it one direction, and is a line on which the move ends. The
// nearest line is taken, contacts first, and the next one across it; what they leave open is decided by the grid.
import type { PlanObject } from '@homeplot/plan/kind';
import { boxAround, boxBetween, contains, grow, shifted } from '@homeplot/plan/box';
import { directionOn, type Edge, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { add, cross, distance, dot, type Point, scaleBy, subtract, turnRight } from '@homeplot/plan/point';
import type { Guide } from './guides.ts';
import type { MovedBody, OwnPoint } from './movedBody.ts';
import { edgesNear, shapeOf } from './shapes.ts';
import type { Snapped } from './snapMarks.ts';
import { type ObjectSnap, objectSnaps } from './snaps.ts';
import { type Axis, evenSpacing, otherAxis } from './spacing.ts';

/** What it needs to know; lengths in feet. */
export interface BodyQuery {
  /** Snap distance; 0 if the snap is off. */
  readonly reach: (snap: ObjectSnap) => number;
  /** The same for guides. */
  readonly guideReach: number;
  /** Objects within the snap distance of a point, nearest first. */
  readonly near: (at: Point) => readonly PlanObject[];
  /** A joint of another object that a joint snaps to. */
  readonly jointAt: (at: Point) => Point | undefined;
  /** Objects to align with, and to be spaced evenly among. */
  readonly sight: readonly PlanObject[];
  readonly row: readonly PlanObject[];
  readonly isInView: (at: Point) => boolean;
}

/** The offsets whose component along a unit vector has a value. */
export interface Line {
  readonly normal: Point;
  readonly value: number;
  readonly guide?: Guide;
  /** A moved point, before the move, that comes to lie on an edge. */
  readonly contact?: Point;
  /** For a contact with an arc, the line along it: the arc is elsewhere at any other place. */
  readonly along?: Line;
}

interface SnappedMove {
  readonly by: Point;
  readonly snapped?: Snapped;
}

/** Sine of the least angle between lines that cross. */
const minCrossing = 0.2;
const tolerance = 1e-6;
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
  const taken = nearestLines(lines, offset, query, fixed);
  const by = solve(taken, grid);
  return taken.length > (fixed ? 1 : 0) ? { by, snapped: marksOf(lines, by, body) } : { by };
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

/** Corners go to any place, middles to no center, centers to centers only. */
const goesTo = (own: OwnPoint['is'], other: 'end' | 'middle' | 'center'): boolean =>
  own === other || own === 'end' || (own === 'middle' && other === 'end');

/** Of places that ask for the same move, corners on corners are shown. */
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
        if (goesTo(own.is, is) && distance(on, at) < query.reach(is)) offer({ own, at: on, snap: is }, at);
  }
  return best?.place;
}

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
  const corners = sight.flatMap((object) =>
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

const unitAlong: Readonly<Record<Axis, Point>> = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } };

/** Sides and middles of the box, and the grabbed point, aligned with places of other objects: for each the best. */
function alignments({ box, grabbed }: MovedBody, offset: Point, { guideReach, sight }: BodyQuery): Line[] {
  if (guideReach === 0) return [];
  const places = sight.flatMap((object) => shapeOf(object).anchors.map(({ at }) => at));
  const own: Readonly<Record<Axis, readonly number[]>> = {
    x: [box.minX, (box.minX + box.maxX) / 2, box.maxX, grabbed.x],
    y: [box.minY, (box.minY + box.maxY) / 2, box.maxY, grabbed.y],
  };
  const span: Readonly<Record<Axis, readonly [number, number]>> = {
    x: [box.minX, box.maxX],
    y: [box.minY, box.maxY],
  };
  return (['x', 'y'] as const).flatMap((axis) => {
    const across = otherAxis[axis];
    const [low, high] = span[across];
    const awayFrom = (place: Point): number => {
      const at = place[across] - offset[across];
      return Math.max(0, low - at, at - high);
    };
    return own[axis].flatMap((value): Line[] => {
      const place = bestAligned(places, axis, value + offset[axis], guideReach, awayFrom);
      if (!place) return [];
      const end = Math.min(high, Math.max(low, place[across] - offset[across]));
      const at = axis === 'x' ? { x: value, y: end } : { x: end, y: value };
      const guide: Guide = { is: axis === 'x' ? 'plumb' : 'level', by: [place], at };
      return [{ normal: unitAlong[axis], value: place[axis] - value, guide }];
    });
  });
}

/** The place nearest in the direction of an axis; of several, the one least far across it. */
function bestAligned(
  places: readonly Point[],
  axis: Axis,
  value: number,
  reach: number,
  awayFrom: (place: Point) => number,
): Point | undefined {
  let best: { readonly place: Point; readonly off: number } | undefined;
  for (const place of places) {
    const off = Math.abs(place[axis] - value);
    if (off > reach || (best && off > best.off + tolerance)) continue;
    const isBetter = !best || off < best.off - tolerance || awayFrom(place) < awayFrom(best.place);
    if (isBetter) best = { place, off };
  }
  return best?.place;
}

/** Equal gaps in a row of objects. */
function evenGaps({ box }: MovedBody, offset: Point, { guideReach, row }: BodyQuery): Line[] {
  if (guideReach === 0) return [];
  const moved = shifted(box, offset);
  return (['x', 'y'] as const).flatMap((axis): Line[] => {
    const found = evenSpacing(axis, moved, guideReach, row);
    if (!found) return [];
    const guide: Guide = { is: 'equal', by: [], gaps: found.gaps };
    return [{ normal: unitAlong[axis], value: offset[axis] + found.by, guide }];
  });
}

const offLine = ({ normal, value }: Line, by: Point): number => Math.abs(dot(normal, by) - value);

/** The line nearest to an offset, contacts first, and the next one that crosses it not too far away. */
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
