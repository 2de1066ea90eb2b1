// The keyboard's crosshair: arrows move it by squares, Enter presses with the tool in hand, as a pointer would.
import type { Point } from '@homeplot/plan/point';
import type { Editor } from './editor.ts';
import type { Pointer } from './tools/tool.ts';
import { toPlan, toScreen } from './scene/viewport.ts';

function record(editor: Editor, phase: Pointer['phase'], at: Point, shift = false): void {
  const screen = toScreen(editor.viewport, at);
  editor.hand.pointer({ phase, at, screen, shift, coarse: false, stepped: true });
}

/** Where the crosshair is; the middle of the canvas where it has not been used yet. */
function start(editor: Editor): Point {
  const { width, height } = editor.viewport;
  return (
    editor.hand.cursor?.at ?? editor.scene.snap(toPlan(editor.viewport, { x: width / 2, y: height / 2 }))
  );
}

/** Moves the crosshair by squares; the view follows it. */
export function moveCursor(editor: Editor, right: number, down: number): void {
  const { scale } = editor.plan.settings;
  const from = start(editor);
  const at = editor.scene.snap({ x: from.x + right / scale, y: from.y + down / scale });
  editor.hand.cursor = { at, held: editor.hand.cursor?.held ?? false };
  editor.hand.bringIntoSight(at);
  record(editor, 'move', at);
}

/** Enter: a click, with Shift where that is held; for tools that draw by dragging, the press, and the release the next time. */
export function pressCursor(editor: Editor, shift = false): void {
  const at = start(editor);
  if (editor.hand.cursor?.held) {
    editor.hand.cursor = { at, held: false };
    record(editor, 'up', at);
    return;
  }
  editor.hand.cursor = { at, held: editor.hand.tool.drags ?? false };
  record(editor, 'down', at, shift);
  if (!editor.hand.tool.drags) record(editor, 'up', at, shift);
}
