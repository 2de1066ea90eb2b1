// The possible places of a dimension's text, of which labels/search.ts takes one: above the line, or beyond its end if it
// doesn't fit on the line. Whatever has a fixed size on paper is measured in label heights.
import {
  add,
  distance,
  dot,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../../geometry/point.ts';
import { pointAlong } from '../../geometry/segment.ts';
import { clearOfLine, manySlides } from '../../lettering/beside.ts';
import type { LabelPlace, Lettering } from '../../lettering/label.ts';
import { placesLed } from '../../lettering/leaders.ts';
import type { Path, Vertex } from '../../geometry/pen.ts';
import { capHeight } from '../../geometry/textMetrics.ts';
import { lineOf } from './dimensionGeometry.ts';
import { spokeOf } from './dimensionRadius.ts';
import { angleOf, onArc } from './dimensionAngle.ts';
import { type Dimension, type DimensionForm, isLength } from './dimensionPlaces.ts';
import { readingAngle } from '../../lettering/readingAngle.ts';
import { type Words, textStyle, wordsFor } from './dimensionText.ts';
import { centered } from '../../shapes/layers.ts';

/** The length of an arrowhead, in label heights. */
export const arrow = 0.85;

export const openPath = (...vertices: readonly Vertex[]): Path => ({ vertices, closed: false });

/** Text along a line. side: 1 for above the line as the text is read, -1 for below. tail: lines drawn with the text. */
function placeAlong(
  words: Words,
  middle: Point,
  along: Point,
  tail: readonly Path[] = [],
  side = 1,
): LabelPlace {
  const { content, height } = words;
  const angle = readingAngle(along);
  const up = { x: Math.sin(angle) * side, y: -Math.cos(angle) * side };
  const at = add(middle, scaleBy(up, (clearOfLine + capHeight / 2) * height));
  return { ...centered(content, at, height, textStyle, angle), lines: tail };
}

/** Horizontal text that begins at a point, or ends there if it goes to the left. */
function levelPlace(
  { content, height }: Words,
  at: Point,
  goesLeft: boolean,
  tail: readonly Path[] = [],
): LabelPlace {
  const align = goesLeft ? 'end' : 'start';
  return {
    texts: [{ at, content, height, angle: 0, align, baseline: 'middle' }],
    style: textStyle,
    lines: tail,
  };
}

/**
 * The dimension line of a length, with its ends in reading order: `onward` is the unit vector from first to last. If there
 * is no room for its arrows, they point at it from outside (hasOutsideArrows), each on a tail of this length.
 */
export function readLine(dimension: Dimension, { labelHeight: height }: Pick<Lettering, 'labelHeight'>) {
  const { from, to, axis } = lineOf(dimension);
  const length = distance(from, to);
  const along = length === 0 ? axis : unit(subtract(to, from));
  const angle = readingAngle(along);
  const isReadForward = dot(along, { x: Math.cos(angle), y: Math.sin(angle) }) >= 0;
  const [first, last] = isReadForward ? [from, to] : [to, from];
  const hasOutsideArrows = dimension.ends === 'arrows' && length < 3 * arrow * height;
  const tail = hasOutsideArrows ? 2 * arrow * height : 0;
  return {
    from,
    to,
    length,
    first,
    last,
    onward: isReadForward ? along : scaleBy(along, -1),
    hasOutsideArrows,
    tail,
  };
}

/** Above or below the line, anywhere along it. */
function* placesOnLength(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const { first, last, length, onward } = readLine(dimension, lettering);
  const words = wordsFor(dimension, lettering);
  const slack = (length - words.width - height) / 2;
  if (slack < 0) {
    yield* placesBeyond(dimension, lettering);
    return;
  }
  const middle = midpoint(first, last);
  for (const side of [1, -1])
    for (const slide of manySlides) {
      const by = scaleBy(onward, slide * slack);
      if (slide === 0 || Math.abs(slide * slack) > height / 2)
        yield placeAlong(words, add(middle, by), onward, [], side);
    }
}

/** Places beyond the ends of the line, which is extended under the text. */
function* placesBeyond(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const { first, last, onward } = readLine(dimension, lettering);
  const words = wordsFor(dimension, lettering);
  for (const side of [1, -1])
    for (const [end, away] of [
      [last, onward],
      [first, scaleBy(onward, -1)],
    ] as const) {
      const tail = openPath(end, add(end, scaleBy(away, words.width + 1.2 * height)));
      yield placeAlong(words, add(end, scaleBy(away, 0.7 * height + words.width / 2)), onward, [tail], side);
    }
}

/** Along the arc if the text fits, else outside it, else with a leader. */
function* placesOnAngle(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const angle = angleOf(dimension);
  const words = wordsFor(dimension, lettering);
  const length = angle.radius * Math.abs(angle.sweep);
  for (const share of [0.5, 0.3, 0.7]) {
    const at = onArc(angle, share);
    const out = unit(subtract(at, angle.apex));
    // Straight text would cut a tight arc. "Above" is outside the arc on its upper half, and inside on its lower half.
    if (words.width + height <= Math.min(length, angle.radius)) yield placeAlong(words, at, turnRight(out));
    const goesLeft = out.x < -1e-9;
    yield levelPlace(words, add(at, scaleBy(out, 0.7 * height)), goesLeft);
  }
  const at = onArc(angle, 0.5);
  yield* led(words, at, unit(subtract(at, angle.apex)), lettering);
}

/** Whether the text of a radius is inside the curve and fits there. */
export const fitsWithin = (dimension: Dimension, { width }: Words, radius: number, height: number): boolean =>
  dimension.offset <= 0 && width + 2 * height <= radius;

/** Where the line of a radius ends beyond the rim: far enough that its text is clear of labels along the curve. */
export function tipOf(dimension: Dimension, height: number): Point {
  const { rim, heading, end } = spokeOf(dimension);
  return dimension.offset > 1.5 * height ? end : add(rim, scaleBy(heading, 1.5 * height));
}

/** Along the line inside the curve if the text fits, else level at the end of the line outside. */
function* placesOnRadius(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const { center, rim, heading, radius } = spokeOf(dimension);
  const words = wordsFor(dimension, lettering);
  if (fitsWithin(dimension, words, radius, height)) {
    const slack = (radius - words.width) / 2 - height;
    for (const side of [1, -1])
      for (const slide of [0, 0.8, -0.8])
        yield placeAlong(
          words,
          add(midpoint(center, rim), scaleBy(heading, slide * slack)),
          heading,
          [],
          side,
        );
    return;
  }
  const tip = tipOf(dimension, height);
  const goesLeft = heading.x < -1e-9;
  const sign = goesLeft ? -1 : 1;
  for (const extension of [0, 1.5, 3, 4.5]) {
    const end = add(tip, scaleBy(heading, extension * height));
    const landing = add(end, { x: sign * 0.6 * height, y: 0 });
    const tail = openPath(tip, end, landing);
    yield levelPlace(words, add(landing, { x: sign * 0.25 * height, y: 0 }), goesLeft, [tail]);
  }
}

const wordPlaces: Readonly<
  Record<DimensionForm, (dimension: Dimension, lettering: Lettering) => Generator<LabelPlace>>
> = {
  aligned: placesOnLength,
  horizontal: placesOnLength,
  vertical: placesOnLength,
  angular: placesOnAngle,
  radius: placesOnRadius,
};

export const placesOf = (dimension: Dimension, lettering: Lettering): Generator<LabelPlace> =>
  wordPlaces[dimension.form](dimension, lettering);

/** Shares of a line from which a leader may begin, best first. */
const leaderShares = [0.5, 0.25, 0.75] as const;

/** Places for a length without a free place on its line: with a leader to either side, or beyond the ends of the line. */
export function* placesOff(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  if (!isLength(dimension.form)) return;
  const { first, last, onward } = readLine(dimension, lettering);
  const words = wordsFor(dimension, lettering);
  for (const share of leaderShares)
    for (const side of [1, -1]) {
      const out = { x: onward.y * side, y: -onward.x * side };
      yield* led(words, pointAlong(first, last, share), out, lettering);
    }
  yield* placesBeyond(dimension, lettering);
}

const led = (
  { content, height }: Words,
  from: Point,
  out: Point,
  lettering: Lettering,
): Generator<LabelPlace> => placesLed({ from, out, lines: [content], style: textStyle }, lettering, height);
