// Names of symbols: horizontal text beside the symbol's box, or farther away with a leader.
import { type Box, boxCenter, boxHeight, grow } from '../geometry/box.ts';
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
