// The fields of a corner between two roads.
import type { PlanObject } from '../../objects/kind.ts';
import { defaultRoadFeet } from './roadFields.ts';
import { paintOf, place, shade, sized, hiddenProperty, type Values } from '../../objects/properties.ts';

/** The smallest radius in feet. */
export const minFeet = 1;
export const paints = { color: paintOf('#374151'), shade };
const derived = hiddenProperty({ fileType: 'derivedCoordinate' });

export const fields = {
  x: place,
  y: place,
  /** Desired radius of the center line, in feet; if the roads are too short for it, the curve is drawn smaller. */
  cornerRadius: sized(20),
  roadWidth: hiddenProperty({ initial: defaultRoadFeet, fileType: 'size' }),
  ...paints,
  /** The points where the curve meets the two center lines, in feet; both are x, y if the roads form a straight line. */
  startX: derived,
  startY: derived,
  endX: derived,
  endY: derived,
};

export type Corner = PlanObject & Values<typeof fields>;
