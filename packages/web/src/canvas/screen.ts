// What the measures of a drawing come to on a screen. CSS has 96 pixels to the inch of 25.4 mm.

import type { Units } from '@homeplot/plan/units';

export const pxPerMillimeter = 96 / 25.4;
/** CSS pixels round what is drawn that the weight of its lines may take. */
export const lineReach = 3;
/** Label heights: a line of letters. */
const lineOfLetters = 1.45;
/** Feet round an object's box that labels of a height may take: so many heights, kept clear of gate posts. */
export const labelReach = (labelHeight: number): number => lineOfLetters * labelHeight + 0.3;

/** How a plan is laid on a bitmap: device pixels from a foot, then shifted. */
export interface Aim {
  /** CSS pixels a foot. */
  readonly pxPerFoot: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Device pixels from the plan's origin to the bitmap's left and top edge; whole numbers keep lines crisp. */
  readonly left: number;
  readonly top: number;
  /** Feet that the letters of dimensions are high, where it is not the usual. */
  readonly labelHeight?: number;
  /** How dimensions are written. */
  readonly units: Units;
  /** Degrees from up to north, by which bearings are written. */
  readonly north: number;
}

/** A rectangle of a bitmap in whole device pixels. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
