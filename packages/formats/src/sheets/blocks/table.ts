// A table of the plan.
import { boxWidth } from '@homeplot/plan/box';
import type { TableBlock, TableContent } from '@homeplot/plan/sheet';
import type { BlockKind, SheetContext } from '../context.ts';
import { rule } from '../frame.ts';
import { textWidth } from '@homeplot/plan/textMetrics';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../paperText.ts';
import { areas } from '../tables/areas.ts';
import { courses } from '../tables/courses.ts';
import { coverage } from '../tables/coverage.ts';
import { setbacks } from '../tables/setbacks.ts';
import type { TableData, TableMaker } from '../tables/tableData.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

export const tableMakers: Readonly<Record<TableContent, TableMaker>> = { coverage, setbacks, courses, areas };

/** Millimeters. */
const gap = { column: 2.5, row: 1.6 };

const dataOf = ({ content }: TableBlock, { plan }: SheetContext): TableData => tableMakers[content](plan);

interface Laid {
  /** The left edge and the width of each column. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  readonly rows: readonly { readonly cells: readonly (readonly Line[])[]; readonly height: number }[];
  readonly notes: readonly Line[];
}

/** The widths of columns: as wide as their words, or where there is less room, columns of words take what is left. */
function widthsOf({ columns, rows }: TableData, width: number): readonly number[] {
  const natural = columns.map(({ title }, i) =>
    Math.max(
      ...[title, ...rows.map((row) => row[i] ?? '')].map((words) => textWidth(words, letters.text) * 1.04),
    ),
  );
  const room = width - gap.column * (columns.length - 1);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const words = sum(natural.filter((_, i) => !columns[i]?.isNumber));
  const spare = room - sum(natural);
  return natural.map((own, i) => {
    if (spare >= 0) return own + spare / columns.length;
    return columns[i]?.isNumber ? own : Math.max(own / 4, own + (spare * own) / words);
  });
}

function laidOut(data: TableData, width: number): Laid {
  const { columns, rows, notes = [] } = data;
  let x = 0;
  const placed = widthsOf(data, width).map((own) => {
    const column = { x, width: own };
    x += own + gap.column;
    return column;
  });
  return {
    columns: placed,
    rows: [columns.map(({ title }) => title), ...rows].map((row) => {
      const cells = row.map((content, i) =>
        linesOf([{ content, height: letters.text }], (placed[i]?.width ?? width) + 0.01),
      );
      return { cells, height: Math.max(letters.text, ...cells.map(heightOf)) + gap.row };
    }),
    notes: linesOf(
      (rows.length > 0 ? notes : ['Nothing to list yet.']).map((content) => ({
        content,
        height: letters.text,
      })),
      width,
    ),
  };
}

const heightOfTable = ({ rows, notes }: Laid): number =>
  rows.reduce((sum, { height }) => sum + height, 0) + heightOf(notes) + 2 * gap.row;

export const table: BlockKind<TableBlock> = {
  type: 'table',
  title: 'Table',
  zone: 'side',
  height(block, width, context) {
    const data = dataOf(block, context);
    return framedHeight(heightOfTable(laidOut(data, innerWidth(width))), block.title || data.title);
  },
  draw(block, box, pen, context) {
    const data = dataOf(block, context);
    const inner = drawFramed(pen, box, block.title || data.title);
    const { columns, rows, notes } = laidOut(data, boxWidth(inner));
    let y = inner.minY;
    for (const [i, { cells, height }] of rows.entries()) {
      for (const [n, lines] of cells.entries()) {
        const { x = 0, width = 0 } = columns[n] ?? {};
        if (!data.columns[n]?.isNumber) writeLines(pen, { x: inner.minX + x, y }, lines);
        else
          for (const line of lines)
            write(pen, { x: inner.minX + x + width, y: y + line.y }, line.content, line.height, {
              align: 'end',
            });
      }
      y += height;
      if (i === 0) rule(pen, { x: inner.minX, y: y - gap.row / 2 }, { x: inner.maxX, y: y - gap.row / 2 });
    }
    writeLines(pen, { x: inner.minX, y: y + gap.row }, notes);
  },
};
