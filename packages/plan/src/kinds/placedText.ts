// How texts that stand at a point are measured, moved and scaled.
import { moveDirection, movePoint } from '../geometry/motion.ts';
import { isEven, scalePoint } from '../geometry/scaling.ts';
import { textWidth } from '../pen/textMetrics.ts';
import { tidy } from '../units.ts';
import type { Kind, PlanObject } from './kind.ts';

interface PlacedText extends PlanObject {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Feet. */
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** minHeight: feet, of letters that are scaled. */
export const placedText = <O extends PlacedText>(
  minHeight: number,
): Pick<Kind<O>, 'position' | 'dimensions' | 'move' | 'transform' | 'scale'> => ({
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ text, height }) => ({ width: textWidth(text, height), height }),
  move: (object, by) => ({ ...object, x: tidy(object.x + by.x), y: tidy(object.y + by.y) }),
  // Mirrored text stays readable: only its place is mirrored.
  transform: (object, motion) => ({
    ...object,
    ...movePoint(object, motion),
    rotation: motion.mirrored ? object.rotation : moveDirection(object.rotation, motion),
  }),
  scale: (object, scaling) =>
    isEven(scaling)
      ? {
          ...object,
          ...scalePoint(object, scaling),
          height: tidy(Math.max(minHeight, object.height * scaling.x)),
        }
      : undefined,
});
