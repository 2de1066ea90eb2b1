// The numbers of a pack as fields of a form: what each is called, how it is written and read.
import { scaleNamed } from '@homeplot/formats/drawingScale';
import { type Pack, type PackSheet, type SeparationName, surfaceNames } from '@homeplot/plan/pack';
import { surfaceTitles } from '@homeplot/plan/surfaceTitles';
import { parseLengthIn, parseNumber } from '@homeplot/plan/typedLength';
import { formatLength, inchesPerFoot, type Units } from '@homeplot/plan/units';

type NumberGroup =
  | 'setbacks'
  | 'accessory'
  | 'projections'
  | 'separations'
  | 'narrow'
  | 'limits'
  | 'trees'
  | 'sheet'
  | 'surfaces';

export interface PackField {
  readonly group: NumberGroup;
  readonly name: string;
  /** Of a value that has two numbers, which go together. */
  readonly part?: string;
  readonly label: string;
  /**
   * A length in feet, a percentage of the lot's area, a ratio to it, a count, a plain number, inches of paper, or a scale in
   * feet per inch.
   */
  readonly as: 'length' | 'percent' | 'ratio' | 'count' | 'number' | 'paper' | 'scale';
}

export interface PackSection {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly PackField[];
}

const lengths = (group: NumberGroup, names: Readonly<Record<string, string>>): readonly PackField[] =>
  Object.entries(names).map(([name, label]) => ({ group, name, label, as: 'length' }));

const separationLabels: Readonly<Record<SeparationName, string>> = {
  buildings: 'Between buildings',
  wellToTank: 'Well to septic tank',
  wellToField: 'Well to septic field',
  tankToBuilding: 'Septic tank to building',
  fieldToBuilding: 'Septic field to building',
  tankToLine: 'Septic tank to lot line',
  fieldToLine: 'Septic field to lot line',
  poolToLine: 'Pool to lot line',
  poolToBuilding: 'Pool to building',
  treeToBuilding: 'Tree to building',
  wellToLine: 'Well to lot line',
  wellToBuilding: 'Well to building',
  tankToWater: 'Septic tank to water',
  fieldToWater: 'Septic field to water',
  buildingToWater: 'Building to water',
  poolToWater: 'Pool to water',
  poolToWire: 'Pool to overhead wire',
  equipmentToLine: 'Equipment to lot line',
  propaneToBuilding: 'Propane tank to building',
  propaneToLine: 'Propane tank to lot line',
  solarToLine: 'Solar array to lot line',
  fenceToLine: 'Fence to lot line',
};

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
] as const satisfies readonly SeparationName[];

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
    ],
  },
  {
    title: 'Separations',
    about: 'The minimum distance between two things.',
    fields: [
      ...lengths('separations', separationLabels),
      ...lengths('limits', { offSite: 'Show what stands within' }),
    ],
  },
  {
    title: 'Narrow lots',
    about: 'The distance from a lot line that is enough where the front line is shorter.',
    fields: narrowNames.flatMap((name): readonly PackField[] => [
      { group: 'narrow', name, part: 'under', label: `${separationLabels[name]}: front under`, as: 'length' },
      { group: 'narrow', name, part: 'feet', label: `${separationLabels[name]}: then`, as: 'length' },
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

const allFields = packSections.flatMap(({ fields }) => fields);

export const keyOf = ({ group, name, part }: PackField): string =>
  [group, name, part].filter(Boolean).join('.');

type Values = Readonly<Record<string, unknown>>;
const valuesIn = (from: object, name: string): Values =>
  (Reflect.get(from, name) as Values | undefined) ?? {};

function valueIn(pack: Pack, { group, name, part }: PackField): number | undefined {
  const values = valuesIn(pack, group);
  return (part === undefined ? values[name] : valuesIn(values, name)[part]) as number | undefined;
}

/** A number of a pack as people write it. */
function shownNumber(value: number, as: PackField['as'], units: Units): string {
  if (as === 'length') return formatLength(value, units);
  if (as === 'scale') return scaleNamed(value, units).name;
  return String(Number((as === 'percent' ? value * 100 : value).toFixed(4)));
}

export const typedOf = (pack: Pack, units: Units): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allFields.map((field) => {
      const value = valueIn(pack, field);
      return [keyOf(field), value === undefined ? '' : shownNumber(value, field.as, units)];
    }),
  );

const wrong: Readonly<Record<PackField['as'], string>> = {
  length: `isn't a length. Try 5, 7' 6" or 1.5 m.`,
  percent: `isn't a percentage. Try 35.`,
  ratio: `isn't a ratio. Try 0.5.`,
  count: `isn't a number of spaces. Try 2.`,
  number: `isn't a number up to 100. Try 1.5.`,
  paper: `isn't a length of paper from 1 to 100 inches. Try 11.`,
  scale: `isn't a scale. Try 1" = 20', 1/8" = 1' or 1:200.`,
};

const most: Readonly<Record<PackField['as'], number>> = {
  length: 5000,
  percent: 1,
  ratio: 100,
  count: 1000,
  number: 100,
  paper: 100,
  scale: 100_000,
};

const least: Readonly<Partial<Record<PackField['as'], number>>> = { paper: 1, scale: 0.01 };

function readAs(as: PackField['as'], text: string, units: Units): number | undefined {
  if (as === 'length') return parseLengthIn(text, units);
  if (as === 'scale') return readScale(text);
  return parseNumber(text.replace(as === 'paper' ? /\s*("|in\.?|inches)$/i : /\s*%$/, ''));
}

/** Feet per inch of a scale: `1" = 20'`, `1/8" = 1'-0"`, `1:200`, or the feet alone. */
function readScale(text: string): number | undefined {
  const [left = '', right, ...more] = text.split(/[=:]/).map((one) => one.trim());
  if (more.length > 0) return undefined;
  if (right === undefined) return parseLengthIn(left, 'decimal-feet');
  if (text.includes(':')) {
    const [one, times] = [parseNumber(left), parseNumber(right)];
    return one && times ? times / one / inchesPerFoot : undefined;
  }
  const inches = parseLengthIn(/["\d]$/.test(left) && !left.endsWith('"') ? `${left}"` : left, 'feet-inches');
  const feet = parseLengthIn(right, 'decimal-feet');
  return inches && feet ? feet / (inches * inchesPerFoot) : undefined;
}

/** The value of a field in the unit of packs; a string is the problem with it. undefined if nothing was typed. */
function readNumber({ as }: PackField, typed: string, units: Units): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const read = readAs(as, text, units);
  const value = as === 'percent' && read !== undefined ? read / 100 : read;
  // Words such as "zero" are read in lengths, as deeds have them.
  const isNumber = as === 'length' || /\d/.test(text);
  const from = least[as] ?? 0;
  const isCount = as !== 'count' || Number.isInteger(value);
  const isRatio = as !== 'ratio' || value !== 0;
  return value !== undefined && value >= from && value <= most[as] && isCount && isRatio && isNumber
    ? value
    : `"${text.slice(0, 20)}" ${wrong[as]}`;
}

/** The pack, whose district is the zoning of the plan unless it has one. */
export const inDistrict = (pack: Pack, zoning = ''): Pack =>
  pack.district?.trim() || !zoning.trim() ? pack : { ...pack, district: zoning.trim() };

/** The pack with the typed numbers, or what is wrong with them by key. A text that is left as shown keeps its number. */
export function withTyped(
  pack: Pack,
  typed: Readonly<Record<string, string>>,
  units: Units,
): { readonly pack: Pack; readonly problems: Readonly<Record<string, string>> } {
  const shown = typedOf(pack, units);
  const problems: Record<string, string> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  // What only a later version, or another part of the form, has a field for is kept.
  for (const group of new Set(allFields.map((field) => field.group)))
    for (const [name, value] of Object.entries(valuesIn(pack, group)))
      if (!allFields.some((field) => field.group === group && field.name === name))
        (groups[group] ??= {})[name] = value;
  for (const field of allFields) {
    const { group, name, part } = field;
    const key = keyOf(field);
    const text = typed[key] ?? '';
    const value = text === shown[key] ? valueIn(pack, field) : readNumber(field, text, units);
    if (typeof value === 'string') problems[key] = value;
    else if (value === undefined) continue;
    else if (part === undefined) (groups[group] ??= {})[name] = value;
    else {
      const values = (groups[group] ??= {});
      values[name] = {
        ...valuesIn(pack[group] ?? {}, name),
        ...(values[name] as Values | undefined),
        [part]: value,
      };
    }
  }
  for (const field of allFields) {
    const isGiven = groups[field.group]?.[field.name] !== undefined;
    if (field.part === undefined || !isGiven || (typed[keyOf(field)] ?? '').trim() !== '') continue;
    problems[keyOf(field)] = 'Type both numbers, or neither.';
  }
  const {
    setbacks: _s,
    accessory: _a,
    projections: _p,
    separations: _d,
    narrow: _n,
    limits: _l,
    trees: _t,
    sheet: _h,
    surfaces: _f,
    ...rest
  } = pack;
  return { pack: { ...rest, ...groups }, problems };
}
