// The packs that come with the product: what the published lists of a country's permit offices ask most often. They hold no
// limits, which differ by city and zone: those are typed from the city's own page. Their separations are usual ones, and count
// only once the user has confirmed them. One whose number was not read in a published list names no source.
import { metersPerFoot } from '../measure/lengthUnits.ts';
import type { ItemId, Pack, PackItem } from './pack.ts';

/** The day on which the lists were read. */
const date = '2026-11-28';

const required = (...ids: readonly ItemId[]): readonly PackItem[] =>
  ids.map((id) => ({ id, need: 'required' }));
const ifPresent = (...ids: readonly ItemId[]): readonly PackItem[] =>
  ids.map((id) => ({ id, need: 'ifPresent' }));
const ask = (...ids: readonly ItemId[]): readonly PackItem[] => ids.map((id) => ({ id, need: 'ask' }));

/** Required by at least 18 of the 26 lists, or without it a plan can't be read. */
const oftenRequired = required(
  'lotLines',
  'lotLengths',
  'scale',
  'scaleBar',
  'north',
  'setbackDistances',
  'statuses',
  'streetNames',
  'buildingSizes',
  'address',
  'date',
);
/** What every list asks for if the site has it. */
const whatIsThere = ifPresent('buildingSeparation', 'septic', 'fences', 'walks', 'eaves', 'heights');
/** Feet in a meter. */
const meter = 1 / metersPerFoot;
const sanJoaquin = 'San Joaquin County, CA';
const wilson = 'Wilson County, NC';
const hancock = 'Hancock County, IN';
const laurentian = 'Laurentian Valley, ON';
const documentH = 'Approved Document H2';

/** If a plan shows none, it doesn't say whether the site has any, so the user is asked. */
const unknownFromPlan = ask(
  'easements',
  'drive',
  'utilities',
  'trees',
  'grades',
  'floodZone',
  'zoneStandards',
);

export const builtInPacks: readonly Pack[] = [
  {
    id: 'us-general',
    name: 'General, United States',
    date,
    usual: {
      wellToTank: { feet: 50, source: sanJoaquin },
      wellToField: { feet: 100, source: sanJoaquin },
      wellToPit: { feet: 150, source: sanJoaquin },
      wellToBuilding: { feet: 5, source: sanJoaquin },
      wellToLine: { feet: 10, source: sanJoaquin },
      tankToBuilding: { feet: 5, source: wilson },
      fieldToBuilding: { feet: 8 },
      pitToBuilding: { feet: 8 },
      pitToLine: { feet: 8 },
      tankToLine: { feet: 5, source: hancock },
      fieldToLine: { feet: 5, source: hancock },
      poolToLine: { feet: 5, source: 'New York City' },
      poolToBuilding: { feet: 3, source: 'Madison, WI' },
      poolToWire: { feet: 15, source: 'New York City' },
    },
    sources: [
      'Goochland County VA',
      'Fort Collins CO',
      'Republic MO',
      'Austin TX',
      'Tucson AZ',
      'Tacoma WA',
      'Alameda CA',
      'Bellevue WA',
      'Litchfield Park AZ',
      'Costa Mesa CA',
      'Brunswick County NC',
      'Rock River WY',
      'Honolulu HI',
      'Pinetop-Lakeside AZ',
      'Dover Township PA',
    ].map((place) => ({ title: `${place}, residential site plan list` })),
    items: [
      ...oftenRequired,
      ...required('parcel', 'owner'),
      ...whatIsThere,
      ...unknownFromPlan,
      ...ask('legal', 'zoning', 'coverage'),
    ],
  },
  {
    id: 'ca-general',
    name: 'General, Canada',
    date,
    usual: {
      wellToTank: { feet: 15 * meter },
      wellToField: { feet: 30 * meter, source: `${laurentian}, for a dug well` },
      tankToBuilding: { feet: 1.5 * meter, source: laurentian },
      fieldToBuilding: { feet: 5 * meter, source: laurentian },
      tankToLine: { feet: 3 * meter, source: laurentian },
      fieldToLine: { feet: 3 * meter, source: laurentian },
    },
    sources: [
      { title: 'Mississauga ON, residential site plan list' },
      { title: 'Port Hope ON, residential site plan list' },
      { title: 'Toronto ON, electronic submittal guide' },
    ],
    items: [
      ...oftenRequired,
      ...required('legal', 'owner'),
      ...whatIsThere,
      ...unknownFromPlan,
      ...ask('zoning', 'coverage'),
    ],
    portal: 'toronto',
  },
  {
    id: 'uk-general',
    name: 'General, United Kingdom',
    date,
    usual: {
      wellToField: { feet: 50 * meter, source: documentH },
      tankToBuilding: { feet: 7 * meter, source: documentH },
      fieldToBuilding: { feet: 15 * meter, source: documentH },
    },
    sources: ['Bracknell Forest', 'Bristol', 'Highland', 'Southampton'].map((place) => ({
      title: `${place}, guide to electronic plans`,
    })),
    items: [...oftenRequired, ...whatIsThere, ...unknownFromPlan, ...ask('neighbors', 'parking', 'vicinity')],
  },
  {
    id: 'au-general',
    name: 'General, Australia',
    date,
    usual: {
      wellToField: { feet: 50 * meter },
      fieldToBuilding: {
        feet: 6 * meter,
        source: 'Pyrenees Shire, VIC, for a field above a building',
      },
    },
    sources: [
      { title: 'Byron NSW, guide to electronic plans' },
      { title: 'Sydney NSW, guide to electronic plans' },
    ],
    items: [
      ...oftenRequired,
      ...required('parcel', 'owner'),
      ...whatIsThere,
      ...unknownFromPlan,
      ...ask('neighbors', 'coverage'),
    ],
  },
];
