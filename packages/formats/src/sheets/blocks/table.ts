// A table of the plan: its name, and how wide its columns are. What is in it is decided in `tables`.
import { boxWidth } from '@homeplot/plan/box';
import type { SheetBlock, TableBlock, TableContent } from '@homeplot/plan/sheet';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { textWidth } from '@homeplot/plan/textMetrics';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import { areas } from '../tables/areas.ts';
import { courses } from '../tables/courses.ts';
import { coverage } from '../tables/coverage.ts';
import { earthwork } from '../tables/earthwork.ts';
import { grades } from '../tables/grades.ts';
import { setbacks } from '../tables/setbacks.ts';
import { trees } from '../tables/trees.ts';
import type { TableData, TableMaker } from '../tables/tableData.ts';
import { worksheets } from '../tables/worksheets.ts';
import { drawFramed, framedHeight, innerWidth, padding } from './sideBlock.ts';

/** What a table can list. */
interface TableKind {
  /** What users call it. */
  readonly name: string;
  readonly make: TableMaker;
  /** Whether it refers to the edges of lots, which drawings then number. */
  readonly namesEdges?: true;
}

const tableKinds: Readonly<Record<TableContent, TableKind>> = {
  coverage: { name: 'Coverage', make: coverage },
  setbacks: { name: 'Setbacks', make: setbacks, namesEdges: true },
  courses: { name: 'Lot lines', make: courses, namesEdges: true },
  areas: { name: 'Areas', make: areas },
  trees: { name: 'Trees', make: trees },
  floorArea: { name: 'Floor area', make: worksheets.floorArea },
  surfaces: { name: 'Impervious surface', make: worksheets.surfaces },
  parking: { name: 'Parking', make: worksheets.parking },
  landscape: { name: 'Landscape', make: worksheets.landscape },
  earthwork: { name: 'Earthwork', make: earthwork },
  grades: { name: 'Grades', make: grades, namesEdges: true },
};

/** Whether it is a table that refers to the edges of lots. */
export const namesEdges = (block: SheetBlock): boolean =>
  block.type === table.type && tableKinds[(block as TableBlock).content].namesEdges === true;

/** Millimeters between columns, between rows, and below the line under the titles. */
const gap = { column: 2.5, row: 1.6, belowHead: 0.9 };
/** Allowance for fonts that are wider than the measured one. */
const fontSlack = 1.04;
/** Millimeters by which rounding may make a table too narrow. */
const slack = 0.5;

/** Cached for each drawing of a sheet, because the layout asks for widths and heights in several arrangements. */
const tables = new WeakMap<SheetContext, Map<string, TableData>>();

function dataOf({ content, hectares, from = 0, to }: TableBlock, context: SheetContext): TableData {
  const known = tables.get(context) ?? new Map<string, TableData>();
  tables.set(context, known);
  const name = `${content} ${hectares ?? false}`;
  const data = known.get(name) ?? tableKinds[content].make(context.plan, hectares ? { hectares } : {});
  known.set(name, data);
  if (from === 0 && to === undefined) return data;
  const { title, rows, notes, ...rest } = data;
  return {
    ...rest,
    title: from === 0 ? title : `${title}, continued`,
    rows: rows.slice(from, to),
    // Only the last part has the notes.
    ...(notes && to === undefined ? { notes } : {}),
  };
}

interface TableLayout {
  /** The left edge and the width of each column. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  readonly rows: readonly { readonly cells: readonly (readonly Line[])[]; readonly height: number }[];
  readonly notes: readonly Line[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const widthOf = (words: string): number => textWidth(words, letters.text) * fontSlack;

/** The widths of columns whose texts are each in one line, and of columns with each word on its own line. */
function columnWidths({ columns, rows }: TableData): {
  readonly natural: number[];
  readonly least: number[];
} {
  const texts = columns.map(({ title }, i) => [title, ...rows.map((row) => row[i] ?? '')]);
  const natural = texts.map((all) => Math.max(...all.map(widthOf)));
  const least = texts.map((all, i) =>
    columns[i]?.isNumber
      ? (natural[i] ?? 0)
      : Math.max(...all.flatMap((words) => words.split(' ')).map(widthOf)),
  );
  return { natural, least };
}

/** Columns with this share of their natural width rarely need more than two lines per row. */
const readableShare = 0.6;

const gapsIn = ({ columns }: TableData): number => gap.column * (columns.length - 1);

/** Columns as wide as their texts; if there is less room, columns of words share the room beyond their longest words. */
function widthsOf(data: TableData, width: number): readonly number[] {
  const { natural, least } = columnWidths(data);
  const room = width - gapsIn(data);
  const spare = room - total(natural);
  if (spare >= 0) return natural.map((own) => own + spare / natural.length);
  const share = Math.max(0, room - total(least)) / Math.max(1e-9, total(natural) - total(least));
  return least.map((own, i) => own + ((natural[i] ?? own) - own) * share);
}

function laidOut(data: TableData, width: number): TableLayout {
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

const heightOfTable = ({ rows, notes }: TableLayout): number =>
  rows.reduce((sum, { height }) => sum + height, 0) + gap.belowHead + heightOf(notes) + 2 * gap.row;

export const table: BlockKind<TableBlock> = {
  type: 'table',
  title: 'Table',
  zone: 'side',
  canMove: true,
  parts: {
    count: ({ content, from = 0, to }, plan) => tableKinds[content].make(plan).rows.slice(from, to).length,
    slice: ({ from = 0, to, ...block }, first, end) => ({
      ...block,
      from: from + first,
      ...(end === undefined ? (to === undefined ? {} : { to }) : { to: from + end }),
    }),
  },
  name: ({ content }) => tableKinds[content].name,
  leastWidth(block, context) {
    const data = dataOf(block, context);
    return total(columnWidths(data).least) + gapsIn(data) + 2 * padding + slack;
  },
  goodWidth(block, context) {
    const data = dataOf(block, context);
    const { natural, least } = columnWidths(data);
    const widths = natural.map((own, i) => Math.max(least[i] ?? 0, readableShare * own));
    return total(widths) + gapsIn(data) + 2 * padding + slack;
  },
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
      if (i > 0) continue;
      rule(pen, { x: inner.minX, y: y - gap.row / 2 }, { x: inner.maxX, y: y - gap.row / 2 });
      y += gap.belowHead;
    }
    writeLines(pen, { x: inner.minX, y: y + gap.row }, notes);
  },
};
