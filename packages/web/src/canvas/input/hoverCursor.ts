// The CSS cursor over the canvas.
import type { Editor } from '@homeplot/editor/editor';
import { handleAt, handlesOf } from '@homeplot/editor/handles';
import { tolerances } from '@homeplot/editor/tolerances';
import { toPlan } from '@homeplot/editor/viewport';
import type { Point } from '@homeplot/plan/point';

/** at: where the pointer is on the canvas, if known. */
export function hoverCursor(editor: Editor, held: boolean, pans: boolean, at?: Point): string {
  const { tool } = editor.hand;
  if (pans || tool.name === 'move') return held ? 'grabbing' : 'grab';
  if (tool.name !== 'select' || !at) return tool.cursor;
  const handle = handleAt(handlesOf(editor.scene), at, tolerances.handle);
  if (handle) return held && handle.cursor === 'grab' ? 'grabbing' : handle.cursor;
  if (!editor.scene.hit(toPlan(editor.viewport, at))) return tool.cursor;
  return held ? 'move' : 'pointer';
}
