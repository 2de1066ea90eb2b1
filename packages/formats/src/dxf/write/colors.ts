// The AutoCAD Color Index: the only colors that a drawing of this version can name.
import { lightness, rgbOf } from '@homeplot/plan/color';
import { indexColor } from '../records/colors.ts';

/** Black on white and white on black. */
export const inkIndex = 7;

const palette = Array.from({ length: 255 }, (_, i) => rgbOf(indexColor(i + 1)));
const known = new Map<string, number>();

/** The nearest color. Nearly black and nearly white are ink, because either would be lost on some screens. */
export function colorIndex(color: string): number {
  const found = known.get(color);
  if (found !== undefined) return found;
  const rgb = rgbOf(color);
  const offs = palette.map((other) => rgb.reduce((sum, part, i) => sum + (part - (other[i] ?? 0)) ** 2, 0));
  const least = Math.min(...offs);
  const isInk = lightness(color) > 0.9 || Math.max(...rgb) < 0x60;
  const index = isInk && least > 0 ? inkIndex : offs.indexOf(least) + 1;
  known.set(color, index);
  return index;
}
