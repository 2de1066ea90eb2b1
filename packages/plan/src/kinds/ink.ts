// The drafting conventions that kinds share: ink, line weights in millimetres, and dimension labels.
import { distance, midpoint, type Point, radians, subtract, turnRight, unit } from '../geometry/point.ts';
import type { Pen, Style } from '../pen/pen.ts';
import { capHeight, textWidth } from '../pen/textMetrics.ts';
import { formatLength } from '../units.ts';

export const ink = '#1f2937';
const paleInk = '#f9fafb';

/** Line weights of ISO 128 in millimetres, by what the line is for. */
export const weights = { boundary: 0.7, outline: 0.5, object: 0.35, detail: 0.18, label: 0.13 } as const;

/** Where lengths are written. */
export const dimensionLayer = 'dimensions';
export const labelStyle: Style = { layer: dimensionLayer, fill: ink };
/** Letters that lie over whatever is drawn: paper round them keeps them legible. */
export const clearOfLines = { stroke: '#ffffff', weight: 0.7, isName: true } as const;
/** Labels that tell what something is, and so can be read whatever is drawn over it. */
export const namingStyle: Style = { ...labelStyle, ...clearOfLines };
/** The same of what there may be hundreds of, at as many angles: at each angle paper takes long to draw. */
export const plainNamingStyle: Style = { ...labelStyle, isName: true };

/** The angle (radians) at which words along a direction are not upside down. */
export function uprightAngle({ x, y }: Point): number {
  const angle = Math.atan2(y, x);
  if (angle > Math.PI / 2 + 1e-9) return angle - Math.PI;
  return angle <= -Math.PI / 2 + 1e-9 ? angle + Math.PI : angle;
}

/** Radians that a line may lean and still count as upright: the sides of a lot seldom stand quite so. */
const leaning = radians(10);

/** The same for dimensions, which on an upright line are read from the right side of the sheet. */
export function readingAngle(along: Point): number {
  const upright = uprightAngle(along);
  return upright > Math.PI / 2 - leaning ? upright - Math.PI : upright;
}

/**
 * A length (feet, that of a-b where none is given) written beside a-b, on its left as one goes from a to b, off it by
 * away (feet) and never upside down; left out where it has no room, or the pen writes none on sides so short.
 */
export function labelLength(
  pen: Pen,
  a: Point,
  b: Point,
  { away = 0, feet = distance(a, b), sign = '', style = labelStyle } = {},
): void {
  if (pen.labelHeight > 0 && distance(a, b) >= pen.leastSide)
    labelAlong(pen, a, b, sign + formatLength(feet, pen.units), away, style);
}

/** Words written beside a-b in the same manner; whether there was room for them. */
export function labelAlong(
  pen: Pen,
  a: Point,
  b: Point,
  content: string,
  away = 0,
  style: Style = labelStyle,
): boolean {
  const height = pen.labelHeight;
  if (height === 0 || textWidth(content, height) > distance(a, b)) return false;
  const along = unit(subtract(b, a));
  const left = turnRight({ x: -along.x, y: -along.y });
  const off = away + height * (0.35 + capHeight / 2);
  const middle = midpoint(a, b);
  const at = { x: middle.x + left.x * off, y: middle.y + left.y * off };
  const angle = readingAngle(along);
  pen.text({ at, content, height, angle, align: 'middle', baseline: 'middle' }, style);
  return true;
}

/** #rgb or #rrggbb as 0 (black) to 1 (white), by the weights of ITU-R BT.601. */
function lightness(colour: string): number {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return (((value >> 16) & 255) * 0.299 + ((value >> 8) & 255) * 0.587 + (value & 255) * 0.114) / 255;
}

/** Ink that can be read on a fill. */
export const inkOn = (fill: string): string =>
  fill !== 'transparent' && lightness(fill) < 0.45 ? paleInk : ink;

/** A colour as a pen's style takes it: none where it is transparent. */
export const paint = (colour: string): string | undefined => (colour === 'transparent' ? undefined : colour);
