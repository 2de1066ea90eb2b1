// Recognizes numbers that don't measure an edge. Names, dates and quantities have files of their own; here are parts of
// sections, coordinates, stations and labels. A number that no production recognizes makes its call doubtful.
import { firstOf } from '../reading/alternatives.ts';
import { readAngle } from '../reading/angles.ts';
import { readBearing } from '../reading/bearings.ts';
import { readLength } from '../reading/lengths.ts';
import { azimuthNamed, pointNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { afterDash } from '../reading/numbers.ts';
import { isGluedAt, isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { dateAt } from './dates.ts';
import { months, referenceNouns } from './deedLexicon.ts';
import {
  type Description,
  inscription,
  isMeasure,
  isWhole,
  namedByNumber,
  ordinal,
} from './namingNumbers.ts';
import { beginsQuantity, quantityAt } from './quantities.ts';

const isPoint = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined;

/** "Township 3 North", "T3N", "R. 5 W." */
const township: Description = (tokens, at) => {
  if (!/^(?:township|twp|t|range|rge|rng|r)$/.test(textAt(tokens, at))) return undefined;
  const number = afterDash(tokens, at + 1);
  const point = afterDash(tokens, number + 1);
  const isNumbered = isWhole(tokens[number]) && pointNamed(textAt(tokens, point)) !== undefined;
  // "R11W 0.2 A"
  const isRunTogether = isGluedAt(tokens, number) && isGluedAt(tokens, point);
  return isNumbered && (isRunTogether || !isValueAt(tokens, point + 1)) ? point + 1 : undefined;
};

const isQuarter = (token: Token | undefined): boolean =>
  token?.kind === 'fraction' && /^(?:1\/[24]|[½¼])$/.test(token.text);

/** "NW 1/4", "S½", "NW/4": a part of a section. */
const aliquot: Description = (tokens, at) => {
  if (!isPoint(tokens, at)) return undefined;
  const isStroke = textAt(tokens, at + 1) === '/' && isGluedAt(tokens, at + 1);
  if (isStroke && /^[24]$/.test(textAt(tokens, at + 2))) return at + 3;
  const isLength = isMeasure(tokens, at + 2) && !/^(?:p|po|m)$/.test(textAt(tokens, at + 2));
  return isQuarter(tokens[at + 1]) && !isLength ? at + 2 : undefined;
};

/** "w/cap", "R/W", "N/F" */
const slashed: Description = (tokens, at) => {
  const isStroke = textAt(tokens, at + 1) === '/' && [at + 1, at + 2].every((i) => isGluedAt(tokens, i));
  const [before, after] = [tokens[at], tokens[at + 2]];
  if (!isStroke || before?.kind !== 'word' || before.text.length > 2 || after?.kind !== 'word')
    return undefined;
  return after.text.length === 1 ? at + 3 : at + 2;
};

/** "1/4 corner", "1/4-1/4 Section", "said 1/4 of 1/4" */
const quarterLine: Description = (tokens, at) => {
  if (!isQuarter(tokens[at])) return undefined;
  let next = at + 1;
  while (isQuarter(tokens[afterDash(tokens, next)])) next = afterDash(tokens, next) + 1;
  return namesSurveyMark(tokens, next) || next > at + 1 ? next : undefined;
};

/** "corner", "mile post"; "mile" alone is a length. */
const namesSurveyMark = (tokens: readonly Token[], at: number): boolean =>
  /^(?:(?:line|corner|cor|section|post|sec)(?!\S)|mile (?:post|corner|line))/.test(
    `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`,
  );

/** "12+34.56": a place along a road. */
const station: Description = (tokens, at) =>
  isWhole(tokens[at]) &&
  textAt(tokens, at + 1) === '+' &&
  isGluedAt(tokens, at + 1) &&
  isGluedAt(tokens, at + 2) &&
  isValueAt(tokens, at + 2) &&
  tokens[at + 3]?.kind !== 'fraction' &&
  !isMeasure(tokens, at + 3)
    ? at + 3
    : undefined;

/** "P25", "A-123": a label, unless its letters are a compass point or a unit, or its number begins with a zero. */
const label: Description = (tokens, at) => {
  const letters = tokens[at];
  if (letters?.kind !== 'word' || !/^[a-z]{1,4}$/.test(letters.text) || letters.glued) return undefined;
  if (pointNamed(letters.text) || unitNamed(letters.text)) return undefined;
  const dash = textAt(tokens, at + 1) === '-' && isGluedAt(tokens, at + 1) ? at + 2 : at + 1;
  const isNumbered = isGluedAt(tokens, dash) && isWhole(tokens[dash]);
  if (!isNumbered || textAt(tokens, dash).startsWith('0')) return undefined;
  return isWholeName(tokens, dash + 1) ? dash + 1 : undefined;
};

/** Whether a name ends before a token: the token neither continues it nor makes it a measurement. */
function isWholeName(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at];
  if (after?.kind === 'fraction' || isPoint(tokens, at) || isMeasure(tokens, at)) return false;
  return !after?.glued || after.kind === 'sign';
}

const coordinateWords = /^(?:[°'":=,]|of|degrees|minutes|seconds|north|west|east|south|n|e|w|s|feet)$/;

/** "latitude 45°30'15\" N", "Northing: 123456.78". */
const coordinate: Description = (tokens, at) => {
  if (
    !/^(?:lat|latitude|long|longitude|northing|easting|elevation|elev|factor|epoch|scale)$/.test(
      textAt(tokens, at),
    )
  )
    return undefined;
  let next = at + 1;
  while (next < at + 10 && (isValueAt(tokens, next) || coordinateWords.test(textAt(tokens, next)))) next += 1;
  return next > at + 1 ? next : undefined;
};

/** "N: 1234567.89", "E=612345.78": no edge is as long. phraseAt tries it by itself, before misprinted points. */
export const gridCoordinate: Description = (tokens, at) =>
  /^[nexyz]$/.test(textAt(tokens, at)) &&
  /^[=:]$/.test(textAt(tokens, at + 1)) &&
  /^\d{5,}(?:\.|$)/.test(textAt(tokens, at + 2).replaceAll(',', ''))
    ? at + 3
    : undefined;

/** Maximum number of tokens from "coordinates" to the second of them. */
const maxToCoordinates = 40;

/** "the coordinates of said point being 1234.56 feet North and 987.65 feet East": where a point lies, and no call. */
const coordinatesInWords: Description = (tokens, at) => {
  if (textAt(tokens, at) !== 'coordinates') return undefined;
  const isOffset = (i: number): boolean =>
    isValueAt(tokens, i) && isMeasure(tokens, i + 1) && pointNamed(textAt(tokens, i + 2)) !== undefined;
  for (let next = at + 1; next < at + maxToCoordinates; next += 1) {
    if (/^(?:;|thence|\n)$/.test(textAt(tokens, next))) return undefined;
    if (!isOffset(next)) continue;
    const second = /^(?:and|,)$/.test(textAt(tokens, next + 3)) ? next + 4 : next + 3;
    return isOffset(second) ? second + 3 : undefined;
  }
  return undefined;
};

const streetWords =
  /^(?:street|st|avenue|ave|road|rd|lane|drive|highway|boulevard|blvd|court|ct|place|pl|way)$/;

/** "4th St. N.", before a sign or a word that goes on; "S.W. 112th Street": a compass point in the name of a street. */
const streetPoint: Description = (tokens, at) => {
  if (tokens[at]?.capital !== true || !isPoint(tokens, at)) return undefined;
  const isLast =
    tokens[at - 1]?.capital === true &&
    streetWords.test(textAt(tokens, at - 1)) &&
    /^(?:[;)]|thence|to|and|$)$/.test(textAt(tokens, at + 1));
  const numbered = ordinal(tokens, at + 1);
  const isFirst = numbered !== undefined && streetWords.test(textAt(tokens, numbered));
  return isLast ? at + 1 : isFirst ? numbered + 1 : undefined;
};

/** "(Var. 15° 20' E)": the declination of the needle. */
const variation: Description = (tokens, at) => {
  const isAside = /^[([]$/.test(textAt(tokens, at - 1));
  if (!isAside || !/^(?:var|variation|declination|decl)$/.test(textAt(tokens, at))) return undefined;
  const angle = readAngle(tokens, at + 1, 'marked');
  return angle && !angle.problem && /^[ew]/.test(textAt(tokens, angle.next)) && isPoint(tokens, angle.next)
    ? angle.next + 1
    : undefined;
};

/** "the South 12 degrees West 210.5 foot line of the conveyance": a line of another deed by its course. phraseAt tries it by itself, before bearings. */
export const lineByCourse: Description = (tokens, at) => {
  if (!isPoint(tokens, at) || !/^(?:the|said|its|or)$/.test(textAt(tokens, at - 1))) return undefined;
  const course = readBearing(tokens, at);
  const length = course && readLength(tokens, course.next);
  const noun = length?.next ?? course?.next ?? at;
  return course && /^(?:line|course)$/.test(textAt(tokens, noun)) ? noun + 1 : undefined;
};

const described = firstOf([
  township,
  aliquot,
  coordinate,
  coordinatesInWords,
  streetPoint,
  dateAt,
  inscription,
  quantityAt,
  slashed,
  variation,
  quarterLine,
  namedByNumber,
  station,
  label,
]);

const beginsDescription = (word: string): boolean =>
  referenceNouns.has(word) ||
  months.has(word) ||
  beginsQuantity(word) ||
  azimuthNamed(word) !== undefined ||
  /^(?:lat|long|northing|easting|elev|factor|epoch|scale|coordinates|variation|declination|numbered|designated|scribed|stamped|marked|known|labeled|tagged)/.test(
    word,
  );

/** The end of the description of a thing that begins at a token. */
export function readDescription(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  // The fast path: most words of a deed don't begin a description.
  const isOrdinary = token?.kind === 'word' && token.text.length > 4 && !isValueAt(tokens, at + 1);
  if (isOrdinary && !beginsDescription(token.text)) return undefined;
  return described(tokens, at);
}
