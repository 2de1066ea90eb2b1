// Shows a part of the plan in a part of the canvas, for what lies over the rest of it.
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { type Box, boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';

/** CSS pixels per foot at which a box just fits into a room of the canvas, which is in CSS pixels. */
export const fittingScale = (box: Box, room: Box): number =>
  Math.min(boxWidth(room) / boxWidth(box), boxHeight(room) / boxHeight(box));

/** Moves a box to the middle of a room, and zooms out if it is too large for that. */
export function centerWithin(editor: Editor, box: Box, room: Box): void {
  const middle = boxCenter(room);
  const fitting = fittingScale(box, room);
  if (fitting < editor.viewport.pxPerFoot) editor.magnify(fitting, middle);
  const { x, y } = toScreen(editor.viewport, boxCenter(box));
  editor.panBy(x - middle.x, y - middle.y);
}
