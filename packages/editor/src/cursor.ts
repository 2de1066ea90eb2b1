// The keyboard crosshair: arrow keys move it by squares, Enter acts like a press of the pointer.
import type { Point } from '@homeplot/plan/point';
import type { Editor } from './editor.ts';
import type { Pointer } from './tools/tool.ts';
import { scrollIntoView } from './scene/intoView.ts';
import { toPlan, toScreen } from './scene/viewport.ts';

function record(editor: Editor, phase: Pointer['phase'], at: Point, shift = false): void {
  const screen = toScreen(editor.viewport, at);
  editor.hand.pointer({ phase, at, screen, shift, coarse: false, stepped: true });
}

/** The position of the crosshair; the middle of the canvas before its first use. */
function start(editor: Editor): Point {
  const { width, height } = editor.viewport;
  return (
    editor.hand.cursor?.at ?? editor.scene.snap(toPlan(editor.viewport, { x: width / 2, y: height / 2 }))
  );
}

/** Moves the crosshair by squares and scrolls it into view. */
export function moveCursor(editor: Editor, right: number, down: number): void {
  const { scale } = editor.plan.settings;
  const from = start(editor);
  const at = editor.scene.snap({ x: from.x + right / scale, y: from.y + down / scale });
  editor.hand.cursor = { at, held: editor.hand.cursor?.held ?? false };
  scrollIntoView(editor, at);
  record(editor, 'move', at);
}

/** Enter is a click; for tools that drag it is a press, and the next Enter the release. */
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

/**
 * Starts a shape at the crosshair for a size that is typed before any press; on an empty plan also with Select in hand,
 * since the first shape is a rectangle for the property line. Returns whether there is one.
 */
export function beginSize(editor: Editor): boolean {
  const { hand, plan } = editor;
  if (hand.isBusy) return false;
  if (hand.tool.name === 'select' && plan.objects.size === 0) hand.pick('rectangle');
  if (!hand.tool.drags) return false;
  pressCursor(editor);
  return true;
}
