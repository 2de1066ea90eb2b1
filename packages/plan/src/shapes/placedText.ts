// How texts that stand at a point are measured, moved, scaled and edited.
import { moveDirection, movePoint } from '../geometry/motion.ts';
import { isEven, scalePoint } from '../geometry/scaling.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { tidy } from '../measure/units.ts';
import { maxLetters } from '../objects/form.ts';
import type { Kind, PlanObject } from '../objects/kind.ts';
import { moved } from '../geometry/point.ts';

interface PlacedText extends PlanObject {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Feet. */
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** minHeight: feet, of letters that are scaled. grown: the text with another letter height in feet. */
export const placedText = <O extends PlacedText>(
  minHeight: number,
  grown: (object: O, height: number) => O = (object, height) => ({ ...object, height }),
): Pick<Kind<O>, 'position' | 'dimensions' | 'move' | 'transform' | 'scale' | 'words'> => ({
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ text, height }) => ({ width: textWidth(text, height), height }),
  move: moved,
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
  words: {
    read: ({ x, y, text }) => ({ words: text, at: { x, y } }),
    write: (object, written) => ({ ...object, text: written.slice(0, maxLetters) }),
    withHeight: (object, least) => (object.height < least ? grown(object, least) : object),
  },
});
