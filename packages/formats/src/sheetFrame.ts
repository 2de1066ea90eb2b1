// The layout of a sheet: border, plan area, and below it the cells of the title block.
import { type Box, grow } from '@homeplot/plan/box';
import type { SheetSize } from './papers.ts';

export interface SheetFrame {
  /** Scale factor of the title block. */
  readonly enlarged: number;
  readonly border: Box;
  /** The area of the plan with its labels. */
  readonly plan: Box;
  readonly title: Box;
  /** undefined if there is no legend. */
  readonly legend: Box | undefined;
  readonly scale: Box;
  /** undefined if there is no north arrow. */
  readonly north: Box | undefined;
}

/** Millimeters of the shorter side: larger sheets are read from further away. */
const large = 400;
/** Millimeters: unprintable margin, padding of the plan area, sizes of cells. */
const edge = 10;
const clear = 6;
const strip = 28;
const widths = { legend: 35, scale: 62, north: 27 };

export interface SheetCells {
  readonly legend: boolean;
  readonly north: boolean;
}

export function sheetFrame({ width, height }: SheetSize, has: SheetCells): SheetFrame {
  const border = grow({ minX: 0, minY: 0, maxX: width, maxY: height }, -edge);
  const enlarged = Math.min(width, height) < large ? 1 : 1.5;
  const top = border.maxY - strip * enlarged;
  const cell = (minX: number, maxX: number): Box => ({ ...border, minY: top, minX, maxX });
  const north = has.north ? cell(border.maxX - widths.north * enlarged, border.maxX) : undefined;
  const end = north?.minX ?? border.maxX;
  const scale = cell(end - widths.scale * enlarged, end);
  const legend = has.legend ? cell(scale.minX - widths.legend * enlarged, scale.minX) : undefined;
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
