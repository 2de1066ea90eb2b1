// Finds room for a column of blocks in a corner of a drawing's own space. A lot often fills the sheet in one direction and
// leaves corners free, such as beside the street in front of it.
import { type Box, boxHeight, boxWidth, grow, overlaps } from '@homeplot/plan/box';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import type { SheetSize } from '../paper/papers.ts';
import { usualScales } from '../paper/printScales.ts';
import { drawingGap } from './view/drawingPlaces.ts';
import type { Nest } from './view/layout.ts';
import type { PlanView } from './view/planView.ts';

/** Corners in the order in which drafters use them: at the right, at the left, each at the top first. */
const corners = [
  { right: true, top: true },
  { right: true, top: false },
  { right: false, top: true },
  { right: false, top: false },
];

/** feetPerInch: the drawing's scale, if the user chose one. */
export const nestBeside =
  (view: PlanView, feetPerInch?: number): Nest =>
  (room, column, scoreToBeat) => {
    const inner = grow(room, -drawingGap);
    const size = { width: boxWidth(inner), height: boxHeight(inner) };
    if (column.width > size.width || column.height > boxHeight(room)) return undefined;
    const usual = usualScales(view.plan.settings.units).map((scale) => scale.feetPerInch);
    for (const scale of feetPerInch === undefined ? usual : [feetPerInch]) {
      // The score of an arrangement is the scale of its drawing.
      if (scale >= scoreToBeat) return undefined;
      const found = view.fits(size, scale) && nestAt(view, scale, room, column);
      if (found) return found;
    }
    return undefined;
  };

function nestAt(view: PlanView, feetPerInch: number, room: Box, column: SheetSize): ReturnType<Nest> {
  const perFoot = millimetersPerInch / feetPerInch;
  const extent = view.boxAt(feetPerInch);
  const ink = view.inkBoxes(feetPerInch);
  const [width, height] = [boxWidth(extent) * perFoot, boxHeight(extent) * perFoot];
  for (const { right, top } of corners) {
    const x = right ? room.maxX - column.width : room.minX;
    const y = top ? room.minY : room.maxY - column.height;
    const box = { minX: x, minY: y, maxX: x + column.width, maxY: y + column.height };
    const minX = right ? room.minX + drawingGap : room.maxX - drawingGap - width;
    const minY = (room.minY + room.maxY - height) / 2;
    const clearance = grow(box, drawingGap / 2);
    const isFree = ink.every(
      (one) =>
        !overlaps(clearance, {
          minX: minX + (one.minX - extent.minX) * perFoot,
          minY: minY + (one.minY - extent.minY) * perFoot,
          maxX: minX + (one.maxX - extent.minX) * perFoot,
          maxY: minY + (one.maxY - extent.minY) * perFoot,
        }),
    );
    if (isFree) return { drawing: { minX, minY, maxX: minX + width, maxY: minY + height }, column: box };
  }
  return undefined;
}
