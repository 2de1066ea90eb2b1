// A cell of the title block, and one of texts in columns. Millimeters.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import {
  countWithin,
  firstLines,
  heightOf,
  type Line,
  linesOf,
  stacked,
  type Words,
  writeLines,
} from '../paperText.ts';

export interface Cell {
  /** Width; a share of the rest if absent. */
  readonly fixed?: number;
  readonly share?: number;
  height(width: number): number;
  isCut?(box: Box): boolean;
  draw(box: Box, pen: Pen): void;
}

export const inset = 3.5;

interface TextCell {
  readonly texts: readonly Words[];
  readonly share: number;
  /** Least width of a column; one column if absent. */
  readonly column?: number;
  /** Height beyond which words are cut. */
  readonly most?: number;
}

/** By how much columns may become longer so that none ends within a text. */
const longer = 1.5;

/** The lines in columns of about one length. */
function columnsOf(texts: readonly Words[], width: number, count: number): readonly (readonly Line[])[] {
  const all = linesOf(texts, width);
  if (count === 1) return [all];
  const even = Math.max(1, Math.ceil(all.length / count));
  const groups = texts.map((text) => linesOf([text], width));
  for (let most = even; most <= even * longer; most += 1) {
    const columns: Words[][] = [[]];
    for (const group of groups) {
      const last = columns.at(-1) ?? [];
      if (last.length > 0 && last.length + group.length > most) columns.push([...group]);
      else last.push(...group);
    }
    if (columns.length <= count && columns.every(({ length }) => length <= most)) return columns.map(stacked);
  }
  return slices(all, even);
}

const slices = (lines: readonly Line[], each: number): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(lines.length / each) }, (_, i) =>
    stacked(lines.slice(i * each, (i + 1) * each)),
  );

export function textCell({ texts, share, column = Infinity, most = Infinity }: TextCell): Cell {
  const countIn = (width: number): number => Math.max(1, Math.floor((width - inset) / column));
  const lineWidth = (width: number): number => (width - inset) / countIn(width) - inset;
  const columnsIn = (width: number) => columnsOf(texts, lineWidth(width), countIn(width));
  const tallest = (width: number): number => Math.max(...columnsIn(width).map(heightOf));
  const roomIn = ({ minY, maxY }: Box): number => maxY - minY - 2 * inset;
  const isCut = (box: Box): boolean => tallest(boxWidth(box)) > roomIn(box) + 1e-6;
  return {
    share,
    height: (width) => Math.min(most, tallest(width) + 2 * inset),
    isCut,
    draw(box, pen) {
      const width = lineWidth(boxWidth(box));
      const count = countIn(boxWidth(box));
      let columns = columnsIn(boxWidth(box));
      if (isCut(box)) {
        const all = linesOf(texts, width);
        const rows = Math.max(1, countWithin(all, roomIn(box)));
        columns = slices(firstLines(all, rows * count, width), rows);
      }
      for (const [i, lines] of columns.entries())
        writeLines(pen, { x: box.minX + inset + i * (width + inset), y: box.minY + inset }, lines);
    },
  };
}
