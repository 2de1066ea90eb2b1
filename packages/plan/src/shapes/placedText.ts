// How texts that stand at a point are measured, moved, scaled and edited.
import { type Motion, moveDirection, movePoint } from '../geometry/motion.ts';
import { isEven, scalePoint } from '../geometry/scaling.ts';
import type { TextMark } from '../geometry/pen.ts';
import { capHeight, textWidth } from '../geometry/textMetrics.ts';
import { readingAngle } from '../lettering/readingAngle.ts';
import { tidy } from '../measure/units.ts';
import { maxLetters } from '../objects/form.ts';
import type { Kind, PlanObject } from '../objects/kind.ts';
import { add, degrees, moved, type Point, polar, radians, rotate, subtract } from '../geometry/point.ts';

interface PlacedText extends PlanObject, Partial<Pick<TextMark, 'align' | 'baseline'>> {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Feet. */
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** The vector from the point of a text to its middle. */
function toMiddle({ text, height, rotation, align = 'start', baseline = 'baseline' }: PlacedText): Point {
  const along = textWidth(text, height) * { start: 0.5, middle: 0, end: -0.5 }[align];
  const above = baseline === 'middle' ? 0 : (-capHeight * height) / 2;
  return rotate({ x: along, y: above }, radians(rotation), { x: 0, y: 0 });
}

/** The text moved about its middle, so that it can be read on a sheet that is turned with it. */
function movedReadably<O extends PlacedText>(object: O, motion: Motion): O {
  const middle = movePoint(add(object, toMiddle(object)), motion);
  const along = radians(moveDirection(object.rotation, motion));
  const staysLevel = motion.texts === 'level' && object.rotation === 0;
  const rotation = staysLevel ? 0 : tidy(degrees(readingAngle(polar({ x: 0, y: 0 }, 1, along))));
  return { ...object, rotation, ...subtract(middle, toMiddle({ ...object, rotation })) };
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
  transform: (object, motion) =>
    motion.texts
      ? movedReadably(object, motion)
      : {
          ...object,
          ...movePoint(object, motion),
          rotation: motion.mirrored ? object.rotation : moveDirection(object.rotation, motion),
        },
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
