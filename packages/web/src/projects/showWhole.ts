// Brings a plan that was just opened into sight: as it is on a fresh canvas, where all of it fits there, else fitted.
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import { clampZoom, toScreen, zoomRange } from '@homeplot/editor/viewport';
import { boxCenter, boxHeight, boxWidth, isEmpty } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';

/** CSS pixels kept free around it. */
const margin = 24;

export function showWhole(editor: Editor): void {
  const { width, height } = editor.viewport;
  editor.show({ ...editor.viewport, x: 0, y: 0, zoom: 1 });
  const box = planBox(editor.plan);
  if (isEmpty(box)) return;
  const from = toScreen(editor.viewport, { x: box.minX, y: box.minY });
  const to = toScreen(editor.viewport, { x: box.maxX, y: box.maxY });
  if (from.x >= 0 && from.y >= 0 && to.x <= width && to.y <= height) return;

  // The plan's own site size, if the plan fits at it.
  const { pxPerFoot } = editor.viewport;
  const wanted =
    Math.min((width - 2 * margin) / boxWidth(box), (height - 2 * margin) / boxHeight(box)) / pxPerFoot;
  const zoom = Math.min(zoomRange.max, Math.floor(wanted * 10) / 10);
  if (clampZoom(zoom) !== zoom) {
    runCommand(editor, 'zoomToFit');
    return;
  }
  const center = boxCenter(box);
  const px = pxPerFoot * zoom;
  editor.show({ ...editor.viewport, x: center.x - width / 2 / px, y: center.y - height / 2 / px, zoom });
}

/** The same for the plan that the page begins with, as soon as the canvas has its size. */
export function showWholeOnceMeasured(editor: Editor): void {
  const { width, height } = editor.viewport;
  const end = editor.watch({
    moved() {
      if (editor.viewport.width === width && editor.viewport.height === height) return;
      end();
      showWhole(editor);
    },
  });
}
