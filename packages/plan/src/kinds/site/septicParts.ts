// Rarer parts of private water and sewage: distribution box, test hole, reserve field, seepage pit and cistern.
import { box, layers, letters, linesOf } from '../../shapes/layers.ts';
import { count, guessed, length, words } from '../../objects/properties.ts';
import { circlePath } from '../../geometry/circlePath.ts';
import { boxAround } from '../../geometry/box.ts';
import { nameBeside, nameBesideReach, outlineOfBox } from '../../lettering/besideBox.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { formatLength, type Units, unitSystems, withSeparators } from '../../measure/units.ts';
import { markAssumed } from '../../objects/assumed.ts';
import { type Placed, stampKind } from '../../shapes/symbolKind.ts';
import { calledOr, letteredBox, letteredLine, letteredStamp, namedBox, factText } from './marked.ts';

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
  letters: (object) => [`SEPTIC ${factText(object, 'pipe')}`.trim(), 'SEPTIC'],
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
  about: (object) =>
    [factText(object, 'number', 'TH-'), factText(object, 'result')].filter(Boolean).join(', '),
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

type Pit = Placed & { readonly diameter: number; readonly depth: number };

const pitWords = (pit: Pit, units: Units): readonly string[] => [
  calledOr(pit, 'Seepage pit'),
  markAssumed(pit, 'diameter', `${formatLength(pit.diameter, units)} across`),
  ...(pit.depth > 0 ? [`${formatLength(pit.depth, units)} deep`] : []),
];

export const seepagePit = stampKind({
  type: 'seepagePit',
  title: 'Seepage pit',
  layer,
  stands: true,
  properties: {
    diameter: guessed(length('Diameter (feet)', 4, { min: 1, max: 50 })),
    depth: length('Depth (feet)', 0, { max: 500, hint: "0 if you don't know it" }),
  },
  path: {
    outline: ({ x, y, diameter }) => ({ ...circlePath({ x, y }, diameter / 2), center: { x, y } }),
  },
  extent: ({ diameter }) => ({ width: diameter, height: diameter }),
  draw({ diameter }, pen) {
    const center = { x: 0, y: 0 };
    pen.circle(center, diameter / 2, { ...lines.object, fill: '#f6f3ea' });
    if (diameter > pen.resolution * 6) letters(pen, 'SP', diameter * 0.4, lines.solid);
  },
  labels: {
    reach: (pit) => nameBesideReach(unitSystems.flatMap((units) => pitWords(pit, units))),
    list: (pit, lettering) => [
      nameBeside(
        outlineOfBox(boxAround(pit, pit.diameter / 2)),
        pitWords(pit, lettering.units),
        { ...lines.solid, ...clearOfLines },
        lettering,
      ),
    ],
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
  about: (object) => [object.gallons > 0 ? `${withSeparators(object.gallons)} gal` : ''],
});
