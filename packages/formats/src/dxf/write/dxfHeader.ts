// The header of a DXF file: its version, units, extents and the variables that CAD programs expect.
import type { Drawing } from './drawing.ts';
import { point3, written } from './tags.ts';

/** The codes of metric units in $INSUNITS, such as 4 for millimeters. */
const metricCodes = new Set([4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17]);

export function headerOf(drawing: Drawing, code: number): string {
  const { min, max } = drawing.model;
  const [low, high] = Number.isFinite(min.x)
    ? [min, max]
    : [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ];
  return written(
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1252'],
    [9, '$INSBASE'],
    ...point3(10, { x: 0, y: 0 }),
    [9, '$EXTMIN'],
    ...point3(10, low),
    [9, '$EXTMAX'],
    ...point3(10, high),
    [9, '$LTSCALE'],
    [40, 1],
    [9, '$TEXTSTYLE'],
    [7, 'Standard'],
    [9, '$CLAYER'],
    [8, '0'],
    [9, '$DIMSTYLE'],
    [2, 'SITE-TICKS'],
    [9, '$LUNITS'],
    [70, 2],
    [9, '$LUPREC'],
    [70, 4],
    [9, '$HANDSEED'],
    [5, drawing.handle()],
    // 0: the scale of a viewport doesn't change the length of dashes.
    [9, '$PSLTSCALE'],
    [70, 0],
    [9, '$TILEMODE'],
    [70, 1],
    [9, '$MEASUREMENT'],
    [70, metricCodes.has(code) ? 1 : 0],
    [9, '$INSUNITS'],
    [70, code],
    [9, '$LWDISPLAY'],
    [290, 1],
  );
}
