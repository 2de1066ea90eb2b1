// Draws a QR code as rows of squares.
import { boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { layer } from './sheetInk.ts';
import { type QrCode, margin } from './qrCode.ts';

/** Part of a module by which rows overlap, so that no hairline shows between them. */
const overlap = 0.02;

/** Draws a code with its margin; side and corner in units of the pen. */
export function drawQrCode(pen: Pen, corner: Point, side: number, { size, isDark }: QrCode): void {
  const module = side / (size + 2 * margin);
  const style = { layer, fill: '#000000' };
  for (let row = 0; row < size; row += 1) {
    let from: number | undefined;
    for (let column = 0; column <= size; column += 1) {
      const dark = column < size && isDark(column, row);
      if (dark) from ??= column;
      else if (from !== undefined) {
        const box = {
          minX: corner.x + (margin + from) * module,
          maxX: corner.x + (margin + column) * module,
          minY: corner.y + (margin + row) * module,
          maxY: corner.y + (margin + row + 1 + overlap) * module,
        };
        pen.path({ vertices: boxCorners(box), closed: true }, style);
        from = undefined;
      }
    }
  }
}
