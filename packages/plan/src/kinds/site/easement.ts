// An easement along a line: its two dashed edges, and what it is for.
import { bandAlong } from '../../geometry/band.ts';
import { edgeLength, edgesOf, directionOn, pointOnEdge } from '../../geometry/outline.ts';
import { textWidth } from '../../pen/textMetrics.ts';
import { formatLength } from '../../units.ts';
import { clearOfLines, uprightAngle } from '../ink.ts';
import { layers, linesOf } from './layers.ts';

import { length, words } from './properties.ts';
import { pathKind } from './tracedKind.ts';

const layer = layers.property;
const lines = linesOf(layer);
/** Millimetres on paper. */
const edge = { ...lines.detail, dash: [5, 1.5, 1, 1.5] };

export const easement = pathKind({
  type: 'easement',
  title: 'Easement',
  layer,
  properties: {
    width: length('Width (feet)', 10, { min: 1, max: 5000 }),
    purpose: words('Purpose', 'Utility easement'),
  },
  across: ({ width }) => width,
  draw(object, pen) {
    const { left, right } = bandAlong(object, object.width);
    pen.path(left, edge);
    pen.path(right, edge);
    const height = pen.labelHeight;
    const [longest] = edgesOf(object).toSorted((a, b) => edgeLength(b) - edgeLength(a));
    if (height === 0 || !longest) return;
    const content = `${formatLength(object.width, pen.units)} ${object.purpose}`;
    if (height > object.width || textWidth(content, height) > edgeLength(longest)) return;
    pen.text(
      {
        at: pointOnEdge(longest, 0.5),
        content,
        height,
        angle: uprightAngle(directionOn(longest, 0.5)),
        align: 'middle',
        baseline: 'middle',
      },
      { ...lines.solid, ...clearOfLines },
    );
  },
});
