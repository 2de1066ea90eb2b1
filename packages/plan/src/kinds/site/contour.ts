// A contour: a line of equal elevation, labeled with the elevation. Every fifth is usually an index contour, drawn thicker.
import { markAssumed } from '../../objects/assumed.ts';
import { weights } from '../../lettering/ink.ts';
import { elevationOf, formatContour, measuredFields, measuredOf } from './elevation.ts';
import { layers } from '../../shapes/layers.ts';
import { drawLettered } from './lineType.ts';
import { choice, guessed } from '../../objects/properties.ts';
import { pathKind } from '../../traced/tracedKind.ts';

const layer = layers.landscape;
const stroke = '#8a5a2b';

export const contour = pathKind({
  type: 'contour',
  title: 'Contour',
  layer,
  properties: {
    elevation: guessed(elevationOf(100)),
    line: choice('Line', { intermediate: 'Intermediate', index: 'Index (heavier)' }, 'intermediate'),
    ...measuredFields,
  },
  ground(path) {
    const { elevation } = path;
    const measured = measuredOf(path);
    return measured ? [{ shape: 'line', path, start: elevation, end: elevation, ...measured }] : [];
  },
  draw(object, pen) {
    const weight = object.line === 'index' ? weights.object : weights.detail;
    const height = formatContour(object.elevation, pen.units);
    drawLettered(object, pen, markAssumed(object, 'elevation', height), { layer, stroke, weight });
  },
});
