// The fields of a form for the numbers of a pack, by section, with their labels and quantities.
import { flareNames, type PackSheet, type SeparationName } from '@homeplot/plan/pack';
import { allPackNumbers, type NumberGroup, packNumbers } from '@homeplot/plan/packNumbers';
import type { Quantity } from './packNumbers.ts';

export interface PackField {
  readonly group: NumberGroup | 'narrow' | 'flares' | 'sheet';
  readonly name: string;
  /** For a value that has two numbers: which of them. */
  readonly part?: string;
  readonly label: string;
  readonly quantity: Quantity;
  /** The largest value in a file, if not that of its quantity. */
  readonly max?: number;
}

export interface PackSection {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly PackField[];
}

const unitSuffixes: Readonly<Partial<Record<Quantity, string>>> = {
  percent: ' (%)',
  angle: ' (degrees)',
  paper: ' (inches)',
};

const fieldsIn = (title: string): readonly PackField[] =>
  allPackNumbers.flatMap(({ section, label, quantity, ...number }) =>
    section === title ? [{ ...number, quantity, label: label + (unitSuffixes[quantity] ?? '') }] : [],
  );

/** The fields of a value that has two numbers. */
const pair = (
  group: PackField['group'],
  name: string,
  quantity: Quantity,
  parts: Readonly<Record<string, string>>,
): readonly PackField[] =>
  Object.entries(parts).map(([part, label]) => ({
    group,
    name,
    part,
    quantity,
    label: label + (unitSuffixes[quantity] ?? ''),
  }));

/** The separations from lot lines that may be smaller on narrow lots. */
const narrowNames = [
  'poolToLine',
  'equipmentToLine',
  'propaneToLine',
  'solarToLine',
  'fenceToLine',
  'wellToLine',
  'tankToLine',
  'fieldToLine',
  'pitToLine',
] as const satisfies readonly SeparationName[];

const flareTitles = { narrow: 'Narrow drive', wide: 'Wider drive' } as const;

const paper = (name: keyof PackSheet, label: string): readonly PackField[] =>
  pair('sheet', name, 'paper', { width: `${label}: width`, height: `${label}: height` });

/** The section of the form that also has the choice of units. */
export const sheetSection = 'Sheets';

/** The titles are those in the table of pack numbers. pairs: further fields, of values that aren't a single number. */
const sections: readonly (readonly [title: string, about: string, pairs?: readonly PackField[]])[] = [
  ['Setbacks', 'The distance that buildings keep from each lot line.'],
  ['Coverage and size', 'The maximum share of the lot that may be covered, and the minimum that stays open.'],
  [
    'Accessory buildings',
    'The setbacks and the height of sheds, detached garages and the like, where they differ.',
  ],
  [
    'Height envelope',
    'Planes that rise inward over lot lines: recession planes, daylight planes. Angles by compass go before those of the sides and the rear.',
  ],
  [
    'Drive and street',
    'What drives, parking and street corners need.',
    flareNames.flatMap((name) =>
      pair('flares', name, 'length', {
        upTo: `${flareTitles[name]}: up to a width of`,
        feet: `${flareTitles[name]}: flare on each side`,
      }),
    ),
  ],
  ['Separations', 'The minimum distance between two things.'],
  [
    'Narrow lots',
    'The distance from a lot line that is enough where the front line is shorter.',
    narrowNames.flatMap((name) =>
      pair('narrow', name, 'length', {
        under: `${packNumbers.separations[name].label}: front under`,
        feet: `${packNumbers.separations[name].label}: then at least`,
      }),
    ),
  ],
  ['Trees', 'How trees that stay are protected, and those that are removed replaced.'],
  ['Grades', 'How the ground, floors, drives and walls have to lie.'],
  ['Surfaces', 'How much of each surface counts as impervious.'],
  [
    sheetSection,
    'What the paper and the drawing on it have to be like. Paper may lie either way.',
    [
      ...paper('smallest', 'Smallest paper'),
      ...paper('largest', 'Largest paper'),
      ...paper('stamp', 'Space for stamps'),
      { group: 'sheet', name: 'feetPerInch', label: 'Smallest scale', quantity: 'scale' },
    ],
  ],
];

export const packSections: readonly PackSection[] = sections.map(([title, about, pairs = []]) => ({
  title,
  about,
  fields: [...fieldsIn(title), ...pairs],
}));
