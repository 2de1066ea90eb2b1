// Opens the canvas's context menu by the right button, a long press or the menu key. The object under the pointer is selected
// first, unless it already is; while something is being drawn, the selection stays as it is.
import type { Editor } from '@homeplot/editor/editor';
import { pressTarget } from '@homeplot/editor/groups';
import { isEmptySelection, noSelection, selectObjects, selectPart } from '@homeplot/editor/selection';
import { toPlan, toScreen } from '@homeplot/editor/viewport';
import { boxCenter, isEmpty } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';

/** Selects what is at a point of the canvas, in CSS pixels. */
function selectAt(editor: Editor, screen: Point): void {
  const hit = editor.scene.hit(toPlan(editor.viewport, screen));
  const { ids, part } = editor.selection;
  if (!hit) {
    editor.select(noSelection);
    return;
  }
  if (hit.part !== undefined) {
    if (part?.object !== hit.object.id || part.part !== hit.part)
      editor.select(selectPart(hit.object.id, hit.part));
  } else if (!ids.has(hit.object.id)) editor.select(selectObjects(pressTarget(hit.object, editor.scene)));
}

/** Where the menu key opens the menu: at the crosshair, otherwise at the center of the selection or of the view. */
function keyPlace(editor: Editor): Point {
  const {
    hand: { cursor },
    selection,
    viewport,
  } = editor;
  const middle = { x: viewport.width / 2, y: viewport.height / 2 };
  const box = editor.scene.boxAround(selection.ids);
  const at = cursor
    ? toScreen(viewport, cursor.at)
    : isEmpty(box)
      ? middle
      : toScreen(viewport, boxCenter(box));
  const isInView = at.x >= 0 && at.y >= 0 && at.x <= viewport.width && at.y <= viewport.height;
  return isInView ? at : middle;
}

/** open: called with a point on the page. Returns the function that stops listening. */
export function listenForMenu(canvas: HTMLElement, editor: Editor, open: (at: Point) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const corner = (): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: left, y: top };
  };
  const openAt = (page: Point): void => {
    const { x, y } = corner();
    if (!editor.hand.isDrawing) selectAt(editor, { x: page.x - x, y: page.y - y });
    open(page);
  };
  const openByKey = (): void => {
    const { x, y } = corner();
    const at = keyPlace(editor);
    if (isEmptySelection(editor.selection) && !editor.hand.isDrawing) selectAt(editor, at);
    open({ x: x + at.x, y: y + at.y });
  };

  canvas.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // The canvas's input turns a long press into a mouse event, so the browser's own touch event is ignored.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      // During a drag with another button, no menu opens.
      if (editor.hand.isPressed) return;
      if (event.button === 2 || event.ctrlKey) openAt({ x: event.clientX, y: event.clientY });
      else openByKey();
    },
    { signal },
  );
  return () => ending.abort();
}
