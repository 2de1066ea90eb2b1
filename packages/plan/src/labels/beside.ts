// Labels beside a straight side: in its middle or slid along it, on the one side of it or on the other, never upside down.
import { boxBetween, grow } from '../geometry/box.ts';
import { distance, midpoint, type Point, subtract, turnRight, unit } from '../geometry/point.ts';
import { readingAngle } from '../kinds/ink.ts';
import type { Style } from '../pen/pen.ts';
import { capHeight, textWidth } from '../pen/textMetrics.ts';
import { formatLength } from '../units.ts';
import type { Label, LabelPlace, Lettering } from './label.ts';

/** Label heights from a line to the foot of the letters beside it: clear of the handle in its middle. */
export const clearOfLine = 0.48;
/** Where words stand along a side, from its middle (0) to as far as they go toward either end (1). */
const slides = [0, -0.45, 0.45, -0.85, 0.85] as const;
/** Label heights: what moves by less does not get out of anything's way. */
const leastSlide = 0.5;

export interface Beside {
  /** The words stand on the left as one goes from here ... */
  readonly from: Point;
  /** ... to here. */
  readonly to: Point;
  readonly content: string;
  /** Feet that they stand off besides. */
  readonly away?: number;
  readonly style: Style;
}

/** The places on the left of a side, none where the words are longer than it. */
export function* placesBeside(
  { from, to, content, away = 0, style }: Beside,
  { labelHeight: height }: Lettering,
): Generator<LabelPlace> {
  const long = distance(from, to);
  const slack = (long - textWidth(content, height)) / 2;
  if (slack < 0) return;
  const along = unit(subtract(to, from));
  const left = turnRight({ x: -along.x, y: -along.y });
  const off = away + height * (clearOfLine + capHeight / 2);
  const middle = midpoint(from, to);
  const angle = readingAngle(along);
  for (const slide of slides) {
    const by = slide * slack;
    if (slide !== 0 && Math.abs(by) < leastSlide * height) return;
    const at = { x: middle.x + along.x * by + left.x * off, y: middle.y + along.y * by + left.y * off };
    yield { texts: [{ at, content, height, angle, align: 'middle', baseline: 'middle' }], style };
  }
}

/** The same side from its other side. */
export const fromBehind = (beside: Beside): Beside => ({ ...beside, from: beside.to, to: beside.from });

/** All places beside a side lie within its box, grown by so many feet. */
export const reachBeside = ({ labelHeight }: Lettering, away = 0): number => away + 1.5 * labelHeight;

/** The length of a side, or of something measured by it. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly away?: number;
  /** Feet; from one end of the side to the other where absent. */
  readonly feet?: number;
  readonly sign?: string;
  readonly style: Style;
  /** On the other side of it; the same where absent. */
  readonly behind?: Style;
  readonly tells?: string;
}

export function lengthLabel(side: Side, lettering: Lettering): Label {
  const { from, to, away = 0, sign = '', style, tells } = side;
  const long = distance(from, to);
  return {
    rank: 'length',
    side: long,
    ...(tells === undefined ? {} : { tells }),
    reach: grow(boxBetween(from, to), reachBeside(lettering, away)),
    *places() {
      const content = sign + formatLength(side.feet ?? long, lettering.units);
      const beside = { from, to, content, away, style };
      yield* placesBeside(beside, lettering);
      yield* placesBeside(fromBehind({ ...beside, style: side.behind ?? style }), lettering);
    },
  };
}
