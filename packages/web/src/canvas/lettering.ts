// How much is written on a picture of the plan: as much as can be read where so much is in view.
import { labelPx, type Viewport } from '@homeplot/editor/viewport';

/** How much is written on a bitmap. */
export interface Lettering {
  /** Feet that the letters of dimensions are high; 0 where there are too many to be read. */
  readonly labelHeight: number;
  /** Feet; sides that are shorter go without their length. */
  readonly leastSide: number;
}

/** CSS pixels, squared, for each object in view: with less, lengths would lie one on the other; with less yet, all letters. */
const leastRoom = { lengths: 1600, letters: 400 };
/** CSS pixels of a side whose length is written all the same: some three times as long as that. */
const longSide = 120;
/** A picture stays as it is until the room has changed by so much, so that a small pan does not draw all anew. */
const slack = 0.2;

/** CSS pixels of a view, squared, for each of so many objects on it. */
export const roomFor = (count: number, { width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  (width * height) / count;

/** What can be read where each object has so much room. */
export function letteringOf(room: number, pxPerFoot: number): Lettering {
  return {
    labelHeight: room < leastRoom.letters ? 0 : labelPx / pxPerFoot,
    leastSide: room < leastRoom.lengths ? longSide / pxPerFoot : 0,
  };
}

/** Whether what is written is about what can be read where each object has so much room. */
export const isReadable = ({ labelHeight, leastSide }: Lettering, room: number, pxPerFoot: number): boolean =>
  [room * (1 + slack), room / (1 + slack)].some((about) => {
    const best = letteringOf(about, pxPerFoot);
    return best.labelHeight === labelHeight && best.leastSide === leastSide;
  });
