// Labels beside a straight edge: at its middle or shifted along it, on either side, never upside down.
import { boxBetween, grow } from '../geometry/box.ts';
import { distance, midpoint, type Point, subtract, turnRight, unit } from '../geometry/point.ts';
import { readingAngle } from './readingAngle.ts';
import type { Style } from '../geometry/pen.ts';
import { capHeight, textWidth } from '../geometry/textMetrics.ts';
import { formatLength } from '../measure/units.ts';
import type { Label, LabelPlace, Lettering } from './label.ts';

/** Label heights from a line to the nearest edge of the text beside it: enough for the handle at the line's middle. */
export const clearOfLine = 0.48;
/** Positions of the text along an edge, best first: 0 is the middle, 1 and -1 are as near to the ends as it fits. */
const usualSlides = [0, -0.45, 0.45, -0.85, 0.85] as const;
/** More positions, for labels that have to find a gap between lines that cross their edge. */
export const manySlides = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1] as const;
/** Label heights: a smaller shift wouldn't clear any obstacle. */
const minSlide = 0.5;

export interface Beside {
  /** The text is on the left when looking from here ... */
  readonly from: Point;
  /** ... to here. */
  readonly to: Point;
  readonly content: string;
  /** Additional distance from the edge, in feet. */
  readonly away?: number;
  readonly style: Style;
  /** Positions along the edge, best first, as usualSlides. */
  readonly slides?: readonly number[];
}

/** The places on the left of an edge; none if the text is longer than the edge. */
export function* placesBeside(
  { from, to, content, away = 0, style, slides = usualSlides }: Beside,
  { labelHeight: height }: Lettering,
): Generator<LabelPlace> {
  const long = distance(from, to);
  const slack = (long - textWidth(content, height)) / 2;
  if (slack < 0) return;
  const along = unit(subtract(to, from));
  const left = turnRight({ x: -along.x, y: -along.y });
  const offset = away + height * (clearOfLine + capHeight / 2);
  const middle = midpoint(from, to);
  const angle = readingAngle(along);
  for (const slide of slides) {
    const by = slide * slack;
    if (slide !== 0 && Math.abs(by) < minSlide * height) return;
    const at = { x: middle.x + along.x * by + left.x * offset, y: middle.y + along.y * by + left.y * offset };
    yield { texts: [{ at, content, height, angle, align: 'middle', baseline: 'middle' }], style };
  }
}

/** The same label on the other side of the edge. */
export const fromBehind = (beside: Beside): Beside => ({ ...beside, from: beside.to, to: beside.from });

/** Feet by which to grow the box of an edge so that it contains all places beside the edge. */
export const reachBeside = ({ labelHeight }: Lettering, away = 0): number => away + 1.5 * labelHeight;

/** An edge whose length is shown, or another length that is measured along it. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly away?: number;
  /** The length to show, in feet; by default the length of the edge. */
  readonly feet?: number;
  /** Text before the length, such as a sign for a diameter. */
  readonly sign?: string;
  readonly style: Style;
  /** The style on the other side of the edge; by default the same. */
  readonly behind?: Style;
  /** See Label. */
  readonly sideEnds?: string;
}

export function lengthLabel(side: Side, lettering: Lettering): Label {
  const { from, to, away = 0, sign = '', style, sideEnds } = side;
  const long = distance(from, to);
  return {
    rank: 'length',
    side: long,
    ...(sideEnds === undefined ? {} : { sideEnds }),
    reach: grow(boxBetween(from, to), reachBeside(lettering, away)),
    *places() {
      const content = sign + formatLength(side.feet ?? long, lettering.units);
      const beside = { from, to, content, away, style };
      yield* placesBeside(beside, lettering);
      yield* placesBeside(fromBehind({ ...beside, style: side.behind ?? style }), lettering);
    },
  };
}
