// What is beyond the lot, drawn faintly, and dashed unless it was surveyed. A label says where its place is known from, so that
// nobody thinks it was surveyed. It belongs to others, so it has no status in the project.
import { weights } from '../../lettering/ink.ts';
import { boxAround } from '../../geometry/box.ts';
import { nameBeside, nameBesideReach, outlineOfBox } from '../../lettering/besideBox.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { layers, letters } from '../../shapes/layers.ts';
import { choice, count, length, words } from '../../objects/properties.ts';
import { type Round, roundKind } from '../../shapes/round.ts';
import { inchesPerFoot } from '../../measure/units.ts';
import { stampKind } from '../../shapes/symbolKind.ts';
import { calledOr, namedArea, factText } from './marked.ts';

const layer = layers.buildings;
const faint = '#9ca3af';
type Known = PlanObject & { readonly basis: keyof typeof bases };

const lineOf = (on: string, { basis: known }: Known) => ({
  layer: on,
  stroke: faint,
  weight: weights.detail,
  ...(known === 'surveyed' ? {} : { dash: [3, 1.5] }),
});

const bases = {
  sketched: 'not surveyed',
  aerial: 'from an aerial picture',
  map: "from the county's map",
  surveyed: 'surveyed',
} as const;

const letterStyle = { layer: layers.utilities, fill: '#6b7280', ...clearOfLines };

/** Where the place is known from. Unless the user says, the least reliable source is assumed and written on the plan. */
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
  about: (object) => [bases[object.basis], factText(object, 'floor', 'FF ')],
  draw(object, pen) {
    pen.path(object, { ...lineOf(layer, object), fill: '#f9fafb' });
  },
});

export const neighborDrive = namedArea({
  type: 'neighborDrive',
  title: "Neighbor's drive",
  layer: layers.paving,
  properties: { basis },
  about: (object) => [bases[object.basis]],
  draw(object, pen) {
    pen.path(object, lineOf(layers.paving, object));
  },
});

type Tree = Known & Round & Record<'number' | 'species', string> & { readonly caliper: number };

const treeWords = (tree: Tree): readonly string[] => [
  [tree.number.trim(), tree.species.trim() || calledOr(tree, "Neighbor's tree")].filter(Boolean).join(' '),
  bases[tree.basis],
];

/** Feet: the diameter of a trunk if it isn't given. */
const assumedTrunk = 1;
const trunkOf = ({ radius, caliper }: Tree): number =>
  Math.min(radius, (caliper / inchesPerFoot || assumedTrunk) / 2);

export const neighborTree = roundKind({
  type: 'neighborTree',
  title: "Neighbor's tree",
  layer: layers.landscape,
  squares: 15,
  properties: {
    basis,
    number: words('Tree number'),
    species: words('Species', '', 'Such as Bur oak'),
    caliper: count('Trunk caliper (inches)', 0, { max: 600, hint: "0 if you don't know it", silent: true }),
    health: words('Health', '', 'Such as good, fair or poor'),
    protection: length('Protection radius (feet)', 0, { max: 100, silent: true }),
  },
  legendSample: (object) => ({ ...object, protection: 0 }),
  extent: ({ radius, protection }) => Math.max(radius, protection),
  draw(object, pen) {
    const line = lineOf(layers.landscape, object);
    if (object.protection > 0) pen.circle(object, object.protection, line);
    pen.circle(object, object.radius, line);
    pen.circle(object, trunkOf(object), { ...line, fill: faint });
  },
  labels: {
    reach: (object) => nameBesideReach(treeWords(object)),
    list: (object, lettering) => [
      nameBeside(
        outlineOfBox(boxAround(object, trunkOf(object))),
        treeWords(object),
        { ...letterStyle, layer: layers.landscape },
        lettering,
      ),
    ],
  },
});

/** Feet: the radius of a well's casing as drawn. */
const casing = 1.5;

const wellWords = (well: Known): readonly string[] => [calledOr(well, "Neighbor's well"), bases[well.basis]];

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
  draw(object, pen) {
    const center = { x: 0, y: 0 };
    const line = lineOf(layers.utilities, object);
    if (object.setback > 0) pen.circle(center, object.setback, line);
    // The casing is too small for dashes.
    const { layer: on, stroke, weight } = line;
    pen.circle(center, casing, { layer: on, stroke, weight, fill: '#ffffff' });
    if (casing > pen.resolution * 3)
      letters(pen, 'W', casing * 1.2, { layer: layers.utilities, fill: '#6b7280' });
  },
  labels: {
    reach: (object) => nameBesideReach(wellWords(object)),
    list: (object, lettering) => [
      nameBeside(outlineOfBox(boxAround(object, casing)), wellWords(object), letterStyle, lettering),
    ],
  },
});
