// A drainage arrow: the path of water downhill, labeled with the slope.
import { markAssumed } from '../../assumed.ts';
import { drawArrowhead } from '../dimension/arrowhead.ts';
import { weights } from '../ink.ts';
import { guessed, words } from '../properties.ts';
import { layers } from './layers.ts';
import { drawLettered } from './lineType.ts';
import { pathKind } from './tracedKind.ts';

const layer = layers.landscape;
const stroke = '#1d4ed8';

export const drainageArrow = pathKind({
  type: 'drainageArrow',
  title: 'Drainage arrow',
  layer,
  properties: { slope: guessed(words('Slope', '2%', 'Such as 2% or 1/4" per foot')) },
  draw(object, pen) {
    drawLettered(object, pen, markAssumed(object, 'slope', object.slope), {
      layer,
      stroke,
      weight: weights.object,
    });
    const [before, end] = object.closed ? [] : object.vertices.slice(-2);
    if (before && end) drawArrowhead(pen, end, before, { layer, fill: stroke });
  },
});
