// How a dimension is drawn: extension lines, and its line with ticks or arrows. What is written on it is in
// dimensionWords.ts. What keeps its size on paper is measured in label heights.
import { grow } from '../../geometry/box.ts';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import type { Label, Lettering } from '../../labels/label.ts';
import { leaderReach, widestOf } from '../../labels/leaders.ts';
import { BoundsPen } from '../../pen/boundsPen.ts';
import type { Pen, Vertex } from '../../pen/pen.ts';
import { textWidth } from '../../pen/textMetrics.ts';
import {
  angleOf,
  type Dimension,
  type DimensionForm,
  onArc,
  placeOf,
  rowHeight,
  type Side,
  spokeOf,
  withRoom,
} from './dimensionGeometry.ts';
import {
  arrow,
  fitsWithin,
  opened,
  placesOf,
  placesOff,
  readLine,
  tipOf,
  widest,
  wordsFor,
  wordsOf,
} from './dimensionWords.ts';
import { dimensionLayer as layer, ink, weights } from '../ink.ts';

/** Label heights. */
const paper = { gap: 0.5, over: 0.4, tick: 0.4, center: 0.5 } as const;
const line = { layer, stroke: ink, weight: weights.label, stratum: 'dimensions' } as const;
const solid = { layer, fill: ink, stratum: 'dimensions' } as const;

const open = (pen: Pen, ...vertices: readonly Vertex[]): void => pen.path(opened(...vertices), line);

/** Feet between an extension line and what is measured; 0 if only the bounds are computed. */
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
  const back = add(at, scaleBy(inward, arrow * height));
  const half = scaleBy(across, 0.16 * height);
  pen.path({ vertices: [at, add(back, half), subtract(back, half)], closed: true }, solid);
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

/** Extends a side to the arc if it does not reach it. */
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
  // In two halves, so that each is at most half a circle.
  const bulge = Math.tan(sweep / 8);
  open(pen, { ...from, bulge }, { ...middle, bulge }, to);
  const length = radius * Math.abs(sweep);
  const turn = Math.sign(sweep || 1);
  const fitsArrows = dimension.ends === 'ticks' || length > 3 * arrow * height;
  for (const end of fitsArrows ? [0, 1] : []) {
    const outward = unit(subtract(end === 0 ? from : to, apex));
    const way = turnRight(outward);
    drawEnd(pen, dimension.ends, end === 0 ? from : to, scaleBy(way, end === 0 ? turn : -turn));
  }
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

const pictures: Readonly<Record<DimensionForm, (dimension: Dimension, pen: Pen) => void>> = {
  aligned: drawLength,
  horizontal: drawLength,
  vertical: drawLength,
  angular: drawAngle,
  radius: drawRadius,
};

export const drawDimension = (dimension: Dimension, pen: Pen): void =>
  pictures[dimension.form](withRoom(dimension, pen.labelHeight), pen);

/** Label heights that a measure is longer in other units than in feet and inches, at most. */
const otherUnits = 4;

/** Label heights around what it measures within which a dimension's line and words stay. */
export function dimensionReach(dimension: Dimension): number {
  const wide = Math.min(widest, textWidth(wordsOf(dimension, 'feet-inches'), 1) + otherUnits);
  return leaderReach(wide) + (dimension.row ?? 0) * rowHeight + 1;
}

export function dimensionLabel(placed: Dimension, lettering: Lettering): Label {
  const dimension = withRoom(placed, lettering.labelHeight);
  const bounds = new BoundsPen(lettering.labelHeight, lettering.units);
  pictures[dimension.form](dimension, bounds);
  const words = wordsFor(dimension, lettering);
  return {
    rank: 'dimension',
    reach: grow(bounds.box, leaderReach(widestOf([words.content])) * words.height),
    places: () => placesOf(dimension, lettering),
    leaders: () => placesOff(dimension, lettering),
  };
}
