// A QR code of a link on a sheet.
import { correction, generate } from 'lean-qr';
import { boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { layer } from './sheetText.ts';

/** Modules: the blank margin that readers need (ISO/IEC 18004). */
const margin = 4;
/** Millimeters: phones can't reliably read smaller modules from paper. */
const minModule = 0.33;

export interface QrCode {
  /** Modules on a side, without the margin. */
  readonly size: number;
  readonly isDark: (column: number, row: number) => boolean;
}

/** The code of a link for a square of a side in millimeters; undefined if the link is too long to be read there. */
export function qrCode(link: string, side: number): QrCode | undefined {
  const modules = Math.floor(side / minModule) - 2 * margin;
  // Version 1 has 21 modules, each further one 4 more, up to 40.
  const maxVersion = Math.min(40, Math.floor((modules - 17) / 4));
  if (maxVersion < 1) return undefined;
  try {
    const code = generate(link, { minCorrectionLevel: correction.L, maxVersion });
    return { size: code.size, isDark: (column, row) => code.get(column, row) };
  } catch {
    return undefined;
  }
}

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
