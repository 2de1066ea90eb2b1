// How a dimension is drawn: extension lines, its line with ticks or arrows, its words above the line, or beyond its end
// where they do not fit between. What keeps its size on paper is measured in label heights.
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
} from '../geometry/point.ts';
import { grow } from '../geometry/box.ts';
import { clearOfLine } from '../labels/beside.ts';
import type { Label, LabelPlace, Lettering } from '../labels/label.ts';
import { leaderReach, placesLed, widestOf } from '../labels/leaders.ts';
import { BoundsPen } from '../pen/boundsPen.ts';
import type { Path, Pen, Vertex } from '../pen/pen.ts';
import { capHeight, textWidth } from '../pen/textMetrics.ts';
import { formatDegrees, formatLength, type Units } from '../units.ts';
import {
  angleOf,
  type Dimension,
  type DimensionForm,
  isLength,
  lineOf,
  measuredBy,
  onArc,
  placeOf,
  rowHeight,
  type Side,
  spokeOf,
  withRoom,
} from './dimensionGeometry.ts';
import { clearOfLines, dimensionLayer as layer, ink, readingAngle, weights } from './ink.ts';

/** Label heights. */
const paper = {
  gap: 0.5,
  over: 0.4,
  tick: 0.4,
  arrow: 0.85,
  clear: clearOfLine,
  center: 0.5,
  widest: 24,
} as const;
/** Where words stand along a line, from its middle (0) to as far as they go toward its ends (1). */
const slides = [0, -0.5, 0.5, -1, 1] as const;
const line = { layer, stroke: ink, weight: weights.label, stratum: 'dimensions' } as const;
const solid = { layer, fill: ink, stratum: 'dimensions' } as const;
const letters = { layer, fill: ink, ...clearOfLines };

const measureIn: Readonly<Record<DimensionForm, (measured: number, units: Units) => string>> = {
  aligned: formatLength,
  horizontal: formatLength,
  vertical: formatLength,
  angular: formatDegrees,
  radius: (feet, units) => `R ${formatLength(feet, units)}`,
};

/** The number of a dimension. */
export const measureText = (dimension: Dimension, units: Units): string =>
  measureIn[dimension.form](measuredBy[dimension.form](dimension), units);

/** What is written on a dimension. */
export function wordsOf(dimension: Dimension, units: Units): string {
  const { before, after, text } = dimension;
  return text ?? [before, measureText(dimension, units), after].filter(Boolean).join(' ');
}

interface Words {
  readonly content: string;
  readonly height: number;
  readonly width: number;
}

function wordsFor(
  dimension: Dimension,
  { labelHeight, units }: Pick<Lettering, 'labelHeight' | 'units'>,
): Words {
  const content = wordsOf(dimension, units);
  const wide = textWidth(content, labelHeight);
  const height = labelHeight * Math.min(1, (paper.widest * labelHeight) / wide || 1);
  return { content, height, width: textWidth(content, height) };
}

const opened = (...vertices: readonly Vertex[]): Path => ({ vertices, closed: false });
const open = (pen: Pen, ...vertices: readonly Vertex[]): void => pen.path(opened(...vertices), line);

/** Feet that an extension line keeps off what is measured; what only measures the drawing goes without. */
const gapOf = ({ labelHeight, resolution }: Pen): number =>
  resolution === Infinity ? 0 : Math.max(paper.gap * labelHeight, 1.5 * resolution);

/** From near a place to a little beyond the dimension line. */
function extend(pen: Pen, from: Point, to: Point): void {
  const length = distance(from, to);
  if (length === 0) return;
  const along = unit(subtract(to, from));
  const gap = Math.min(gapOf(pen), length * 0.4);
  open(pen, add(from, scaleBy(along, gap)), add(to, scaleBy(along, paper.over * pen.labelHeight)));
}

/** A tick across the end of a line, or an arrow on it; inward: the unit vector from the end to where the line comes from. */
function drawEnd(pen: Pen, ends: Dimension['ends'], at: Point, inward: Point): void {
  const height = pen.labelHeight;
  if (height === 0) return;
  const across = turnRight(inward);
  if (ends === 'ticks') {
    const slant = scaleBy(unit(subtract(across, inward)), paper.tick * height);
    pen.path(opened(subtract(at, slant), add(at, slant)), { ...line, weight: weights.object });
    return;
  }
  const back = add(at, scaleBy(inward, paper.arrow * height));
  const half = scaleBy(across, 0.16 * height);
  pen.path({ vertices: [at, add(back, half), subtract(back, half)], closed: true }, solid);
}

/** Words along a line, above it as one reads, or below it. */
function placeAlong(
  words: Words,
  middle: Point,
  way: Point,
  tail: readonly Path[] = [],
  side = 1,
): LabelPlace {
  const { content, height } = words;
  const angle = readingAngle(way);
  const up = { x: Math.sin(angle) * side, y: -Math.cos(angle) * side };
  const at = add(middle, scaleBy(up, (paper.clear + capHeight / 2) * height));
  return {
    texts: [{ at, content, height, angle, align: 'middle', baseline: 'middle' }],
    style: letters,
    lines: tail,
  };
}

/** Level words that begin at a point, or end there where they go to the left. */
function levelPlace(
  { content, height }: Words,
  at: Point,
  goesLeft: boolean,
  tail: readonly Path[] = [],
): LabelPlace {
  const align = goesLeft ? 'end' : 'start';
  return {
    texts: [{ at, content, height, angle: 0, align, baseline: 'middle' }],
    style: letters,
    lines: tail,
  };
}

/** The line of a length as one reads it: words that do not fit on it go beyond its last end. */
function readLine(dimension: Dimension, { labelHeight: height }: Pick<Lettering, 'labelHeight'>) {
  const { from, to, axis } = lineOf(dimension);
  const length = distance(from, to);
  const way = length === 0 ? axis : unit(subtract(to, from));
  const angle = readingAngle(way);
  const reads = dot(way, { x: Math.cos(angle), y: Math.sin(angle) }) >= 0;
  const [first, last] = reads ? [from, to] : [to, from];
  const turnsOut = dimension.ends === 'arrows' && length < 3 * paper.arrow * height;
  const tail = turnsOut ? 2 * paper.arrow * height : 0;
  return { from, to, length, first, last, onward: reads ? way : scaleBy(way, -1), turnsOut, tail };
}

function drawLength(dimension: Dimension, pen: Pen): void {
  const { from, to, first, last, onward, turnsOut, tail } = readLine(dimension, pen);
  extend(pen, placeOf(dimension, 0), from);
  extend(pen, placeOf(dimension, 1), to);
  open(pen, add(first, scaleBy(onward, -tail)), add(last, scaleBy(onward, tail)));
  const inward = turnsOut ? -1 : 1;
  drawEnd(pen, dimension.ends, first, scaleBy(onward, inward));
  drawEnd(pen, dimension.ends, last, scaleBy(onward, -inward));
}

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
    for (const slide of slides) {
      const by = scaleBy(onward, slide * slack);
      if (slide === 0 || Math.abs(slide * slack) > height / 2)
        yield placeAlong(words, add(middle, by), onward, [], side);
    }
}

/** Beyond the ends of its line, which goes on under the words. */
function* placesBeyond(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const { first, last, onward } = readLine(dimension, lettering);
  const words = wordsFor(dimension, lettering);
  for (const side of [1, -1])
    for (const [end, way] of [
      [last, onward],
      [first, scaleBy(onward, -1)],
    ] as const) {
      const tail = opened(end, add(end, scaleBy(way, words.width + 1.2 * height)));
      yield placeAlong(words, add(end, scaleBy(way, 0.7 * height + words.width / 2)), onward, [tail], side);
    }
}

/** Prolongs a side to the arc where it does not reach it. */
function extendSide(pen: Pen, apex: Point, { heading, near, far }: Side, radius: number): void {
  const at = (reach: number): Point => add(apex, scaleBy(heading, reach));
  if (radius > far) extend(pen, at(Math.max(0, far)), at(radius));
  else if (radius < near) extend(pen, at(near), at(radius));
}

function drawAngle(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const angle = angleOf(dimension);
  const { apex, radius, sweep, sides } = angle;
  for (const side of sides) extendSide(pen, apex, side, radius);
  const [from, middle, to] = [onArc(angle, 0), onArc(angle, 0.5), onArc(angle, 1)];
  // In two, so that however far it goes round, each half is an arc of its own.
  const bulge = Math.tan(sweep / 8);
  open(pen, { ...from, bulge }, { ...middle, bulge }, to);
  const length = radius * Math.abs(sweep);
  const turn = Math.sign(sweep || 1);
  const fitsArrows = dimension.ends === 'ticks' || length > 3 * paper.arrow * height;
  for (const end of fitsArrows ? [0, 1] : []) {
    const outward = unit(subtract(end === 0 ? from : to, apex));
    const way = turnRight(outward);
    drawEnd(pen, dimension.ends, end === 0 ? from : to, scaleBy(way, end === 0 ? turn : -turn));
  }
}

function* placesOnAngle(dimension: Dimension, lettering: Lettering): Generator<LabelPlace> {
  const { labelHeight: height } = lettering;
  const angle = angleOf(dimension);
  const words = wordsFor(dimension, lettering);
  const length = angle.radius * Math.abs(angle.sweep);
  for (const share of [0.5, 0.3, 0.7]) {
    const at = onArc(angle, share);
    const out = unit(subtract(at, angle.apex));
    // Straight words would cut a tight arc. Above it is outside of it on the upper half and inside on the lower.
    if (words.width + height <= Math.min(length, angle.radius)) yield placeAlong(words, at, turnRight(out));
    const goesLeft = out.x < -1e-9;
    yield levelPlace(words, add(at, scaleBy(out, 0.7 * height)), goesLeft);
  }
  const at = onArc(angle, 0.5);
  yield* led(words, at, unit(subtract(at, angle.apex)), lettering);
}

/** Whether the words of a radius stand within it. */
const fitsWithin = (dimension: Dimension, { width }: Words, radius: number, height: number): boolean =>
  dimension.offset <= 0 && width + 2 * height <= radius;

/** Where the line of a radius ends beyond the rim: words outside stand clear of what is written in the hollow. */
function tipOf(dimension: Dimension, height: number): Point {
  const { rim, heading, end } = spokeOf(dimension);
  return dimension.offset > 1.5 * height ? end : add(rim, scaleBy(heading, 1.5 * height));
}

function drawRadius(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const { center, rim, heading, radius } = spokeOf(dimension);
  const fits = fitsWithin(dimension, wordsFor(dimension, pen), radius, height);
  open(pen, rim, fits ? center : tipOf(dimension, height));
  drawEnd(pen, 'arrows', rim, scaleBy(heading, fits ? -1 : 1));
  const arm = paper.center * height;
  if (height > 0 && arm < radius) {
    open(pen, { x: center.x - arm, y: center.y }, { x: center.x + arm, y: center.y });
    open(pen, { x: center.x, y: center.y - arm }, { x: center.x, y: center.y + arm });
  }
}

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
  const way = goesLeft ? -1 : 1;
  for (const further of [0, 1.5, 3, 4.5]) {
    const end = add(tip, scaleBy(heading, further * height));
    const landing = add(end, { x: way * 0.6 * height, y: 0 });
    const tail = opened(tip, end, landing);
    yield levelPlace(words, add(landing, { x: way * 0.25 * height, y: 0 }), goesLeft, [tail]);
  }
}

const pictures: Readonly<Record<DimensionForm, (dimension: Dimension, pen: Pen) => void>> = {
  aligned: drawLength,
  horizontal: drawLength,
  vertical: drawLength,
  angular: drawAngle,
  radius: drawRadius,
};

const wordPlaces: Readonly<
  Record<DimensionForm, (dimension: Dimension, lettering: Lettering) => Generator<LabelPlace>>
> = {
  aligned: placesOnLength,
  horizontal: placesOnLength,
  vertical: placesOnLength,
  angular: placesOnAngle,
  radius: placesOnRadius,
};

export const drawDimension = (dimension: Dimension, pen: Pen): void =>
  pictures[dimension.form](withRoom(dimension, pen.labelHeight), pen);

/** Label heights that a measure is longer in other units than in feet and inches, at most. */
const otherUnits = 4;

/** Label heights round what it measures that the line and the words of a dimension may take. */
export function dimensionReach(dimension: Dimension): number {
  const wide = Math.min(paper.widest, textWidth(wordsOf(dimension, 'feet-inches'), 1) + otherUnits);
  return leaderReach(wide) + (dimension.row ?? 0) * rowHeight + 1;
}

const led = (
  { content, height }: Words,
  from: Point,
  out: Point,
  lettering: Lettering,
): Generator<LabelPlace> => placesLed({ from, out, lines: [content], style: letters }, lettering, height);

export function dimensionLabel(placed: Dimension, lettering: Lettering): Label {
  const dimension = withRoom(placed, lettering.labelHeight);
  const bounds = new BoundsPen(lettering.labelHeight, lettering.units);
  pictures[dimension.form](dimension, bounds);
  const words = wordsFor(dimension, lettering);
  return {
    rank: 'dimension',
    reach: grow(bounds.box, leaderReach(widestOf([words.content])) * words.height),
    places: () => wordPlaces[dimension.form](dimension, lettering),
    *leaders() {
      if (!isLength(dimension.form)) return;
      yield* placesBeyond(dimension, lettering);
      const { first, last, onward } = readLine(dimension, lettering);
      const out = { x: onward.y, y: -onward.x };
      yield* led(wordsFor(dimension, lettering), midpoint(first, last), out, lettering);
    },
  };
}
