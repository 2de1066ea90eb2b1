// The AutoCAD Color Index: the only colors that a drawing of this version can name.
import { lightness, rgbOf } from '@homeplot/plan/color';
import { indexColor } from '../records/colors.ts';

/** Black on white and white on black. */
export const inkIndex = 7;

const palette = Array.from({ length: 255 }, (_, i) => rgbOf(indexColor(i + 1)));
const known = new Map<string, number>();

/** Colors that are drawn as ink unless the index has exactly them: lighter, or with less of each of red, green and blue. */
const inkLimits = { lightness: 0.9, channel: 0x60 };

/** The nearest color. Nearly black and nearly white are ink, because either would be invisible on some screens. */
export function colorIndex(color: string): number {
  const found = known.get(color);
  if (found !== undefined) return found;
  const rgb = rgbOf(color);
  const distances = palette.map((other) =>
    rgb.reduce((sum, part, i) => sum + (part - (other[i] ?? 0)) ** 2, 0),
  );
  const smallest = Math.min(...distances);
  const isNearInk = lightness(color) > inkLimits.lightness || Math.max(...rgb) < inkLimits.channel;
  const index = isNearInk && smallest > 0 ? inkIndex : distances.indexOf(smallest) + 1;
  known.set(color, index);
  return index;
}
