// What is drawn in place of a picture whose file isn't here: a crossed frame with its name and what to do.
import { add, type Point, rotate } from '../geometry/point.ts';
import type { ImageMark, Path, Pen, Style } from '../geometry/pen.ts';
import { textWidth } from '../geometry/textMetrics.ts';

const missing = ["This file isn't here. Add it again,", 'or ask whoever sent you the plan for it.'];
const grayInk = '#6b7280';
/** Letters: label heights, and the share of the frame that a line of words takes at most. */
const letters = { height: 1, share: 0.9 };

export function drawMissingPicture(
  pen: Pen,
  { at, width, height, angle, title = 'Picture' }: ImageMark,
  style: Style,
  /** Lines below its name: why it isn't there, and what to do. */
  words: readonly string[] = missing,
): void {
  const point = (x: number, y: number): Point => add(at, rotate({ x, y }, angle, { x: 0, y: 0 }));
  const corners = [point(0, 0), point(width, 0), point(width, height), point(0, height)] as const;
  const [a, b, c, d] = corners;
  const line = { ...style, stroke: grayInk, weight: 0.18 };
  const paths: readonly Path[] = [
    { vertices: corners, closed: true },
    { vertices: [a, c], closed: false },
    { vertices: [b, d], closed: false },
  ];
  for (const path of paths) pen.path(path, line);
  if (pen.labelHeight === 0) return;
  const lines = [title, ...words];
  for (const [i, content] of lines.entries()) {
    const fitting = (letters.share * width) / textWidth(content, 1);
    const size = Math.min(letters.height * pen.labelHeight, fitting);
    const middle = point(width / 2, height / 2 + (i - (lines.length - 1) / 2) * 1.5 * size);
    const text = { at: middle, content, height: size, angle, align: 'middle', baseline: 'middle' } as const;
    pen.text(text, { layer: style.layer, fill: grayInk, stroke: '#ffffff', weight: 0.7 });
  }
}
