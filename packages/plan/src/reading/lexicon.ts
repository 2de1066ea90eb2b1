// The words of numbers, angles and directions, as data. For the other words of deeds, see deedLexicon.ts.

export const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(' '));

const counted = (words: string, first: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, i) => [word, first + i * step] as const);

/** Numerals below twenty. */
export const smallNumerals: ReadonlyMap<string, number> = new Map([
  ...counted('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 0),
  ...counted('fifteen sixteen seventeen eighteen nineteen', 15),
]);
export const tens: ReadonlyMap<string, number> = new Map([
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40] as const,
  ['ninty', 90] as const,
]);
export const multiples: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);
/** Denominators of fractions in words. */
export const denominators: ReadonlyMap<string, number> = new Map(
  (
    [
      ['half halves', 2],
      ['third thirds', 3],
      ['fourth fourths quarter quarters', 4],
      ['fifth fifths', 5],
      ['sixth sixths', 6],
      ['eighth eighths', 8],
      ['tenth tenths', 10],
      ['sixteenth sixteenths', 16],
      ['hundredth hundredths', 100],
      ['thousandth thousandths', 1000],
    ] as const
  ).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
);

export const isNumeral = (word: string): boolean =>
  smallNumerals.has(word) || tens.has(word) || multiples.has(word);

export const degreeMarks = setOf('° degrees degree deg degs dg d');
export const minuteMarks = setOf("' minutes minute min mins mn mns m");
export const secondMarks = setOf('" seconds second sec secs s');

export type Point = 'north' | 'east' | 'south' | 'west';

export const pointAzimuths: Readonly<Record<Point, number>> = { north: 0, east: 90, south: 180, west: 270 };

const pointNames: ReadonlyMap<string, Point> = new Map(
  (
    [
      ['north', 'n north no nor nth'],
      ['east', 'e east ea et'],
      ['south', 's south so sou sth'],
      ['west', 'w west wt'],
    ] as const
  ).flatMap(([point, words]) => words.split(' ').map((word) => [word, point] as const)),
);

export const pointNamed = (word: string | undefined): Point | undefined => pointNames.get(word ?? '');

/** "So" and "no" are also ordinary words, so they are compass points only inside a bearing. */
const doubtfulPoints = setOf('no nor nth so sou sth ea et wt');

const halfways: ReadonlyMap<string, number> = new Map([
  ...counted('northeast southeast southwest northwest', 45, 90),
  ...counted('ne se sw nw', 45, 90),
]);

/** The azimuth of one of the eight compass points, for words that have no other meaning. */
export function azimuthNamed(word: string | undefined): number | undefined {
  if (word === undefined || doubtfulPoints.has(word)) return undefined;
  const point = pointNamed(word);
  return point ? pointAzimuths[point] : halfways.get(word);
}

/** "nne", "northnortheast": finer than the eight compass points that can be read. */
export const isFinePoint = (word: string): boolean =>
  /^(?:nn[ew]|ss[ew]|e[ns]e|w[ns]w)$/.test(word) || /^(?:north|south|east|west){3}$/.test(word);

/** The approximate azimuth of "easterly", "northeastwardly" or "Nly". */
export function generalAzimuth(word: string): number | undefined {
  const [, stem] = /^((?:north|south)?(?:east|west)?)(?:er?ly|wards?|wardly)$/.exec(word) ?? [];
  const [, short] = /^([ns]?[ew]?)['’]?ly$/.exec(word) ?? [];
  return azimuthNamed(stem || short || undefined);
}
