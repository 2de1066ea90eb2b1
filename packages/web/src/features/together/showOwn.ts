// Shows the other people in a plan where this user points and what is selected here.
import type { Editor } from '@homeplot/editor/editor';
import { toPlan } from '@homeplot/editor/viewport';
import type { Presence } from '../../store/live/presence.ts';
import { canvasElement } from '../../workspace/focusCanvas.ts';

/** Shows them until the signal is aborted. */
export function showOwn(editor: Editor, presence: Presence, signal: AbortSignal): void {
  const canvas = canvasElement();
  let { ids } = editor.selection;
  const select = (): void => {
    if (ids === editor.selection.ids) return;
    ({ ids } = editor.selection);
    presence.select(ids);
  };
  const point = ({ target, clientX, clientY }: PointerEvent): void => {
    if (!(target instanceof Node) || !canvas?.contains(target)) return;
    const box = canvas.getBoundingClientRect();
    presence.point(toPlan(editor.viewport, { x: clientX - box.left, y: clientY - box.top }));
  };
  // Listened to before the canvas, which keeps the moves of a drag from reaching the window.
  window.addEventListener('pointermove', point, { capture: true, passive: true, signal });
  canvas?.addEventListener('pointerleave', () => presence.point(undefined), { signal });
  signal.addEventListener('abort', editor.watch({ changed: select }));
  presence.select(ids);
}
