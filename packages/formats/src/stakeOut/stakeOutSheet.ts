// The stake-out sheet, drawn in millimeters of paper: a sketch with the numbers of the stakes, and their lengths in
// letters that are read at arm's length in the sun.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox, union } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Path, Pen, Style } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { add, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { formatLength, formatMeters, type Units } from '@homeplot/plan/units';
import { drawNorth } from '../northArrow.ts';
import type { SheetSize } from '../papers.ts';
import type { PenAt } from '../penAt.ts';
import { ink, layer, write } from '../sheetInk.ts';
import { middleOf } from './fixedPoints.ts';
import type { StakedObject, StakeOut } from './stakeOut.ts';

type Made = Extract<StakeOut, { readonly ok: true }>;

/** Millimeters. */
const edge = 12;
const letters = { title: 6, row: 5, number: 4.5, note: 3.5 };
const step = { row: 9, head: 13, title: 9, note: 5.5 };
/** Height of the sketch on the first page, by the height of the paper. */
const sketchShare = 0.42;
/** Columns of the table, from its left. */
const columns = { corner: 0, first: 34, second: 92, angle: 150 };

/** A line of the table. */
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
  made: Made,
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
  const pages = paged(rows, bottom - sketch.maxY - 4, bottom - top);
  return pages.map((page, i) => ({
    ...size,
    draw(penAt) {
      const pen = penAt({ x: 0, y: 0 }, 1, units, north);
      say(pen, edge, edge + letters.title, `Stake-out: ${heading}`, letters.title);
      say(pen, edge, edge + step.title + letters.note, advice, letters.note);
      const foot = `${date}. From a drawing, not a survey. Page ${i + 1} of ${pages.length}`;
      say(pen, edge, size.height - edge, foot, letters.note);
      if (i === 0) drawSketch(pen, sketch, plan, made);
      drawRows(pen, page, i === 0 ? sketch.maxY + 4 : top, size);
      return pen;
    },
  }));
}

const advice =
  'Hold one tape on each lettered point, level. The stake is where both lengths meet. Then check the diagonals.';

const say = (pen: Pen, x: number, y: number, content: string, height: number): void =>
  write(pen, { x, y }, content, height);

const long = (feet: number, units: Units): string =>
  units === 'metres' ? formatMeters(feet, 3) : formatLength(feet, units);

function rowsOf({ title, from: [a, b], stakes, checks }: StakedObject, units: Units): readonly Row[] {
  const head: Row = {
    isHead: true,
    height: step.head,
    cells: [
      [columns.corner, fitted(title)],
      [columns.first, `From ${a}`],
      [columns.second, `From ${b}`],
    ],
  };
  const lengths = stakes.map(
    ({ number, lengths: [first, second], isFlat }): Row => ({
      height: step.row,
      cells: [
        [columns.corner, String(number)],
        [columns.first, long(first, units)],
        [columns.second, long(second, units)],
        [columns.angle, isFlat ? 'flat angle' : ''],
      ],
    }),
  );
  const checked = checks.map(
    ({ between: [i, j], length }): Row => ({
      height: step.row,
      cells: [
        [columns.corner, 'Check'],
        [columns.first, `${i} to ${j}`],
        [columns.second, long(length, units)],
      ],
    }),
  );
  return [head, ...lengths, ...checked];
}

/** Cut to the first column. */
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

/** Rows for the first page, then for each further one; heights in millimeters. */
function paged(rows: readonly Row[], first: number, further: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let room = first;
  let head: Row | undefined;
  for (const row of rows) {
    if (row.isHead) head = row;
    // A heading is not left alone at the foot of a page.
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

const styles = {
  boundary: { layer, stroke: ink, weight: 0.35, dash: [8, 2, 1, 2] },
  standing: { layer, stroke: ink, fill: '#e5e7eb', weight: 0.25 },
  proposed: { layer, stroke: '#000000', weight: 0.7 },
  stake: { layer, fill: '#000000' },
  held: { layer, stroke: '#000000', fill: '#ffffff', weight: 0.5 },
} as const satisfies Record<string, Style>;

function drawSketch(pen: Pen, room: Box, plan: Plan, { held, staked }: Made): void {
  const shown = printedLayersOf(plan.settings).visible(inOrder(plan));
  const around = shown.filter((object) => kindOf(object).path?.isProperty || kindOf(object).isBuilding);
  const drawn = new Set([...around, ...staked.map(({ object }) => object)]);
  const paths = [...drawn].flatMap((object) => {
    const path = outlineOf(object);
    return path ? [{ object, path }] : [];
  });
  const ground = paths.map(({ path }) => pathBox(path)).reduce(union, emptyBox);
  const gap = 2 * letters.number;
  const scale = Math.min(
    (boxWidth(room) - 2 * gap) / Math.max(boxWidth(ground), 1),
    (boxHeight(room) - 2 * gap) / Math.max(boxHeight(ground), 1),
  );
  const [from, to] = [boxCenter(ground), boxCenter(room)];
  const place = (point: Point): Point => add(to, scaleBy(subtract(point, from), scale));
  const placed = ({ vertices, closed }: Path): Path => ({
    vertices: vertices.map((vertex) => ({ ...place(vertex), bulge: vertex.bulge })),
    closed,
  });
  const isStaked = new Set(staked.map(({ object }) => object));
  for (const { object, path } of paths) pen.path(placed(path), styleOf(object, isStaked.has(object)));
  for (const { stakes } of staked) {
    const middle = middleOf(stakes.map(({ at }) => at));
    for (const { number, at } of stakes) {
      const out = unit(subtract(at, middle));
      const away = out.x === 0 && out.y === 0 ? { x: 1, y: 0 } : out;
      pen.circle(place(at), 0.8, styles.stake);
      mark(pen, add(place(at), scaleBy(away, letters.number)), String(number));
    }
  }
  const center = boxCenter(ground);
  for (const { at, letter } of held) {
    pen.circle(place(at), 1.5, styles.held);
    mark(pen, add(place(at), scaleBy(unit(subtract(at, center)), letters.number * 1.2)), letter);
  }
  drawNorth(pen, { x: room.maxX - 10, y: room.minY + 14 }, plan.settings.north, 1);
}

const styleOf = (object: PlanObject, isStaked: boolean): Style =>
  isStaked ? styles.proposed : kindOf(object).path?.isProperty ? styles.boundary : styles.standing;

const mark = (pen: Pen, at: Point, content: string): void =>
  pen.text(
    { at, content, height: letters.number, angle: 0, align: 'middle', baseline: 'middle' },
    { layer, fill: '#000000', stroke: '#ffffff', weight: 1 },
  );
