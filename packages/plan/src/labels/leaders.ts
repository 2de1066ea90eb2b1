// Places further off, for words that have no room where they belong: level, with a leader to that.
import type { Point } from '../geometry/point.ts';
import type { Style, TextMark } from '../pen/pen.ts';
import { textWidth } from '../pen/textMetrics.ts';
import type { LabelPlace, Lettering } from './label.ts';

/** Label heights. */
const paper = { shoulder: 0.6, gap: 0.25, line: 1.25, lengths: [2.2, 3.6, 5] } as const;
/** Turns from the direction in which a leader goes best, in quarters. */
const turns = [0, 0.45, -0.45, 0.9, -0.9] as const;

/** Label heights from its start that a leader and words of a width may reach. */
export const leaderReach = (widest: number): number => 5 + paper.shoulder + paper.gap + widest + 1;

export interface Led {
  /** Where the leader begins. */
  readonly from: Point;
  /** The unit vector in which it goes best. */
  readonly out: Point;
  readonly lines: readonly string[];
  readonly style: Style;
}

export function* placesLed(
  { from, out, lines, style }: Led,
  { labelHeight }: Lettering,
  height = labelHeight,
): Generator<LabelPlace> {
  for (const long of paper.lengths) {
    for (const turn of turns) {
      const angle = Math.atan2(out.y, out.x) + (turn * Math.PI) / 2;
      const tip = {
        x: from.x + Math.cos(angle) * long * labelHeight,
        y: from.y + Math.sin(angle) * long * labelHeight,
      };
      const way = tip.x < from.x - 1e-9 ? -1 : 1;
      const end = { x: tip.x + way * paper.shoulder * labelHeight, y: tip.y };
      yield {
        texts: stacked(
          lines,
          { x: end.x + way * paper.gap * height, y: end.y },
          way > 0 ? 'start' : 'end',
          height,
        ),
        style,
        lines: [{ vertices: [from, tip, end], closed: false }],
      };
    }
  }
}

/** Level lines of words about a point, from it to the right (start), or to the left of it (end). */
export const stacked = (
  lines: readonly string[],
  { x, y }: Point,
  align: TextMark['align'],
  height: number,
): TextMark[] =>
  lines.map((content, i) => ({
    at: { x, y: y + (i - (lines.length - 1) / 2) * paper.line * height },
    content,
    height,
    angle: 0,
    align,
    baseline: 'middle',
  }));

/** The width in label heights of the widest of some lines. */
export const widestOf = (lines: readonly string[]): number =>
  lines.reduce((wide, line) => Math.max(wide, textWidth(line, 1)), 0);
