// The cells that a title block consists of, and a cell of text in columns. All lengths are millimeters.
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
} from '../../paper/paperText.ts';

export interface Cell {
  /** The width; if absent, the cell gets its share of the width that the fixed cells leave. */
  readonly fixed?: number;
  readonly share?: number;
  height(width: number): number;
  isCut?(box: Box): boolean;
  draw(box: Box, pen: Pen): void;
}

/** Millimeters between the border of a cell and its text. */
export const inset = 3.5;

/** Several cells, one below another, as one cell without lines between them; none for an empty list. */
export const piled = ([first, ...rest]: readonly Cell[]): readonly Cell[] =>
  first ? [rest.reduce(over, first)] : [];

function over(top: Cell, bottom: Cell): Cell {
  const split = (box: Box): readonly [upper: Box, lower: Box] => {
    const between = box.maxY - bottom.height(boxWidth(box));
    return [
      { ...box, maxY: between },
      { ...box, minY: between },
    ];
  };
  return {
    fixed: Math.max(top.fixed ?? 0, bottom.fixed ?? 0),
    height: (width) => top.height(width) + bottom.height(width),
    isCut(box) {
      const [upper, lower] = split(box);
      return top.isCut?.(upper) === true || bottom.isCut?.(lower) === true;
    },
    draw(box, pen) {
      const [upper, lower] = split(box);
      top.draw(upper, pen);
      bottom.draw(lower, pen);
    },
  };
}

interface TextCell {
  readonly texts: readonly Words[];
  readonly share: number;
  /** Minimum width of a column; if absent, there is one column. There is no more than one for each text. */
  readonly minColumnWidth?: number;
  /** Maximum height of the cell; text that needs more is cut. */
  readonly maxHeight?: number;
}

/** How many times longer than necessary a column may be so that no text is split between columns. */
const maxStretch = 1.5;

/** Distributes the lines over columns of about equal length. */
function columnsOf(texts: readonly Words[], width: number, count: number): readonly (readonly Line[])[] {
  const all = linesOf(texts, width);
  if (count === 1) return [all];
  const even = Math.max(1, Math.ceil(all.length / count));
  const groups = texts.map((text) => linesOf([text], width));
  for (let limit = even; limit <= even * maxStretch; limit += 1) {
    const columns: Words[][] = [[]];
    for (const group of groups) {
      const last = columns.at(-1) ?? [];
      if (last.length > 0 && last.length + group.length > limit) columns.push([...group]);
      else last.push(...group);
    }
    if (columns.length <= count && columns.every(({ length }) => length <= limit))
      return columns.map(stacked);
  }
  return chunked(all, even);
}

const chunked = (lines: readonly Line[], each: number): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(lines.length / each) }, (_, i) =>
    stacked(lines.slice(i * each, (i + 1) * each)),
  );

export function textCell({ texts, share, minColumnWidth = Infinity, maxHeight = Infinity }: TextCell): Cell {
  const countIn = (width: number): number =>
    Math.max(1, Math.min(texts.length, Math.floor((width - inset) / minColumnWidth)));
  const columnWidth = (width: number): number => (width - inset) / countIn(width) - inset;
  const columnsIn = (width: number) => columnsOf(texts, columnWidth(width), countIn(width));
  const tallest = (width: number): number => Math.max(...columnsIn(width).map(heightOf));
  const roomIn = ({ minY, maxY }: Box): number => maxY - minY - 2 * inset;
  const isCut = (box: Box): boolean => tallest(boxWidth(box)) > roomIn(box) + 1e-6;
  return {
    share,
    height: (width) => Math.min(maxHeight, tallest(width) + 2 * inset),
    isCut,
    draw(box, pen) {
      const width = columnWidth(boxWidth(box));
      const count = countIn(boxWidth(box));
      let columns = columnsIn(boxWidth(box));
      if (isCut(box)) {
        const all = linesOf(texts, width);
        const rows = Math.max(1, countWithin(all, roomIn(box)));
        columns = chunked(firstLines(all, rows * count, width), rows);
      }
      for (const [i, lines] of columns.entries())
        writeLines(pen, { x: box.minX + inset + i * (width + inset), y: box.minY + inset }, lines);
    },
  };
}
