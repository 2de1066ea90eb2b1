// A drag of very many objects shows only their bounding box, because a full preview would be too slow.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { accent, markLayer } from '../tool/marks.ts';

/** Up to this many objects are previewed individually, in about 10 ms per pointer record. */
export const maxPreviewed = 2000;

/** The box at the press, and how far it has been dragged, in feet. */
export interface BulkMove {
  readonly box: Box;
  readonly by: Point;
}

export function drawBulkMove({ box, by }: BulkMove, pen: Pen): void {
  const vertices = boxCorners(box).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  pen.path({ vertices, closed: true }, { layer: markLayer, stroke: accent, weight: 0.4, dash: [1.5, 1] });
}
