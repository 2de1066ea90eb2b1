// What is drawn in place of a picture whose file isn't here: a frame with its name and what to do along its top edge, since
// the plan that is drawn over it fills its middle.
import { add, type Point, rotate } from '../geometry/point.ts';
import type { ImageMark, Pen, Style } from '../geometry/pen.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { wrapWords } from './wrapWords.ts';

const missing = ["This file isn't here. Add it again,", 'or ask its sender.'];
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
  const pieces = [`${title}:`, ...words];
  const room = wordsShare * width;
  const size = Math.min(pen.labelHeight, ...pieces.map((piece) => room / textWidth(piece, 1)));
  const lines = wrapWords(pieces, (line) => textWidth(line, size) <= room);
  for (const [i, content] of lines.entries()) {
    const from = point(spacing.edge * size, (spacing.edge + 0.5 + i * spacing.lines) * size);
    const text = { at: from, content, height: size, angle, align: 'start', baseline: 'middle' } as const;
    pen.text(text, { layer: style.layer, fill: grayInk, stroke: '#ffffff', weight: 0.7 });
  }
}
