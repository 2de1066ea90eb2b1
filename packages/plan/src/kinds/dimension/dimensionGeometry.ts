// Computes where the parts of a dimension lie, from the places that it measures between. Feet and radians. Draws nothing.
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

/** A point that a dimension measures from or to, and the anchor that it is tied to, if any. */
export interface Place extends Point {
  readonly tie?: Tie;
}

export const dimensionEnds = ['ticks', 'arrows'] as const;

export interface Dimension extends PlanObject {
  readonly form: DimensionForm;
  /**
   * For a length its two ends; for a radius the center and a point of the rim; for an angle its apex and a point of each
   * side, or two points of each of its two lines.
   */
  readonly places: readonly Place[];
  /**
   * Feet. For a length: from the first end to the dimension line, to the right when looking at the second end. For an
   * angle: the radius of its arc, negative for the outer angle. For a radius: from the rim to the text, negative inside.
   */
  readonly offset: number;
  /** Degrees, clockwise, by which a horizontal or vertical dimension is turned with the drawing. */
  readonly rotation: number;
  /**
   * The number of its row beside an edge, 1 for the nearest. It stays at least that many rows of text away from what it
   * measures, at any scale. Absent once the user has moved its line.
   */
  readonly row?: number;
  /** Text before and after the number. */
  readonly before?: string;
  readonly after?: string;
  /** Text instead of the measured number, which only plans saved by earlier versions have. */
  readonly text?: string;
  readonly ends: (typeof dimensionEnds)[number];
}

type Measured = Pick<Dimension, 'form' | 'places' | 'offset' | 'rotation'>;

/** Label heights of a row beside an edge: the edge's own label and the dimension's text, with space around them. */
export const rowHeight = 2.8;
/** Feet that are added to each row, because an edge's label keeps clear of gate posts. */
const gatePosts = 0.25;
export const maxRows = 6;

/** The dimension at the distance that its row needs when labels have this height in feet. */
export function withRoom(dimension: Dimension, labelHeight: number): Dimension {
  const { row = 0, offset } = dimension;
  const min = labelHeight === 0 ? 0 : row * (rowHeight * labelHeight + gatePosts);
  return Math.abs(offset) >= min ? dimension : { ...dimension, offset: offset < 0 ? -min : min };
}

/** The dimension with an offset that the user has chosen, which frees it from its row. */
export function withOffset(dimension: Dimension, offset: number): Dimension {
  const { row: _, ...free } = dimension;
  return { ...free, offset: tidy(offset) };
}

const nowhere: Point = { x: 0, y: 0 };
export const placeOf = ({ places }: Measured, i: number): Point => places[i] ?? places[0] ?? nowhere;

/** The dimension line of a length: its ends, its direction, and the direction of a positive offset, to the right of it. */
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

/** The offset at which the dimension line of a length passes through a point. */
const offsetThrough = (dimension: Measured, at: Point): number =>
  dot(subtract(at, placeOf(dimension, 0)), lineOf(dimension).normal);

/** One side of an angle: its direction from the apex, and the distances from the apex between which the plan shows it. */
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

/** The sine of an angle: lines at a smaller angle count as parallel. */
const parallelSine = 1e-6;

/** The intersection of two lines, each given by two points; undefined if they are parallel. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [along, other] = [unit(subtract(b, a)), unit(subtract(d, c))];
  const turn = cross(along, other);
  if (Math.abs(turn) < parallelSine) return undefined;
  return add(a, scaleBy(along, cross(subtract(c, a), other) / turn));
}

function sideFrom(apex: Point, from: Point, to: Point): Side {
  const heading = unit(subtract(to, from));
  const [a, b] = [from, to].map((end) => dot(subtract(end, apex), heading));
  return { heading, near: Math.min(a ?? 0, b ?? 0), far: Math.max(a ?? 0, b ?? 0) };
}

/** Three places are the apex and a point of each side; four are two lines, each leading away from their intersection. */
export function angleOf(dimension: Measured): Angle {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => placeOf(dimension, i)) as [Point, Point, Point, Point];
  const isOfLines = dimension.places.length > 3;
  const apex = (isOfLines ? meeting(a, b, c, d) : undefined) ?? a;
  const sides = isOfLines
    ? ([sideFrom(apex, a, b), sideFrom(apex, c, d)] as const)
    : ([sideFrom(apex, apex, b), sideFrom(apex, apex, c)] as const);
  const [first, second] = [sides[0].heading, sides[1].heading];
  const inner = Math.atan2(cross(first, second), dot(first, second));
  // A negative offset stands for the outer angle.
  const sweep = dimension.offset >= 0 ? inner : inner - 2 * Math.PI * (inner < 0 ? -1 : 1);
  return {
    apex,
    radius: Math.abs(dimension.offset),
    start: Math.atan2(first.y, first.x),
    // The arc of a full turn would start and end at the same point.
    sweep: Math.min(maxSweep, Math.max(-maxSweep, sweep)),
    sides,
  };
}

const maxSweep = 2 * Math.PI - 1e-3;

/** A point of an angle's arc: fraction is 0 at its start and 1 at its end. */
export function onArc({ apex, radius, start, sweep }: Angle, fraction: number): Point {
  const turn = start + sweep * fraction;
  return { x: apex.x + radius * Math.cos(turn), y: apex.y + radius * Math.sin(turn) };
}

/** The line of a radius, from the center to the rim. */
export interface Spoke {
  readonly center: Point;
  readonly rim: Point;
  readonly heading: Point;
  readonly radius: number;
  /** Where the text is: beyond the rim, or inside it. */
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

/** What a dimension of each form measures: feet, or the degrees of an angle. */
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

/** Where the handle of a dimension's line is, which changes its offset. */
export const gripOf: Readonly<Record<DimensionForm, (dimension: Measured) => Point>> = {
  aligned: middleOfLine,
  horizontal: middleOfLine,
  vertical: middleOfLine,
  angular: (dimension) => onArc(angleOf(dimension), 0.5),
  radius: (dimension) => spokeOf(dimension).end,
};

/** The offset of an angle whose arc passes through a point; negative if that is outside the inner angle. */
function radiusThrough(dimension: Measured, at: Point): number {
  const { apex, start, sweep } = angleOf({ ...dimension, offset: 1 });
  const fromApex = subtract(at, apex);
  const turn = Math.atan2(fromApex.y, fromApex.x) - start;
  const within = Math.sign(sweep || 1) * Math.atan2(Math.sin(turn), Math.cos(turn));
  const isInside = within >= -1e-9 && within <= Math.abs(sweep) + 1e-9;
  return Math.max(minRadius, Math.hypot(fromApex.x, fromApex.y)) * (isInside ? 1 : -1);
}

const minRadius = 0.01;

/** The offset at which the line or arc of a dimension of each form passes through a point. */
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
