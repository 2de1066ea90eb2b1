// Views of a whole box: the one of Zoom to fit, and the nominal one, which follows from the plan alone.
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

/** The same on a canvas, which may be small. */
export const fitMarginIn = ({ width, height }: Pick<Viewport, 'width' | 'height'>): number =>
  Math.min(fitMargin, width / 8, height / 8);

/** The view centered on a box, with the smallest site extent at which the box fits. */
export function fitted(
  { width, height }: Pick<Viewport, 'width' | 'height'>,
  box: Box,
  settings: PlanSettings,
): Viewport {
  const fresh = { x: 0, y: 0, zoom: 1, width, height, siteExtent: settings.siteExtent };
  if (isEmpty(box)) return createViewport(fresh, settings);
  const margin = fitMarginIn(fresh);
  const free = freeHeight(fresh);
  const targetPxPerFoot = Math.min(
    (width - 2 * margin) / Math.max(boxWidth(box), 1e-6),
    (free - 2 * margin) / Math.max(boxHeight(box), 1e-6),
  );
  const zoomAt = (extent: number): number => zoomOf(targetPxPerFoot, height, extent, settings.scale);
  const siteExtent =
    viewExtents.find((extent) => zoomAt(extent) >= zoomRange.min) ??
    viewExtents.at(-1) ??
    settings.siteExtent;
  const zoom = clampZoom(zoomAt(siteExtent));
  const pxPerFoot = (height / siteExtent) * zoom * settings.scale;
  const center = boxCenter(box);
  const corner = { x: center.x - width / 2 / pxPerFoot, y: center.y - free / 2 / pxPerFoot };
  return { ...corner, zoom, width, height, siteExtent, pxPerFoot };
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
