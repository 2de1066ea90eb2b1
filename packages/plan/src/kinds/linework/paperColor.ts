// The color in which imported line work is drawn: what was drawn on a black screen in white, yellow or cyan couldn't be seen
// on white paper. Its own color is stored and exported.
import { rgbOf } from '../../pen/color.ts';
import { ink } from '../../lettering/ink.ts';

/** The largest relative luminance (WCAG 2) of a line: a contrast of 4 to 1 on white, as pure red has. */
const lightest = 0.2127;
/** If all parts of a color, of 255, are at least this, it is white on a black screen, and ink on paper. */
const white = 0xe6;
const weights = [0.2126, 0.7152, 0.0722] as const;

const known = new Map<string, string>();
const maxKnown = 1000;

export function paperColor(color: string): string {
  const found = known.get(color);
  if (found !== undefined) return found;
  if (known.size >= maxKnown) known.clear();
  const made = darkened(color);
  known.set(color, made);
  return made;
}

function darkened(color: string): string {
  const parts = rgbOf(color);
  const linear = parts.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = linear.reduce((sum, part, i) => sum + part * (weights[i] ?? 0), 0);
  if (luminance <= lightest) return color;
  if (Math.min(...parts) >= white) return ink;
  const share = lightest / luminance;
  return `#${linear.map((part) => hex(part * share)).join('')}`;
}

function hex(linear: number): string {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.floor(part * 255)
    .toString(16)
    .padStart(2, '0');
}
