// Guesses what a file of points leaves open: the order of its columns, its unit and its datum, each with a reason.
import { datums } from '@homeplot/plan/elevationSettings';
import { withSeparators } from '@homeplot/plan/units';
import {
  isGeographic,
  type Known,
  type PointDatum,
  type PointOrder,
  type PointRow,
  type PointUnit,
  pointUnits,
  type RefusedPoints,
  refused,
} from './pointFile.ts';

const units = Object.keys(pointUnits) as readonly PointUnit[];

interface Spread {
  readonly least: number;
  readonly most: number;
  /** The difference of the two. */
  readonly by: number;
}

function spreadOf(rows: readonly PointRow[], at: 0 | 1 | 2): Spread | undefined {
  let [least, most] = [Infinity, -Infinity];
  for (const { values } of rows) {
    const value = values[at];
    if (value === undefined) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most < least ? undefined : { least, most, by: most - least };
}

/** The spread of an elevation column is at least this many times smaller than that of the coordinates. */
const flatness = 4;

/** The order of columns that no header names. hasNumbers: the rows begin with point numbers. */
export function guessOrder(
  rows: readonly PointRow[],
  hasNumbers: boolean,
): Known<PointOrder> | RefusedPoints {
  const [first, second, third] = [spreadOf(rows, 0), spreadOf(rows, 1), spreadOf(rows, 2)];
  if (!first || !second) return refused('This file has no coordinates.');
  const geographic = geographicOrder(first, second);
  const grid = gridOrder(first, second, third, rows.length, hasNumbers);
  if (!geographic) return grid;
  if (areFineDegrees(rows)) return geographic;
  const { answers, said, likely = said } = geographic;
  // With few decimals they could be feet, but a site isn't that small.
  return rows.length > 1 && first.by + second.by > 0 && likely
    ? {
        answers: [...answers, ...grid.answers],
        likely,
        reason: 'The coordinates differ by less than 0.2, as latitudes and longitudes of a site do.',
      }
    : { ...grid, answers: [...grid.answers, ...answers] };
}

function gridOrder(
  first: Spread,
  second: Spread,
  third: Spread | undefined,
  rows: number,
  hasNumbers: boolean,
): Known<PointOrder> {
  // A column that hardly changes, where the third one changes much, has the elevations.
  if (third && third.by > flatness * Math.min(first.by, second.by) && rows > 2) {
    const isFirst = first.by < second.by;
    return {
      answers: isFirst ? ['ZNE', 'ZEN', 'NEZ', 'ENZ'] : ['NZE', 'EZN', 'NEZ', 'ENZ'],
      likely: isFirst ? 'ZNE' : 'NZE',
      reason: `The ${isFirst ? 'first' : 'second'} coordinate changes by only ${feetText(Math.min(first.by, second.by))} and the third by ${feetText(third.by)}, as if elevations stood first.`,
    };
  }
  return hasNumbers
    ? {
        answers: ['NEZ', 'ENZ'],
        likely: 'NEZ',
        reason:
          'The file names no columns. After a point number, most survey programs of the US write the northing first.',
      }
    : {
        answers: ['NEZ', 'ENZ'],
        likely: 'ENZ',
        reason:
          'The file names no columns. Without point numbers, most programs write x (east) before y (north).',
      };
}

/** Surveyed degrees have at least this many decimals; the sixth is 4 inches. */
const degreeDecimals = 5;
/** A site extends over fewer degrees than this. */
const maxDegrees = 0.2;

const areFineDegrees = (rows: readonly PointRow[]): boolean =>
  rows.every(({ values: [a, b] }) => [a, b].some((value) => decimalsOf(value) >= degreeDecimals));

/** The order of coordinates that could be degrees; undefined if they can't. */
function geographicOrder(first: Spread, second: Spread): Known<PointOrder> | undefined {
  const isSmall = ({ least, most, by }: Spread, limit: number): boolean =>
    Math.abs(least) <= limit && Math.abs(most) <= limit && by < maxDegrees;
  if (!isSmall(first, 180) || !isSmall(second, 180)) return undefined;
  const canBe = [isSmall(first, 90), isSmall(second, 90)];
  if (!canBe[0] && !canBe[1]) return undefined;
  const base = 'The coordinates are numbers of degrees';
  if (!canBe[0])
    return { answers: ['OAZ'], said: 'OAZ', reason: `${base}, and only the second can be a latitude.` };
  if (!canBe[1])
    return { answers: ['AOZ'], said: 'AOZ', reason: `${base}, and only the first can be a latitude.` };
  const isWest = second.most < 0 && first.least > 0;
  return {
    answers: ['AOZ', 'OAZ'],
    likely: isWest || !(first.most < 0 && second.least > 0) ? 'AOZ' : 'OAZ',
    reason: `${base}; west longitudes have a minus sign.`,
  };
}

/** Longitude and latitude in columns that are titled x and y, as in tables of a map; undefined if they are coordinates. */
function degreesNamed(rows: readonly PointRow[]): Known<PointOrder> | undefined {
  const [north, east] = [spreadOf(rows, 0), spreadOf(rows, 1)];
  // As coordinates they would be within inches of each other.
  if (!north || !east || north.by + east.by === 0 || !areFineDegrees(rows)) return undefined;
  return geographicOrder(north, east)?.answers.includes('AOZ')
    ? { answers: ['AOZ'], said: 'AOZ', reason: 'The file names x and y, and they are numbers of degrees.' }
    : undefined;
}

const decimalsOf = (value: number): number => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length;

const feetText = (value: number): string => withSeparators(value, value < 100 ? 1 : 0);

/** The order that a header gives, unless the numbers contradict it. */
export function namedOrder(order: PointOrder, rows: readonly PointRow[]): Known<PointOrder> | RefusedPoints {
  if (order === 'AOZ' || order === 'OAZ')
    return { answers: [order], said: order, reason: 'The file names its columns.' };
  const degrees = degreesNamed(rows);
  if (degrees) return degrees;
  const up = order.indexOf('Z') as 0 | 1 | 2;
  const [north, east, height] = [order.indexOf('N'), order.indexOf('E'), up].map((at) =>
    spreadOf(rows, at as 0 | 1 | 2),
  );
  if (north && east && height && rows.length > 2) {
    const least = Math.min(north.by, east.by);
    if (height.by > 100 && height.by > 10 * least)
      return refused(
        `The elevations of this file differ by ${feetText(height.by)} and its ${north.by < east.by ? 'northings' : 'eastings'} by only ${feetText(least)}, so its columns seem to be swapped. Compare its header with its numbers, and export it again.`,
      );
  }
  return { answers: [order], said: order, reason: 'The file names its columns.' };
}

/** "Northing_m", "Elev m" */
const columnInMeters =
  /(?:^|[,;\t\n])\s*"?(?:[nexyzh]|north(?:ing)?|east(?:ing)?|elev(?:ation)?|height)[ _.]m"?\s*(?:[,;\t\n]|$)/i;
/** "Northing_ft", "feet" */
export const saysFeet = (text: string): boolean => /(?:\b|_)(?:ft|feet|foot)\b/i.test(text);

/** The unit that a text names, as in "Northing (US Survey Feet)" or "# Units: meters". */
export function unitNamed(text: string): PointUnit | undefined {
  if (columnInMeters.test(text)) return 'meters';
  if (
    /\b(?:us\s*-?\s*s(?:urvey)?\.?\s*-?(?:ft|f[eo]{2}t)|ftus|us-ft|usft|us_survey|survey\s*f[eo]{2}t|survey\s*ft|sft|us\s+f[eo]{2}t|us\s+ft)\b/i.test(
      text,
    )
  )
    return 'surveyFeet';
  if (/\b(?:int(?:ernationa)?l?\.?\s*-?\s*(?:ft|f[eo]{2}t)|ift|intfeet)\b/i.test(text)) return 'feet';
  if (/\b(?:met(?:er|re)s?|metric)\b|\(m\)|\[m\]/i.test(text)) return 'meters';
  return undefined;
}

/** Feet: the width of a likely site. */
const likelySite = { least: 20, most: 5280 } as const;
/** Larger coordinates are in a state plane. */
export const maxLocalCoordinate = 100_000;

/**
 * Guesses the unit of a file that doesn't say it. isInFeet: it says feet, but not which. site: the width of the plan's lot in
 * feet, if there is one.
 */
export function guessUnit(
  rows: readonly PointRow[],
  order: PointOrder | undefined,
  isInFeet: boolean,
  site?: number,
): Known<PointUnit> {
  const isOnEarth = order !== undefined && isGeographic(order);
  const columns = order?.startsWith('Z') ? ([1, 2] as const) : ([0, 1] as const);
  const spreads = columns.flatMap((at) => spreadOf(rows, at) ?? []);
  const size = Math.max(0, ...spreads.map(({ by }) => by));
  const isFar = spreads.some(
    ({ least, most }) => Math.max(Math.abs(least), Math.abs(most)) > maxLocalCoordinate,
  );
  const foot = isFar ? 'surveyFeet' : 'feet';
  const kinds = isFar
    ? 'its large coordinates are of a state plane, most of which were in US survey feet until 2022'
    : `on ${isOnEarth ? 'elevations' : 'small coordinates'} the two kinds of feet are the same to a hundredth`;
  if (isInFeet)
    return {
      answers: ['surveyFeet', 'feet'],
      likely: foot,
      reason: `The file says feet, but not which; ${kinds}.`,
    };
  const guess = isOnEarth
    ? undefined
    : ((site === undefined ? undefined : byLot(size, site)) ?? bySize(size));
  const [likely, because] = guess ?? ['feet', `Surveys of the US are usually in feet; ${kinds}.`];
  return {
    answers: units,
    likely: likely === 'feet' ? foot : likely,
    reason: `The file doesn't say its unit. ${because}`,
  };
}

type Likely = readonly [unit: PointUnit, because: string];

/** How much nearer to the lot's size the points have to be in one unit than in the other, as a logarithm. */
const minAdvantage = 0.3;

/** The unit in which the points are about as large as the lot; undefined if neither or both are. */
function byLot(size: number, site: number): Likely | undefined {
  const off = (factor: number): number => Math.abs(Math.log((size * factor) / site));
  const [inFeet, inMeters] = [off(1), off(pointUnits.meters.feet)];
  if (!(size > 0) || Math.abs(inFeet - inMeters) <= minAdvantage) return undefined;
  return inFeet < inMeters
    ? ['feet', 'In feet it is about as large as the lot of this plan; in meters, 3.28 times that.']
    : [
        'meters',
        'In meters it is about as large as the lot of this plan; in feet, less than a third of that.',
      ];
}

/** The unit in which the points have the size of a likely site; undefined if both have. */
function bySize(size: number): Likely | undefined {
  if (size * pointUnits.meters.feet > likelySite.most && size <= likelySite.most)
    return ['feet', 'In meters it would be more than a mile wide.'];
  return size > 0 && size < likelySite.least
    ? ['meters', 'In feet it would be smaller than a room.']
    : undefined;
}

/** Surveys on an assumed datum usually begin at an elevation of 100. */
const around100 = { least: 80, most: 125 } as const;

/** The vertical datum that a text names, else a guess by the elevations. */
export function datumOf(text: string, rows: readonly PointRow[], up: 0 | 1 | 2): Known<PointDatum> {
  if (/\bNAVD\s*-?\s*(?:19)?88\b/i.test(text))
    return { answers: datums, said: 'NAVD88', reason: 'The file says NAVD88.' };
  if (/\bNGVD\s*-?\s*(?:19)?29\b/i.test(text))
    return { answers: datums, said: 'NGVD29', reason: 'The file says NGVD29.' };
  const heights = spreadOf(rows, up);
  if (heights && heights.least > around100.least && heights.most < around100.most)
    return {
      answers: datums,
      likely: 'assumed',
      reason: "The file doesn't say its datum. Elevations around 100 are usually assumed.",
    };
  return {
    answers: datums,
    reason: "The file doesn't say its datum. The surveyor's drawing or report does.",
  };
}
