// Draws conflicts: a red line with both distances, or a ring where nothing is measured.
import type { Pen } from '@homeplot/plan/pen';
import { markLayer } from '../tool/marks.ts';
import type { Viewport } from '../view/viewport.ts';
import { danger, drawDistances, type IsCrowded, markOfConflict } from './distanceMarks.ts';
import type { Conflict } from '../snapping/placingAid.ts';

/** CSS pixels. */
const ringRadius = 9;

export function drawConflicts(
  pen: Pen,
  conflicts: readonly Conflict[],
  viewport: Viewport,
  isCrowded?: IsCrowded,
): void {
  const marks = conflicts.map((conflict) => ({ conflict, mark: markOfConflict(conflict, pen.units) }));
  for (const { conflict, mark } of marks)
    if (!mark && conflict.place)
      pen.circle(conflict.place.from, ringRadius / viewport.pxPerFoot, {
        layer: markLayer,
        stroke: danger,
        weight: 0.6,
      });
  drawDistances(
    pen,
    marks.flatMap(({ mark }) => mark ?? []),
    viewport,
    isCrowded,
  );
}
