// Colors of line work for white paper: what is drawn on a black screen in white, yellow or cyan couldn't be seen on it.
import { lightness, rgbOf } from '@homeplot/plan/color';
import { ink } from '@homeplot/plan/ink';

/** The lightest that a line may be, from 0 to 1. */
const lightest = 0.55;

export function paperColor(color: string): string {
  const light = lightness(color);
  if (light <= lightest) return color;
  const parts = rgbOf(color);
  // White and light grays have no hue to keep.
  if (Math.max(...parts) - Math.min(...parts) < 24) return ink;
  const share = lightest / light;
  return `#${parts
    .map((part) =>
      Math.round(part * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
