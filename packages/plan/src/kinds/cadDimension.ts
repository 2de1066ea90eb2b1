// A dimension in the form that CAD programs use: the points that it measures between, and the words around its number.
import { add, type Point, scaleBy } from '../geometry/point.ts';
import { lineOf, measuredBy, signedMeasure } from './dimension/dimensionGeometry.ts';
import { spokeOf } from './dimension/dimensionRadius.ts';
import { angleOf, onArc } from './dimension/dimensionAngle.ts';
import { type Dimension, isLength, placeOf } from './dimension/dimensionPlaces.ts';

/** The text of a dimension, with <> for its number; '' for the number alone. A text that replaces the number stays. */
function wordsAround(dimension: Dimension): string {
  const { before, after, text } = dimension;
  const around = [before, '<>', signedMeasure(dimension) < 0 && 'over', after].filter(Boolean);
  return text ?? (around.length > 1 ? around.join(' ') : '');
}

/** The CAD form of a dimension. */
export function measured(object: Dimension): CadDimension {
  const { form, ends } = object;
  const words = wordsAround(object);
  if (isLength(form)) {
    const { to: through, axis } = lineOf(object);
    return {
      form: 'length',
      from: placeOf(object, 0),
      to: placeOf(object, 1),
      through,
      angle: Math.atan2(axis.y, axis.x),
      isAligned: form === 'aligned',
      measured: measuredBy[form](object),
      ends,
      words,
    };
  }
  if (form === 'radius') {
    const { center, rim, radius } = spokeOf(object);
    return { form, center, rim, measured: radius, ends: 'arrows', words };
  }
  const angle = angleOf(object);
  const [first, second] = angle.sweep > 0 ? angle.sides.toReversed() : angle.sides;
  const pointOn = (one = angle.sides[0]): Point => add(angle.apex, scaleBy(one.heading, angle.radius));
  return {
    form: 'angle',
    apex: angle.apex,
    sides: [pointOn(first), pointOn(second)],
    through: onArc(angle, 0.5),
    measured: Math.abs(angle.sweep),
    ends,
    words,
  };
}

/** The points of a dimension, in feet. words: with <> for the number; '' for the number alone. */
export type CadDimension = { readonly words: string } & (
  | {
      readonly form: 'length';
      readonly from: Point;
      readonly to: Point;
      /** Where the extension line of the second end meets the dimension line. */
      readonly through: Point;
      /** The direction of the dimension line in radians, clockwise. */
      readonly angle: number;
      /** Whether the dimension line is parallel to the line between its ends. */
      readonly isAligned: boolean;
      /** Feet. */
      readonly measured: number;
      readonly ends: 'ticks' | 'arrows';
    }
  | {
      readonly form: 'angle';
      readonly apex: Point;
      /** A point on each side. The arc goes counterclockwise from the first to the second. */
      readonly sides: readonly [Point, Point];
      /** A point on the arc. */
      readonly through: Point;
      /** Radians. */
      readonly measured: number;
      readonly ends: 'ticks' | 'arrows';
    }
  | {
      readonly form: 'radius';
      readonly center: Point;
      readonly rim: Point;
      /** Feet. */
      readonly measured: number;
      readonly ends: 'arrows';
    }
);
