// If the panel or a card opens over the canvas, it may cover the selection: this pans it into the visible part, and back when
// that is closed. If nothing is selected and the whole plan was in view, it stays in view, smaller if need be; so does what a
// card asks about.
import type { Editor } from '@homeplot/editor/editor';
import { toPlan, viewBox, type Viewport, offsetIntoView } from '@homeplot/editor/viewport';
import {
  type Box,
  boxBetween,
  boxHeight,
  boxWidth,
  contains,
  emptyBox,
  isEmpty,
  overlaps,
  union,
} from '@homeplot/plan/box';
import { isEmptySelection, selectedObjects } from '@homeplot/editor/selection';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, planBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import { centerWithin, fittingScale } from '../workspace/centerWithin.ts';
import { canvasElement } from '../workspace/focusCanvas.ts';

/** CSS pixels around the selection, for its handles. */
const margin = 16;
/** CSS pixels each way: in less, nothing would be seen of it. */
const minRoom = 96;

/** CSS pixels at the bottom of a narrow canvas that the quick bar takes. */
const quickBar = 56;

/**
 * Pans no further than necessary, and never while something is drawn or dragged. Returns the function that pans back,
 * unless the user has panned since or the selection would be out of view.
 */
export function bringClearOf(sheet: HTMLElement, editor: Editor): (() => void) | undefined {
  measureCanvas(editor);
  const show = isEmptySelection(editor.selection) ? fitInto : panInto;
  return bringInto(roomBeside(sheet), editor, boxToShow(editor), show);
}

/** Whether anything of the canvas would be seen beside it. */
export const leavesRoom = (sheet: HTMLElement): boolean => roomBeside(sheet) !== undefined;

/** Brings a part of the plan, in feet, into the part of the canvas that the sheet leaves; it stays there. */
export function bringBoxClearOf(sheet: HTMLElement, editor: Editor, box: Box): void {
  bringInto(roomBeside(sheet), editor, box, fitInto);
}

/** The same for a card on a narrow canvas: all of the selection, with the lot of a setback line. */
export const bringWholeClearOf = (card: HTMLElement, editor: Editor): (() => void) | undefined =>
  bringInto(roomBeside(card), editor, boxWithTargets(editor), fitInto);

/**
 * The same for the card of a tool, which grows while it is used: all of the plan, for as long as the user doesn't zoom in.
 * Returns the function that ends it.
 */
export function keepPlanClearOf(card: Element, editor: Editor): () => void {
  const watching = new ResizeObserver(() => {
    const room = roomBeside(card);
    const whole = planBox(editor.plan);
    if (room && !isEmpty(whole) && contains(viewBox(editor.viewport), whole)) fitInto(editor, whole, room);
  });
  watching.observe(card);
  return () => watching.disconnect();
}

/** A phone that is turned changes the panel before the canvas has told its new size to the editor. */
function measureCanvas(editor: Editor): void {
  const canvas = canvasElement();
  if (!canvas || editor.hand.isBusy) return;
  const { width, height } = editor.viewport;
  const { clientWidth, clientHeight } = canvas;
  if (clientWidth !== width || clientHeight !== height) editor.resize(clientWidth, clientHeight);
}

/** The largest part of the canvas, in its CSS pixels, that something over it leaves; undefined if nothing would be seen in it. */
function roomBeside(cover: Element): Box | undefined {
  const canvas = canvasElement()?.getBoundingClientRect();
  if (!canvas) return undefined;
  const { left, top, right, bottom } = cover.getBoundingClientRect();
  return largestRoom(canvas, {
    minX: left - canvas.left,
    minY: top - canvas.top,
    maxX: right - canvas.left,
    maxY: bottom - canvas.top,
  });
}

/** Above, beside or below what covers a part of a canvas. */
export function largestRoom(
  { width, height }: { readonly width: number; readonly height: number },
  cover: Box,
): Box | undefined {
  const whole = { minX: margin, minY: margin, maxX: width - margin, maxY: height - margin - quickBar };
  const rooms: readonly Box[] = [
    { ...whole, maxY: cover.minY - margin },
    { ...whole, maxX: cover.minX - margin },
    { ...whole, minX: cover.maxX + margin },
    { ...whole, minY: cover.maxY + margin },
  ];
  const isSeen = (room: Box): boolean => Math.min(boxWidth(room), boxHeight(room)) + 2 * margin >= minRoom;
  const [largest] = rooms.filter(isSeen).toSorted((a, b) => areaOf(b) - areaOf(a));
  return largest;
}

const areaOf = (box: Box): number => boxWidth(box) * boxHeight(box);

type Show = (editor: Editor, box: Box, room: Box) => void;

/** No further than necessary. */
const panInto: Show = (editor, box, room) => {
  const at = (x: number, y: number): Point => toPlan(editor.viewport, { x, y });
  const seen = boxBetween(at(room.minX, room.minY), at(room.maxX, room.maxY));
  const { x, y } = offsetIntoView(editor.viewport, box, seen);
  editor.panBy(x, y);
};

/** Smaller, if the room is too small for all of it. */
const fitInto: Show = (editor, box, room) => {
  if (fittingScale(box, room) < editor.viewport.pxPerFoot) centerWithin(editor, box, room);
  else panInto(editor, box, room);
};

function bringInto(room: Box | undefined, editor: Editor, box: Box, show: Show): (() => void) | undefined {
  if (!room || isEmpty(box) || editor.hand.isBusy) return undefined;
  const before = editor.viewport;
  show(editor, box, room);
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

/** The selection with what it is tied to. */
function boxWithTargets(editor: Editor): Box {
  const { plan, selection } = editor;
  const [object, ...more] = selectedObjects(selection, plan);
  const ties = object && more.length === 0 ? tiesOf(object) : [];
  return ties
    .flatMap((tie) => plan.objects.get(tie.object) ?? [])
    .reduce((box, target) => union(box, objectBox(target)), selectedBox(editor));
}

function selectedBox({ plan, scene, selection: { ids, part } }: Editor): Box {
  const object = part && plan.objects.get(part.object);
  if (!object) return scene.boxAround(ids);
  const outline = kindOf(object).parts?.outline(object, part.part) ?? [];
  return outline.reduce((box, at) => union(box, boxBetween(at, at)), emptyBox);
}
