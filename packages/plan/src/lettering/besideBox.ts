// Places the names of symbols: horizontal text beside the symbol's box, farther away with a leader to its outline, or inside.
import { type Box, boxAround, boxCenter, boxCorners, boxHeight, grow } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { lineAlong } from '../geometry/flatten.ts';
import type { Point } from '../geometry/point.ts';
import type { Path, Style } from '../geometry/pen.ts';
import { insideAt } from '../geometry/roomInside.ts';
import type { Label, LabelPlace, Lettering } from './label.ts';
import { placesInside } from './inside.ts';
import { leaderReach, placesLed, stacked, widestOf } from './leaders.ts';
import { linesMeet, textRect } from './textRect.ts';

/** Label heights between the box and the middle of the nearest line. */
const gap = 1;
/** Label heights from one line to the next. */
const lineHeight = 1.25;

/** Label heights around the box within which the label stays. */
export const nameBesideReach = (lines: readonly string[]): number => leaderReach(widestOf(lines)) + 1;

export const outlineOfBox = (box: Box): Path => ({ vertices: boxCorners(box), closed: true });

/** The label with the name of a symbol. outline: of the symbol, or the line that the symbol is. */
export function nameBeside(
  outline: Path,
  lines: readonly string[],
  style: Style,
  lettering: Lettering,
): Label {
  const { labelHeight: height } = lettering;
  const box = pathBox(outline);
  const { x, y } = boxCenter(box);
  const down = boxHeight(box) / 2 + (gap + ((lines.length - 1) * lineHeight) / 2) * height;
  const places = [
    { x: box.maxX + height / 2, y, align: 'start' },
    { x: box.minX - height / 2, y, align: 'end' },
    { x, y: y + down, align: 'middle' },
    { x, y: y - down, align: 'middle' },
  ] as const;
  return {
    rank: 'name',
    reach: grow(box, nameBesideReach(lines) * height),
    *places() {
      for (const at of places) yield { texts: stacked(lines, at, at.align, height), style };
    },
    *leaders() {
      const line = lineAlong(outline);
      for (const up of [-1, 1])
        for (const from of sidesAt(line, box, y)) {
          const out = { x: from.side, y: up };
          for (const place of placesLed({ from, out, lines, style }, lettering))
            if (isOutside(place, line, outline.closed)) yield place;
        }
      if (!outline.closed) return;
      const tall = lines.length * lineHeight * height;
      for (const at of placesInside(outline, (widestOf(lines) + 0.5) * height, tall, { x, y }))
        yield { texts: stacked(lines, at, 'middle', height), style };
    },
  };
}

/** The points of a line farthest to the right and to the left at a height. */
function sidesAt(line: readonly Point[], { minX, maxX }: Box, y: number) {
  const xs = line.flatMap((to, i) => {
    const from = line[i - 1];
    if (!from || from.y < y === to.y < y) return [];
    return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
  });
  const [left, right] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [minX, maxX];
  return [
    { x: right, y, side: 1 },
    { x: left, y, side: -1 },
  ] as const;
}

/** Whether both the text and its leader are outside the outline that it names, in which only the leader's start may be. */
function isOutside({ texts, lines = [] }: LabelPlace, line: readonly Point[], isClosed: boolean): boolean {
  const isWithin = ({ x, y }: Point): boolean =>
    isClosed && insideAt(line, y).some(([from, to]) => x > from && x < to);
  const isOn = texts.some((text) => {
    const rect = textRect(text);
    return isWithin(rect) || linesMeet([{ vertices: line, closed: false }], rect);
  });
  return !isOn && !lines.some(({ vertices }) => vertices.slice(1).some(isWithin));
}

/** Label heights of leaders to marks that have no room nearby. */
const farLengths = [7, 9.5, 12.5] as const;
/** Directions around a mark, in quarter turns from the right. None is horizontal or vertical: along a wall it wouldn't be seen. */
const allAround = [0.5, 0.25, 0.75, 0.92].flatMap((turn) => [-turn, turn - 2, turn, 2 - turn]);

/** Label heights around a mark within which its words stay. */
export const wordsBesideReach = (lines: readonly string[]): number =>
  leaderReach(widestOf(lines), farLengths[2]) + 1;

export interface Mark {
  readonly at: Point;
  /** Feet: half of its width. */
  readonly half: number;
}

/** The words beside a mark that stands for a place: a leader ends at that place, and goes far if it has to. */
export function wordsBesideMark(
  { at, half }: Mark,
  lines: readonly string[],
  style: Style,
  lettering: Lettering,
): Omit<Label, 'rank'> {
  const box = boxAround(at, half);
  const led = { from: at, mark: half, out: { x: 1, y: 0 }, turns: allAround, lines, style };
  return {
    reach: grow(box, wordsBesideReach(lines) * lettering.labelHeight),
    places: nameBeside(outlineOfBox(box), lines, style, lettering).places,
    *leaders() {
      yield* placesLed(led, lettering);
      for (const place of placesLed({ ...led, lengths: farLengths }, lettering))
        yield { ...place, isFar: true };
    },
  };
}
