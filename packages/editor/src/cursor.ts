// The keyboard's crosshair: arrows move it by squares, Enter presses with the tool in hand, as a pointer would.
import type { Point } from '@homeplot/plan/point';
import type { Editor } from './editor.ts';
import type { Pointer } from './tools/tool.ts';
import { toPlan, toScreen, wayIntoSight } from './viewport.ts';

function record(editor: Editor, phase: Pointer['phase'], at: Point, shift = false): void {
  const screen = toScreen(editor.viewport, at);
  editor.pointer({ phase, at, screen, shift, coarse: false, stepped: true });
}

/** Where the crosshair is; the middle of the canvas where it has not been used yet. */
function start(editor: Editor): Point {
  const { width, height } = editor.viewport;
  return editor.cursor?.at ?? editor.snap(toPlan(editor.viewport, { x: width / 2, y: height / 2 }));
}

/** Moves the crosshair by squares; the view follows it. */
export function moveCursor(editor: Editor, right: number, down: number): void {
  const { scale } = editor.plan.settings;
  const from = start(editor);
  const at = editor.snap({ x: from.x + right / scale, y: from.y + down / scale });
  editor.cursor = { at, held: editor.cursor?.held ?? false };
  const { x, y } = wayIntoSight(editor.viewport, at);
  if (x !== 0 || y !== 0) editor.panBy(x, y);
  record(editor, 'move', at);
}

/** Enter: a click, with Shift where that is held; for tools that draw by dragging, the press, and the release the next time. */
export function pressCursor(editor: Editor, shift = false): void {
  const at = start(editor);
  if (editor.cursor?.held) {
    editor.cursor = { at, held: false };
    record(editor, 'up', at);
    return;
  }
  editor.cursor = { at, held: editor.tool.drags ?? false };
  record(editor, 'down', at, shift);
  if (!editor.tool.drags) record(editor, 'up', at, shift);
}
