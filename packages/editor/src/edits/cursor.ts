// The keyboard crosshair: arrow keys move it by squares, Enter acts like a press of the pointer.
import { outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import {
  boxBetween,
  boxCenter,
  boxCorners,
  boxHeight,
  boxWidth,
  contains,
  grow,
  intersection,
} from '@homeplot/plan/box';
import { isInside } from '@homeplot/plan/hitPen';
import { kindOf } from '@homeplot/plan/kinds';
import type { Path } from '@homeplot/plan/pen';
import { add, type Point, radians, rotate } from '@homeplot/plan/point';
import { placeInside } from '@homeplot/plan/roomInside';
import { gridSquare } from '@homeplot/plan/units';
import type { Editor } from '../editor/editor.ts';
import type { Pointer } from '../tool/tool.ts';
import { scrollIntoView } from '../scene/intoView.ts';
import { toPlan, toScreen, viewBox } from '../view/viewport.ts';

function record(editor: Editor, phase: Pointer['phase'], at: Point, shift = false): void {
  const screen = toScreen(editor.viewport, at);
  editor.hand.pointer({ phase, at, screen, shift, coarse: false, stepped: true });
}

/**
 * The position of the crosshair. Before its first use, out of view, and after an object whose typed size ended out of view or
 * on the edge of the lot, it is inside the lot, as far as that is in view, or else in the middle of the canvas.
 */
function start(editor: Editor): Point {
  const { cursor, isBusy } = editor.hand;
  const view = viewBox(editor.viewport);
  const isKept = cursor && !cursor.endedByTyping && contains(view, boxBetween(cursor.at, cursor.at));
  if (cursor && (isBusy || isKept)) return cursor.at;
  const lot = onlyLot(editor);
  const square = gridSquare(editor.plan.settings);
  // A square away from the edge of the lot, because the next object would lie half outside there.
  const isIn = (at: Point): boolean =>
    contains(view, boxBetween(at, at)) &&
    (!lot || boxCorners(grow(boxBetween(at, at), square)).every((one) => isInside(lot, one)));
  const ground = lot && intersection(pathBox(lot), view);
  const places = [
    ...(cursor ? [cursor.at] : []),
    ...(ground ? [editor.scene.snap(boxCenter(ground))] : []),
    ...(lot ? [editor.scene.snap(placeInside(lot))] : []),
  ];
  return places.find(isIn) ?? editor.scene.snap(boxCenter(view));
}

/** The outline of the plan's lot, if it has one that can be seen. */
function onlyLot({ scene, viewport }: Editor): Path | undefined {
  const lots = scene.visibleIn(viewBox(viewport)).filter((object) => kindOf(object).path?.isProperty);
  const [lot] = lots;
  return lot && lots.length === 1 ? outlineOf(lot) : undefined;
}

/** Moves the crosshair by squares and scrolls it into view. */
export function moveCursor(editor: Editor, right: number, down: number): void {
  const square = gridSquare(editor.plan.settings);
  const from = start(editor);
  const angle = radians(editor.scene.axis?.turn ?? 0);
  const by = rotate({ x: right * square, y: down * square }, angle, { x: 0, y: 0 });
  const at = editor.scene.snap(add(from, by));
  editor.hand.cursor = { at, isPressed: editor.hand.cursor?.isPressed ?? false };
  scrollIntoView(editor, at);
  record(editor, 'move', at);
}

/** Enter is a click; for tools that drag it is a press, and the next Enter the release. */
export function pressCursor(editor: Editor, shift = false): void {
  const at = start(editor);
  if (editor.hand.cursor?.isPressed) {
    editor.hand.cursor = { at, isPressed: false };
    record(editor, 'up', at);
    return;
  }
  editor.hand.cursor = { at, isPressed: editor.hand.tool.drags ?? false };
  record(editor, 'down', at, shift);
  if (!editor.hand.tool.drags) record(editor, 'up', at, shift);
}

/** The point that a press at the pointer would use. */
function hoveredPoint({ hand, scene, viewport }: Editor): Point | undefined {
  const screen = hand.hover;
  if (!screen) return undefined;
  return scene.aim({ phase: 'move', at: toPlan(viewport, screen), screen, shift: false, coarse: false }).at;
}

/** Feet: a usual lot with room around it. */
const lotRoom = { width: 160, height: 120 };

/** Zooms out from the top left corner if the view has no room for a lot to be dragged in. */
export function showRoomForLot(editor: Editor): void {
  const seen = viewBox(editor.viewport);
  if (boxWidth(seen) >= lotRoom.width && boxHeight(seen) >= lotRoom.height) return;
  const { minX: x, minY: y } = seen;
  editor.fit({ minX: x, minY: y, maxX: x + lotRoom.width, maxY: y + lotRoom.height });
  editor.show({ x, y });
}

/**
 * The corner from which a lot of usual size, which extends to the right and down, ends up in the middle of the canvas, above a
 * phone's keyboard.
 */
function roomiestStart({ scene, viewport }: Editor): Point {
  const { width, height } = viewport;
  return scene.snap(toPlan(viewport, { x: width / 4, y: height / 4 }));
}

/**
 * Starts a shape for a size that is typed before any press, at the crosshair or else at the pointer; on an empty plan also
 * with Select in hand, since the first shape is the lot, which begins where it has the most room. Returns whether a shape was started.
 */
export function beginSize(editor: Editor): boolean {
  const { hand, plan } = editor;
  if (hand.isBusy) return false;
  const isFirst = hand.tool.name === 'select' && plan.objects.size === 0;
  if (isFirst) hand.pick('rectangularLot');
  if (!hand.tool.drags) return false;
  const at =
    hand.cursor && !hand.cursor.endedByTyping
      ? undefined
      : isFirst
        ? roomiestStart(editor)
        : hoveredPoint(editor);
  if (at) hand.cursor = { at, isPressed: false };
  pressCursor(editor);
  return true;
}
