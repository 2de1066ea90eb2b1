// Uses the next press on the canvas as a point, with the same snapping as tools; the current tool doesn't get the press.
import type { Editor } from '@homeplot/editor/editor';
import { toPlan } from '@homeplot/editor/viewport';
import type { Point } from '@homeplot/plan/point';

/** Returns the function that cancels it. */
export function pickPoint(editor: Editor, picked: (at: Point) => void): () => void {
  const ending = new AbortController();
  const listener = (event: PointerEvent): void => {
    const canvas = event.target instanceof Element && event.target.closest('[aria-label="Site plan canvas"]');
    if (!canvas || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { left, top } = canvas.getBoundingClientRect();
    const screen = { x: event.clientX - left, y: event.clientY - top };
    const at = toPlan(editor.viewport, screen);
    const coarse = event.pointerType === 'touch';
    ending.abort();
    picked(editor.scene.aim({ phase: 'down', at, screen, shift: false, coarse }).at);
  };
  window.addEventListener('pointerdown', listener, { capture: true, signal: ending.signal });
  return () => ending.abort();
}
