// A drainage arrow: the path of water downhill, labeled with the slope. One whose slope nobody has typed follows the ground.
import { confirmed, isAssumed, markAssumed } from '../../objects/assumed.ts';
import { drawArrowhead } from '../../shapes/arrowhead.ts';
import { weights } from '../../lettering/ink.ts';
import { reversed } from '../../geometry/outline.ts';
import { words } from '../../objects/properties.ts';
import { layers } from '../../shapes/layers.ts';
import { clearLetters, drawLettered } from './lineType.ts';
import { formatPercent } from '../../measure/units.ts';
import { pathKind } from '../../traced/tracedKind.ts';

const layer = layers.landscape;
const stroke = '#1d4ed8';

const arrow = pathKind({
  type: 'drainageArrow',
  title: 'Drainage arrow',
  layer,
  properties: {
    // Empty in a new arrow: a guess could be mistaken for what somebody typed. A file without the field means 2%.
    slope: {
      ...words('Slope', '2%', 'Such as 2% or 1/4" per foot. Leave empty for that of the ground'),
      fresh: '',
    },
  },
  onGround(object, fallAlong) {
    const fall = object.slope.trim() && !isAssumed(object, 'slope') ? undefined : fallAlong(object);
    if (fall === undefined || object.closed) return object;
    const downhill = fall < 0 ? { ...object, vertices: reversed(object).vertices } : object;
    return confirmed({ ...downhill, slope: formatPercent(Math.abs(fall)) }, 'slope');
  },
  draw(object, pen) {
    const slope = markAssumed(object, 'slope', object.slope);
    drawLettered(object, pen, slope, { layer, stroke, weight: weights.object }, clearLetters);
    const [before, end] = object.closed ? [] : object.vertices.slice(-2);
    // With an outline, the arrowhead is as dark as its line on paper without color.
    if (before && end)
      drawArrowhead(pen, end, before, { layer, fill: stroke, stroke, weight: weights.object });
  },
});

export const drainageArrow: typeof arrow = {
  ...arrow,
  // A longer text would leave no room for the arrow in a legend.
  legendSample: (object) => ({ ...object, slope: '%' }),
};
