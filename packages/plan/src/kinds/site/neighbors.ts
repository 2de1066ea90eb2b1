// What stands beyond the lot: drawn faint, with how well its place is known, so that nobody takes it for surveyed. It
// belongs to others, so it has no status in the project.
import { weights } from '../../lettering/ink.ts';
import { boxAround } from '../../geometry/box.ts';
import { nameBeside, nameBesideReach } from '../../lettering/besideBox.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { layers, letters } from '../../shapes/layers.ts';
import { choice, length, words } from '../../objects/properties.ts';
import { stampKind } from '../../shapes/symbolKind.ts';
import { areaKind } from '../../traced/tracedKind.ts';
import { calledOr, namedArea, told } from './marked.ts';

const layer = layers.buildings;
const faint = '#9ca3af';
const lineOf = (on: string) => ({ layer: on, stroke: faint, weight: weights.detail, dash: [3, 1.5] });

const bases = {
  sketched: 'not surveyed',
  aerial: 'from an aerial picture',
  map: "from the county's map",
  surveyed: 'surveyed',
} as const;

/** What nobody has said is taken to be the least that can be known, and is written on the plan. */
const basis = choice(
  'Place known',
  {
    sketched: 'Not surveyed',
    aerial: 'From an aerial picture',
    map: "From the county's map",
    surveyed: 'From a survey',
  },
  'sketched',
);

export const neighborBuilding = namedArea({
  type: 'neighborBuilding',
  title: "Neighbor's building",
  layer,
  properties: {
    basis,
    floor: words('First floor elevation', '', 'Such as 101.5'),
  },
  about: (object) => [bases[object.basis], told(object, 'floor', 'FF ')],
  draw(object, pen) {
    pen.path(object, { ...lineOf(layer), fill: '#f9fafb' });
  },
});

export const neighborDrive = areaKind({
  type: 'neighborDrive',
  title: "Neighbor's drive",
  layer: layers.paving,
  properties: { basis },
  draw(object, pen) {
    pen.path(object, lineOf(layers.paving));
  },
});

/** Feet. */
const casing = 1.5;
const letterStyle = { layer: layers.utilities, fill: '#6b7280', ...clearOfLines };

const wellWords = (well: PlanObject & { readonly basis: keyof typeof bases }): readonly string[] => [
  calledOr(well, "Neighbor's well"),
  bases[well.basis],
];

export const neighborWell = stampKind({
  type: 'neighborWell',
  title: "Neighbor's well",
  layer: layers.utilities,
  properties: {
    basis,
    setback: length('Protected radius (feet)', 0, { max: 5000, hint: 'Shown if it is more than 0' }),
  },
  legendSample: (object) => ({ ...object, setback: 0 }),
  extent: () => ({ width: 2 * casing, height: 2 * casing }),
  draw({ setback }, pen) {
    const center = { x: 0, y: 0 };
    if (setback > 0) pen.circle(center, setback, lineOf(layers.utilities));
    pen.circle(center, casing, { ...lineOf(layers.utilities), fill: '#ffffff' });
    if (casing > pen.resolution * 3)
      letters(pen, 'W', casing * 1.2, { layer: layers.utilities, fill: '#6b7280' });
  },
  labels: {
    reach: (object) => nameBesideReach(wellWords(object)),
    list: (object, lettering) => [
      nameBeside(boxAround(object, casing), wellWords(object), letterStyle, lettering),
    ],
  },
});
