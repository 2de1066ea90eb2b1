// Rarer parts of private water and sewage: distribution box, test hole, reserve field and cistern.
import { box, layers, linesOf } from '../../shapes/layers.ts';
import { count, words } from '../../objects/properties.ts';
import { letteredBox, letteredLine, letteredStamp, namedBox, told } from './marked.ts';

const layer = layers.utilities;
const lines = linesOf(layer);

export const distributionBox = letteredBox({
  type: 'distributionBox',
  title: 'Distribution box',
  layer,
  stands: true,
  letters: 'D',
  size: { width: 2, height: 2 },
  properties: { outlets: count('Outlets', 4, { min: 1, max: 60 }) },
});

export const septicLine = letteredLine({
  type: 'septicLine',
  title: 'Septic line',
  layer,
  stands: true,
  letters: (object) => [`SEPTIC ${told(object, 'pipe')}`.trim(), 'SEPTIC'],
  stroke: '#15803d',
  dash: [6, 1.5],
  properties: { pipe: words('Size and material', '', 'Such as 4" PVC') },
});

export const testHole = letteredStamp({
  type: 'testHole',
  title: 'Test hole',
  layer,
  letters: 'TH',
  size: 3,
  properties: {
    number: words('Test hole number'),
    result: words('Result', '', 'Such as 12 min/in at 36"'),
  },
  about: (object) => [told(object, 'number', 'TH-'), told(object, 'result')].filter(Boolean).join(', '),
});

export const reserveField = namedBox({
  type: 'reserveField',
  title: 'Reserve field',
  layer,
  size: { width: 24, height: 50 },
  draw({ width, height }, pen) {
    pen.path(box(width, height), { ...lines.object, dash: [1.5, 1.5], fill: '#faf8f2' });
  },
});

export const cistern = letteredBox({
  type: 'cistern',
  title: 'Cistern',
  layer,
  stands: true,
  letters: 'C',
  size: { width: 6, height: 6 },
  properties: { gallons: count('Capacity (gallons)', 0, { max: 1_000_000, hint: "0 if you don't know it" }) },
  about: (object) => [object.gallons > 0 ? `${object.gallons} gal` : ''],
});
