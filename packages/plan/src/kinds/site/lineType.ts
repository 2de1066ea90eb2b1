// Lines with letters at even intervals, as on plans for pipes and cables: "— W — W —".
import { marksAlong, subpaths } from '../../geometry/along.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import type { Path, Pen, Style } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { uprightAngle } from '../../lettering/readingAngle.ts';

/** Letters that no line hides or strikes out: on paper without color, only they tell lines apart. */
export const clearLetters = { stratum: 'notes', ...clearOfLines } as const;

/** Label heights from one group of letters to the next. */
const spacing = 14;
/** A line shorter than this many gaps is unbroken. */
const minLines = 1.5;

/** Feet that letters take of a line. */
const gapOf = (content: string, height: number): number => textWidth(content, height) + height * 0.5;

/** The first of some letters that the line has room for; the last if it has room for none. */
export const fittingLetters = (path: Path, pen: Pen, all: readonly string[]): string =>
  all.find((content) => perimeterOf(path) >= gapOf(content, heightOn(pen)) * minLines) ?? all.at(-1) ?? '';

const heightOn = ({ labelHeight }: Pen): number => labelHeight * 0.9;

/**
 * Draws the line with a gap for each group of letters; unbroken without letters, if it is too short, or if labels have no
 * size. letters: their stratum, if they aren't hidden with the line, and their outline.
 */
export function drawLettered(
  path: Path,
  pen: Pen,
  content: string,
  style: Style,
  letters: Pick<Style, 'stratum' | 'stroke' | 'weight'> = {},
): void {
  const height = heightOn(pen);
  const total = perimeterOf(path);
  const gap = gapOf(content, height);
  if (!content || height === 0 || total < gap * minLines) {
    pen.path(path, style);
    return;
  }
  // Long words are farther apart, so that there is line between them.
  const places = marksAlong(path, Math.max(pen.labelHeight * spacing, gap * minLines));
  // Feet along the path to each group, as marksAlong spaces them: half a step from both ends.
  const step = total / places.length;
  const middles = places.map((_, i) => (i + 0.5) * step);
  const starts = [0, ...middles.map((middle) => middle + gap / 2)];
  const ends = [...middles.map((middle) => middle - gap / 2), total];
  const lines = subpaths(
    path,
    starts.map((start, i) => [start, ends[i] ?? total]),
  );
  for (const line of lines) pen.path(line, style);
  for (const { at, along } of places)
    pen.text(
      { at, content, height, angle: uprightAngle(along), align: 'middle', baseline: 'middle' },
      { layer: style.layer, fill: style.stroke, ...letters },
    );
}
