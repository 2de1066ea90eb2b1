// The AutoCAD Color Index: the only colors that a drawing of this version can name.
import { lightness, rgbOf } from '@homeplot/plan/color';

type Rgb = readonly [number, number, number];

const named: readonly Rgb[] = [
  [255, 0, 0],
  [255, 255, 0],
  [0, 255, 0],
  [0, 255, 255],
  [0, 0, 255],
  [255, 0, 255],
  [255, 255, 255],
  [128, 128, 128],
  [192, 192, 192],
];
const grays = [51, 91, 132, 173, 214, 255];
/** The brightness of the five shades of a hue, of 255. */
const shades = [255, 165, 127, 76, 38];

/** 1 to 9 are named; 10 to 249 are 24 hues 15 degrees apart in ten shades, every other one half as strong; then grays. */
const palette: readonly Rgb[] = [
  ...named,
  ...Array.from({ length: 240 }, (_, i): Rgb => {
    const value = shades[Math.floor((i % 10) / 2)] ?? 0;
    const least = i % 2 === 0 ? 0 : value / 2;
    const part = (turn: number): number => {
      const angle = (Math.floor(i / 10) * 15 + turn) % 360;
      const share = Math.min(1, Math.max(0, 2 - Math.abs(angle - 180) / 60));
      return Math.floor(least + (value - least) * share);
    };
    return [part(180), part(60), part(300)];
  }),
  ...grays.map((gray): Rgb => [gray, gray, gray]),
];

/** The color that is black on white and white on black. */
export const inkIndex = 7;
const known = new Map<string, number>();

/** The nearest color; ink, and what would be lost on paper, is the ink of the screen. */
export function colorIndex(color: string): number {
  const found = known.get(color);
  if (found !== undefined) return found;
  const rgb = rgbOf(color);
  const isInk = lightness(color) > 0.9 || Math.max(...rgb) < 0x60;
  const off = (other: Rgb): number => rgb.reduce((sum, part, i) => sum + (part - (other[i] ?? 0)) ** 2, 0);
  const offs = palette.map(off);
  const index = isInk ? inkIndex : offs.indexOf(Math.min(...offs)) + 1;
  known.set(color, index);
  return index;
}
