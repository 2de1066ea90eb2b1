// Decides whether labels are written on a picture of the plan: with thousands of objects in view, nobody could read them.
import { labelHeightAt, type Viewport } from '@homeplot/editor/viewport';

/** Square CSS pixels per object in view. If there is less room, no labels are written, and small detail is left out. */
const minRoom = 400;
/** A picture is kept until the room has changed by this factor, so that a small pan doesn't redraw everything. */
const slack = 0.2;

/** Square CSS pixels per object in view. */
export const roomFor = (count: number, { width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  (width * height) / count;

/** The height of labels in feet if each object has this much room; 0 if no labels are written. */
export const labelHeightFor = (room: number, pxPerFoot: number): number =>
  room < minRoom ? 0 : labelHeightAt(pxPerFoot);

/** Whether labels of this height (feet) are about right if each object has this much room. */
export const isReadable = (labelHeight: number, room: number): boolean =>
  labelHeight === 0 ? room < minRoom * (1 + slack) : room > minRoom / (1 + slack);
