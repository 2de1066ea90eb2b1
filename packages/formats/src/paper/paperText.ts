// Text on sheets: breaks it into lines, and cuts it with an ellipsis where there is no room. All lengths are millimeters.
import type { Pen, TextMark } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { wrapWords } from '@homeplot/plan/wrapWords';
import { millimetersPerInch } from './drawingScale.ts';
import { ink, layer } from './sheetText.ts';

/** Font size of the smallest text on a sheet, in millimeters: capitals 3/32 inch high, the minimum that permit offices accept. */
export const smallestLetters = (millimetersPerInch * 3) / 32 / capHeight;

/** Font sizes in millimeters. */
export const letters = { text: smallestLetters, heading: 4, title: 5.6, number: 8 } as const;

export interface Words {
  readonly content: string;
  /** Font size in millimeters. */
  readonly height: number;
}

/** A line of text; y is its baseline, in millimeters below the top of the text. */
export interface Line extends Words {
  readonly y: number;
}

/** Line height, in font sizes. */
const leading = 1.4;
/** Allowance for fonts that are wider than the measured one. */
const slack = 1.03;
/** How far letters reach below the baseline, in font sizes. */
const descent = 0.25;

const fitsIn =
  (width: number, height: number) =>
  (line: string): boolean =>
    textWidth(line, height) * slack <= width;

/** Words below one another, each on its own line. */
export function stacked(words: readonly Words[]): readonly Line[] {
  let y = 0;
  return words.map(({ content, height }) => {
    y += y === 0 ? height * capHeight : height * leading;
    return { content, height, y };
  });
}

/** The lines of texts below one another; each starts a new line. Empty texts have none. */
export const linesOf = (texts: readonly Words[], width: number): readonly Line[] =>
  stacked(
    texts.flatMap(({ content, height }) =>
      brokenLines(content, fitsIn(width, height)).map((line) => ({ content: line, height })),
    ),
  );

/** Millimeters from the top of the first line to below the last. */
export const heightOf = (lines: readonly Line[]): number => {
  const last = lines.at(-1);
  return last ? last.y + last.height * descent : 0;
};

/** The first lines; the last ends with an ellipsis if some had to be left out. */
export function firstLines(lines: readonly Line[], count: number, width: number): readonly Line[] {
  const last = lines[count - 1];
  if (!last || count >= lines.length) return lines.slice(0, count);
  return [
    ...lines.slice(0, count - 1),
    { ...last, content: shortened(last.content, fitsIn(width, last.height)) },
  ];
}

/** Number of lines within a height. */
export const countWithin = (lines: readonly Line[], height: number): number =>
  lines.filter(({ y }) => y <= height).length;

/** One line of text, cut with an ellipsis if it is wider than its room. */
export function cutLine(content: string, height: number, width: number): string {
  const fits = fitsIn(width, height);
  return fits(content) ? content : shortened(content, fits);
}

export function write(
  pen: Pen,
  at: Point,
  content: string,
  height: number = letters.text,
  { align = 'start', baseline = 'baseline' }: Partial<Pick<TextMark, 'align' | 'baseline'>> = {},
): void {
  if (content) pen.text({ at, content, height, angle: 0, align, baseline }, { layer, fill: ink });
}

export function writeLines(pen: Pen, { x, y }: Point, lines: readonly Line[]): void {
  for (const line of lines) write(pen, { x, y: y + line.y }, line.content, line.height);
}

/** Breaks at spaces, and within words only if they are wider than a line. */
function brokenLines(content: string, fits: (line: string) => boolean): readonly string[] {
  return content.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).filter(Boolean);
    return wrapWords(
      words.flatMap((word) => (fits(word) ? [word] : piecesOf(word, fits))),
      fits,
    );
  });
}

/** Where a word may break: addresses at their signs, compound words after a hyphen, and between letters. */
const betweenLetters = /(?:)/u;
const breaks = [/(?<=[@./])(?=[^@./])/, /(?<=[^-]-)(?=[^-])/, betweenLetters];

/** The word in pieces that fit. Only what is too wide with all breaks of one sort is broken by the next. */
function piecesOf(
  word: string,
  fits: (piece: string) => boolean,
  [at = betweenLetters, ...others]: readonly RegExp[] = breaks,
): readonly string[] {
  const parts = word.split(at);
  return joined(
    parts.flatMap((part) => (others.length === 0 || fits(part) ? [part] : piecesOf(part, fits, others))),
    fits,
  );
}

function joined(parts: readonly string[], fits: (piece: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const longer = `${pieces.at(-1)}${part}`;
    if (pieces.length > 0 && fits(longer)) pieces.splice(-1, 1, longer);
    else pieces.push(part);
  }
  return pieces;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = '';
  for (const letter of line) {
    if (!fits(`${kept}${letter}…`)) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
