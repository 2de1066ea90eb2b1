// The viewport: the part of the plan that the canvas shows. Plan points in feet, screen points in CSS pixels.
import { type Box, boxCenter, grow } from '@homeplot/plan/box';
import { type Point, subtract } from '@homeplot/plan/point';
import { type PlanSettings, siteExtents } from '@homeplot/plan/settings';
import { formatRoughly, isMetric } from '@homeplot/plan/units';

export interface Viewport {
  /** The plan point at the top left corner of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Height of the canvas at zoom 1, in squares: the plan's site size, unless Zoom to fit has changed it. */
  readonly siteExtent: number;
  /** CSS pixels per foot: canvas height / site extent * zoom * scale. */
  readonly pxPerFoot: number;
}

/** Font size of labels in CSS pixels, to within half a step. */
export const labelPx = 11.5;
/** Label heights come in steps of this factor. */
export const labelStep = 2 ** (1 / 8);
/** The greatest font size of labels in CSS pixels. */
export const maxLabelPx = labelPx * labelStep ** 0.5;

export const zoomRange = { min: 0.5, max: 3, step: 0.1 } as const;

/** Squares: the site sizes of a plan, and larger ones, to show a whole survey and the map around it. */
export const viewExtents: readonly number[] = [
  ...siteExtents,
  5000,
  10_000,
  20_000,
  50_000,
  100_000,
  200_000,
];

export const clampZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom));

/** The next multiple of 0.1 up (1) or down (-1). */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / zoomRange.step;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clampZoom(Math.round(next) / 10);
}

/**
 * The height of labels in feet at a scale. It changes in steps, so that labels stay where they are during a small zoom, and so that
 * placements for earlier heights can be used again.
 */
export const labelHeightAt = (pxPerFoot: number): number =>
  labelStep ** Math.round(Math.log(labelPx / pxPerFoot) / Math.log(labelStep));

/**
 * How much of the plan a canvas shows from top to bottom, in whole feet or meters. At zoom 1 and the plan's own extent, that
 * is the site size.
 */
export const heightShown = (
  { siteExtent, zoom }: Pick<Viewport, 'siteExtent' | 'zoom'>,
  { scale, units }: Pick<PlanSettings, 'scale' | 'units'>,
): string => {
  const feet = siteExtent / zoom / scale;
  return formatRoughly(isMetric(units) ? feet : Math.round(feet), units);
};

type Place = Omit<Viewport, 'pxPerFoot'>;

export const createViewport = (place: Place, { scale }: Pick<PlanSettings, 'scale'>): Viewport => ({
  ...place,
  pxPerFoot: (place.height / place.siteExtent) * place.zoom * scale,
});

/** The view on a canvas of another size, with the same center. */
export function resizedView(
  view: Viewport,
  { width, height }: Pick<Viewport, 'width' | 'height'>,
  settings: Pick<PlanSettings, 'scale'>,
): Viewport {
  const resized = createViewport({ ...view, width, height }, settings);
  const { x, y } = subtract(boxCenter(viewBox(view)), boxCenter(viewBox(resized)));
  return { ...resized, x: resized.x + x, y: resized.y + y };
}

export const toPlan = (view: Viewport, screen: Point): Point => ({
  x: view.x + screen.x / view.pxPerFoot,
  y: view.y + screen.y / view.pxPerFoot,
});

export const toScreen = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) * view.pxPerFoot,
  y: (at.y - view.y) * view.pxPerFoot,
});

/** A box of the plan, in CSS pixels on the canvas. */
export function boxOnScreen(view: Viewport, box: Box): Box {
  const from = toScreen(view, { x: box.minX, y: box.minY });
  const to = toScreen(view, { x: box.maxX, y: box.maxY });
  return { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y };
}

/** The visible part of the plan, in feet. */
export const viewBox = (view: Viewport): Box => ({
  minX: view.x,
  minY: view.y,
  maxX: view.x + view.width / view.pxPerFoot,
  maxY: view.y + view.height / view.pxPerFoot,
});

/** The offset in CSS pixels that scrolls a box into the visible area; a box that is too large is centered. */
export function offsetIntoView(view: Viewport, box: Box, seen: Box = viewBox(view)): Point {
  return {
    x: offsetWithin(box.minX, box.maxX, seen.minX, seen.maxX) * view.pxPerFoot,
    y: offsetWithin(box.minY, box.maxY, seen.minY, seen.maxY) * view.pxPerFoot,
  };
}

const offsetWithin = (from: number, to: number, min: number, max: number): number =>
  to - from > max - min ? (from + to - min - max) / 2 : Math.min(0, from - min) + Math.max(0, to - max);

/** CSS pixels around what is brought into view, for handles and labels. */
const revealMargin = 24;

/** The visible part of the plan without a margin. */
export const revealedBox = (view: Viewport): Box => grow(viewBox(view), -revealMargin / view.pxPerFoot);

/** The view zoomed so that the plan point under a screen point stays there. */
export function zoomedAbout(view: Viewport, zoom: number, screen: Point, settings: PlanSettings): Viewport {
  const anchor = toPlan(view, screen);
  const next = createViewport({ ...view, zoom: clampZoom(zoom) }, settings);
  return { ...next, x: anchor.x - screen.x / next.pxPerFoot, y: anchor.y - screen.y / next.pxPerFoot };
}

/** The zoom at a magnification and a site extent; it needn't be within the zoom's range. */
export const zoomOf = (pxPerFoot: number, height: number, siteExtent: number, scale: number): number =>
  pxPerFoot / ((height / siteExtent) * scale);

/**
 * The view at a magnification about a screen point. Where that is beyond the zoom's range, the site extent changes with
 * it, so that the whole range of sizes can be reached.
 */
export function magnifiedAbout(
  view: Viewport,
  pxPerFoot: number,
  screen: Point,
  settings: PlanSettings,
): Viewport {
  const zoomAt = (extent: number): number => zoomOf(pxPerFoot, view.height, extent, settings.scale);
  const now = zoomAt(view.siteExtent);
  const siteExtent =
    now < zoomRange.min
      ? (viewExtents.find((extent) => zoomAt(extent) >= zoomRange.min) ?? viewExtents.at(-1))
      : now > zoomRange.max
        ? (viewExtents.findLast((extent) => zoomAt(extent) <= zoomRange.max) ?? viewExtents[0])
        : view.siteExtent;
  const extended = { ...view, siteExtent: siteExtent ?? view.siteExtent };
  return zoomedAbout(extended, zoomAt(extended.siteExtent), screen, settings);
}

/** CSS pixels: if grid lines are closer than this, only every tenth is drawn. */
const minGridGap = 5;

/** Feet between the lines of the grid that are drawn: a square, or ten, or a hundred. square in feet. */
export function gridStep(pxPerFoot: number, square: number): number {
  let step = square;
  while (step * pxPerFoot < minGridGap) step *= 10;
  return step;
}

/** CSS pixels: on a canvas narrower than `width`, buttons at the bottom cover nearly its whole width to this height. */
const bottomButtons = { width: 640, height: 56 } as const;

/** The height of a canvas that no buttons cover, in CSS pixels. */
export const freeHeight = ({ width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  width < bottomButtons.width ? height - bottomButtons.height : height;
