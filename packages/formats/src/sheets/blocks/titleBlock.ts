// The title block: the project and its facts, revisions, scale, north, and the sheet's title and number. Its cells are side by
// side along the bottom of a sheet, and one below another in a column.
import { type Box, boxCenter, boxWidth } from '@homeplot/plan/box';
import type { TitleBlock } from '@homeplot/plan/sheet';
import { halfSizeName } from '../../paper/halfSize.ts';
import { arrow, drawNorth, northHeight } from '../../paper/northArrow.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { frame } from '../view/frame.ts';
import { cutLine, heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import { factsNote, factTexts } from './moreFacts.ts';
import { barHeight, drawBar } from './scaleBar.ts';
import { type Cell, type CellText, inset, piled, textCell } from './textCell.ts';

/** Minimum height of a row, in millimeters. */
const minRowHeight = 26;
/**
 * Millimeters. Fixed widths of cells: `scale`, `north`, `sheet`. Minimum widths: of a column of `facts`, of other text
 * (`words`). A block at least as wide as `row` has its cells in one row; one narrower than `strip` has them in a column.
 */
const widths = { scale: 74, north: 26, sheet: 42, facts: 54, words: 45, row: 230, strip: 130 };
const moreFactsNote = 'More facts: see other sheet';
const weights = { border: 0.5, cell: 0.35 };
/** Maximum share of the sheet's height for the facts: along the bottom, and in a column, which leaves the drawings more room. */
const maxShareOfHeight = { strip: 0.4, column: 0.65 };

function projectTexts({ plan, sheet }: SheetContext): readonly CellText[] {
  const { title, address, parcel } = plan.settings;
  return [
    { name: 'Title', content: title || sheet.title || 'Site plan', height: letters.title },
    { name: 'Address', content: address, height: letters.heading },
    { name: 'Parcel number', content: parcel && `Parcel ${parcel}`, height: letters.text },
  ];
}

function shownFacts(context: SheetContext): readonly CellText[] {
  const { viewports, omitsFacts, factCount, sheet } = context;
  const hasThemBeside = sheet.blocks.some(({ type }) => type === 'moreFacts');
  return omitsFacts || hasThemBeside ? [] : factTexts(context, viewports).slice(0, factCount);
}

function revisionsCell({ sheet }: SheetContext): Cell | undefined {
  const { revisions = [] } = sheet;
  if (revisions.length === 0) return undefined;
  const rows = revisions.map(({ mark, date, words }) => `${mark}  ${date}  ${words}`);
  return textCell({
    share: 2,
    texts: ['Revisions', ...rows].map((content) => ({ name: 'Revisions', content, height: letters.text })),
  });
}

function scaleCell({ plan, viewports, scaleOf, sheet, isHalfSize }: SheetContext): Cell {
  /** Millimeters from the top of the bar to the text below it. */
  const below = barHeight + 2;
  return {
    fixed: widths.scale,
    height: () => below + letters.text + 2 * inset,
    draw(box, pen) {
      const scales = viewports.map((block) => scaleOf(block));
      const [first] = scales;
      if (!first) return;
      const isOne = scales.every((scale) => scale?.feetPerInch === first.feetPerInch);
      const hasBar = isOne && !sheet.blocks.some(({ type }) => type === 'scaleBar');
      const at = { x: box.minX + inset, y: box.minY + inset };
      if (hasBar) drawBar(pen, at, first.feetPerInch, plan.settings.units);
      const on = sheet.paper && ` on ${sheet.paper}`;
      const full = isOne ? `${first.name}${on}` : 'scales as shown';
      const halved = isOne ? `HALF SIZE: ${halfSizeName(first, plan.settings.units)}` : 'HALF SIZE';
      const lines = isHalfSize
        ? [halved, `Full size: ${full}`]
        : [isOne ? `Scale ${full}` : 'Scales as shown'];
      for (const [i, words] of lines.entries()) {
        const y = at.y + (hasBar ? below : 0) + letters.text * (0.75 + 1.3 * i);
        write(pen, { x: at.x, y }, cutLine(words, letters.text, boxWidth(box) - 2 * inset));
      }
    },
  };
}

const northCell = ({ plan, turn }: SheetContext): Cell => ({
  fixed: widths.north,
  height: () => northHeight(plan) + 3,
  draw(box, pen) {
    const { x, y } = boxCenter(box);
    const up = (northHeight(plan) - 2 * arrow.letter - arrow.height) / 2;
    drawNorth(pen, { x, y: y - up }, plan, 1, turn);
  },
});

/** Stands for the date during layout if the date isn't known yet, so that the layout is the same on the day of printing. */
const anyDate = 'Sep 30, 2026';

function sheetCell({ sheet, date, factCount }: SheetContext, number: string): Cell {
  const linesIn = (width: number, on = sheet.date || date): readonly Line[] =>
    linesOf(
      [
        { content: sheet.title || 'Site plan', height: letters.heading },
        { content: on, height: letters.text },
        { content: factCount === undefined ? '' : moreFactsNote, height: letters.text },
      ],
      width - 2 * inset,
    );
  return {
    fixed: widths.sheet,
    height: (width) =>
      heightOf(linesIn(width, sheet.date || date || anyDate)) + letters.title + 2 * inset + 2,
    draw(box, pen) {
      writeLines(pen, { x: box.minX + inset, y: box.minY + inset }, linesIn(boxWidth(box)));
      const words = cutLine(number, letters.title, boxWidth(box) - 2 * inset);
      write(pen, { x: box.minX + inset, y: box.maxY - inset }, words, letters.title);
    },
  };
}

const present = (cells: readonly (Cell | undefined)[]): readonly Cell[] =>
  cells.filter((cell) => cell !== undefined);

/** The cells in rows for a width: the arrangement that would be the lowest if no fact had to be cut. */
function rowsFor(width: number, context: SheetContext): Rows {
  const { column, strip } = maxShareOfHeight;
  const maxHeight = context.size.height * (width < widths.strip ? column : strip);
  const heights = arrangementsFor(width, context, Infinity).map((rows) => heightOfRows(rows, width));
  const lowest = heights.reduce((best, height, i) => (height < (heights[best] ?? 0) - 1e-6 ? i : best), 0);
  return arrangementsFor(width, context, maxHeight)[lowest] ?? [];
}

/** maxHeight: millimeters, of the facts. */
function arrangementsFor(width: number, context: SheetContext, maxHeight: number): readonly Rows[] {
  const columns = { minColumnWidth: widths.facts, maxHeight };
  const [title, facts] = [projectTexts(context), shownFacts(context)];
  const project = textCell({ share: 2, texts: title });
  const revisions = present([revisionsCell(context)]);
  const words =
    facts.length > 0 ? [textCell({ share: 3, texts: facts, ...columns }), ...revisions] : revisions;
  // If the facts begin in the project's cell, they use the paper below it.
  const merged = facts.length > 0 ? [textCell({ share: 5, texts: [...title, ...facts], ...columns })] : [];
  const { number, viewports, viewOf } = context;
  const sheet = number === undefined ? [] : [sheetCell(context, number)];
  const hasDrawing = viewports.length > 0;
  const scale = hasDrawing ? [scaleCell(context)] : [];
  const showsNorth = viewports.some((block) => viewOf(block).showsNorth);
  const north = hasDrawing && !showsNorth ? [northCell(context)] : [];
  const drawn = [...scale, ...north];
  if (width < widths.strip)
    return [[[project], ...words.map((cell) => [cell]), drawn, sheet].filter(({ length }) => length > 0)];
  const row = [project, ...words, ...drawn, ...sheet];
  const first = piled([project, ...scale]);
  // With the scale below the project, the facts are wider and so lower. Every millimeter saved leaves more room for the drawing.
  if (width >= widths.row)
    return [
      [row],
      [[...first, ...words, ...north, ...sheet]],
      ...merged.map((cell) => [[cell, ...revisions, ...piled([...drawn, ...sheet])]]),
    ];
  const last = sheet.map((cell) => ({ ...cell, share: 1 }));
  const isNarrow = widthsIn(row, width).some((own, i) => row[i]?.share && own < widths.words);
  // The north arrow is about as high as the facts, and higher than the scale.
  return [
    ...(isNarrow ? [] : [[row]]),
    [
      [project, ...words],
      [...drawn, ...last],
    ],
    [
      [project, ...words, ...north],
      [...scale, ...last],
    ],
    ...(words.length === 1 ? [[[...first, ...words, ...piled([...north, ...sheet])]]] : []),
    ...merged.map((cell) => [
      [cell, ...revisions],
      [...drawn, ...last],
    ]),
  ];
}

type Rows = readonly (readonly Cell[])[];

function heightOfRows(rows: Rows, width: number): number {
  const total = rows.reduce((sum, row) => sum + heightIn(row, width), 0);
  return rows.length === 1 ? Math.max(minRowHeight, total) : total;
}

/** The widths of the cells of a row: the fixed ones, and the rest by share; without shares all are stretched. */
function widthsIn(row: readonly Cell[], width: number): readonly number[] {
  const shares = row.reduce((sum, { share = 0 }) => sum + share, 0);
  const fixed = row.reduce((sum, cell) => sum + (cell.share ? 0 : (cell.fixed ?? 0)), 0);
  return row.map(({ share, fixed: own = 0 }) =>
    shares === 0 ? (own / fixed) * width : share ? ((width - fixed) * share) / shares : own,
  );
}

function heightIn(row: readonly Cell[], width: number): number {
  const wide = widthsIn(row, width);
  return Math.max(...row.map((cell, i) => cell.height(wide[i] ?? 0)));
}

export const titleBlock: BlockKind<TitleBlock> = {
  type: 'titleBlock',
  title: 'Title block',
  zone: 'title',
  height(_, width, context) {
    return heightOfRows(rowsFor(width, context), width);
  },
  cut: (_, box, context) => placed(box, context).flatMap(({ cell, at }) => cell.cut?.(at) ?? []),
  lacks: (_, __, context) => factsNote(shownFacts(context), context.plan),
  draw(_, box, pen, context) {
    for (const { cell, at } of placed(box, context)) {
      frame(pen, at, weights.cell);
      cell.draw(at, pen);
    }
    frame(pen, box, weights.border);
  },
};

function placed(box: Box, context: SheetContext): readonly { readonly cell: Cell; readonly at: Box }[] {
  const width = boxWidth(box);
  const rows = rowsFor(width, context);
  const needed = rows.map((row) => heightIn(row, width));
  const spare = box.maxY - box.minY - needed.reduce((sum, height) => sum + height, 0);
  let { minY } = box;
  return rows.flatMap((row, i) => {
    // What is left over goes to the first row, the project's.
    const maxY = minY + (needed[i] ?? 0) + (i === 0 ? spare : 0);
    const wide = widthsIn(row, width);
    let { minX } = box;
    const cells = row.map((cell, n) => {
      const at = { minX, minY, maxX: minX + (wide[n] ?? 0), maxY };
      minX = at.maxX;
      return { cell, at };
    });
    minY = maxY;
    return cells;
  });
}
