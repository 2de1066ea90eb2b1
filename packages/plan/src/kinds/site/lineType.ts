// Lines with letters at even intervals, as on plans for pipes and cables: "— W — W —".
import { marksAlong, type Place, subpaths } from '../../geometry/along.ts';
import { edgesOf, perimeterOf } from '../../geometry/outline.ts';
import type { Path, Pen, Style } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { uprightAngle } from '../../lettering/readingAngle.ts';

/** Letters that no line covers or crosses, because without color they alone distinguish lines. */
export const clearLetters = { stratum: 'notes', ...clearOfLines } as const;

/** Label heights from one group of letters to the next. */
const spacing = 14;
/** A line shorter than this many gaps is drawn without letters. */
const minGaps = 1.5;
/** The height of the letters, in label heights. */
const letterSize = 0.9;

/** Feet of a line that letters take up. */
const gapOf = (content: string, height: number): number => textWidth(content, height) + height * 0.5;

/** The first of some letters that the line has room for; the last if it has room for none. */
export const fittingLetters = (path: Path, pen: Pen, all: readonly string[]): string =>
  all.find((content) => perimeterOf(path) >= gapOf(content, heightOn(pen)) * minGaps) ?? all.at(-1) ?? '';

const heightOn = ({ labelHeight }: Pen): number => labelHeight * letterSize;

/**
 * Draws the line with a gap for each group of letters. It is unbroken if there are no letters, if it is too short, or if labels
 * have no size. letters: the style of the letters where it differs from the line's.
 */
export function drawLettered(
  path: Path,
  pen: Pen,
  content: string,
  style: Style,
  letters: LettersStyle = {},
): void {
  const total = perimeterOf(path);
  const gap = gapOf(content, heightOn(pen));
  if (!content || heightOn(pen) === 0 || total < gap * minGaps) {
    pen.path(path, style);
    return;
  }
  // Long words are farther apart, so that some line stays between them.
  const places = marksAlong(path, Math.max(pen.labelHeight * spacing, gap * minGaps));
  // marksAlong begins and ends half a step from the ends of the path.
  const step = total / places.length;
  const groups = places.map((place, i) => ({ ...place, middle: (i + 0.5) * step }));
  drawGroups(path, pen, content, groups, style, letters);
}

/** Draws the line with one group of letters in the middle of its longest leg, or of the whole line if all legs are short. */
export function drawLetteredOnce(
  path: Path,
  pen: Pen,
  contents: readonly string[],
  style: Style,
  letters: LettersStyle = {},
): void {
  const whole = { path, length: perimeterOf(path), begins: 0 };
  let begins = 0;
  const legs = edgesOf(path).map(({ from, to, bulge }) => {
    const leg = { path: { vertices: [{ ...from, bulge }, to], closed: false }, length: 0, begins };
    const length = perimeterOf(leg.path);
    begins += length;
    return { ...leg, length };
  });
  const longest = legs.reduce((best, leg) => (leg.length > best.length ? leg : best), legs[0] ?? whole);
  const hasRoom = ({ length }: typeof whole, content: string): boolean =>
    length >= gapOf(content, heightOn(pen)) * minGaps;
  const leg = hasRoom(longest, contents.at(-1) ?? '') ? longest : whole;
  const content = fittingLetters(leg.path, pen, contents);
  const [place] = marksAlong(leg.path, Infinity);
  const isLettered = place && content && heightOn(pen) > 0 && hasRoom(leg, content);
  const groups = isLettered ? [{ ...place, middle: leg.begins + leg.length / 2 }] : [];
  drawGroups(path, pen, content, groups, style, letters);
}

type LettersStyle = Pick<Style, 'stratum' | 'stroke' | 'weight'>;

/** A group of letters. middle: feet along the line to the middle of the letters. */
interface Group extends Place {
  readonly middle: number;
}

function drawGroups(
  path: Path,
  pen: Pen,
  content: string,
  groups: readonly Group[],
  style: Style,
  letters: LettersStyle,
): void {
  const height = heightOn(pen);
  const gap = gapOf(content, height);
  const total = perimeterOf(path);
  const starts = [0, ...groups.map(({ middle }) => middle + gap / 2)];
  const ends = [...groups.map(({ middle }) => middle - gap / 2), total];
  const parts = starts.map((start, i): [number, number] => [start, ends[i] ?? total]);
  for (const line of groups.length === 0 ? [path] : subpaths(path, parts)) pen.path(line, style);
  for (const { at, along } of groups)
    pen.text(
      { at, content, height, angle: uprightAngle(along), align: 'middle', baseline: 'middle' },
      { layer: style.layer, fill: style.stroke, ...letters },
    );
}
