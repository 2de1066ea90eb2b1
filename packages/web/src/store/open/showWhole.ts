// Shows a newly opened plan: at the initial zoom if all of it fits, otherwise zoomed to fit.
import { runFirst } from '@homeplot/editor/firstCommands';
import type { Editor } from '@homeplot/editor/editor';
import { clampZoom, freeHeight, viewBox, zoomRange } from '@homeplot/editor/viewport';
import { drawnBox, wholeBox } from '@homeplot/editor/wholeBox';
import { boxCenter, boxHeight, boxWidth, contains, isEmpty } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';
import { onMeasured } from '../../kit/onMeasured.ts';

/** CSS pixels of margin around it. */
const margin = 24;

export function showWhole(editor: Editor): void {
  const { width } = editor.viewport;
  const height = freeHeight(editor.viewport);
  editor.show({ ...editor.viewport, x: 0, y: 0, zoom: 1 });
  const bare = planBox(editor.plan);
  if (isEmpty(bare)) return;
  const free = viewBox({ ...editor.viewport, height });
  if (contains(free, bare) && contains(free, drawnBox(editor))) return;

  // At the plan's own site size, if it fits.
  const box = wholeBox(editor);
  const { pxPerFoot } = editor.viewport;
  const wanted =
    Math.min((width - 2 * margin) / boxWidth(box), (height - 2 * margin) / boxHeight(box)) / pxPerFoot;
  const zoom = Math.min(zoomRange.max, Math.floor(wanted * 10) / 10);
  if (clampZoom(zoom) !== zoom) {
    runFirst(editor, 'zoomToFit');
    return;
  }
  const center = boxCenter(box);
  const px = pxPerFoot * zoom;
  editor.show({ ...editor.viewport, x: center.x - width / 2 / px, y: center.y - height / 2 / px, zoom });
}

/** The same for the first plan of the page, as soon as the size of the canvas is known. */
export const showWholeOnceMeasured = (editor: Editor): void => onMeasured(editor, () => showWhole(editor));
