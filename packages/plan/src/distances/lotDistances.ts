// The distances from an object to the lines of a lot. On which lot it is: ownLot.ts.
import { outlineOf } from './anchors.ts';
import {
  bodiesOf,
  bodyOf,
  type Body,
  type Clearance,
  type Measured,
  nearestTo,
  samePlace,
  towardOf,
} from './clearances.ts';
import { directionOn, type Edge, edgesOf, signedArea } from '../geometry/outline.ts';
import { type Shape, type ShapeEdge, shapeOf } from '../geometry/pathDistance.ts';
import type { Point } from '../geometry/point.ts';
import { crossesEdge, farthestOver, minOver, outwardAt, placesOutside } from '../geometry/overLine.ts';
import type { Path } from '../geometry/pen.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

/** The distance to a lot line: to is `the front edge`, `the left edge` or `edge 3`. */
export type LotDistance = Clearance & { readonly edge: number };

/** Pairs of a point and an edge; more would take noticeably long in each frame of a drag. */
const maxPairs = 20_000;

export const isLot = (object: PlanObject): boolean => kindOf(object).path?.isProperty === true;
/** A lot of a deed; a rectangle may also be a patio on a lot. */
export const isDeedLot = (object: PlanObject): boolean =>
  isLot(object) && kindOf(object).path?.edges !== undefined;

interface LotLines {
  readonly shape: Shape;
  /** As by lineNames, for each of the edges. */
  readonly names: readonly string[];
  /** 1 if the edges run clockwise, else -1. */
  readonly outward: number;
}

// A drag measures to the same lots in every frame.
const linesOfLots = new WeakMap<PlanObject, LotLines>();

/** The lines of a lot; undefined if it has no outline. */
function linesOf(lot: PlanObject): LotLines | undefined {
  const found = linesOfLots.get(lot);
  if (found) return found;
  const path = outlineOf(lot);
  if (!path) return undefined;
  const shape = shapeOf(path);
  const names = lineNames(path, shape.edges, kindOf(lot).path?.edges?.(lot));
  const made = { shape, names, outward: signedArea(path) < 0 ? -1 : 1 };
  linesOfLots.set(lot, made);
  return made;
}

/** The distances to all lines of a lot, nearest first. */
export function distancesToLot(object: PlanObject, lot: PlanObject): readonly LotDistance[] {
  const lines = linesOf(lot);
  const bodies = bodiesOf(object);
  if (!lines || !bodies) return [];
  const { shape, names, outward } = lines;
  const { walls, eave } = bodies;
  if (shape.edges.length * walls.points.length > maxPairs) return [];
  const toWalls = measuredTo(lines, shape.edges, walls);
  const toEave = eave && measuredTo(lines, shape.edges, eave);
  if (!toWalls || (eave && !toEave)) return [];
  return shape.edges
    .map((edge, i): LotDistance => {
      const measured = toWalls[i] ?? nearestTo(edge, walls);
      return {
        to: names[i] ?? '',
        target: lot.id,
        edge: edge.index,
        ...measured,
        toward: towardLine(measured, edge, outward),
        ...(toEave?.[i] ? { eave: toEave[i].feet } : {}),
      };
    })
    .toSorted((a, b) => a.feet - b.feet);
}

/** Square to a straight line, out of the lot; to an arc along the distance itself, which at its ends isn't square to it. */
const towardLine = (measured: Measured, edge: Edge, outward: number): Point =>
  edge.bulge !== 0 && measured.feet > samePlace ? towardOf(measured) : outwardAt(edge, measured.at, outward);

/** The same from an outline of an object to one line of a lot; undefined if there is no such line. along: see nearestPlaces. */
export function distanceToLine(
  path: Path,
  lot: PlanObject,
  line: number,
  along?: number,
): Measured | undefined {
  const lines = linesOf(lot);
  const edge = lines?.shape.edges.find(({ index }) => index === line);
  return lines && edge && path.vertices.length > 0
    ? measuredTo(lines, [edge], bodyOf(path), along)?.[0]
    : undefined;
}

/** undefined if it would take too long. */
function measuredTo(
  { shape, outward }: LotLines,
  edges: readonly ShapeEdge[],
  body: Body,
  along?: number,
): readonly Measured[] | undefined {
  const crossed = shape.edges.filter((edge) => crossesEdge(body, edge));
  const outside = crossed.length > 0 ? placesOutside(body, body.points, shape) : [];
  if (crossed.length * outside.length > maxPairs) return undefined;
  const overs = farthestOver(crossed, outward, body, shape, outside);
  return edges.map((edge): Measured => {
    const at = crossed.indexOf(edge);
    if (at < 0) return nearestTo(edge, body, along);
    const over = overs[at];
    return over && over.feet >= minOver
      ? { ...over, feet: -over.feet }
      : { ...nearestTo(edge, body, along), feet: 0 };
  });
}

/**
 * By the name that the lot has for it, by the side that it faces, or by both, if that tells all edges apart; else by its own
 * name if it is the only one with it, or by its number.
 */
export function lineNames(
  path: Path,
  edges: readonly Edge[],
  edgeData: readonly { readonly name?: string }[] = [],
): readonly string[] {
  const outward = signedArea(path) < 0 ? -1 : 1;
  const own = edges.map(({ index }) => edgeData[index]?.name);
  const facing = edges.map((edge) => sideOf(directionOn(edge, 0.5), outward));
  const called = own.map((name, i) => name ?? facing[i]);
  const calledOnce = namesOnce(called);
  const apart = called.map((name, i) =>
    calledOnce.has(name) ? name : `${facing[i]} ${own[i] ?? ''}`.trim(),
  );
  const isApart = new Set(apart).size === edges.length;
  const ownOnce = namesOnce(own);
  return edges.map(({ index }, i) => {
    if (isApart) return `the ${apart[i]} edge`;
    if (own[i] && ownOnce.has(own[i])) return `the ${own[i]} edge`;
    return `edge ${index + 1}${own[i] ? ` (${own[i]})` : ''}`;
  });
}

/** The side that each edge of a lot faces: `left`, `top` ... */
export function sidesOfLot(lot: PlanObject): readonly string[] {
  const path = outlineOf(lot);
  if (!path) return [];
  const outward = signedArea(path) < 0 ? -1 : 1;
  return edgesOf(path).map((edge) => sideOf(directionOn(edge, 0.5), outward));
}

/** The names that are there once. */
function namesOnce(names: readonly (string | undefined)[]): ReadonlySet<string | undefined> {
  const counts = new Map<string | undefined, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** The side that an edge of this direction faces. */
function sideOf({ x, y }: Point, outward: number): string {
  const [across, down] = [y * outward, -x * outward];
  if (Math.abs(across) >= Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}
