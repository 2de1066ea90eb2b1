// Computes the line of a dimension from the places that it measures between, and the measured number. In feet and radians.
import {
  add,
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
import { tidy } from '../../measure/units.ts';
import { type Dimension, type Measured, placeOf, type DimensionForm } from './dimensionPlaces.ts';
import { angleOf, onArc, radiusThrough } from './dimensionAngle.ts';
import { spokeOf } from './dimensionRadius.ts';

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

/** The dimension line of a length. axis: its direction; normal: the direction of a positive offset, to its right. */
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

/** What a dimension of each form measures: feet, or the degrees of an angle. */
export const measuredBy: Readonly<Record<DimensionForm, (dimension: Measured) => number>> = {
  aligned: (dimension) => distance(placeOf(dimension, 0), placeOf(dimension, 1)),
  horizontal: (dimension) => lengthAlong(dimension),
  vertical: (dimension) => lengthAlong(dimension),
  angular: (dimension) => degrees(Math.abs(angleOf(dimension).sweep)),
  radius: (dimension) => distance(placeOf(dimension, 0), placeOf(dimension, 1)),
};

/** The measured number, negative if it is a distance over a lot line. */
export function signedMeasure(dimension: Dimension): number {
  const measured = measuredBy[dimension.form](dimension);
  return dimension.over && dimension.places.every(({ tie }) => tie) ? -measured : measured;
}

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
