// A point that came with line work, such as the place of a spot height.
import { movePoint } from '../../geometry/motion.ts';
import { circlePath } from '../../geometry/circlePath.ts';
import { ink } from '../../lettering/ink.ts';
import { paperColor } from './paperColor.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { paintOf, place, propertyForms, type Values } from '../../objects/properties.ts';
import { initialValues, fileForm } from '../../objects/propertyValues.ts';
import { boxAround } from '../../geometry/box.ts';
import { moved } from '../../geometry/point.ts';

const layer = 'notes';
/** Feet. */
const maxRadius = 0.15;
/** Label heights: on paper the point isn't larger than a period. */
const paperRadius = 0.1;

const fields = { x: place, y: place, color: { ...paintOf(ink), silent: true } } as const;

export type LinePoint = PlanObject & Values<typeof fields>;

export const linePoint: Kind<LinePoint> = {
  type: 'linePoint',
  title: 'Imported point',
  legend: '',
  lineWork: 'mark',
  layer,
  ...fileForm(fields),
  grab: 6,
  create: (placement) => ({ ...initialValues(fields, placement), ...placement.from }),
  draw({ x, y, color }, pen) {
    const radius = pen.labelHeight > 0 ? Math.min(maxRadius, paperRadius * pen.labelHeight) : maxRadius;
    // A path, not a circle, because the canvas draws the smallest paths as a pixel.
    const fill = color === 'transparent' ? ink : paperColor(color);
    pen.path(circlePath({ x, y }, radius), { layer, fill });
  },
  bounds: ({ x, y }) => boxAround({ x, y }, maxRadius),
  position: ({ x, y }) => ({ x, y }),
  dimensions: () => ({ width: 2 * maxRadius, height: 2 * maxRadius }),
  move: moved,
  transform: (object, motion) => ({ ...object, ...movePoint(object, motion) }),
  forms: (object) => propertyForms(object, 'Point', fields),
};
