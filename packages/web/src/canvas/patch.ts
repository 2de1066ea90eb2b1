// Rectangles of whole device pixels, and what lies in them in feet.
import type { Box } from '@homeplot/plan/box';
import type { DrawContext } from '@homeplot/plan/drawObject';
import type { Units } from '@homeplot/plan/units';
import type { Viewport } from '@homeplot/editor/viewport';
import { labelReach, lineReach, type Patch } from './screen.ts';

/** What a bitmap of the plan is drawn at, and what shows in each object. */
export interface Scale extends DrawContext {
  /** CSS pixels a foot. */
  readonly pxPerFoot: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** The grid's square in feet. */
  readonly square: number;
  /** How dimensions are written. */
  readonly units: Units;
  readonly north: number;
}

export interface DrawnScale extends Scale {
  /** Feet that labels are high; 0 where there are too many objects for any. */
  readonly labelHeight: number;
}

export const meets = (a: Patch, b: Patch): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (a: Patch, b: Patch): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

export function intersection(a: Patch, b: Patch): Patch | undefined {
  if (!meets(a, b)) return undefined;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

/** What of a patch lies beyond another: above, below, to the left and to the right of it. */
export function beyond(patch: Patch, other: Patch): readonly Patch[] {
  const shared = intersection(patch, other);
  if (!shared) return [patch];
  const { x, y, width, height } = patch;
  const [right, bottom] = [shared.x + shared.width, shared.y + shared.height];
  const { height: tall } = shared;
  return [
    { x, y, width, height: shared.y - y },
    { x, y: bottom, width, height: y + height - bottom },
    { x, y: shared.y, width: shared.x - x, height: tall },
    { x: right, y: shared.y, width: x + width - right, height: tall },
  ].filter((part) => part.width > 0 && part.height > 0);
}

/** A patch cut evenly into pieces whose sides are at most so long. */
export function pieces(patch: Patch, side: number): readonly Patch[] {
  const columns = cuts(patch.x, patch.width, side);
  return cuts(patch.y, patch.height, side).flatMap(([y, height]) =>
    columns.map(([x, width]) => ({ x, y, width, height })),
  );
}

/** Where the pieces of a length begin and how long they are, in whole pixels. */
function cuts(from: number, length: number, side: number): readonly (readonly [number, number])[] {
  const count = Math.ceil(length / side);
  const at = (i: number): number => from + Math.round((i * length) / count);
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1) - at(i)] as const);
}

/** The device pixels from the plan's origin to a place in feet. */
const pixelAt = (feet: number, { pxPerFoot, ratio }: Scale): number =>
  0 - Math.round(-feet * pxPerFoot * ratio);

/** What a view shows, in device pixels of a scale from the plan's origin. */
export function patchOfView({ x, y, width, height, pxPerFoot }: Viewport, scale: Scale): Patch {
  const [left, top] = [pixelAt(x, scale), pixelAt(y, scale)];
  const zoom = (scale.pxPerFoot / pxPerFoot) * scale.ratio;
  return { x: left, y: top, width: Math.floor(width * zoom), height: Math.floor(height * zoom) };
}

/** What an object can draw on a patch lies in this box, in feet. */
export function boxOfPatch(
  { x, y, width, height }: Patch,
  { pxPerFoot, ratio, labelHeight }: DrawnScale,
): Box {
  const scale = pxPerFoot * ratio;
  const reach = labelReach(labelHeight) + lineReach / pxPerFoot;
  return {
    minX: x / scale - reach,
    minY: y / scale - reach,
    maxX: (x + width) / scale + reach,
    maxY: (y + height) / scale + reach,
  };
}

/** The patch that a box in feet covers, line weights added. */
export function patchOfBox({ minX, minY, maxX, maxY }: Box, { pxPerFoot, ratio }: Scale): Patch {
  const scale = pxPerFoot * ratio;
  const reach = lineReach * ratio;
  const x = Math.floor(minX * scale - reach);
  const y = Math.floor(minY * scale - reach);
  return { x, y, width: Math.ceil(maxX * scale + reach) - x, height: Math.ceil(maxY * scale + reach) - y };
}
