// Keeps what is being drawn in view.
import { type Box, boxBetween, boxHeight, boxWidth, contains, union } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { EditorActions } from './editorActions.ts';
import { offsetIntoView, viewBox } from './scene/viewport.ts';

type Scrolled = Pick<EditorActions, 'scene' | 'panBy' | 'fit'>;

/** Scrolls until a point is visible. */
export function scrollIntoView(editor: Scrolled, at: Point): void {
  const { x, y } = offsetIntoView(editor.scene.viewport, boxBetween(at, at));
  if (x !== 0 || y !== 0) editor.panBy(x, y);
}

/** Scrolls to the end of a new line, or zooms out if the view is too small for the drawing. */
export function scrollLineIntoView(editor: Scrolled, from: Point, to: Point, drawing: Box): void {
  const view = viewBox(editor.scene.viewport);
  if (contains(view, boxBetween(to, to))) return;
  const all = union(boxBetween(from, to), drawing);
  if (boxWidth(all) <= boxWidth(view) && boxHeight(all) <= boxHeight(view)) scrollIntoView(editor, to);
  else editor.fit(all);
}
