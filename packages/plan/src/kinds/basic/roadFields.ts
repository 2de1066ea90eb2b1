// The fields of a road, its ends and its length.
import { distance, type Point } from '../../geometry/point.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { paintOf, place, shade, hiddenProperty, type Values } from '../../objects/properties.ts';

/** Feet, at any scale: the specification gives it in squares, as 12 x scale. */
export const defaultRoadFeet = 12;
export const layer = 'paving';
/** The largest skew of an end. A sharper miter would become a long spike, so such ends stay square. */
export const skewLimit = 3;

const skew = hiddenProperty({ input: 'number', min: -skewLimit, max: skewLimit, silent: true });
const trimmed = hiddenProperty({ silent: true });
export const paints = { color: paintOf('#374151'), shade };

export const fields = {
  startX: place,
  startY: place,
  endX: place,
  endY: place,
  roadWidth: hiddenProperty({ initial: defaultRoadFeet, fileType: 'size' }),
  /** Radius of the center line at a corner that rounds its ends, in feet. */
  curveRadius: hiddenProperty({ squares: 20 }),
  ...paints,
  /** Feet by which a corner shortens the end. */
  startTrim: trimmed,
  endTrim: trimmed,
  /** The slant of a mitered end: how far inward its right corner is moved, looking inward, per half of the width. */
  startSkew: skew,
  endSkew: skew,
};

export type Road = PlanObject & Values<typeof fields>;

export const start = (road: Road): Point => ({ x: road.startX, y: road.startY });
export const end = (road: Road): Point => ({ x: road.endX, y: road.endY });
export const roadLength = (road: Road): number => distance(start(road), end(road));
