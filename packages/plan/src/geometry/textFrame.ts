// The rectangle that a line of text covers.
import { type Point, rotate } from './point.ts';
import type { TextMark } from './pen.ts';
import { capHeight, reachOf, textWidth } from './textMetrics.ts';

/** The corners of the text's frame in feet, clockwise from the top left of the unrotated text. */
export function textFrame(text: TextMark): readonly [Point, Point, Point, Point] {
  const width = textWidth(text.content, text.height);
  const left = text.at.x - (text.align === 'start' ? 0 : text.align === 'middle' ? width / 2 : width);
  const baseline = text.at.y + (text.baseline === 'middle' ? (capHeight / 2) * text.height : 0);
  const [above, below] = reachOf(text.content);
  const top = baseline - above * text.height;
  const bottom = baseline + below * text.height;
  const turn = (x: number, y: number): Point => rotate({ x, y }, text.angle, text.at);
  return [turn(left, top), turn(left + width, top), turn(left + width, bottom), turn(left, bottom)];
}
