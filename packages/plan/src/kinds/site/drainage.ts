// A drainage arrow: the path of water downhill, labeled with the slope.
import { markAssumed } from '../../objects/assumed.ts';
import { drawArrowhead } from '../../shapes/arrowhead.ts';
import { weights } from '../../lettering/ink.ts';
import { guessed, words } from '../../objects/properties.ts';
import { layers } from '../../shapes/layers.ts';
import { drawLettered } from './lineType.ts';
import { pathKind } from '../../traced/tracedKind.ts';

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
    // Outlined, it is as dark as its line on paper without color.
    if (before && end)
      drawArrowhead(pen, end, before, { layer, fill: stroke, stroke, weight: weights.object });
  },
});
