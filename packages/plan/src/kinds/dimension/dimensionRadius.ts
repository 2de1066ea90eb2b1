// The radius that a dimension measures: its line from the center to the rim.
import { add, distance, type Point, scaleBy, subtract, unit } from '../../geometry/point.ts';
import { type Measured, placeOf } from './dimensionPlaces.ts';

/** The line of a radius, from the center to the rim. */
interface Spoke {
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
