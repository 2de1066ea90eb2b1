// How a printed sheet is divided: a border, the room of the plan, and under it the cells of the title block.
import { type Box, grow } from '@homeplot/plan/box';
import type { SheetSize } from './papers.ts';

export interface SheetFrame {
  /** How much larger than usual the title block is. */
  readonly enlarged: number;
  readonly border: Box;
  /** Inside of which the plan lies with all its labels. */
  readonly plan: Box;
  readonly title: Box;
  /** undefined where there is nothing to tell apart. */
  readonly legend: Box | undefined;
  readonly scale: Box;
  readonly north: Box;
}

/** Millimeters of the shorter side: sheets from here on are read from farther off. */
const large = 400;
/** Millimeters: the edge that printers cannot reach, the room around the plan, and what the cells take. */
const edge = 10;
const clear = 6;
const strip = 28;
const widths = { legend: 35, scale: 62, north: 27 };

export function sheetFrame({ width, height }: SheetSize, hasLegend: boolean): SheetFrame {
  const border = grow({ minX: 0, minY: 0, maxX: width, maxY: height }, -edge);
  const enlarged = Math.min(width, height) < large ? 1 : 1.5;
  const top = border.maxY - strip * enlarged;
  const cell = (minX: number, maxX: number): Box => ({ ...border, minY: top, minX, maxX });
  const north = cell(border.maxX - widths.north * enlarged, border.maxX);
  const scale = cell(north.minX - widths.scale * enlarged, north.minX);
  const legend = hasLegend ? cell(scale.minX - widths.legend * enlarged, scale.minX) : undefined;
  return {
    enlarged,
    border,
    plan: grow({ ...border, maxY: top }, -clear),
    title: cell(border.minX, (legend ?? scale).minX),
    legend,
    scale,
    north,
  };
}
