// What lies over all else, in whole device pixels: the handles, and the keyboard's crosshair.
import type { PlacedHandle } from '@homeplot/editor/handles';
import { accent } from '@homeplot/editor/marks';
import type { Aim } from '../paint/screen.ts';
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';

/** CSS pixels: half the side of a square handle, the radius of a round one, the line width. */
const square = 4;
const round = 4.5;
const smallRound = 3.25;
const diamond = 5.5;
const line = 1.25;

/**
 * Handles are square, but round for road ends and for rotation handles, which are clear of the dimensions. The midpoints of
 * edges are small and round, the handle that bends an edge is a diamond, picked ones are filled.
 */
export function drawHandles(
  context: CanvasRenderingContext2D,
  handles: readonly PlacedHandle[],
  { ratio }: Aim,
  origin: { readonly x: number; readonly y: number },
): void {
  context.lineWidth = Math.max(1, Math.round(line * ratio));
  context.strokeStyle = accent;
  context.setLineDash([]);
  const sharp = context.lineWidth % 2 === 1 ? 0.5 : 0;
  const on = (at: number, from: number): number => Math.round(at * ratio - sharp) + sharp - from;
  for (const { off, screen, joint, grip, picked, unmarked } of handles) {
    if (unmarked) continue;
    context.fillStyle = picked && grip?.on !== 'crown' ? accent : '#ffffff';
    const x = on(screen.x, origin.x);
    const y = on(screen.y, origin.y);
    context.beginPath();
    if (off || joint) context.arc(x, y, round * ratio, 0, 2 * Math.PI);
    else if (grip?.on === 'middle') context.arc(x, y, smallRound * ratio, 0, 2 * Math.PI);
    else if (grip?.on === 'crown') drawDiamond(context, x, y, diamond * ratio);
    else {
      const half = Math.round(square * ratio);
      context.rect(x - half, y - half, 2 * half, 2 * half);
    }
    context.fill();
    context.stroke();
  }
}

function drawDiamond(context: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  context.moveTo(x, y - half);
  context.lineTo(x + half, y);
  context.lineTo(x, y + half);
  context.lineTo(x - half, y);
  context.closePath();
}

/** CSS pixels: the length of the arms, and the gap that leaves the point itself visible. */
const arm = 14;
const gap = 4;
const arms = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The keyboard's crosshair. origin: the canvas's corner within the view, in device pixels. */
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
    [accent, cursor.isPressed ? 2 : 1],
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
