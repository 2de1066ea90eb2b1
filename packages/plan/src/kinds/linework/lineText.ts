// Text that came with line work: one line, as large as it was drawn. x, y is where its alignment puts it.
import { radians } from '../../geometry/point.ts';
import { ink } from '../../lettering/ink.ts';
import { paperColor } from './paperColor.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { placedText } from '../../shapes/placedText.ts';
import {
  choice,
  length,
  paintOf,
  place,
  propertyForms,
  turn,
  type Values,
  words,
} from '../../objects/properties.ts';
import { initialValues, fileForm } from '../../objects/propertyValues.ts';

const layer = 'notes';
const minHeight = 0.01;

const fields = {
  x: place,
  y: place,
  text: { ...words('Text'), required: true },
  /** Font size (em height) in feet. */
  height: { ...length('Letter height (feet)', 2, { min: minHeight }), fileType: 'size', required: true },
  /** Degrees, clockwise, about x, y. */
  rotation: turn,
  align: {
    ...choice('Alignment', { start: 'Left', middle: 'Center', end: 'Right' }, 'start'),
    silent: true,
  },
  baseline: {
    ...choice('Line up', { baseline: 'On the baseline', middle: 'On the middle' }, 'baseline'),
    silent: true,
    hidden: true,
  },
  color: { ...paintOf(ink), silent: true },
} as const;

export type LineText = PlanObject & Values<typeof fields>;

export const lineText: Kind<LineText> = {
  type: 'lineText',
  title: 'Imported text',
  legend: '',
  lineWork: 'mark',
  layer,
  ...fileForm(fields),
  create: (placement) => ({ ...initialValues(fields, placement), ...placement.from }),
  draw({ x, y, text, height, rotation, align, baseline, color }, pen) {
    const fill = color === 'transparent' ? ink : paperColor(color);
    pen.text(
      { at: { x, y }, content: text, height, angle: radians(rotation), align, baseline },
      { layer, fill },
    );
  },
  ...placedText<LineText>(minHeight),
  forms: (object) => propertyForms(object, 'Text', fields),
};
