// Names of symbols: horizontal text beside the symbol's box, or farther away with a leader.
import { type Box, boxAround, boxCenter, boxHeight, grow } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Style } from '../geometry/pen.ts';
import type { Label, Lettering } from './label.ts';
import { leaderReach, placesLed, stacked, widestOf } from './leaders.ts';

/** Label heights between the box and the middle of the nearest line. */
const gap = 1;

/** Label heights around the box within which the label stays. */
export const nameBesideReach = (lines: readonly string[]): number => leaderReach(widestOf(lines)) + 1;

export function nameBeside(box: Box, lines: readonly string[], style: Style, lettering: Lettering): Label {
  const { labelHeight: height } = lettering;
  const { x, y } = boxCenter(box);
  const down = boxHeight(box) / 2 + (gap + (lines.length - 1) * 0.625) * height;
  const ways = [
    { x: box.maxX + height / 2, y, align: 'start' },
    { x: box.minX - height / 2, y, align: 'end' },
    { x, y: y + down, align: 'middle' },
    { x, y: y - down, align: 'middle' },
  ] as const;
  return {
    rank: 'name',
    reach: grow(box, nameBesideReach(lines) * height),
    *places() {
      for (const at of ways) yield { texts: stacked(lines, at, at.align, height), style };
    },
    *leaders() {
      for (const up of [-1, 1])
        for (const from of ways.slice(0, 2)) {
          const out = { x: from.x - x, y: up * Math.abs(from.x - x) };
          yield* placesLed({ from, out, lines, style }, lettering);
        }
    },
  };
}

/** Label heights of leaders to marks that have no room nearby. */
const farLengths = [7, 9.5, 12.5] as const;
/** Around a mark, in quarter turns from the right. None is level or upright, as walls are, along which it wouldn't be seen. */
const allAround = [0.5, 0.25, 0.75, 0.92].flatMap((turn) => [-turn, turn - 2, turn, 2 - turn]);

/** As nameBesideReach, of words beside a mark. */
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
    places: nameBeside(box, lines, style, lettering).places,
    *leaders() {
      yield* placesLed(led, lettering);
      for (const place of placesLed({ ...led, lengths: farLengths }, lettering))
        yield { ...place, isFar: true };
    },
  };
}
