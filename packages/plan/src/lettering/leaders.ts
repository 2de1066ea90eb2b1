// Places with leaders, for labels without room where they belong: horizontal text at some distance, joined by a leader.
// Whether one is used is decided in labels/search.ts.
import type { Point } from '../geometry/point.ts';
import type { Style, TextMark } from '../geometry/pen.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import type { LabelPlace, Lettering } from './label.ts';

/**
 * Label heights: the horizontal end of a leader, the gap between it and the text, from one line of text to the next, and the
 * lengths that are tried.
 */
const sizes = { shoulder: 0.6, gap: 0.25, line: 1.25, lengths: [2.2, 3.6, 5] } as const;
/** Turns from the preferred direction of a leader, best first, in quarter turns. */
const usualTurns = [0, 0.45, -0.45, 0.9, -0.9, 1.4, -1.4] as const;
/** A leader is steep if it goes sideways by less than this share of its length. */
const minSideways = 0.4;

/** Label heights from a leader's start within which it and text of this width stay, with one to spare. longest: its length. */
export const leaderReach = (widest: number, longest: number = sizes.lengths[2]): number =>
  longest + sizes.shoulder + sizes.gap + widest + 1;

/** Text at the end of a leader. */
export interface Led {
  /** Where the leader begins. */
  readonly from: Point;
  /** The preferred direction of the leader, a unit vector. */
  readonly out: Point;
  readonly lines: readonly string[];
  readonly style: Style;
  /**
   * Feet around the leader's beginning that a mark fills; its length counts from the edge of the mark. At a mark, a steep leader
   * may have its text on either side.
   */
  readonly mark?: number;
  /** Lengths to try in label heights, shortest first. */
  readonly lengths?: readonly number[];
  /** Turns from `out` to try, best first, in quarter turns. */
  readonly turns?: readonly number[];
}

/** Places of horizontal text with a leader, best first. */
export function* placesLed(
  { from, out, lines, style, mark, lengths = sizes.lengths, turns = usualTurns }: Led,
  { labelHeight }: Lettering,
  height = labelHeight,
): Generator<LabelPlace> {
  for (const length of lengths) {
    const reach = (mark ?? 0) + length * labelHeight;
    for (const turn of turns) {
      const angle = Math.atan2(out.y, out.x) + (turn * Math.PI) / 2;
      const tip = {
        x: from.x + Math.cos(angle) * reach,
        y: from.y + Math.sin(angle) * reach,
      };
      const sign = tip.x < from.x - 1e-9 ? -1 : 1;
      const isSteep = Math.abs(tip.x - from.x) < minSideways * reach;
      for (const side of mark !== undefined && isSteep ? [sign, -sign] : [sign]) {
        const end = { x: tip.x + side * sizes.shoulder * labelHeight, y: tip.y };
        const at = { x: end.x + side * sizes.gap * height, y: end.y };
        yield {
          texts: stacked(lines, at, side > 0 ? 'start' : 'end', height),
          style,
          lines: [{ vertices: [from, tip, end], closed: false }],
        };
      }
    }
  }
}

/** Lines of horizontal text beside a point: to the right of it ('start'), to the left ('end') or around it. */
export const stacked = (
  lines: readonly string[],
  { x, y }: Point,
  align: TextMark['align'],
  height: number,
): TextMark[] =>
  lines.map((content, i) => ({
    at: { x, y: y + (i - (lines.length - 1) / 2) * sizes.line * height },
    content,
    height,
    angle: 0,
    align,
    baseline: 'middle',
  }));

/** The width of the widest line, in label heights. */
export const widestOf = (lines: readonly string[]): number =>
  lines.reduce((wide, line) => Math.max(wide, textWidth(line, 1)), 0);

/** Label heights: a wider note beside a leader is parted, because it would take the room of the drawing at its sides. */
const widestRow = 8;

/** The words of a note beside a leader: in one line, or in two if that is wide. */
export const besideLeader = (words: readonly string[]): readonly string[] =>
  widestOf([words.join(' ')]) > widestRow ? halves(words) : [words.join(' ')];

/** Words in two lines that are about as wide; a single word stays in one. */
export function halves(words: readonly string[]): readonly string[] {
  const broken = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return broken.reduce<readonly string[]>(
    (best, two) => (widestOf(two) < widestOf(best) ? two : best),
    [words.join(' ')],
  );
}
