// The keyboard's crosshair on the canvas.
import type { Editor } from '@homeplot/editor/editor';
import { accent } from '@homeplot/editor/marks';
import { toScreen } from '@homeplot/editor/viewport';

/** CSS pixels: the length of the arms, and the gap that leaves the point itself visible. */
const arm = 14;
const gap = 4;
const arms = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** origin: the canvas's corner within the view, in device pixels. */
export function drawCrosshair(
  { hand: { cursor }, viewport }: Editor,
  context: CanvasRenderingContext2D,
  ratio: number,
  origin: { readonly x: number; readonly y: number },
): void {
  if (!cursor) return;
  const { x, y } = toScreen(viewport, cursor.at);
  const [left, top] = [Math.round(x * ratio) + 0.5 - origin.x, Math.round(y * ratio) + 0.5 - origin.y];
  const lines = [
    ['#ffffff', 3],
    [accent, cursor.held ? 2 : 1],
  ] as const;
  context.setLineDash([]);
  for (const [color, width] of lines) {
    context.strokeStyle = color;
    context.lineWidth = Math.max(1, Math.round(width * ratio));
    context.beginPath();
    for (const [dx, dy] of arms) {
      context.moveTo(left + dx * gap * ratio, top + dy * gap * ratio);
      context.lineTo(left + dx * arm * ratio, top + dy * arm * ratio);
    }
    context.stroke();
  }
}
