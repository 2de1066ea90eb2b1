// The grid under the plan: hairlines one square apart, every tenth one heavier, on whole device pixels.
import { gridStep } from '@homeplot/editor/viewport';
import type { Context } from './board.ts';
import type { Aim, Patch } from './screen.ts';

export const paper = '#ffffff';
const fineColor = '#e9edf2';
const heavyColor = '#d3dbe4';

/** Draws the grid on a rectangle of the bitmap, in device pixels; square in feet. */
export function drawGrid(
  context: Context,
  { pxPerFoot, ratio, left, top }: Aim,
  square: number,
  { x, y, width, height }: Patch,
): void {
  const gap = gridStep(pxPerFoot, square) * pxPerFoot * ratio;
  // Fine lines first, so that none crosses a heavy one.
  for (const [color, every] of [
    [fineColor, 1],
    [heavyColor, 10],
  ] as const) {
    context.fillStyle = color;
    for (let i = first(x + left, gap, every); pixel(i * gap) < x + left + width; i += every) {
      if (every > 1 || i % 10 !== 0) context.fillRect(pixel(i * gap) - left, y, 1, height);
    }
    for (let i = first(y + top, gap, every); pixel(i * gap) < y + top + height; i += every) {
      if (every > 1 || i % 10 !== 0) context.fillRect(x, pixel(i * gap) - top, width, 1);
    }
  }
}

const pixel = (at: number): number => Math.round(at - 0.5);
const first = (from: number, gap: number, every: number): number => Math.floor(from / gap / every) * every;
