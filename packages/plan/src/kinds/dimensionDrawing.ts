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
import type { Pen, Vertex } from '../pen/pen.ts';
import { capHeight, textWidth } from '../pen/textMetrics.ts';
import { formatDegrees, formatLength, type Units } from '../units.ts';
import {
  angleOf,
  type Dimension,
  type DimensionForm,
  lineOf,
  measuredBy,
  onArc,
  placeOf,
  type Side,
  spokeOf,
  withRoom,
} from './dimensionGeometry.ts';
import { clearOfLines, dimensionLayer as layer, ink, readingAngle, weights } from './ink.ts';

/** Label heights. */
const paper = { gap: 0.5, over: 0.4, tick: 0.4, arrow: 0.85, clear: 0.35, centre: 0.5, widest: 24 } as const;
const line = { layer, stroke: ink, weight: weights.label };
const solid = { layer, fill: ink };
const letters = { ...solid, ...clearOfLines };

const measureIn: Readonly<Record<DimensionForm, (measured: number, units: Units) => string>> = {
  aligned: formatLength,
  horizontal: formatLength,
  vertical: formatLength,
  angular: formatDegrees,
  radius: (feet, units) => `R ${formatLength(feet, units)}`,
};

/** What is written on a dimension. */
export const wordsOf = (dimension: Dimension, units: Units): string =>
  dimension.text ?? measureIn[dimension.form](measuredBy[dimension.form](dimension), units);

interface Words {
  readonly content: string;
  readonly height: number;
  readonly width: number;
}

function wordsFor(dimension: Dimension, pen: Pen): Words {
  const content = wordsOf(dimension, pen.units);
  const wide = textWidth(content, pen.labelHeight);
  const height = pen.labelHeight * Math.min(1, (paper.widest * pen.labelHeight) / wide || 1);
  return { content, height, width: textWidth(content, height) };
}

const open = (pen: Pen, ...vertices: readonly Vertex[]): void => pen.path({ vertices, closed: false }, line);

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
    pen.path(
      { vertices: [subtract(at, slant), add(at, slant)], closed: false },
      { ...line, weight: weights.object },
    );
    return;
  }
  const back = add(at, scaleBy(inward, paper.arrow * height));
  const half = scaleBy(across, 0.16 * height);
  pen.path({ vertices: [at, add(back, half), subtract(back, half)], closed: true }, solid);
}

/** Words along a line, above it as one reads. */
function writeAlong(pen: Pen, { content, height }: Words, middle: Point, along: Point): void {
  if (height === 0) return;
  const angle = readingAngle(along);
  const up = { x: Math.sin(angle), y: -Math.cos(angle) };
  const at = add(middle, scaleBy(up, (paper.clear + capHeight / 2) * height));
  pen.text({ at, content, height, angle, align: 'middle', baseline: 'middle' }, letters);
}

/** Level words that begin at a point, or end there where they go to the left. */
function writeLevel(pen: Pen, { content, height }: Words, at: Point, goesLeft: boolean): void {
  if (height === 0) return;
  const align = goesLeft ? 'end' : 'start';
  pen.text({ at, content, height, angle: 0, align, baseline: 'middle' }, letters);
}

function drawLength(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const { from, to, axis } = lineOf(dimension);
  const length = distance(from, to);
  extend(pen, placeOf(dimension, 0), from);
  extend(pen, placeOf(dimension, 1), to);
  const words = wordsFor(dimension, pen);
  const along = length === 0 ? axis : unit(subtract(to, from));
  const angle = readingAngle(along);
  const reads = dot(along, { x: Math.cos(angle), y: Math.sin(angle) }) >= 0;
  // The ends as one reads: the words that do not fit go beyond the second.
  const [first, last] = reads ? [from, to] : [to, from];
  const onward = reads ? along : scaleBy(along, -1);
  const fits = words.width + height <= length;
  const turnsOut = dimension.ends === 'arrows' && length < 3 * paper.arrow * height;
  const tail = turnsOut ? 2 * paper.arrow * height : 0;
  const aside = fits ? tail : Math.max(tail, words.width + 1.2 * height);
  open(pen, add(first, scaleBy(onward, -tail)), add(last, scaleBy(onward, aside)));
  const inward = turnsOut ? -1 : 1;
  drawEnd(pen, dimension.ends, first, scaleBy(onward, inward));
  drawEnd(pen, dimension.ends, last, scaleBy(onward, -inward));
  const beside = add(last, scaleBy(onward, 0.7 * height + words.width / 2));
  writeAlong(pen, words, fits ? midpoint(first, last) : beside, along);
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
  const words = wordsFor(dimension, pen);
  const length = radius * Math.abs(sweep);
  const turn = Math.sign(sweep || 1);
  const fitsArrows = dimension.ends === 'ticks' || length > 3 * paper.arrow * height;
  for (const end of fitsArrows ? [0, 1] : []) {
    const outward = unit(subtract(end === 0 ? from : to, apex));
    const way = turnRight(outward);
    drawEnd(pen, dimension.ends, end === 0 ? from : to, scaleBy(way, end === 0 ? turn : -turn));
  }
  const out = unit(subtract(middle, apex));
  // Straight words would cut a tight arc.
  if (words.width + height <= Math.min(length, radius)) {
    // Above the arc is outside of it on the upper half and inside on the lower.
    writeAlong(pen, words, middle, turnRight(out));
  } else {
    writeLevel(pen, words, add(middle, scaleBy(out, 0.7 * height)), out.x < -1e-9);
  }
}

function drawRadius(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const { centre, rim, heading, radius, end } = spokeOf(dimension);
  const words = wordsFor(dimension, pen);
  const fits = dimension.offset <= 0 && words.width + 2 * height <= radius;
  // Words outside are led to the rim from there, clear of what is written in the hollow.
  const least = add(rim, scaleBy(heading, 1.5 * height));
  const tip = dimension.offset > 1.5 * height ? end : least;
  open(pen, rim, fits ? centre : tip);
  drawEnd(pen, 'arrows', rim, scaleBy(heading, fits ? -1 : 1));
  const arm = paper.centre * height;
  if (height > 0 && arm < radius) {
    open(pen, { x: centre.x - arm, y: centre.y }, { x: centre.x + arm, y: centre.y });
    open(pen, { x: centre.x, y: centre.y - arm }, { x: centre.x, y: centre.y + arm });
  }
  if (fits) {
    writeAlong(pen, words, midpoint(centre, rim), heading);
    return;
  }
  const goesLeft = heading.x < -1e-9;
  const landing = add(tip, { x: (goesLeft ? -1 : 1) * 0.6 * height, y: 0 });
  if (height > 0) open(pen, tip, landing);
  writeLevel(pen, words, add(landing, { x: (goesLeft ? -1 : 1) * 0.25 * height, y: 0 }), goesLeft);
}

const pictures: Readonly<Record<DimensionForm, (dimension: Dimension, pen: Pen) => void>> = {
  aligned: drawLength,
  horizontal: drawLength,
  vertical: drawLength,
  angular: drawAngle,
  radius: drawRadius,
};

export const drawDimension = (dimension: Dimension, pen: Pen): void =>
  pictures[dimension.form](withRoom(dimension, pen.labelHeight), pen);
