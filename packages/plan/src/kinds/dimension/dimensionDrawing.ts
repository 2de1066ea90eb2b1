// Draws the lines of a dimension of any form (length, angle, radius), and gives the label that shows its text. Text is in
// dimensionWords.ts. Sizes that are fixed on paper are in label heights.
import { grow } from '../../geometry/box.ts';
import { add, type Point, scaleBy, subtract, turnRight, unit, distance } from '../../geometry/point.ts';
import { pointAlong } from '../../geometry/segment.ts';
import type { Label, Lettering } from '../../lettering/label.ts';
import { leaderReach, widestOf } from '../../lettering/leaders.ts';
import { BoundsPen } from '../../geometry/boundsPen.ts';
import type { Pen, Vertex } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { lineOf, rowHeight, withRoom } from './dimensionGeometry.ts';
import { spokeOf } from './dimensionRadius.ts';
import { angleOf, onArc, type Side } from './dimensionAngle.ts';
import { type Dimension, type DimensionForm, placeOf } from './dimensionPlaces.ts';
import { arrow, fitsWithin, placesOf, placesOff, readLine, tipOf, openPath } from './dimensionWords.ts';
import { maxTextWidth, wordsFor, wordsOf } from './dimensionText.ts';
import { dimensionLayer as layer, ink, weights } from '../../lettering/ink.ts';

function drawLength(dimension: Dimension, pen: Pen): void {
  const { from, to, first, last, onward, hasOutsideArrows, tail } = readLine(dimension, pen);
  drawExtension(pen, placeOf(dimension, 0), from);
  drawExtension(pen, placeOf(dimension, 1), to);
  drawLine(pen, add(first, scaleBy(onward, -tail)), add(last, scaleBy(onward, tail)));
  const inward = hasOutsideArrows ? -1 : 1;
  drawEnd(pen, dimension.ends, first, scaleBy(onward, inward));
  drawEnd(pen, dimension.ends, last, scaleBy(onward, -inward));
}

/** Draws an extension line from a side of the angle to its arc, if the side doesn't reach that. */
function extendSide(pen: Pen, apex: Point, { heading, near, far }: Side, radius: number): void {
  const at = (reach: number): Point => add(apex, scaleBy(heading, reach));
  if (radius > far) drawExtension(pen, at(Math.max(0, far)), at(radius));
  else if (radius < near) drawExtension(pen, at(near), at(radius));
}

function drawAngle(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const angle = angleOf(dimension);
  const { apex, radius, sweep, sides } = angle;
  for (const side of sides) extendSide(pen, apex, side, radius);
  const [from, middle, to] = [onArc(angle, 0), onArc(angle, 0.5), onArc(angle, 1)];
  // Two arcs of half the angle each, because a single arc of nearly a full turn would have a huge bulge.
  const bulge = Math.tan(sweep / 8);
  drawLine(pen, { ...from, bulge }, { ...middle, bulge }, to);
  const length = radius * Math.abs(sweep);
  const turn = Math.sign(sweep || 1);
  const fitsArrows = dimension.ends === 'ticks' || length > 3 * arrow * height;
  for (const end of fitsArrows ? [0, 1] : []) {
    const outward = unit(subtract(end === 0 ? from : to, apex));
    const clockwise = turnRight(outward);
    drawEnd(pen, dimension.ends, end === 0 ? from : to, scaleBy(clockwise, end === 0 ? turn : -turn));
  }
}

/** Segments of the polyline that a label gets instead of an arc or a line. */
const segments = 20;

const sampled = (at: (fraction: number) => Point): readonly Point[] =>
  Array.from({ length: segments + 1 }, (_, i) => at(i / segments));

/** The line that the text belongs to. */
function labelLine(dimension: Dimension): readonly Point[] {
  if (dimension.form === 'angular') {
    const angle = angleOf(dimension);
    return sampled((fraction) => onArc(angle, fraction));
  }
  const { from, to } = lineOf(dimension.form === 'radius' ? { ...dimension, offset: 0 } : dimension);
  return sampled((fraction) => pointAlong(from, to, fraction));
}

function drawRadius(dimension: Dimension, pen: Pen): void {
  const { labelHeight: height } = pen;
  const { center, rim, heading, radius } = spokeOf(dimension);
  const fits = fitsWithin(dimension, wordsFor(dimension, pen), radius, height);
  drawLine(pen, rim, fits ? center : tipOf(dimension, height));
  drawEnd(pen, 'arrows', rim, scaleBy(heading, fits ? -1 : 1));
  const arm = paper.center * height;
  if (height > 0 && arm < radius) {
    drawLine(pen, { x: center.x - arm, y: center.y }, { x: center.x + arm, y: center.y });
    drawLine(pen, { x: center.x, y: center.y - arm }, { x: center.x, y: center.y + arm });
  }
}

const drawings: Readonly<Record<DimensionForm, (dimension: Dimension, pen: Pen) => void>> = {
  aligned: drawLength,
  horizontal: drawLength,
  vertical: drawLength,
  angular: drawAngle,
  radius: drawRadius,
};

export const drawDimension = (dimension: Dimension, pen: Pen): void =>
  drawings[dimension.form](withRoom(dimension, pen.labelHeight), pen);

/** Label heights by which the text can be wider in other units than in feet and inches. */
const maxExtraWidth = 4;

/** How far the line and the text of a dimension can be from what it measures, in label heights, whatever the units. */
export function dimensionReach(dimension: Dimension): number {
  const wide = Math.min(maxTextWidth, textWidth(wordsOf(dimension, 'feet-inches'), 1) + maxExtraWidth);
  return leaderReach(wide) + (dimension.row ?? 0) * rowHeight + 1;
}

export function dimensionLabel(stored: Dimension, lettering: Lettering): Label {
  const dimension = withRoom(stored, lettering.labelHeight);
  const bounds = new BoundsPen(lettering.labelHeight, lettering.units);
  drawings[dimension.form](dimension, bounds);
  const words = wordsFor(dimension, lettering);
  return {
    rank: 'dimension',
    reach: grow(bounds.box, leaderReach(widestOf([words.content])) * words.height),
    line: labelLine(dimension),
    places: () => placesOf(dimension, lettering),
    leaders: () => placesOff(dimension, lettering),
  };
}

/**
 * Label heights: from what is measured to its extension line; how far that extends beyond the dimension line; half the
 * length of a tick; half the width of an arrow; and half the size of the cross at the center of a radius.
 */
const paper = { gap: 0.5, overrun: 0.4, tick: 0.4, arrow: 0.16, center: 0.5 } as const;
const line = { layer, stroke: ink, weight: weights.label, stratum: 'dimensions' } as const;
const solid = { layer, fill: ink, stratum: 'dimensions' } as const;

const drawLine = (pen: Pen, ...vertices: readonly Vertex[]): void => pen.path(openPath(...vertices), line);

/**
 * Feet between what is measured and its extension line, but at least enough to be visible. 0 for a pen without detail:
 * the bounds that it computes include the measured point.
 */
const gapOf = ({ labelHeight, resolution }: Pen): number =>
  resolution === Infinity ? 0 : Math.max(paper.gap * labelHeight, 1.5 * resolution);

/** Draws an extension line from near a measured point to slightly beyond the dimension line. */
function drawExtension(pen: Pen, from: Point, to: Point): void {
  const length = distance(from, to);
  if (length === 0) return;
  const along = unit(subtract(to, from));
  const gap = Math.min(gapOf(pen), length * 0.4);
  drawLine(pen, add(from, scaleBy(along, gap)), add(to, scaleBy(along, paper.overrun * pen.labelHeight)));
}

/** Draws a tick across the end of a line, or an arrowhead there. inward: the unit vector from the end along the line. */
function drawEnd(pen: Pen, ends: Dimension['ends'], at: Point, inward: Point): void {
  const height = pen.labelHeight;
  if (height === 0) return;
  const across = turnRight(inward);
  if (ends === 'ticks') {
    const slant = scaleBy(unit(subtract(across, inward)), paper.tick * height);
    pen.path(openPath(subtract(at, slant), add(at, slant)), { ...line, weight: weights.object });
    return;
  }
  const back = add(at, scaleBy(inward, arrow * height));
  const half = scaleBy(across, paper.arrow * height);
  pen.path({ vertices: [at, add(back, half), subtract(back, half)], closed: true }, solid);
}
