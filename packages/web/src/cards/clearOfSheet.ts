// If the panel or a card opens over the canvas, it may cover the selection: this pans it into the visible part, and back when
// that is closed. What was seen whole still is, smaller if need be. If nothing is selected and the whole plan was in view, it stays in view, smaller if need be; so does what a
// card asks about. Zoom to fit uses the visible part.
import type { Editor } from '@homeplot/editor/editor';
import { roomMargin } from '@homeplot/editor/fittedView';
import { freeHeight, offsetIntoView, toPlan, viewBox } from '@homeplot/editor/viewport';
import { DrawingExtents } from '@homeplot/editor/wholeBox';
import {
  type Box,
  boxBetween,
  boxHeight,
  boxWidth,
  contains,
  emptyBox,
  grow,
  isEmpty,
  union,
} from '@homeplot/plan/box';
import { isEmptySelection, selectedObjects } from '@homeplot/editor/selection';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import { centerWithin, fittingScale } from '../workspace/centerWithin.ts';
import { awayFromView } from './awayFromView.ts';
import { measureCanvas } from '../workspace/canvasSize.ts';
import { canvasElement } from '../workspace/focusCanvas.ts';

/** CSS pixels each way: in less, nothing would be seen of it. */
const minRoom = 64;

/** What covers the canvas, until the function that it returns is called: then the view from before comes back. */
type Cover = (cover: Element, editor: Editor) => () => void;

/** Moves no further than necessary, and never while something is drawn or dragged. */
export const bringClearOf: Cover = (sheet, editor) => {
  measureCanvas();
  const hasSelection = !isEmptySelection(editor.selection);
  return covering(sheet, editor, (room) =>
    hasSelection ? keepSelectionIn(editor, room) : fitPlanInto(editor, room),
  ).end;
};

/** Whether anything of the canvas would be seen beside it. */
export const leavesRoom = (sheet: HTMLElement): boolean => roomBeside(sheet) !== undefined;

/** Brings a part of the plan, in feet, into the part of the canvas that the sheet leaves; it stays there. */
export function bringBoxClearOf(sheet: HTMLElement, editor: Editor, box: Box): void {
  const room = roomBeside(sheet);
  if (room && !editor.hand.isBusy) fitInto(editor, box, room);
}

/** The same as bringClearOf for a card on a narrow canvas: all of the selection, with the lot of a setback line. */
export const bringWholeClearOf: Cover = (card, editor) =>
  covering(card, editor, (room) => fitSelectionInto(editor, room)).end;

/** The same for the card of a tool, which grows while it is used: all of the plan, for as long as the user doesn't zoom in. */
export const keepPlanClearOf: Cover = (card, editor) => {
  const { away, end } = covering(card, editor);
  const watching = new ResizeObserver(() => {
    const room = roomBeside(card);
    if (room) away.show(() => fitPlanInto(editor, room));
  });
  watching.observe(card);
  return () => {
    watching.disconnect();
    end();
  };
};

function covering(cover: Element, editor: Editor, show?: (room: Box) => void) {
  const beside = (): Box | undefined => roomBeside(cover);
  const away = awayFromView(editor, () => selectedBox(editor), beside);
  const room = editor.hand.isBusy ? undefined : beside();
  if (room && show) away.show(() => show(room));
  return { away, end: away.comeBack };
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

/** Above, beside or below what covers a part of a canvas; the quick bar takes the bottom of a narrow room, above a sheet too. */
export function largestRoom(
  { width, height }: { readonly width: number; readonly height: number },
  cover: Box,
): Box | undefined {
  const whole = { minX: 0, minY: 0, maxX: width, maxY: height };
  const rooms: readonly Box[] = [
    { ...whole, maxY: cover.minY },
    { ...whole, maxX: cover.minX },
    { ...whole, minX: cover.maxX },
    { ...whole, minY: cover.maxY },
  ];
  const [largest] = rooms
    .map(freeOf)
    .filter((room) => Math.min(boxWidth(room), boxHeight(room)) >= minRoom)
    .map((room) => grow(room, -roomMargin))
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  return largest;
}

const freeOf = (room: Box): Box => ({
  ...room,
  maxY: room.minY + freeHeight({ width: boxWidth(room), height: boxHeight(room) }),
});

const areaOf = (box: Box): number => boxWidth(box) * boxHeight(box);

/** No further than necessary. */
function panInto(editor: Editor, box: Box, room: Box): void {
  if (isEmpty(box)) return;
  const at = (x: number, y: number): Point => toPlan(editor.viewport, { x, y });
  const seen = boxBetween(at(room.minX, room.minY), at(room.maxX, room.maxY));
  const { x, y } = offsetIntoView(editor.viewport, box, seen);
  editor.panBy(x, y);
}

/** Smaller, if the room is too small for all of it. */
function fitInto(editor: Editor, box: Box, room: Box): void {
  if (isEmpty(box)) return;
  if (fittingScale(box, room) < editor.viewport.pxPerFoot) centerWithin(editor, box, room);
  else panInto(editor, box, room);
}

/** All of the selection if it is seen whole, smaller if need be; else as much of it as there is room for. */
export function keepSelectionIn(editor: Editor, room: Box): void {
  const box = selectedBox(editor);
  if (contains(viewBox(editor.viewport), box)) fitInto(editor, box, room);
  else panInto(editor, box, room);
}

/** All of the selection, with the lot of a setback line. */
export const fitSelectionInto = (editor: Editor, room: Box): void =>
  fitInto(editor, boxWithTargets(editor), room);

/** All of the plan with its labels, if all of it is in view: as Zoom to fit has it, but never larger than it is shown. */
export function fitPlanInto(editor: Editor, room: Box): void {
  const whole = new DrawingExtents(editor);
  const { viewport } = editor;
  if (isEmpty(whole.extents) || !contains(viewBox(viewport), whole.extents)) return;
  const box = whole.fittedAt({
    scaleOf: (part) => Math.min(fittingScale(part, room), viewport.pxPerFoot),
    margin: roomMargin,
  });
  fitInto(editor, box, room);
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
