// How the measures of a drawing convert to a screen. CSS has 96 pixels to the inch of 25.4 mm.
import { type Box, grow } from '@homeplot/plan/box';
import type { Viewport } from '@homeplot/editor/viewport';
import type { Units } from '@homeplot/plan/units';

export const pxPerMillimeter = 96 / 25.4;
/** CSS pixels around an object that its line weights may take. */
export const lineReach = 3;
/** The height of a line of text, in label heights. */
const lineOfLetters = 1.45;
/** Feet around an object's box that labels of this height may take, clear of gate posts. */
export const labelReach = (labelHeight: number): number => lineOfLetters * labelHeight + 0.3;

/** How a plan is mapped to a bitmap: scaled from feet to device pixels, then shifted. */
export interface Aim {
  /** CSS pixels per foot. */
  readonly pxPerFoot: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Device pixels from the plan's origin to the bitmap's left and top edges; whole numbers keep lines crisp. */
  readonly left: number;
  readonly top: number;
  /** The height of labels in feet, if it isn't the usual one. */
  readonly labelHeight?: number;
  /** The units of dimensions. */
  readonly units: Units;
  /** Degrees from up to north, for writing bearings. */
  readonly north: number;
}

/** A rectangle of a bitmap in whole device pixels. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a part of the canvas lies on the plan, aligned to the same whole device pixels as the picture. */
export function placeOf(
  { x, y, pxPerFoot }: Viewport,
  ratio: number,
  part: Patch,
): Omit<Aim, 'units' | 'north'> {
  const scale = pxPerFoot * ratio;
  return { pxPerFoot, ratio, left: part.x - Math.round(-x * scale), top: part.y - Math.round(-y * scale) };
}

/** How far from its place something may be drawn, such as a post or a tuft: CSS pixels plus feet. */
const overhang = { px: 32, feet: 2 } as const;

/** The box in feet that can be seen within a clip. */
export function viewOf({ x, y, width, height }: Patch, { pxPerFoot, ratio, left, top }: Aim): Box {
  const scale = pxPerFoot * ratio;
  const seen = {
    minX: (x + left) / scale,
    minY: (y + top) / scale,
    maxX: (x + width + left) / scale,
    maxY: (y + height + top) / scale,
  };
  return grow(seen, overhang.feet + overhang.px / pxPerFoot);
}
