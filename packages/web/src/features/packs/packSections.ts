// The numbers of a pack as fields of a form, by section: what each is called and how it is written.
import { flareNames, type PackSheet, type SeparationName, surfaceNames } from '@homeplot/plan/pack';
import { surfaceTitles } from '@homeplot/plan/surfaceTitles';
import type { NumberAs } from './packNumbers.ts';
import { separationLabels } from './separationLabels.ts';

type NumberGroup =
  | 'setbacks'
  | 'accessory'
  | 'projections'
  | 'separations'
  | 'narrow'
  | 'limits'
  | 'flares'
  | 'planes'
  | 'trees'
  | 'grading'
  | 'sheet'
  | 'surfaces';

export interface PackField {
  readonly group: NumberGroup;
  readonly name: string;
  /** Of a value that has two numbers, which go together. */
  readonly part?: string;
  readonly label: string;
  readonly as: NumberAs;
}

export interface PackSection {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly PackField[];
}

const lengths = (group: NumberGroup, names: Readonly<Record<string, string>>): readonly PackField[] =>
  Object.entries(names).map(([name, label]) => ({ group, name, label, as: 'length' }));

const angles = (names: Readonly<Record<string, string>>): readonly PackField[] =>
  Object.entries(names).map(([name, label]) => ({ group: 'planes', name, label, as: 'angle' }));

/** Separations from lot lines. */
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

const paperFields = (name: keyof PackSheet, label: string): readonly PackField[] =>
  (['width', 'height'] as const).map((part) => ({
    group: 'sheet',
    name,
    part,
    label: `${label}: ${part} (inches)`,
    as: 'paper',
  }));

/** The section of the form that has the units, too. */
export const sheetSection = 'Sheets';

export const packSections: readonly PackSection[] = [
  {
    title: 'Setbacks',
    about: 'The distance that buildings keep from each lot line.',
    fields: [
      ...lengths('setbacks', { front: 'Front', side: 'Side', streetSide: 'Street side', rear: 'Rear' }),
      ...lengths('projections', { eave: 'Eaves: allowed encroachment', deck: 'Decks: allowed encroachment' }),
    ],
  },
  {
    title: 'Coverage and size',
    about: 'The maximum share of the lot that may be covered, and the minimum that stays open.',
    fields: [
      { group: 'limits', name: 'buildingCoverage', label: 'Building coverage (%)', as: 'percent' },
      { group: 'limits', name: 'impervious', label: 'Impervious surface (%)', as: 'percent' },
      { group: 'limits', name: 'openSpace', label: 'Open space (%)', as: 'percent' },
      { group: 'limits', name: 'floorArea', label: 'Floor area ratio', as: 'ratio' },
      ...lengths('limits', { height: 'Building height' }),
    ],
  },
  {
    title: 'Accessory buildings',
    about: 'The setbacks and the height of sheds, detached garages and the like, where they differ.',
    fields: [
      ...lengths('accessory', {
        front: 'Accessory front',
        side: 'Accessory side',
        streetSide: 'Accessory street side',
        rear: 'Accessory rear',
      }),
      ...lengths('limits', { accessoryHeight: 'Accessory height' }),
    ],
  },
  {
    title: 'Height envelope',
    about:
      'Planes that rise inward over lot lines: recession planes, daylight planes. Angles by compass go before those of the sides and the rear.',
    fields: [
      ...lengths('planes', {
        sideHeight: 'Side: height over the line',
        rearHeight: 'Rear: height over the line',
        streetHeight: 'Street: height over the line',
      }),
      ...angles({
        sideAngle: 'Side angle (degrees)',
        rearAngle: 'Rear angle (degrees)',
        streetAngle: 'Street angle (degrees)',
        northAngle: 'Lines that face north (degrees)',
        eastAngle: 'Lines that face east (degrees)',
        southAngle: 'Lines that face south (degrees)',
        westAngle: 'Lines that face west (degrees)',
      }),
    ],
  },
  {
    title: 'Drive and street',
    about: 'What drives, parking and street corners need.',
    fields: [
      { group: 'limits', name: 'parking', label: 'Parking spaces', as: 'count' },
      ...lengths('limits', {
        driveWidth: 'Widest driveway',
        sightTriangle: 'Sight triangle at corners',
        sightHeight: 'Height allowed in it',
        driveToCorner: 'Driveway to street corner',
      }),
      ...flareNames.flatMap((name): readonly PackField[] => [
        {
          group: 'flares',
          name,
          part: 'upTo',
          label: `${flareTitles[name]}: up to a width of`,
          as: 'length',
        },
        {
          group: 'flares',
          name,
          part: 'feet',
          label: `${flareTitles[name]}: flare on each side`,
          as: 'length',
        },
      ]),
    ],
  },
  {
    title: 'Separations',
    about: 'The minimum distance between two things.',
    fields: [
      ...lengths('separations', separationLabels),
      ...lengths('limits', {
        offSite: 'Show what stands within',
        surveyWithin: 'Survey needed within',
      }),
    ],
  },
  {
    title: 'Narrow lots',
    about: 'The distance from a lot line that is enough where the front line is shorter.',
    fields: narrowNames.flatMap((name): readonly PackField[] => [
      { group: 'narrow', name, part: 'under', label: `${separationLabels[name]}: front under`, as: 'length' },
      {
        group: 'narrow',
        name,
        part: 'feet',
        label: `${separationLabels[name]}: then at least`,
        as: 'length',
      },
    ]),
  },
  {
    title: 'Trees',
    about: 'How trees that stay are protected, and those that are removed replaced.',
    fields: [
      {
        group: 'trees',
        name: 'protection',
        label: 'Protection radius, feet per inch of trunk',
        as: 'number',
      },
      { group: 'trees', name: 'smallest', label: 'Smallest trunk that counts (inches)', as: 'number' },
      { group: 'trees', name: 'replacement', label: 'New trees for each removed', as: 'number' },
    ],
  },
  {
    title: 'Grades',
    about: 'How the ground, floors, drives and walls have to lie.',
    fields: [
      ...lengths('grading', {
        awayFall: 'Fall of the ground away from a building',
        awayWithin: 'Within a distance of',
        floorAboveGround: 'Finished floor above the ground',
        floorAboveFlood: 'Lowest floor above the base flood',
        wallHeight: 'Height of walls without an engineer',
        wallOverSwale: 'Height of walls across a swale',
        garageStep: 'Step from a drive up to a garage',
      }),
      { group: 'grading', name: 'driveSlope', label: 'Slope of a drive, at most (%)', as: 'percent' },
      {
        group: 'grading',
        name: 'driveCrest',
        label: 'Change of its slope over a crest, at most (%)',
        as: 'percent',
      },
      {
        group: 'grading',
        name: 'driveSag',
        label: 'Change of its slope in a sag, at most (%)',
        as: 'percent',
      },
    ],
  },
  {
    title: 'Surfaces',
    about: 'How much of each surface counts as impervious.',
    fields: surfaceNames.map((name) => ({
      group: 'surfaces',
      name,
      label: `${surfaceTitles[name]} (%)`,
      as: 'percent',
    })),
  },
  {
    title: sheetSection,
    about: 'What the paper and the drawing on it have to be like. Paper may lie either way.',
    fields: [
      ...paperFields('smallest', 'Smallest paper'),
      ...paperFields('largest', 'Largest paper'),
      ...paperFields('stamp', 'Space for stamps'),
      { group: 'sheet', name: 'feetPerInch', label: 'Smallest scale', as: 'scale' },
    ],
  },
];
