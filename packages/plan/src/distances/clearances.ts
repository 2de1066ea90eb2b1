// What the distances to lot lines (lotDistances.ts) and to buildings (buildingDistances.ts) have in common: from its walls
// and from its eave, the nearest places, and the direction in which a distance shrinks.
import { eaveOf, groundOf } from './anchors.ts';
import { flatten } from '../geometry/flatten.ts';
import { nearestPlaces } from '../geometry/nearestPlaces.ts';
import { type Shape, type ShapeEdge, shapeOf } from '../geometry/pathDistance.ts';
import { dot, type Point, subtract, unit } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isInside } from '../geometry/hitPen.ts';
import type { Path } from '../geometry/pen.ts';

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

/** Feet within which two places are the same. */
export const samePlace = 1e-6;

/** An outline as it is measured from. */
export interface Body extends Shape {
  /** Its corners, and points along its arcs. */
  readonly points: readonly Point[];
}

const bodies = new WeakMap<Path, Body>();

/** Cached: outlines are immutable. */
export function bodyOf(path: Path): Body {
  const cached = bodies.get(path);
  if (cached) return cached;
  const body = { ...shapeOf(path), points: flatten(path) };
  bodies.set(path, body);
  return body;
}

/** The edge of the ground or the walls of an object, and its eave if it has one; undefined if it has no outline. */
export function bodiesOf(
  object: PlanObject,
): { readonly walls: Body; readonly eave: Body | undefined } | undefined {
  const ground = groundOf(object);
  if (!ground || ground.vertices.length === 0) return undefined;
  const eave = eaveOf(object);
  return { walls: bodyOf(ground), eave: eave && bodyOf(eave) };
}

/** The shortest distance from a body to an edge. along: see nearestPlaces. */
export const nearestTo = (edge: ShapeEdge, body: Body, along?: number): Measured =>
  between(body, { edges: [edge], box: edge.box }, along);

type Edges = Pick<Shape, 'edges' | 'box'>;

/** The shortest distance between two outlines, the same either way; 0 where they meet. along: see nearestPlaces. */
export function between(one: Edges, other: Edges, along?: number): Measured {
  const { feet, from, to: at } = nearestPlaces(one, other, along);
  return { feet, from, at };
}

export const isWithin = (at: Point, path: Path): boolean => path.closed && isInside(path, at);

export const towardOf = ({ from, at }: Measured): Point => unit(subtract(at, from));

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
