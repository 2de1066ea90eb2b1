// The color in which imported line work is drawn. White, yellow or cyan lines, made for a black screen, couldn't be seen on
// white paper, so they are darkened here. The file and exports keep the original color.
import { rgbOf } from '../../pen/color.ts';
import { ink } from '../../lettering/ink.ts';

/** The largest relative luminance (WCAG 2) of a line: a contrast of 4 to 1 on white, as pure red has. */
const maxLuminance = 0.2127;
/** If all parts of a color (0 to 255) are at least this, it counts as white, and is drawn as ink. */
const minWhite = 0xe6;
const weights = [0.2126, 0.7152, 0.0722] as const;

const cache = new Map<string, string>();
const maxCached = 1000;

export function paperColor(color: string): string {
  const found = cache.get(color);
  if (found !== undefined) return found;
  if (cache.size >= maxCached) cache.clear();
  const converted = darkened(color);
  cache.set(color, converted);
  return converted;
}

function darkened(color: string): string {
  const parts = rgbOf(color);
  const linear = parts.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = linear.reduce((sum, part, i) => sum + part * (weights[i] ?? 0), 0);
  if (luminance <= maxLuminance) return color;
  if (Math.min(...parts) >= minWhite) return ink;
  const share = maxLuminance / luminance;
  return `#${linear.map((part) => hex(part * share)).join('')}`;
}

function hex(linear: number): string {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.floor(part * 255)
    .toString(16)
    .padStart(2, '0');
}
