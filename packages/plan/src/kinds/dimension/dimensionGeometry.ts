// Where the parts of a dimension lie, from the places that it measures between. Feet and radians; nothing is drawn here.
import type { Tie } from '../../anchorNames.ts';
import {
  add,
  cross,
  degrees,
  distance,
  dot,
  midpoint,
  type Point,
  radians,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../../geometry/point.ts';
import { tidy } from '../../units.ts';
import type { PlanObject } from '../kind.ts';

export const dimensionForms = ['aligned', 'horizontal', 'vertical', 'angular', 'radius'] as const;
export type DimensionForm = (typeof dimensionForms)[number];

export const isLength = (form: DimensionForm): boolean => form !== 'angular' && form !== 'radius';

/** An end of a dimension: a point, and its tie to an object, if any. */
export interface Place extends Point {
  readonly tie?: Tie;
}

export const dimensionEnds = ['ticks', 'arrows'] as const;

export interface Dimension extends PlanObject {
  readonly form: DimensionForm;
  /** Two ends; of a radius the center and the rim; of an angle its apex and two ends, or two lines of two points. */
  readonly places: readonly Place[];
  /**
   * Feet of the dimension line from the first end, to the right of the way to the second; of an angle the radius, below
   * nought for the outside; of a radius the words from the rim, below nought inside.
   */
  readonly offset: number;
  /** Degrees that horizontal and vertical are turned by, clockwise. */
  readonly rotation: number;
  /**
   * The how manyth line beside an edge it is, until it is put elsewhere by hand: by so many rows of letters it keeps off
   * what it measures, however small that is seen.
   */
  readonly row?: number;
  /** Words before and after the number. */
  readonly before?: string;
  readonly after?: string;
  /** From plans saved by earlier versions: words in place of the measured length. */
  readonly text?: string;
  readonly ends: (typeof dimensionEnds)[number];
}

type Measured = Pick<Dimension, 'form' | 'places' | 'offset' | 'rotation'>;

/** Label heights: an edge's own words and those of the line beside it, with air about them. */
export const rowHeight = 2.8;
/** Feet by which an edge's words stand off besides, for the posts of gates. */
const posts = 0.25;
export const mostRows = 6;

/** The dimension as it is drawn with letters of a height (feet). */
export function withRoom(dimension: Dimension, labelHeight: number): Dimension {
  const { row = 0, offset } = dimension;
  const least = labelHeight === 0 ? 0 : row * (rowHeight * labelHeight + posts);
  return Math.abs(offset) >= least ? dimension : { ...dimension, offset: offset < 0 ? -least : least };
}

/** The dimension with its line put somewhere by hand. */
export function withOffset(dimension: Dimension, offset: number): Dimension {
  const { row: _, ...free } = dimension;
  return { ...free, offset: tidy(offset) };
}

const nowhere: Point = { x: 0, y: 0 };
export const placeOf = ({ places }: Measured, i: number): Point => places[i] ?? places[0] ?? nowhere;

/** The dimension line of a length: its ends, its direction, and the side (right of it) that an offset is to. */
export interface DimensionLine {
  readonly from: Point;
  readonly to: Point;
  readonly axis: Point;
  readonly normal: Point;
}

function axisOf(dimension: Measured): Point {
  const { form, rotation } = dimension;
  if (form === 'aligned') return unit(subtract(placeOf(dimension, 1), placeOf(dimension, 0)));
  const turn = radians(rotation) + (form === 'vertical' ? Math.PI / 2 : 0);
  return { x: Math.cos(turn), y: Math.sin(turn) };
}

export function lineOf(dimension: Measured): DimensionLine {
  const [a, b] = [placeOf(dimension, 0), placeOf(dimension, 1)];
  const axis = axisOf(dimension);
  const normal = turnRight(axis);
  const from = add(a, scaleBy(normal, dimension.offset));
  return { from, to: add(from, scaleBy(axis, dot(subtract(b, a), axis))), axis, normal };
}

/** The offset at which a length's dimension line goes through a point. */
const offsetThrough = (dimension: Measured, at: Point): number =>
  dot(subtract(at, placeOf(dimension, 0)), lineOf(dimension).normal);

/** One side of an angle: its direction from the apex, and the part of it that is drawn already. */
export interface Side {
  readonly heading: Point;
  readonly near: number;
  readonly far: number;
}

export interface Angle {
  readonly apex: Point;
  readonly radius: number;
  /** Radians from the x axis, clockwise. */
  readonly start: number;
  readonly sweep: number;
  readonly sides: readonly [Side, Side];
}

/** Lines that turn less from each other meet nowhere. */
const parallel = 1e-6;

/** Where two lines meet, each given by two points; undefined where they are parallel. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [along, other] = [unit(subtract(b, a)), unit(subtract(d, c))];
  const turn = cross(along, other);
  if (Math.abs(turn) < parallel) return undefined;
  return add(a, scaleBy(along, cross(subtract(c, a), other) / turn));
}

function sideFrom(apex: Point, from: Point, to: Point): Side {
  const heading = unit(subtract(to, from));
  const [a, b] = [from, to].map((end) => dot(subtract(end, apex), heading));
  return { heading, near: Math.min(a ?? 0, b ?? 0), far: Math.max(a ?? 0, b ?? 0) };
}

/** Three places are the apex and an end of either side, four are the ends of two lines, going away from where they meet. */
export function angleOf(dimension: Measured): Angle {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => placeOf(dimension, i)) as [Point, Point, Point, Point];
  const isOfLines = dimension.places.length > 3;
  const apex = (isOfLines ? meeting(a, b, c, d) : undefined) ?? a;
  const sides = isOfLines
    ? ([sideFrom(apex, a, b), sideFrom(apex, c, d)] as const)
    : ([sideFrom(apex, apex, b), sideFrom(apex, apex, c)] as const);
  const [first, second] = [sides[0].heading, sides[1].heading];
  const inner = Math.atan2(cross(first, second), dot(first, second));
  // An offset below nought is for the angle on the outside.
  const sweep = dimension.offset >= 0 ? inner : inner - 2 * Math.PI * (inner < 0 ? -1 : 1);
  return {
    apex,
    radius: Math.abs(dimension.offset),
    start: Math.atan2(first.y, first.x),
    // A whole turn would have no beginning.
    sweep: Math.min(mostSweep, Math.max(-mostSweep, sweep)),
    sides,
  };
}

const mostSweep = 2 * Math.PI - 1e-3;

/** A point of an angle's arc, 0 at its start and 1 at its end, so many feet outside. */
export function onArc({ apex, radius, start, sweep }: Angle, fraction: number, outside = 0): Point {
  const turn = start + sweep * fraction;
  const reach = radius + outside;
  return { x: apex.x + reach * Math.cos(turn), y: apex.y + reach * Math.sin(turn) };
}

export interface Spoke {
  readonly center: Point;
  readonly rim: Point;
  readonly heading: Point;
  readonly radius: number;
  /** Where the words stand: beyond the rim, or before it. */
  readonly end: Point;
}

export function spokeOf(dimension: Measured): Spoke {
  const [center, rim] = [placeOf(dimension, 0), placeOf(dimension, 1)];
  const radius = distance(center, rim);
  const heading = unit(subtract(rim, center));
  return {
    center,
    rim,
    heading,
    radius,
    end: add(rim, scaleBy(heading, Math.max(-radius, dimension.offset))),
  };
}

/** The measured value: feet, or degrees for an angle. */
export const measuredBy: Readonly<Record<DimensionForm, (dimension: Measured) => number>> = {
  aligned: (dimension) => distance(placeOf(dimension, 0), placeOf(dimension, 1)),
  horizontal: (dimension) => lengthAlong(dimension),
  vertical: (dimension) => lengthAlong(dimension),
  angular: (dimension) => degrees(Math.abs(angleOf(dimension).sweep)),
  radius: (dimension) => distance(placeOf(dimension, 0), placeOf(dimension, 1)),
};

function lengthAlong(dimension: Measured): number {
  const { from, to } = lineOf(dimension);
  return distance(from, to);
}

const middleOfLine = (dimension: Measured): Point => {
  const { from, to } = lineOf(dimension);
  return midpoint(from, to);
};

/** Where a dimension is taken hold of, to be put nearer or further off. */
export const gripOf: Readonly<Record<DimensionForm, (dimension: Measured) => Point>> = {
  aligned: middleOfLine,
  horizontal: middleOfLine,
  vertical: middleOfLine,
  angular: (dimension) => onArc(angleOf(dimension), 0.5),
  radius: (dimension) => spokeOf(dimension).end,
};

/** The offset of an angle whose arc goes through a point; negative for the outer angle. */
function radiusThrough(dimension: Measured, at: Point): number {
  const { apex, start, sweep } = angleOf({ ...dimension, offset: 1 });
  const way = subtract(at, apex);
  const turn = Math.atan2(way.y, way.x) - start;
  const within = Math.sign(sweep || 1) * Math.atan2(Math.sin(turn), Math.cos(turn));
  const isInside = within >= -1e-9 && within <= Math.abs(sweep) + 1e-9;
  return Math.max(leastRadius, Math.hypot(way.x, way.y)) * (isInside ? 1 : -1);
}

const leastRadius = 0.01;

/** The offset at which a dimension of any form goes through a point. */
export const offsetAt: Readonly<Record<DimensionForm, (dimension: Measured, at: Point) => number>> = {
  aligned: offsetThrough,
  horizontal: offsetThrough,
  vertical: offsetThrough,
  angular: radiusThrough,
  radius(dimension, at) {
    const { rim, heading } = spokeOf(dimension);
    return dot(subtract(at, rim), heading);
  },
};
