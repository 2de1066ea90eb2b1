// Centers a part of the plan in the part of the canvas that nothing covers.
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { type Box, boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';

/** The CSS pixels per foot at which a box (in feet) just fits into a room (in CSS pixels of the canvas). */
export const fittingScale = (box: Box, room: Box): number =>
  Math.min(boxWidth(room) / boxWidth(box), boxHeight(room) / boxHeight(box));

/** Pans so that the box is in the middle of the room, and zooms out if it is too large for the room. */
export function centerWithin(editor: Editor, box: Box, room: Box): void {
  const middle = boxCenter(room);
  const fitting = fittingScale(box, room);
  if (fitting < editor.viewport.pxPerFoot) editor.magnify(fitting, middle);
  const { x, y } = toScreen(editor.viewport, boxCenter(box));
  editor.panBy(x - middle.x, y - middle.y);
}
