// Rectangles of whole device pixels, and their contents in feet.
import type { Box } from '@homeplot/plan/box';
import type { DrawContext } from '@homeplot/plan/drawObject';
import type { Units } from '@homeplot/plan/units';
import type { Viewport } from '@homeplot/editor/viewport';
import type { Extras } from './backdrop.ts';
import { labelReach, lineReach, type Patch } from './screen.ts';

/** The scale at which a bitmap of the plan is drawn, and the settings that affect how objects look. */
export interface Scale extends DrawContext, Extras {
  /** CSS pixels per foot. */
  readonly pxPerFoot: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** The side of a grid square in feet. */
  readonly square: number;
  /** The units of dimensions. */
  readonly units: Units;
  readonly north: number;
}

export interface DrawnScale extends Scale {
  /** The height of labels in feet; 0 if there are too many objects for labels. */
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

/** The parts of a patch outside another one: above, below, to the left and to the right of it. */
export function beyond(patch: Patch, other: Patch): readonly Patch[] {
  const shared = intersection(patch, other);
  if (!shared) return [patch];
  const { x, y, width, height } = patch;
  const [right, bottom] = [shared.x + shared.width, shared.y + shared.height];
  const { height: sharedHeight } = shared;
  return [
    { x, y, width, height: shared.y - y },
    { x, y: bottom, width, height: y + height - bottom },
    { x, y: shared.y, width: shared.x - x, height: sharedHeight },
    { x: right, y: shared.y, width: x + width - right, height: sharedHeight },
  ].filter((part) => part.width > 0 && part.height > 0);
}

/** A patch cut evenly into pieces with sides of a maximum length. */
export function pieces(patch: Patch, side: number): readonly Patch[] {
  const columns = cuts(patch.x, patch.width, side);
  return cuts(patch.y, patch.height, side).flatMap(([y, height]) =>
    columns.map(([x, width]) => ({ x, y, width, height })),
  );
}

/** Where the pieces of a length start and how long they are, in whole pixels. */
function cuts(from: number, length: number, side: number): readonly (readonly [number, number])[] {
  const count = Math.ceil(length / side);
  const at = (i: number): number => from + Math.round((i * length) / count);
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1) - at(i)] as const);
}

/** The offset in device pixels from the plan's origin to a point in feet. */
const pixelAt = (feet: number, { pxPerFoot, ratio }: Scale): number =>
  0 - Math.round(-feet * pxPerFoot * ratio);

/** The part of the plan that a view shows, in device pixels from the plan's origin. */
export function patchOfView({ x, y, width, height, pxPerFoot }: Viewport, scale: Scale): Patch {
  const [left, top] = [pixelAt(x, scale), pixelAt(y, scale)];
  const zoom = (scale.pxPerFoot / pxPerFoot) * scale.ratio;
  return { x: left, y: top, width: Math.floor(width * zoom), height: Math.floor(height * zoom) };
}

/** The box in feet that contains every object that can draw on a patch. */
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

/** The patch that a box in feet covers, with room for line weights. */
export function patchOfBox({ minX, minY, maxX, maxY }: Box, { pxPerFoot, ratio }: Scale): Patch {
  const scale = pxPerFoot * ratio;
  const reach = lineReach * ratio;
  const x = Math.floor(minX * scale - reach);
  const y = Math.floor(minY * scale - reach);
  return { x, y, width: Math.ceil(maxX * scale + reach) - x, height: Math.ceil(maxY * scale + reach) - y };
}
