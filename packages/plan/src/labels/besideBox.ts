// Names of symbols: horizontal text beside the symbol's box, or farther away with a leader.
import { type Box, boxCenter, boxHeight, boxWidth, grow } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Style } from '../pen/pen.ts';
import type { Label, LabelPlace, Lettering } from './label.ts';
import { leaderReach, placesLed, stacked, widestOf } from './leaders.ts';

/** Label heights between the box and the text, and to the middle of text above or below the box. */
const gap = { beside: 0.5, above: 1 } as const;
/** Directions of a leader, best first. */
const ways: readonly Point[] = [
  { x: 0.8, y: -0.6 },
  { x: -0.8, y: -0.6 },
  { x: 0.8, y: 0.6 },
  { x: -0.8, y: 0.6 },
];

/** Label heights around the box within which the label stays. */
export const nameBesideReach = (lines: readonly string[]): number => leaderReach(widestOf(lines)) + 1;

export function nameBeside(box: Box, lines: readonly string[], style: Style, lettering: Lettering): Label {
  const { labelHeight: height } = lettering;
  const { x, y } = boxCenter(box);
  const tall = gap.above * height + ((lines.length - 1) / 2) * 1.25 * height;
  const at = (place: Point, align: 'start' | 'middle' | 'end'): LabelPlace => ({
    texts: stacked(lines, place, align, height),
    style,
  });
  return {
    rank: 'name',
    reach: grow(box, nameBesideReach(lines) * height),
    *places() {
      yield at({ x: box.maxX + gap.beside * height, y }, 'start');
      yield at({ x: box.minX - gap.beside * height, y }, 'end');
      yield at({ x, y: box.maxY + tall }, 'middle');
      yield at({ x, y: box.minY - tall }, 'middle');
    },
    *leaders() {
      for (const out of ways) {
        const from = { x: x + (out.x * boxWidth(box)) / 2, y: y + (out.y * boxHeight(box)) / 2 };
        yield* placesLed({ from, out, lines, style }, lettering);
      }
    },
  };
}
