// Keeps what matters in sight while the panel or a card covers a part of the canvas: brings the selection, or the whole plan if
// nothing is selected, into the part that is left, and shows the view from before when the cover closes. What was visible as a
// whole stays so, at a smaller scale if necessary. Meanwhile Zoom to fit uses only the part that is left.
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

/** CSS pixels: in a part of the canvas that is narrower or lower, nothing useful would be visible. */
const minRoom = 64;

/**
 * CSS pixels: on a narrow canvas, notes such as the number of hidden labels are at the top. They take half of this height; the
 * other half is for a label that reaches out of a plan below them.
 */
const notesHeight = 56;

/** Makes room beside an element over the canvas. Returns the function that shows the view from before, for when that closes. */
type Cover = (cover: Element, editor: Editor) => () => void;

/** Moves no further than necessary, and never while something is drawn or dragged. */
export const bringClearOf: Cover = (cover, editor) => {
  measureCanvas();
  const hasSelection = !isEmptySelection(editor.selection);
  return covering(cover, editor, (room) =>
    hasSelection ? keepSelectionIn(editor, room) : fitPlanInto(editor, room),
  ).end;
};

/** Whether it leaves a part of the canvas that is large enough to show something. */
export const leavesRoom = (cover: HTMLElement): boolean => roomBeside(cover) !== undefined;

/** Brings a part of the plan, in feet, into the part of the canvas that the cover leaves; the view isn't put back later. */
export function bringBoxClearOf(cover: HTMLElement, editor: Editor, box: Box): void {
  const room = roomBeside(cover);
  if (room) fitInto(editor, box, room);
}

/** The same as bringClearOf for a card on a narrow canvas: all of the selection, with the lot of a setback line. */
export const bringWholeClearOf: Cover = (card, editor) =>
  covering(card, editor, (room) => fitSelectionInto(editor, room)).end;

/** The same for the card of a tool, which grows while it is used: all of the plan, until the user zooms in. */
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
  const fitting = (): Box | undefined => {
    const room = roomBeside(cover);
    return room && belowNotes(room);
  };
  const away = awayFromView(editor, () => selectedBox(editor), {
    room: fitting,
    seen: () => partBeside(cover),
  });
  const room = editor.hand.isBusy ? undefined : roomBeside(cover);
  if (room && show) away.show(() => show(room));
  // A phone's keyboard raises the panel.
  const resizing = new ResizeObserver(() => editor.scene.coverChanged());
  resizing.observe(cover);
  const end = (): void => {
    resizing.disconnect();
    away.comeBack();
  };
  return { away, end };
}

/** The room in the part of the canvas that a cover leaves; undefined if it is too small to show anything. */
function roomBeside(cover: Element): Box | undefined {
  const part = partBeside(cover);
  return part && roomIn(part);
}

/** The part of the canvas, in its CSS pixels, that a cover leaves. */
function partBeside(cover: Element): Box | undefined {
  const canvas = canvasElement()?.getBoundingClientRect();
  if (!canvas) return undefined;
  const { left, top, right, bottom } = cover.getBoundingClientRect();
  return largestPart(canvas, {
    minX: left - canvas.left,
    minY: top - canvas.top,
    maxX: right - canvas.left,
    maxY: bottom - canvas.top,
  });
}

/** The part above, beside or below the cover that has the largest room. */
export function largestPart(
  { width, height }: { readonly width: number; readonly height: number },
  cover: Box,
): Box | undefined {
  const whole = { minX: 0, minY: 0, maxX: width, maxY: height };
  const parts: readonly Box[] = [
    { ...whole, maxY: cover.minY },
    { ...whole, maxX: cover.minX },
    { ...whole, minX: cover.maxX },
    { ...whole, minY: cover.maxY },
  ];
  const sizeOf = (part: Box): number => areaOf(roomIn(part));
  const [largest] = parts
    .filter((part) => Math.min(boxWidth(part), boxHeight(freeOf(part))) >= minRoom)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest;
}

/** A part without margins, and without the quick bar, which is at the bottom of a narrow one, also above a phone's panel. */
export const roomIn = (part: Box): Box => grow(freeOf(part), -roomMargin);

const freeOf = (room: Box): Box => ({
  ...room,
  maxY: room.minY + freeHeight({ width: boxWidth(room), height: boxHeight(room) }),
});

/** The part of a room that something is fitted into: without the notes at the canvas's top, or less in a low one. */
export const belowNotes = (room: Box): Box =>
  room.minY > roomMargin
    ? room
    : { ...room, minY: Math.max(room.minY, Math.min(notesHeight, room.maxY / 3)) };

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
  if (fittingScale(box, room) < editor.viewport.pxPerFoot) centerWithin(editor, box, belowNotes(room));
  else panInto(editor, box, room);
}

/** All of a selection that is visible as a whole, at a smaller scale if necessary; otherwise as much of it as fits. */
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
  const clear = belowNotes(room);
  const box = whole.fittedAt({
    scaleOf: (part) => Math.min(fittingScale(part, clear), viewport.pxPerFoot),
    margin: roomMargin,
  });
  fitInto(editor, box, clear);
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
