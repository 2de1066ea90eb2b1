// An outline that is a rectangle, at any rotation: the lengths of its sides, and the same rectangle in another size.
import { add, distance, dot, lengthOf, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import type { Path, Vertex } from '../geometry/pen.ts';
import type { Dimensions } from '../objects/kind.ts';

interface Squared {
  /** Feet. The width is that of the side that is closer to horizontal. */
  readonly size: Dimensions;
  /** The vertices of the rectangle in another size; the first one stays in place. */
  resized(to: Dimensions): readonly Vertex[];
}

/** An outline as a rectangle; undefined if it isn't one. */
export function squared({ vertices: [a, b, c, d, ...more] }: Pick<Path, 'vertices'>): Squared | undefined {
  if (!a || !b || !c || !d || more.length > 0 || [a, b, c, d].some(({ bulge }) => bulge)) return undefined;
  const [first, second] = [subtract(b, a), subtract(c, b)];
  if (distance(add(a, second), d) > 1e-6 || Math.abs(dot(first, second)) > 1e-6) return undefined;
  const isTurned = Math.abs(first.x) < Math.abs(first.y);
  const swapped = ({ width, height }: Dimensions): Dimensions =>
    isTurned ? { width: height, height: width } : { width, height };
  return {
    size: swapped({ width: lengthOf(first), height: lengthOf(second) }),
    resized(to) {
      const { width, height } = swapped(to);
      const along: Point = scaleBy(unit(first), width);
      const across: Point = scaleBy(unit(second), height);
      return [a, add(a, along), add(add(a, along), across), add(a, across)];
    },
  };
}
