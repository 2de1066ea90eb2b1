// Draws what lies over everything else, on whole device pixels: the handles, and the keyboard's crosshair.
import type { PlacedHandle } from '@homeplot/editor/handles';
import { accent } from '@homeplot/editor/marks';
import type { Aim } from '../paint/screen.ts';
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';

/** CSS pixels from the center of each kind of handle to its edge or corner. */
const radius = { square: 4, round: 4.5, smallRound: 3.25, diamond: 5.5 };
/** CSS pixels. */
const lineWidth = 1.25;

/**
 * Draws handles. They are square, but round for road ends and for handles at a distance from the object, such as for rotation.
 * Midpoints of edges are small and round, the handle that bends an edge is a diamond, and picked handles are filled.
 */
export function drawHandles(
  context: CanvasRenderingContext2D,
  handles: readonly PlacedHandle[],
  { ratio }: Aim,
  origin: { readonly x: number; readonly y: number },
): void {
  context.lineWidth = Math.max(1, Math.round(lineWidth * ratio));
  context.strokeStyle = accent;
  context.setLineDash([]);
  // A line with an odd width is crisp only if it runs through the middle of pixels.
  const toMiddle = context.lineWidth % 2 === 1 ? 0.5 : 0;
  const on = (at: number, from: number): number => Math.round(at * ratio - toMiddle) + toMiddle - from;
  for (const { off, screen, joint, grip, picked, unmarked } of handles) {
    if (unmarked) continue;
    context.fillStyle = picked && grip?.on !== 'crown' ? accent : '#ffffff';
    const x = on(screen.x, origin.x);
    const y = on(screen.y, origin.y);
    context.beginPath();
    if (off || joint) context.arc(x, y, radius.round * ratio, 0, 2 * Math.PI);
    else if (grip?.on === 'middle') context.arc(x, y, radius.smallRound * ratio, 0, 2 * Math.PI);
    else if (grip?.on === 'crown') drawDiamond(context, x, y, radius.diamond * ratio);
    else {
      const half = Math.round(radius.square * ratio);
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

/** CSS pixels: how far the crosshair reaches. */
const arm = 14;
/** CSS pixels: the gap in the middle of the crosshair, which leaves the point itself visible. */
const gap = 4;
const arms = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Draws the keyboard's crosshair. origin: the canvas's corner within the view, in device pixels. */
export function drawCrosshair(
  { hand: { cursor }, viewport }: Editor,
  context: CanvasRenderingContext2D,
  ratio: number,
  origin: { readonly x: number; readonly y: number },
): void {
  if (!cursor) return;
  const { x, y } = toScreen(viewport, cursor.at);
  const [left, top] = [Math.round(x * ratio) + 0.5 - origin.x, Math.round(y * ratio) + 0.5 - origin.y];
  // Color and width in CSS pixels: a white line below makes the crosshair visible on everything.
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
