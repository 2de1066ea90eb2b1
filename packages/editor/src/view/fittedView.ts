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

type Size = Pick<Viewport, 'width' | 'height'>;

/** The view centered on a box, with the smallest site extent at which the box fits. */
export function fitted({ width, height }: Size, box: Box, settings: PlanSettings): Viewport {
  const fresh = { x: 0, y: 0, zoom: 1, width, height, siteExtent: settings.siteExtent };
  if (isEmpty(box)) return createViewport(fresh, settings);
  const targetPxPerFoot = scaleThatFits(box, spaceIn(fresh));
  const zoomAt = (extent: number): number => zoomOf(targetPxPerFoot, height, extent, settings.scale);
  const siteExtent =
    viewExtents.find((extent) => zoomAt(extent) >= zoomRange.min) ??
    viewExtents.at(-1) ??
    settings.siteExtent;
  const zoom = clampZoom(zoomAt(siteExtent));
  const pxPerFoot = (height / siteExtent) * zoom * settings.scale;
  const center = boxCenter(box);
  const corner = { x: center.x - width / 2 / pxPerFoot, y: center.y - freeHeight(fresh) / 2 / pxPerFoot };
  return { ...corner, zoom, width, height, siteExtent, pxPerFoot };
}

/** What a canvas has within its margins. */
function spaceIn({ width, height }: Size): Size {
  const margin = Math.min(fitMargin, width / 8, height / 8);
  return { width: width - 2 * margin, height: freeHeight({ width, height }) - 2 * margin };
}

const scaleThatFits = (box: Box, { width, height }: Size): number =>
  Math.min(width / Math.max(boxWidth(box), 1e-6), height / Math.max(boxHeight(box), 1e-6));

/** CSS pixels beside a box, whatever its scale. */
export type Room = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** The share of the space that such room may take, so that the box itself can be seen. */
const maxRoom = 3 / 4;

/** The box grown so that the view fitted to it has this room beside the box. */
export function withRoom(box: Box, room: Room, size: Size, settings: PlanSettings): Box {
  const space = spaceIn(size);
  const x = Math.min(1, (maxRoom * space.width) / (room.left + room.right));
  const y = Math.min(1, (maxRoom * space.height) / (room.top + room.bottom));
  const pxPerFoot = Math.min(
    fitted(size, box, settings).pxPerFoot,
    scaleThatFits(box, {
      width: space.width - x * (room.left + room.right),
      height: space.height - y * (room.top + room.bottom),
    }),
  );
  return {
    minX: box.minX - (x * room.left) / pxPerFoot,
    minY: box.minY - (y * room.top) / pxPerFoot,
    maxX: box.maxX + (x * room.right) / pxPerFoot,
    maxY: box.maxY + (y * room.bottom) / pxPerFoot,
  };
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
