// Draws the map under a drawing of the plan, cut to the drawing, with its attribution in a corner.
import type { Box } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { PrintedMap } from '@homeplot/plan/printedMap';
import { ink, layer } from '../sheetInk.ts';
import { smallestLetters } from './paperText.ts';
import { type Placement, ViewportPen } from './pens/viewportPen.ts';

/** Millimeters from the corner. */
const inset = 1;

/** extent: what the drawing shows, in feet. */
export function drawMap(
  pen: Pen,
  { mark, attribution }: PrintedMap,
  placement: Placement,
  extent: Box,
): void {
  new ViewportPen(pen, placement, smallestLetters, extent).image(mark, { layer });
  if (attribution === '') return;
  const { from, at, scale } = placement;
  const x = at.x + (extent.maxX - from.x) * scale - inset;
  const y = at.y + (extent.maxY - from.y) * scale - inset;
  pen.text(
    {
      at: { x, y },
      content: attribution,
      height: smallestLetters,
      angle: 0,
      align: 'end',
      baseline: 'baseline',
    },
    { layer, fill: ink, stroke: '#ffffff', weight: 0.7 },
  );
}
