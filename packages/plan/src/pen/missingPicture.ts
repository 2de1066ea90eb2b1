// What is drawn in place of a picture whose file isn't here: a frame with its name and what to do along its top edge, since
// the plan that is drawn over it fills its middle.
import { add, type Point, rotate } from '../geometry/point.ts';
import type { ImageMark, Pen, Style } from '../geometry/pen.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { wrapWords } from './wrapWords.ts';

const missing = ["This file isn't here. Add it again,", 'or ask whoever sent you the plan.'];
const grayInk = '#6b7280';
/** The share of the frame's width that a line of words takes at most. */
const wordsShare = 0.96;
/** Letter heights from one line to the next, and from the frame to the words. */
const spacing = { lines: 1.5, edge: 0.4 };

export function drawMissingPicture(
  pen: Pen,
  { at, width, height, angle, title = 'Picture' }: ImageMark,
  style: Style,
  /** Lines below its name: why it isn't there, and what to do. */
  words: readonly string[] = missing,
): void {
  const point = (x: number, y: number): Point => add(at, rotate({ x, y }, angle, { x: 0, y: 0 }));
  const corners = [point(0, 0), point(width, 0), point(width, height), point(0, height)];
  pen.path({ vertices: corners, closed: true }, { ...style, stroke: grayInk, weight: 0.18 });
  if (pen.labelHeight === 0) return;
  const { size, lines } = fitted(title, words, { width: wordsShare * width, height }, pen.labelHeight);
  for (const [i, content] of lines.entries()) {
    const from = point(spacing.edge * size, (spacing.edge + 0.5 + i * spacing.lines) * size);
    const text = { at: from, content, height: size, angle, align: 'start', baseline: 'middle' } as const;
    pen.text(text, { layer: style.layer, fill: grayInk, stroke: '#ffffff', weight: 0.7 });
  }
}

/** The lines and their letter height. What to do must be readable, so a name that is longer than that is cut. */
function fitted(
  title: string,
  words: readonly string[],
  room: { readonly width: number; readonly height: number },
  maxSize: number,
): { readonly size: number; readonly lines: readonly string[] } {
  const linesAt = (size: number): readonly string[] => {
    const fits = (line: string): boolean => textWidth(line, size) <= room.width;
    return wrapWords([cutName(title, fits), ...words], fits);
  };
  const widest = Math.min(maxSize, ...words.map((piece) => room.width / textWidth(piece, 1)));
  for (let count = 1; ; count += 1) {
    const size = Math.min(widest, room.height / (2 * spacing.edge + 1 + (count - 1) * spacing.lines));
    const lines = linesAt(size);
    if (lines.length <= count) return { size, lines };
  }
}

function cutName(name: string, fits: (line: string) => boolean): string {
  if (fits(`${name}:`)) return `${name}:`;
  let kept = '';
  for (const letter of name) {
    if (!fits(`${kept}${letter}…:`)) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…:`;
}
