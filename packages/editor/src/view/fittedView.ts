// Views of a whole box: the view of Zoom to fit, and the nominal view, which depends on the plan alone.
import { type Box, boxCenter, boxHeight, boxWidth, isEmpty } from '@homeplot/plan/box';
import type { PlanSettings } from '@homeplot/plan/settings';
import {
  clampZoom,
  createViewport,
  freeHeight,
  type Viewport,
  viewExtents,
  zoomOf,
  zoomRange,
} from './viewport.ts';

/** Margin in pixels around a plan that is zoomed to fit. */
const fitMargin = 40;

/** Margin in pixels around the part of the canvas that panels don't cover. */
export const roomMargin = 16;

/** The margin at the top and the bottom, smaller on a small canvas. */
const fitMarginIn = ({ width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  Math.min(fitMargin, width / 8, height / 8);

/** The margin at the left and the right. No text of the page lies there, so on a phone it is hardly more than `roomMargin`. */
export const sideMarginIn = ({ width }: Pick<Viewport, 'width'>): number => Math.min(fitMargin, width / 24);

/** The part of a canvas, in CSS pixels, that a plan is fitted into if nothing else covers it. */
function wholeRoom(canvas: Pick<Viewport, 'width' | 'height'>): Box {
  const [side, end] = [sideMarginIn(canvas), fitMarginIn(canvas)];
  return { minX: side, minY: end, maxX: canvas.width - side, maxY: freeHeight(canvas) - end };
}

/** The view with a box in the middle of a room, with the smallest site extent at which the box fits. */
export function fitted(
  { width, height }: Pick<Viewport, 'width' | 'height'>,
  box: Box,
  settings: PlanSettings,
  room: Box = wholeRoom({ width, height }),
): Viewport {
  const fresh = { x: 0, y: 0, zoom: 1, width, height, siteExtent: settings.siteExtent };
  if (isEmpty(box)) return createViewport(fresh, settings);
  const targetPxPerFoot = Math.min(
    boxWidth(room) / Math.max(boxWidth(box), 1e-6),
    boxHeight(room) / Math.max(boxHeight(box), 1e-6),
  );
  const zoomAt = (extent: number): number => zoomOf(targetPxPerFoot, height, extent, settings.scale);
  const siteExtent =
    viewExtents.find((extent) => zoomAt(extent) >= zoomRange.min) ??
    viewExtents.at(-1) ??
    settings.siteExtent;
  const zoom = clampZoom(zoomAt(siteExtent));
  const pxPerFoot = (height / siteExtent) * zoom * settings.scale;
  const center = boxCenter(box);
  const middle = boxCenter(room);
  const corner = { x: center.x - middle.x / pxPerFoot, y: center.y - middle.y / pxPerFoot };
  return { ...corner, zoom, width, height, siteExtent, pxPerFoot };
}

/** Whether a view shows a box as `fitted` does. */
export function isFitted(view: Viewport, box: Box, settings: PlanSettings, room?: Box): boolean {
  const fit = fitted(view, box, settings, room);
  return (['x', 'y', 'pxPerFoot'] as const).every((part) => Math.abs(fit[part] - view[part]) < 1e-6);
}

/** CSS pixels: the assumed canvas for sizes that are stored. */
const nominalCanvas = { width: 1200, height: 800 };

/**
 * The view that sizes stored by an edit are based on, so that they never depend on a window: the plan's site extent, or a
 * larger one that fits the plan, with a zoom of at most 1.
 */
export function nominalViewOf(box: Box, settings: PlanSettings): Pick<Viewport, 'siteExtent' | 'pxPerFoot'> {
  const whole = fitted(nominalCanvas, box, settings);
  const siteExtent = Math.max(settings.siteExtent, whole.siteExtent);
  const atOne = createViewport({ ...whole, siteExtent, zoom: 1 }, settings).pxPerFoot;
  return { siteExtent, pxPerFoot: Math.min(atOne, whole.pxPerFoot) };
}
