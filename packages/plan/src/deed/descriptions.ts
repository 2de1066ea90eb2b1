// Numbers that don't measure an edge: "Lot 7", "Deed Book 25, Page 103", `1/2" x 24"`, "SE 1/4", "Township 3
// North", "two dogwoods". Each belongs to one production, so that any other number is noticed.
import { firstOf } from '../reading/alternatives.ts';
import { azimuthNamed, isNumeral, pointNamed } from '../reading/lexicon.ts';
import { type ReadLength, readLength } from '../reading/lengths.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { afterDash, readNumber } from '../reading/numbers.ts';
import { isGluedAt, isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { countedNouns, months, referenceNouns } from './deedLexicon.ts';

/** The end of a description that begins at a token. */
type Description = (tokens: readonly Token[], at: number) => number | undefined;

const isWhole = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d+$/.test(token.text.replaceAll(',', ''));

const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === '°' || unitNamed(textAt(tokens, afterDash(tokens, at))) !== undefined;

const isPoint = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined;

/** "Five" */
const numeralName: Description = (tokens, at) => {
  const number = isNumeral(textAt(tokens, at)) ? readNumber(tokens, at) : undefined;
  return number && !isMeasure(tokens, number.next) ? number.next : undefined;
};

/** "A-7", "B12" */
const letteredName: Description = (tokens, at) => {
  const letter = tokens[at];
  if (letter?.kind !== 'word' || !/^[a-z]{1,2}$/.test(letter.text) || letter.glued || isPoint(tokens, at))
    return undefined;
  const figures = afterDash(tokens, at + 1);
  const isJoined = figures > at + 1 || isGluedAt(tokens, figures);
  return isJoined && isWhole(tokens[figures]) ? figuresName(tokens, figures) : undefined;
};

/** "7", "7-A", "2003-012345", "12+34.56" */
const figuresName: Description = (tokens, at) => {
  if (!isWhole(tokens[at])) return undefined;
  let next = at + 1;
  while (
    /^[-+/]$/.test(textAt(tokens, next)) &&
    isGluedAt(tokens, next) &&
    isGluedAt(tokens, next + 1) &&
    !/^(?:line|fraction)$/.test(tokens[next + 1]?.kind ?? '')
  )
    next += 2;
  // "104S.5" is a number with a letter in it.
  const hasLetter = isGluedAt(tokens, next) && /^[a-z]{1,2}$/.test(textAt(tokens, next));
  if (hasLetter && !isMeasure(tokens, next) && !tokens[next + 1]?.dotted) next += 1;
  return isMeasure(tokens, next) || tokens[next]?.kind === 'fraction' ? undefined : next;
};

/** A number that names a thing and isn't a length. */
const nameAt = firstOf([numeralName, letteredName, figuresName]);

const letteredNouns = /^(?:block|blk|lot|tract|parcel|unit|cabinet|slide|exhibit|division|section)$/;

/** "Lot 7", "Deed Book 25", "pages 3-5", "#4". */
const reference: Description = (tokens, at) => {
  const noun = tokens[at];
  const isNoun = noun?.text === '#' || (noun?.kind === 'word' && referenceNouns.has(noun.text));
  // "on a line 78 E" lacks its North or South.
  const isAny = noun?.text === 'line' && /^an?$/.test(textAt(tokens, at - 1));
  if (!isNoun || isAny) return undefined;
  let from = at + 1;
  while (/^(?:no|nos|number|numbers|#|-|:)$/.test(textAt(tokens, from))) from += 1;
  const name = nameAt(tokens, from);
  // "# 10-15-20 W", "lS 77-30 E", "road . 16-30 E"
  const isAngle = /^(?:#|ls)$/.test(noun.text) || textAt(tokens, from + 1) === '-';
  if (isAngle && isPoint(tokens, name ?? 0)) return undefined;
  if (letteredNouns.test(noun.text) && isLetterAlone(tokens, from)) return withMore(tokens, from + 1);
  return name === undefined ? undefined : withMore(tokens, name);
};

/** "Block A" */
const isLetterAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && /^[a-z]$/.test(textAt(tokens, at)) && !isValueAt(tokens, at + 1);

/** "Lots 7, 8 and 9", "pages 3-5" */
function withMore(tokens: readonly Token[], from: number): number {
  let next = from;
  while (/^(?:,|and|&|to|through|thru|-|\/)$/.test(textAt(tokens, next))) {
    const more = isWhole(tokens[next + 1]) ? nameAt(tokens, next + 1) : undefined;
    if (more === undefined || isPoint(tokens, more)) break;
    next = more;
  }
  return next;
}

/** "Township 3 North", "T3N", "R. 5 W." */
const township: Description = (tokens, at) => {
  if (!/^(?:township|twp|t|range|rge|rng|r)$/.test(textAt(tokens, at))) return undefined;
  const number = afterDash(tokens, at + 1);
  const isNumbered = isWhole(tokens[number]) && pointNamed(textAt(tokens, number + 1)) !== undefined;
  return isNumbered && !isValueAt(tokens, number + 2) ? number + 2 : undefined;
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

/** `4" x 4"`, "2x4": the size of a post. */
const crossSize: Description = (tokens, at) => {
  let next = readLength(tokens, at)?.next;
  if (next === undefined || textAt(tokens, next) !== 'x' || hasDecimals(tokens, at)) return undefined;
  let end: number | undefined;
  while (textAt(tokens, next) === 'x') {
    const more: ReadLength | undefined = readLength(tokens.slice(next + 1, next + 6), 0);
    if (!more) break;
    next += 1 + more.next;
    end = next;
  }
  return end;
};

const hasDecimals = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 5).some(({ text }) => text.includes('.'));

/** "w/cap", "R/W", "N/F" */
const stroke: Description = (tokens, at) => {
  const isStroke = textAt(tokens, at + 1) === '/' && [at + 1, at + 2].every((i) => isGluedAt(tokens, i));
  const [before, after] = [tokens[at], tokens[at + 2]];
  if (!isStroke || before?.kind !== 'word' || before.text.length > 2 || after?.kind !== 'word')
    return undefined;
  return after.text.length === 1 ? at + 3 : at + 2;
};

/** "$500" */
const dollars: Description = (tokens, at) =>
  textAt(tokens, at) === '$' && isValueAt(tokens, at + 1) ? at + 2 : undefined;

/** "2nd" */
const ordinal: Description = (tokens, at) =>
  isWhole(tokens[at]) && isGluedAt(tokens, at + 1) && /^(?:st|nd|rd|th)$/.test(textAt(tokens, at + 1))
    ? at + 2
    : undefined;

/** "1/4 corner" */
const quarterLine: Description = (tokens, at) =>
  isQuarter(tokens[at]) && isSurveyed(tokens, at + 1) ? at + 1 : undefined;

/** "corner", "mile post"; "mile" alone is a length. */
const isSurveyed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:(?:line|corner|cor|section|post|sec)(?!\S)|mile (?:post|corner|line))/.test(
    `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`,
  );

/** "60d nail" */
const nail: Description = (tokens, at) =>
  isWhole(tokens[at]) && textAt(tokens, at + 1) === 'd' && /^(?:nails?|spike)$/.test(textAt(tokens, at + 2))
    ? at + 3
    : undefined;

const beforeCounts =
  /^(?:to|at|by|along|past|across|over|between|following|the|these|said|near|of|and|,|all|its|with)$/;

/** "to two dogwoods" */
const count: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  if (!number || !Number.isInteger(number.value) || !beforeCounts.test(textAt(tokens, at - 1)))
    return undefined;
  return countedNouns.has(textAt(tokens, number.next)) ? number.next + 1 : undefined;
};

/** "May 3, 1921" */
const monthAndDay: Description = (tokens, at) => {
  if (!months.has(textAt(tokens, at)) || !isWhole(tokens[at + 1])) return undefined;
  const day = ordinal(tokens, at + 1) ?? at + 2;
  const year = textAt(tokens, day) === ',' ? day + 1 : day;
  return isWhole(tokens[year]) && !isMeasure(tokens, year + 1) ? year + 1 : day;
};

/** "5/12/1987" */
const dateInFigures: Description = (tokens, at) => {
  const slashes = [1, 3].every((i) => textAt(tokens, at + i) === '/' && isGluedAt(tokens, at + i));
  return slashes && [0, 2, 4].every((i) => isWhole(tokens[at + i])) ? at + 5 : undefined;
};

/** "in 1872", "A.D. 1790" */
const year: Description = (tokens, at) =>
  /^1[6-9]\d\d$|^20\d\d$/.test(textAt(tokens, at)) &&
  /^(?:in|dated|year|ad|since|day|filed)$/.test(textAt(tokens, at - 1)) &&
  !isMeasure(tokens, at + 1)
    ? at + 1
    : undefined;

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

/** "P25", "A-123": a label, unless its letter can be a misread digit. */
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
  if (!/^(?:lat|latitude|long|longitude|northing|easting|elevation|elev)$/.test(textAt(tokens, at)))
    return undefined;
  let next = at + 1;
  while (next < at + 10 && (isValueAt(tokens, next) || coordinateWords.test(textAt(tokens, next)))) next += 1;
  return next > at + 1 ? next : undefined;
};

const described = firstOf([
  township,
  aliquot,
  coordinate,
  monthAndDay,
  dateInFigures,
  year,
  crossSize,
  stroke,
  dollars,
  ordinal,
  quarterLine,
  nail,
  count,
  reference,
  station,
  label,
]);

const beginsDescription = (word: string): boolean =>
  referenceNouns.has(word) ||
  months.has(word) ||
  isNumeral(word) ||
  azimuthNamed(word) !== undefined ||
  /^(?:lat|long|northing|easting|elev)/.test(word);

/** The end of the description of a thing that begins at a token. */
export function readDescription(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  // The fast path: most words of a deed don't begin a description.
  if (token?.kind === 'word' && token.text.length > 4 && !beginsDescription(token.text)) return undefined;
  return described(tokens, at);
}
