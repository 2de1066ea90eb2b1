// Marks of a distance while something is placed or dragged, of constant screen size: a line square to the lot line or wall,
// with its length. Red if the object is over the line, or nearer than is required.
import { boxCorners, boxWidth, type Box } from '@homeplot/plan/box';
import type { Clearance } from '@homeplot/plan/clearances';
import type { Pen } from '@homeplot/plan/pen';
import {
  add,
  distance,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { formatLength, type Units } from '@homeplot/plan/units';
import { accent, markLayer } from '../tools/marks.ts';
import { viewBox, type Viewport } from '../scene/viewport.ts';
import type { Conflict } from './placingAid.ts';

/** As the danger color on the light paper of a plan. */
const danger = '#b3261e';
const letters = { [accent]: '#0b4fa0', [danger]: '#8f1d17' } as const;
type Color = keyof typeof letters;

/** CSS pixels. */
const tick = 5;
const fontSize = 13;
const inset = 4;
/** A shorter line has its words beside it. */
const room = 12;

/** `10'`, `2' over`, `10' · eave 8'`. */
function words({ feet, eave }: Clearance, units: Units): string {
  const said = (value: number): string =>
    value < 0 ? `${formatLength(-value, units)} over` : formatLength(value, units);
  return eave === undefined ? said(feet) : `${said(feet)} · eave ${said(eave)}`;
}

export function drawClearance(pen: Pen, clearance: Clearance, viewport: Viewport): void {
  const { from, at, feet, eave = feet } = clearance;
  drawDistance(
    pen,
    { from, to: at },
    words(clearance, pen.units),
    Math.min(feet, eave) < 0 ? danger : accent,
    viewport,
  );
}

/** `3' 2" of 5'`, or `2' over`. */
export function drawConflict(pen: Pen, { place, measured, required }: Conflict, viewport: Viewport): void {
  if (!place || measured === undefined || required === undefined) return;
  const said =
    measured < 0
      ? `${formatLength(-measured, pen.units)} over`
      : `${formatLength(measured, pen.units)} of ${formatLength(required, pen.units)}`;
  drawDistance(pen, place, said, danger, viewport);
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

function drawDistance(pen: Pen, line: Line, content: string, color: Color, viewport: Viewport): void {
  const seen = partIn(line, viewBox(viewport));
  if (!seen) return;
  const px = 1 / viewport.pxPerFoot;
  const style = { layer: markLayer, stroke: color, weight: 0.45 };
  const along = unit(subtract(line.to, line.from));
  const half = scaleBy(turnRight(along), tick * px);
  pen.path({ vertices: [seen.from, seen.to], closed: false }, style);
  for (const end of [line.from, line.to])
    pen.path({ vertices: [subtract(end, half), add(end, half)], closed: false }, style);
  drawWords(pen, content, placeBeside(seen, content, px), color, viewport);
}

/** The middle of the words: on the line if it is longer than they are, else beside it. */
function placeBeside({ from, to }: Line, content: string, px: number): Point {
  const middle = midpoint(from, to);
  const size = { across: textWidth(content, fontSize * px) + 2 * inset * px, down: fontSize * 1.6 * px };
  const isLevel = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const needed = (isLevel ? size.across : size.down) + room * px;
  if (distance(from, to) >= needed) return middle;
  return isLevel
    ? { x: middle.x, y: middle.y - size.down / 2 - (tick + 2) * px }
    : { x: middle.x + size.across / 2 + (tick + 2) * px, y: middle.y };
}

/** Within the view. */
function drawWords(pen: Pen, content: string, middle: Point, color: Color, viewport: Viewport): void {
  const px = 1 / viewport.pxPerFoot;
  const height = fontSize * px;
  const half = { x: textWidth(content, height) / 2 + inset * px, y: height * 0.75 };
  const view = viewBox(viewport);
  const within = (value: number, low: number, high: number): number =>
    low > high ? value : Math.min(high, Math.max(low, value));
  const at = {
    x: within(middle.x, view.minX + half.x, view.maxX - half.x),
    y: within(middle.y, view.minY + half.y, view.maxY - half.y),
  };
  const plate = boxCorners({
    minX: at.x - half.x,
    maxX: at.x + half.x,
    minY: at.y - half.y,
    maxY: at.y + half.y,
  });
  pen.path(
    { vertices: plate, closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: color, weight: 0.2 },
  );
  pen.text(
    {
      at: { x: at.x, y: at.y + (capHeight / 2) * height },
      content,
      height,
      angle: 0,
      align: 'middle',
      baseline: 'baseline',
    },
    { layer: markLayer, fill: letters[color] },
  );
}

/** The part of a line within a box; undefined if there is none. */
function partIn({ from, to }: Line, box: Box): Line | undefined {
  if (boxWidth(box) <= 0) return undefined;
  let [start, end] = [0, 1];
  const run = subtract(to, from);
  for (const [at, by, low, high] of [
    [from.x, run.x, box.minX, box.maxX],
    [from.y, run.y, box.minY, box.maxY],
  ] as const) {
    if (by === 0) {
      if (at < low || at > high) return undefined;
      continue;
    }
    const [one, other] = [(low - at) / by, (high - at) / by];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start > end ? undefined : { from: add(from, scaleBy(run, start)), to: add(from, scaleBy(run, end)) };
}
