// A drag of very many objects: shown as the box round them, since moving them all with every pointer record would not
// keep up with the hand.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { accent, markLayer } from './marks.ts';

/** Objects that are shown one by one while they are dragged: some 10 ms a record. */
export const mostShown = 2000;

/** The box at the press, and how far it has been dragged, in feet. */
export interface BulkMove {
  readonly box: Box;
  readonly by: Point;
}

export function drawBulkMove({ box, by }: BulkMove, pen: Pen): void {
  const vertices = boxCorners(box).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  pen.path({ vertices, closed: true }, { layer: markLayer, stroke: accent, weight: 0.4, dash: [1.5, 1] });
}
