// Draws a sheet's legend in columns. Which entries it has is decided in `view/legendEntries`.
import { boxWidth } from '@homeplot/plan/box';
import type { LegendBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { groundEntries, type LegendEntry, legendEntries, levelsText } from '../view/legendEntries.ts';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters. */
const sample = { width: 12, height: 4.6, gap: 2.5 };
const rowGap = 1.2;
/** Millimeters between which the longest name decides the minimum width of a column; longer names are broken. */
const columns = { least: 36, widest: 58 };

/** hasScales: whether the drawings have their scales already, which they don't during layout. */
function entriesOf(
  { viewports, viewOf, scaleOf, isPlain }: SheetContext,
  hasScales: boolean,
): readonly LegendEntry[] {
  const views = viewports.map((block) => ({
    view: viewOf(block),
    feetPerInch: hasScales ? scaleOf(block)?.feetPerInch : ('unknown' as const),
  }));
  return [
    ...legendEntries(
      views.map(({ view }) => view.seen),
      isPlain,
    ),
    ...groundEntries(views),
  ];
}

interface Row {
  readonly entry: LegendEntry;
  readonly lines: readonly Line[];
  readonly height: number;
}

function rowsIn(width: number, entries: readonly LegendEntry[]): readonly Row[] {
  return entries.map((entry) => {
    const room = width - sample.width - sample.gap - 1;
    const content = entry.more === undefined ? entry.name : `${entry.name}, ${entry.more}`;
    const lines = linesOf([{ content, height: letters.text }], room);
    return { entry, lines, height: Math.max(sample.height, heightOf(lines)) + rowGap };
  });
}

/** The width of a column in which the longest name has room. */
function columnFor(entries: readonly LegendEntry[]): number {
  const words = Math.max(0, ...entries.map(({ name }) => textWidth(name, letters.text)));
  return Math.max(columns.least, Math.min(columns.widest, sample.width + sample.gap + words + 4));
}

/** The rows in columns of about equal length. */
function columnsIn(width: number, entries: readonly LegendEntry[]): readonly (readonly Row[])[] {
  const count = Math.max(1, Math.floor(width / columnFor(entries)));
  const rows = rowsIn(width / count, entries);
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, i) => rows.slice(i * each, (i + 1) * each));
}

/**
 * The lines below the columns, which explain the letters before elevations. Drawings of cut and fill are left out: they have many
 * entries, and are read for quantities.
 */
function linesBelow(width: number, { viewports, viewOf }: SheetContext): readonly Line[] {
  const lettered = viewports.filter(({ isBare, earthwork }) => !isBare && !earthwork);
  const content = levelsText(lettered.map((block) => viewOf(block).seen));
  return content === '' ? [] : linesOf([{ content, height: letters.text }], width);
}

const heightOfRows = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

export const legend: BlockKind<LegendBlock> = {
  type: 'legend',
  title: 'Legend',
  zone: 'side',
  isEmpty: (_, context) => entriesOf(context, false).length === 0,
  height(block, width, context) {
    const all = columnsIn(innerWidth(width), entriesOf(context, false));
    const below = heightOf(linesBelow(innerWidth(width), context));
    return framedHeight(Math.max(...all.map(heightOfRows)) + below, block.title || 'Legend');
  },
  draw(block, box, pen, context) {
    const inner = drawFramed(pen, box, block.title || 'Legend');
    const all = columnsIn(boxWidth(inner), entriesOf(context, true));
    for (const [i, rows] of all.entries()) {
      const x = inner.minX + (i * boxWidth(inner)) / all.length;
      let y = inner.minY;
      for (const { entry, lines, height } of rows) {
        const content = height - rowGap;
        const top = y + (content - sample.height) / 2;
        entry.draw({ minX: x, minY: top, maxX: x + sample.width, maxY: top + sample.height }, pen);
        const at = { x: x + sample.width + sample.gap, y: y + (content - heightOf(lines)) / 2 + 0.3 };
        writeLines(pen, at, lines);
        y += height;
      }
    }
    const y = inner.minY + Math.max(...all.map(heightOfRows));
    writeLines(pen, { x: inner.minX, y }, linesBelow(boxWidth(inner), context));
  },
};
