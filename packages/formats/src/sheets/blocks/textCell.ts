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
  /** What users call its texts that are cut in a box. */
  cut?(box: Box): readonly string[];
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
    cut(box) {
      const [upper, lower] = split(box);
      return [...(top.cut?.(upper) ?? []), ...(bottom.cut?.(lower) ?? [])];
    },
    draw(box, pen) {
      const [upper, lower] = split(box);
      top.draw(upper, pen);
      bottom.draw(lower, pen);
    },
  };
}

export interface CellText extends Words {
  /** What users call it. */
  readonly name: string;
  /** Whether it is cut before a text is that doesn't yield. */
  readonly yields?: true;
}

interface TextCell {
  readonly texts: readonly CellText[];
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

interface CutTexts {
  readonly lines: readonly Line[];
  /** The names of the texts that are cut. */
  readonly names: readonly string[];
}

/** Cuts texts to a number of lines: shortens the longest of those that yield, then leaves out the last of these, then the end. */
function cutTo(count: number, texts: readonly CellText[], width: number): CutTexts {
  const groups = texts.map((text) => ({ ...text, lines: linesOf([text], width) }));
  const yielding = groups.filter(({ yields }) => yields);
  const fixed = groups.reduce((sum, { yields, lines }) => sum + (yields ? 0 : lines.length), 0);
  const fits = (limit: number): boolean =>
    yielding.reduce((sum, { lines }) => sum + Math.min(limit, lines.length), fixed) <= count;
  let limit = 1;
  while (limit < count && fits(limit + 1)) limit += 1;
  const kept = new Set(fits(1) ? yielding : yielding.slice(0, Math.max(0, count - fixed)));
  let end = 0;
  const shown = groups.map((group) => {
    const { name, lines: all, yields } = group;
    const lines = yields ? firstLines(all, kept.has(group) ? limit : 0, width) : all;
    end += lines.length;
    return { name, lines, isCut: lines.length < all.length || (lines.length > 0 && end > count) };
  });
  return {
    lines: firstLines(
      shown.flatMap(({ lines }) => lines),
      count,
      width,
    ),
    names: [...new Set(shown.flatMap(({ name, isCut }) => (isCut ? [name] : [])))],
  };
}

export function textCell({ texts, share, minColumnWidth = Infinity, maxHeight = Infinity }: TextCell): Cell {
  const countIn = (width: number): number =>
    Math.max(1, Math.min(texts.length, Math.floor((width - inset) / minColumnWidth)));
  const columnWidth = (width: number): number => (width - inset) / countIn(width) - inset;
  const columnsIn = (width: number) => columnsOf(texts, columnWidth(width), countIn(width));
  const tallest = (width: number): number => Math.max(...columnsIn(width).map(heightOf));
  const roomIn = ({ minY, maxY }: Box): number => maxY - minY - 2 * inset;
  const isWhole = (box: Box): boolean => tallest(boxWidth(box)) <= roomIn(box) + 1e-6;
  const rowsIn = (box: Box): number => countWithin(linesOf(texts, columnWidth(boxWidth(box))), roomIn(box));
  const cutInto = (rows: number, width: number): CutTexts =>
    cutTo(rows * countIn(width), texts, columnWidth(width));
  return {
    share,
    height: (width) => Math.min(maxHeight, tallest(width) + 2 * inset),
    cut: (box) => (isWhole(box) ? [] : cutInto(rowsIn(box), boxWidth(box)).names),
    draw(box, pen) {
      const width = columnWidth(boxWidth(box));
      // A line that doesn't fit shows more than an empty cell would.
      const rows = Math.max(1, rowsIn(box));
      const columns = isWhole(box)
        ? columnsIn(boxWidth(box))
        : chunked(cutInto(rows, boxWidth(box)).lines, rows);
      for (const [i, lines] of columns.entries())
        writeLines(pen, { x: box.minX + inset + i * (width + inset), y: box.minY + inset }, lines);
    },
  };
}
