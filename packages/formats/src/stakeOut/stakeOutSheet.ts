// The stake-out sheet, drawn in millimeters of paper: a sketch with the numbers of the stakes, and their lengths in
// text large enough to be read at arm's length in the sun.
import type { Box } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { textWidth } from '@homeplot/plan/textMetrics';
import { formatLength, formatMeters, isMetric, type Units } from '@homeplot/plan/units';
import type { SheetSize } from '../paper/papers.ts';
import type { PenAt } from '../paper/penAt.ts';
import { ink, layer, write } from '../paper/sheetText.ts';
import type { MadeStakeOut, StakedObject } from './stakeOut.ts';
import { drawSketch } from './stakeOutSketch.ts';

/** Millimeters: margin of the paper, font sizes, line heights, and the gap between sketch and table. */
const edge = 12;
const letters = { title: 6, row: 5, note: 3.5 };
const step = { row: 9, head: 13, title: 9, note: 5.5 };
const sketchGap = 4;
/** Height of the sketch on the first page, as a fraction of the paper's height. */
const sketchShare = 0.42;
/** Millimeters from the left edge of the table to its columns. */
const columns = { corner: 0, first: 34, second: 92, remark: 150 };

interface Row {
  readonly cells: readonly (readonly [x: number, content: string])[];
  readonly height: number;
  readonly isHead?: true;
}

export interface StakeOutPage extends SheetSize {
  readonly draw: <P extends Pen>(penAt: PenAt<P>) => P;
}

export function stakeOutPages(
  plan: Plan,
  made: MadeStakeOut,
  size: SheetSize,
  date: string,
): readonly StakeOutPage[] {
  const { title, address, units, north } = plan.settings;
  const rows = made.staked.flatMap((staked) => rowsOf(staked, units));
  const heading = [title || 'Site plan', address].filter(Boolean).join(', ');
  const top = edge + step.title + step.note * 2;
  const sketch: Box = {
    minX: edge,
    maxX: size.width - edge,
    minY: top,
    maxY: top + size.height * sketchShare,
  };
  const bottom = size.height - edge - step.note;
  const pages = paged(rows, bottom - sketch.maxY - sketchGap, bottom - top);
  return pages.map((page, i) => ({
    ...size,
    draw(penAt) {
      const pen = penAt({ x: 0, y: 0 }, 1, units, north);
      say(pen, edge, edge + letters.title, `Stake-out: ${heading}`, letters.title);
      say(pen, edge, edge + step.title + letters.note, advice, letters.note);
      const foot = `${date}. From a drawing, not a survey. Page ${i + 1} of ${pages.length}`;
      say(pen, edge, size.height - edge, foot, letters.note);
      if (i === 0) drawSketch(pen, sketch, plan, made);
      drawRows(pen, page, i === 0 ? sketch.maxY + sketchGap : top, size);
      return pen;
    },
  }));
}

const advice =
  'Hold one tape on each lettered point, level. The stake is where both lengths meet. Then check the diagonals.';

const say = (pen: Pen, x: number, y: number, content: string, height: number): void =>
  write(pen, { x, y }, content, height);

const lengthText = (feet: number, units: Units): string =>
  isMetric(units) ? formatMeters(feet, 3) : formatLength(feet, units);

function rowsOf({ title, on, from: [a, b], stakes, checks }: StakedObject, units: Units): readonly Row[] {
  const head: Row = {
    isHead: true,
    height: step.head,
    cells: [
      [columns.corner, fitted(title)],
      [columns.first, `From ${a}`],
      [columns.second, `From ${b}`],
      [columns.remark, on === 'corners' ? '' : on],
    ],
  };
  const lengths = stakes.map(
    ({ number, lengths: [first, second], isFlat, isBlocked }): Row => ({
      height: step.row,
      cells: [
        [columns.corner, String(number)],
        [columns.first, lengthText(first, units)],
        [columns.second, lengthText(second, units)],
        [columns.remark, isBlocked ? 'wall in the way' : isFlat ? 'flat angle' : ''],
      ],
    }),
  );
  const checked = checks.map(
    ({ between: [i, j], length }): Row => ({
      height: step.row,
      cells: [
        [columns.corner, 'Check'],
        [columns.first, `${i} to ${j}`],
        [columns.second, lengthText(length, units)],
      ],
    }),
  );
  return [head, ...lengths, ...checked];
}

/** The title, shortened to fit the first column. */
function fitted(title: string): string {
  const room = columns.first - 3;
  if (textWidth(title, letters.row) <= room) return title;
  let kept = '';
  for (const letter of title) {
    if (textWidth(`${kept}${letter}…`, letters.row) > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** Distributes rows over pages. first, further: the height for rows on the first page and on each further one, in millimeters. */
function paged(rows: readonly Row[], first: number, further: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let room = first;
  let head: Row | undefined;
  for (const row of rows) {
    if (row.isHead) head = row;
    // A heading is never alone at the bottom of a page.
    const needed = row.isHead ? row.height + step.row : row.height;
    if (needed > room) {
      pages.push(row.isHead || !head ? [] : [head]);
      room = further - (row.isHead || !head ? 0 : head.height);
    }
    pages.at(-1)?.push(row);
    room -= row.height;
  }
  return pages;
}

function drawRows(pen: Pen, rows: readonly Row[], top: number, size: SheetSize): void {
  let y = top;
  for (const { cells, height, isHead } of rows) {
    y += height;
    for (const [x, content] of cells)
      if (content) say(pen, edge + x, y - (step.row - letters.row) / 2, content, letters.row);
    const line = {
      vertices: [
        { x: edge, y },
        { x: size.width - edge, y },
      ],
      closed: false,
    };
    pen.path(line, { layer, stroke: ink, weight: isHead ? 0.5 : 0.13 });
  }
}
