// The strokes that all dimensions share: extension lines, and the ticks or arrows at the ends of a line.
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import type { Pen, Vertex } from '../../geometry/pen.ts';
import type { Dimension } from './dimensionPlaces.ts';
import { arrow, openPath } from './dimensionWords.ts';
import { dimensionLayer as layer, ink, weights } from '../../lettering/ink.ts';

/**
 * Label heights: from what is measured to its extension line; how far that extends beyond the dimension line; half the
 * length of a tick; half the width of an arrow; and half the size of the cross at the center of a radius.
 */
export const paper = { gap: 0.5, overrun: 0.4, tick: 0.4, arrow: 0.16, center: 0.5 } as const;
const line = { layer, stroke: ink, weight: weights.label, stratum: 'dimensions' } as const;
const solid = { layer, fill: ink, stratum: 'dimensions' } as const;

export const drawLine = (pen: Pen, ...vertices: readonly Vertex[]): void =>
  pen.path(openPath(...vertices), line);

/**
 * Feet between what is measured and its extension line, but at least enough to be visible. 0 for a pen without detail:
 * the bounds that it computes include the measured point.
 */
const gapOf = ({ labelHeight, resolution }: Pen): number =>
  resolution === Infinity ? 0 : Math.max(paper.gap * labelHeight, 1.5 * resolution);

/** Draws an extension line from near a measured point to slightly beyond the dimension line. */
export function drawExtension(pen: Pen, from: Point, to: Point): void {
  const length = distance(from, to);
  if (length === 0) return;
  const along = unit(subtract(to, from));
  const gap = Math.min(gapOf(pen), length * 0.4);
  drawLine(pen, add(from, scaleBy(along, gap)), add(to, scaleBy(along, paper.overrun * pen.labelHeight)));
}

/** Draws a tick across the end of a line, or an arrowhead there. inward: the unit vector from the end along the line. */
export function drawEnd(pen: Pen, ends: Dimension['ends'], at: Point, inward: Point): void {
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
