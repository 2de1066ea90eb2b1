// Marks of distances while an object is placed or dragged, of constant screen size: a line perpendicular to the lot line or wall,
// with its length. It is red if the object is over the line, or nearer than required.
import { type Box, boxCorners, boxWidth, overlaps } from '@homeplot/plan/box';
import type { Clearance } from '@homeplot/plan/clearances';
import { clearanceText } from '@homeplot/plan/overLine';
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
import type { Units } from '@homeplot/plan/units';
import { accent, markLayer } from '../tool/marks.ts';
import { viewBox, type Viewport } from '../view/viewport.ts';
import type { Conflict } from '../snapping/placingAid.ts';

/** The danger color of the page's light theme, since plans have light paper. */
export const danger = '#b3261e';
const letters = { [accent]: '#0b4fa0', [danger]: '#8f1d17' } as const;

interface Line {
  readonly from: Point;
  readonly to: Point;
}

export interface DistanceMark {
  readonly line: Line;
  /** The text, and shorter versions for where it has no room. */
  readonly words: readonly string[];
  readonly color: keyof typeof letters;
}

/** CSS pixels: half a tick at the end of a line, font size, margin of the words' background, gap between it and the line. */
const tick = 5;
const fontSize = 13;
const inset = 4;
const gap = 2;
/** CSS pixels by which a line must be longer than its words for these to be on it instead of beside it. */
const room = 12;
interface Place {
  /** The share of a long line at which the words are on it; without one they are beside it. */
  readonly share?: number;
  /** The side of the line beside which they are, or 0 for beyond its end. */
  readonly side: -1 | 0 | 1;
}
/** Places for words, best first. */
const places: readonly Place[] = [
  { share: 0.5, side: 1 },
  { share: 0.7, side: -1 },
  { share: 0.3, side: 0 },
  { side: 1 },
  { side: -1 },
];

/** The mark of a distance, such as `10' · eave 8'` or `2' over`. */
export function markOfClearance({ from, at, feet, eave }: Clearance, units: Units): DistanceMark {
  const wall = clearanceText(feet, units);
  return {
    line: { from, to: at },
    words: eave === undefined ? [wall] : [`${wall} · eave ${clearanceText(eave, units)}`, wall],
    color: Math.min(feet, eave ?? feet) < 0 ? danger : accent,
  };
}

/** The mark of a conflict, such as `3' 2" of 5'` or `2' over`; undefined if it isn't about a distance. line: where to draw it. */
export function markOfConflict(
  { place, measured, required }: Conflict,
  units: Units,
  line = place,
): DistanceMark | undefined {
  if (!line || measured === undefined || required === undefined) return undefined;
  const words =
    measured < 0
      ? clearanceText(measured, units)
      : `${clearanceText(measured, units)} of ${clearanceText(required, units)}`;
  return { line, words: [words], color: danger };
}

/** Whether something of the plan that words must not hide is in a box. */
export type IsCrowded = (box: Box) => boolean;

/**
 * Draws the lines and then their words, which avoid each other and the plan if there is room. isCrowded is left out during a drag,
 * because labels keep their places until it ends.
 */
export function drawDistances(
  pen: Pen,
  marks: readonly DistanceMark[],
  viewport: Viewport,
  isCrowded?: IsCrowded,
): void {
  const view = viewBox(viewport);
  const px = 1 / viewport.pxPerFoot;
  const seen = marks.flatMap((mark) => {
    const line = partIn(mark.line, view);
    return line ? [{ ...mark, seen: line }] : [];
  });
  for (const mark of seen) drawLine(pen, mark, mark.seen, px);
  const taken: Box[] = [];
  for (const { words, color, seen: line } of seen) {
    const put = freePlace(words, line, taken, view, px, isCrowded);
    if (!put) continue;
    taken.push(put.plate);
    drawWords(pen, put, color, px);
  }
}

/** The first place free of other words and of the plan; else the first free of other words; else the best place. */
function freePlace(
  words: readonly string[],
  line: Line,
  taken: readonly Box[],
  view: Box,
  px: number,
  isCrowded?: IsCrowded,
): Words | undefined {
  const candidates = words.flatMap((content) =>
    places.map((place) => placed(content, line, place, view, px)),
  );
  const apart = candidates.filter(({ plate }) => !taken.some((other) => overlaps(plate, other)));
  const clear = isCrowded && apart.find(({ plate }) => !isCrowded(plate));
  return clear ?? apart[0] ?? candidates[0];
}

function drawLine(pen: Pen, { line, color }: DistanceMark, { from, to }: Line, px: number): void {
  const style = { layer: markLayer, stroke: color, weight: 0.45 };
  const half = scaleBy(turnRight(unit(subtract(line.to, line.from))), tick * px);
  pen.path({ vertices: [from, to], closed: false }, style);
  for (const end of [line.from, line.to])
    pen.path({ vertices: [subtract(end, half), add(end, half)], closed: false }, style);
}

interface Words {
  readonly content: string;
  readonly middle: Point;
  /** The background of the words. */
  readonly plate: Box;
}

/** The words on a line if it is long enough, else beside it or beyond its end; always within the view. */
function placed(content: string, line: Line, { share, side }: Place, view: Box, px: number): Words {
  const { from, to } = line;
  const height = fontSize * px;
  const half = { x: textWidth(content, height) / 2 + inset * px, y: height * 0.75 };
  const isLevel = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const off = (tick + gap) * px;
  const beside = isLevel ? { x: 0, y: -half.y - off } : { x: half.x + off, y: 0 };
  const beyond = { x: half.x + off, y: half.y + off };
  const along = unit(subtract(to, from));
  const isOnLine = share !== undefined && distance(from, to) >= 2 * (isLevel ? half.x : half.y) + room * px;
  const at = isOnLine
    ? add(from, scaleBy(subtract(to, from), share))
    : side === 0
      ? { x: to.x + along.x * beyond.x, y: to.y + along.y * beyond.y }
      : add(midpoint(from, to), scaleBy(beside, side));
  const within = (value: number, low: number, high: number): number =>
    low > high ? value : Math.min(high, Math.max(low, value));
  const middle = {
    x: within(at.x, view.minX + half.x, view.maxX - half.x),
    y: within(at.y, view.minY + half.y, view.maxY - half.y),
  };
  const plate = {
    minX: middle.x - half.x,
    maxX: middle.x + half.x,
    minY: middle.y - half.y,
    maxY: middle.y + half.y,
  };
  return { content, middle, plate };
}

function drawWords(
  pen: Pen,
  { content, middle, plate }: Words,
  color: DistanceMark['color'],
  px: number,
): void {
  const height = fontSize * px;
  pen.path(
    { vertices: boxCorners(plate), closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: color, weight: 0.2 },
  );
  const at = { x: middle.x, y: middle.y + (capHeight / 2) * height };
  pen.text(
    { at, content, height, angle: 0, align: 'middle', baseline: 'baseline' },
    { layer: markLayer, fill: letters[color] },
  );
}

/** Whether a line through points crosses a box. */
export const crossesBox = (points: readonly Point[], box: Box): boolean =>
  points.some((from, i) => {
    const to = points[i + 1];
    return to !== undefined && partIn({ from, to }, box) !== undefined;
  });

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
