// Whether anything is written on a picture of the plan: nothing could be read where thousands of objects are in view.
import { labelPx, type Viewport } from '@homeplot/editor/viewport';

/** CSS pixels, squared, for each object in view: with less nothing is written, and small detail is left out. */
const leastRoom = 400;
/** A picture stays as it is until the room has changed by so much, so that a small pan does not draw all anew. */
const slack = 0.2;

/** CSS pixels of a view, squared, for each of so many objects on it. */
export const roomFor = (count: number, { width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  (width * height) / count;

/** Feet that labels are high where each object has so much room; 0 where nothing is written. */
export const labelHeightFor = (room: number, pxPerFoot: number): number =>
  room < leastRoom ? 0 : labelPx / pxPerFoot;

/** Whether labels of a height (feet) are about right where each object has so much room. */
export const isReadable = (labelHeight: number, room: number): boolean =>
  labelHeight === 0 ? room < leastRoom * (1 + slack) : room > leastRoom / (1 + slack);
