// The viewport: which part of the plan the canvas shows, and how large. Plan points in feet, screen points in CSS pixels.
import { type Box, boxCenter, boxHeight, boxWidth, isEmpty } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { type PlanSettings, siteExtents } from '@homeplot/plan/settings';

export interface Viewport {
  /** The plan point at the canvas's top left corner. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Squares that the canvas is tall at zoom 1: the plan's site size, until Zoom to fit needs another. */
  readonly siteExtent: number;
  /** CSS pixels a foot: canvas height / site extent * zoom is a square, and scale squares are a foot. */
  readonly pxPerFoot: number;
}

/** CSS pixels: the letters of dimensions. */
export const labelPx = 11.5;

export const zoomRange = { min: 0.5, max: 3, step: 0.1 } as const;

/** The zoom within its range. */
export const allowedZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom));

/** The next step of 0.1 up (1) or down (-1), from wherever the zoom is now. */
export function steppedZoom(zoom: number, way: 1 | -1): number {
  const steps = zoom / zoomRange.step;
  const next = way > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return allowedZoom(Math.round(next) / 10);
}

type Place = Omit<Viewport, 'pxPerFoot'>;

export const createViewport = (place: Place, { scale }: Pick<PlanSettings, 'scale'>): Viewport => ({
  ...place,
  pxPerFoot: (place.height / place.siteExtent) * place.zoom * scale,
});

export const toPlan = (view: Viewport, screen: Point): Point => ({
  x: view.x + screen.x / view.pxPerFoot,
  y: view.y + screen.y / view.pxPerFoot,
});

export const toScreen = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) * view.pxPerFoot,
  y: (at.y - view.y) * view.pxPerFoot,
});

/** The part of the plan in sight, in feet. */
export const viewBox = (view: Viewport): Box => ({
  minX: view.x,
  minY: view.y,
  maxX: view.x + view.width / view.pxPerFoot,
  maxY: view.y + view.height / view.pxPerFoot,
});

/**
 * CSS pixels by which the view has to move to have a box within what is seen of it; 0 and 0 where it is. A box that is
 * too large for that comes with its middle into the middle.
 */
export function wayIntoSight(view: Viewport, box: Box, seen: Box = viewBox(view)): Point {
  return {
    x: wayWithin(box.minX, box.maxX, seen.minX, seen.maxX) * view.pxPerFoot,
    y: wayWithin(box.minY, box.maxY, seen.minY, seen.maxY) * view.pxPerFoot,
  };
}

const wayWithin = (from: number, to: number, least: number, most: number): number =>
  to - from > most - least
    ? (from + to - least - most) / 2
    : Math.min(0, from - least) + Math.max(0, to - most);

/** Zoomed so that the plan point under a screen point stays there. */
export function zoomedAbout(view: Viewport, zoom: number, screen: Point, settings: PlanSettings): Viewport {
  const still = toPlan(view, screen);
  const next = createViewport({ ...view, zoom: allowedZoom(zoom) }, settings);
  return { ...next, x: still.x - screen.x / next.pxPerFoot, y: still.y - screen.y / next.pxPerFoot };
}

/** Pixels kept free around a plan that is zoomed to fit. */
const fitMargin = 40;

/** The view at the least site extent, and the zoom for it, at which the box fits the canvas, with the box in its middle. */
export function fitted(
  { width, height }: Pick<Viewport, 'width' | 'height'>,
  box: Box,
  settings: PlanSettings,
): Viewport {
  const fresh = { x: 0, y: 0, zoom: 1, width, height, siteExtent: settings.siteExtent };
  if (isEmpty(box)) return createViewport(fresh, settings);
  const margin = Math.min(fitMargin, width / 8, height / 8);
  const wanted = Math.min(
    (width - 2 * margin) / Math.max(boxWidth(box), 1e-6),
    (height - 2 * margin) / Math.max(boxHeight(box), 1e-6),
  );
  const zoomAt = (extent: number): number => wanted / ((height / extent) * settings.scale);
  const siteExtent =
    siteExtents.find((extent) => zoomAt(extent) >= zoomRange.min) ??
    siteExtents[siteExtents.length - 1] ??
    100;
  const zoom = allowedZoom(zoomAt(siteExtent));
  const pxPerFoot = (height / siteExtent) * zoom * settings.scale;
  const center = boxCenter(box);
  const corner = { x: center.x - width / 2 / pxPerFoot, y: center.y - height / 2 / pxPerFoot };
  return { ...corner, zoom, width, height, siteExtent, pxPerFoot };
}

/** CSS pixels: the canvas on which a plan is taken to be read. */
const readingCanvas = { width: 1200, height: 800 };

/**
 * How large a plan is taken to be looked at: what an edit stores takes its sizes from this, and never from a window. The
 * site extent is the one set, or a larger one that the plan needs to fit; zoom is at most 1.
 */
export function readingView(box: Box, settings: PlanSettings): Pick<Viewport, 'siteExtent' | 'pxPerFoot'> {
  const whole = fitted(readingCanvas, box, settings);
  const siteExtent = Math.max(settings.siteExtent, whole.siteExtent);
  const atOne = createViewport({ ...whole, siteExtent, zoom: 1 }, settings).pxPerFoot;
  return { siteExtent, pxPerFoot: Math.min(atOne, whole.pxPerFoot) };
}
