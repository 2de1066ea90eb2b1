// If the panel opens over the canvas, it may cover the selection: this pans it into the visible part, and back when
// the sheet is closed. If nothing is selected and the whole plan was in view, it stays in view, smaller if need be.
import type { Editor } from '@homeplot/editor/editor';
import { toPlan, viewBox, type Viewport, offsetIntoView } from '@homeplot/editor/viewport';
import { type Box, boxBetween, contains, emptyBox, isEmpty, overlaps, union } from '@homeplot/plan/box';
import { isEmptySelection } from '@homeplot/editor/selection';
import { kindOf } from '@homeplot/plan/kinds';
import { planBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { centerWithin, fittingScale } from '../planner/centerWithin.ts';
import { canvasElement } from '../planner/focusCanvas.ts';

/** CSS pixels around the selection, for its handles. */
const margin = 16;
/** CSS pixels: in less, nothing would be seen of it. */
const minRoom = 96;

/**
 * Pans no further than necessary, and never while something is drawn or dragged. Returns the function that pans back,
 * unless the user has panned since or the selection would be out of view.
 */
export function bringClearOf(sheet: HTMLElement, editor: Editor): (() => void) | undefined {
  const box = boxToShow(editor);
  const canvas = canvasElement()?.getBoundingClientRect();
  if (!canvas || isEmpty(box) || editor.hand.isBusy) return undefined;
  const { left, top } = sheet.getBoundingClientRect();
  // In portrait a phone's sheet leaves room above it, in landscape beside it.
  const above = { x: canvas.width, y: top - canvas.top };
  const beside = { x: left - canvas.left, y: canvas.height };
  const end = area(above) > area(beside) ? above : beside;
  if (area(end) < minRoom ** 2) return undefined;
  const before = editor.viewport;
  const free = { minX: margin, minY: margin, maxX: end.x - margin, maxY: end.y - margin };
  if (isEmptySelection(editor.selection) && fittingScale(box, free) < before.pxPerFoot)
    centerWithin(editor, box, free);
  const at = (x: number, y: number): Point => toPlan(editor.viewport, { x, y });
  const seen = boxBetween(at(margin, margin), at(end.x - margin, end.y - margin));
  const { x, y } = offsetIntoView(editor.viewport, box, seen);
  editor.panBy(x, y);
  const { viewport } = editor;
  if (viewport.x === before.x && viewport.y === before.y) return undefined;
  const isSame = (part: keyof Viewport): boolean => editor.viewport[part] === viewport[part];
  return () => {
    const isThere = isSame('x') && isSame('y') && isSame('pxPerFoot');
    const now = selectedBox(editor);
    const isSeen = isEmpty(now) || overlaps(now, viewBox(before));
    if (isThere && isSeen && !editor.hand.isBusy) editor.show(before);
  };
}

/** The selection; without one, the plan if all of it is in view. Empty if there is nothing to bring into view. */
function boxToShow(editor: Editor): Box {
  if (!isEmptySelection(editor.selection)) return selectedBox(editor);
  const whole = planBox(editor.plan);
  return !isEmpty(whole) && contains(viewBox(editor.viewport), whole) ? whole : emptyBox;
}

const area = ({ x, y }: Point): number => Math.max(0, x) * Math.max(0, y);

function selectedBox({ plan, scene, selection: { ids, part } }: Editor): Box {
  const object = part && plan.objects.get(part.object);
  if (!object) return scene.boxAround(ids);
  const outline = kindOf(object).parts?.outline(object, part.part) ?? [];
  return outline.reduce((box, at) => union(box, boxBetween(at, at)), emptyBox);
}
