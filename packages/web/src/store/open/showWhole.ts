// Shows a newly opened plan: at the initial zoom if all of it fits, otherwise zoomed to fit.
import type { Editor } from '@homeplot/editor/editor';
import { clampZoom, freeHeight, viewBox, zoomRange } from '@homeplot/editor/viewport';
import { DrawingExtents } from '@homeplot/editor/wholeBox';
import { type Box, boxCenter, boxHeight, boxWidth, contains, isEmpty } from '@homeplot/plan/box';
import { onMeasured } from '../local/onMeasured.ts';

/** CSS pixels around the plan. */
const margin = 24;

export function showWhole(editor: Editor): void {
  const { width } = editor.viewport;
  const height = freeHeight(editor.viewport);
  editor.show({ ...editor.viewport, x: 0, y: 0, zoom: 1 });
  const whole = new DrawingExtents(editor);
  if (isEmpty(whole.extents)) return;
  const free = viewBox({ ...editor.viewport, height });
  if (contains(free, whole.extents) && contains(free, whole.inView())) return;

  // Zoomed so that the plan fits, in tenths, if such a zoom is possible.
  const { pxPerFoot } = editor.viewport;
  const zoomOn = (box: Box): number => {
    const fitting = Math.min((width - 2 * margin) / boxWidth(box), (height - 2 * margin) / boxHeight(box));
    return Math.min(zoomRange.max, Math.floor((fitting / pxPerFoot) * 10) / 10);
  };
  const isInRange = (box: Box): boolean => clampZoom(zoomOn(box)) === zoomOn(box);
  const box = isInRange(whole.extents)
    ? whole.fittedAt({ scaleOf: (part) => zoomOn(part) * pxPerFoot, margin })
    : whole.extents;
  if (!isInRange(box)) {
    editor.fit(whole.fitted());
    return;
  }
  const center = boxCenter(box);
  const zoom = zoomOn(box);
  const px = pxPerFoot * zoom;
  editor.show({ ...editor.viewport, x: center.x - width / 2 / px, y: center.y - height / 2 / px, zoom });
}

/** Shows the first plan of the page, as soon as the size of the canvas is known. */
export const showWholeOnceMeasured = (editor: Editor): void => onMeasured(editor, () => showWhole(editor));
