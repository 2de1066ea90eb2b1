// The packs that come with the product: what the published lists of a country's permit desks ask most often. They hold no
// distances and no limits, which differ by city and zone: those are typed from the city's own page.
import type { ItemId, Pack, PackItem } from './pack.ts';

/** The day on which the lists were read. */
const date = '2026-11-01';

const required = (...ids: readonly ItemId[]): readonly PackItem[] =>
  ids.map((id) => ({ id, need: 'required' }));
const ifPresent = (...ids: readonly ItemId[]): readonly PackItem[] =>
  ids.map((id) => ({ id, need: 'ifPresent' }));
const ask = (...ids: readonly ItemId[]): readonly PackItem[] => ids.map((id) => ({ id, need: 'ask' }));

/** Asked by 18 and more of the 26 lists, and what a plan cannot be read without. */
const usual = required(
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
/** What every list asks for where it is there. */
const whatIsThere = ifPresent('buildingSeparation', 'septic', 'fences', 'walks', 'eaves', 'heights');
const unknowable = ask('easements', 'drive', 'utilities', 'trees', 'grades', 'floodZone', 'zoneStandards');

export const builtInPacks: readonly Pack[] = [
  {
    id: 'us-general',
    name: 'General, United States',
    date,
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
      ...usual,
      ...required('parcel', 'owner'),
      ...whatIsThere,
      ...unknowable,
      ...ask('legal', 'zoning', 'coverage'),
    ],
  },
  {
    id: 'ca-general',
    name: 'General, Canada',
    date,
    sources: [
      { title: 'Mississauga ON, residential site plan list' },
      { title: 'Port Hope ON, residential site plan list' },
      { title: 'Toronto ON, electronic submittal guide' },
    ],
    items: [
      ...usual,
      ...required('legal', 'owner'),
      ...whatIsThere,
      ...unknowable,
      ...ask('zoning', 'coverage'),
    ],
    portal: 'toronto',
  },
  {
    id: 'uk-general',
    name: 'General, United Kingdom',
    date,
    sources: ['Bracknell Forest', 'Bristol', 'Highland', 'Southampton'].map((place) => ({
      title: `${place}, guide to electronic plans`,
    })),
    items: [...usual, ...whatIsThere, ...unknowable, ...ask('neighbors', 'parking', 'vicinity')],
  },
  {
    id: 'au-general',
    name: 'General, Australia',
    date,
    sources: [
      { title: 'Byron NSW, guide to electronic plans' },
      { title: 'Sydney NSW, guide to electronic plans' },
    ],
    items: [
      ...usual,
      ...required('parcel', 'owner'),
      ...whatIsThere,
      ...unknowable,
      ...ask('neighbors', 'coverage'),
    ],
  },
];
