// Numbers that measure no edge: "Lot 7", "Deed Book 25, Page 103", `1/2" x 24"`, "SE 1/4", "Township 3
// North", "two dogwoods". Each of them belongs to one production, so that what is left over is seen.
import { azimuthNamed, isNumeral, pointNamed } from '../reading/lexicon.ts';
import { readLength } from '../reading/lengths.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { readNumber } from '../reading/numbers.ts';
import type { Token } from '../reading/tokens.ts';
import { months, referenceNouns } from './deedLexicon.ts';

type Description = (tokens: readonly Token[], at: number) => number | undefined;

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const isWhole = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d+$/.test(token.text.replaceAll(',', ''));
const isMeasure = (tokens: readonly Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  return text === '°' || unitNamed(text === '-' ? textAt(tokens, at + 1) : text) !== undefined;
};

/** "7", "7-A", "2003-012345", "12+34.56", "Five", "B": a number as it names a thing, and no length. */
function nameAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'word' && isNumeral(token.text)) {
    const number = readNumber(tokens, at);
    return number && !isMeasure(tokens, number.next) ? number.next : undefined;
  }
  const isLetter =
    token.kind === 'word' &&
    /^[a-z]{1,2}$/.test(token.text) &&
    !token.glued &&
    azimuthNamed(token.text) === undefined;
  const after = tokens[at + 1];
  if (
    isLetter &&
    after &&
    (after.text === '-' || after.glued) &&
    isWhole(tokens[after.text === '-' ? at + 2 : at + 1])
  )
    return nameAt(tokens, after.text === '-' ? at + 2 : at + 1);
  if (!isWhole(token)) return undefined;
  let next = at + 1;
  while (
    /^[-+/]$/.test(textAt(tokens, next)) &&
    tokens[next]?.glued &&
    tokens[next + 1]?.glued &&
    tokens[next + 1]?.kind !== 'line'
  )
    next += 2;
  if (tokens[next]?.glued && /^[a-z]{1,2}$/.test(textAt(tokens, next)) && !isMeasure(tokens, next)) next += 1;
  return isMeasure(tokens, next) || tokens[next]?.kind === 'fraction' ? undefined : next;
}

const reference: Description = (tokens, at) => {
  const noun = tokens[at];
  if (!noun || !(noun.text === '#' || (noun.kind === 'word' && referenceNouns.has(noun.text))))
    return undefined;
  // "# 10-15-20 W"
  let from = at + 1;
  while (/^(?:no|nos|number|numbers|#|-|:)$/.test(textAt(tokens, from))) from += 1;
  const letter = tokens[from];
  const isLettered =
    /^(?:block|blk|lot|tract|parcel|unit|cabinet|slide|exhibit|division|section)$/.test(noun.text) &&
    letter?.kind === 'word' &&
    /^[a-z]$/.test(letter.text) &&
    tokens[from + 1]?.value === undefined;
  if (noun.text === '#' && azimuthNamed(textAt(tokens, nameAt(tokens, from) ?? 0)) !== undefined)
    return undefined;
  const name = isLettered ? from + 1 : nameAt(tokens, from);
  if (name === undefined) return undefined;
  let next = name;
  // "Lots 7, 8 and 9", "pages 3-5"
  while (/^(?:,|and|&|to|through|thru|-|\/)$/.test(textAt(tokens, next)) && isWhole(tokens[next + 1])) {
    const more = nameAt(tokens, next + 1);
    if (more === undefined || azimuthNamed(textAt(tokens, more)) !== undefined) break;
    next = more;
  }
  return next;
};

/** "Township 3 North", "T3N", "R. 5 W." */
const township: Description = (tokens, at) =>
  /^(?:township|twp|t|range|rge|rng|r)$/.test(textAt(tokens, at)) &&
  isWhole(tokens[textAt(tokens, at + 1) === '-' ? at + 2 : at + 1]) &&
  pointNamed(textAt(tokens, at + (textAt(tokens, at + 1) === '-' ? 3 : 2))) &&
  tokens[at + (textAt(tokens, at + 1) === '-' ? 4 : 3)]?.value === undefined
    ? at + (textAt(tokens, at + 1) === '-' ? 4 : 3)
    : undefined;

/** "NW 1/4", "S½": a part of a section. */
const aliquot: Description = (tokens, at) => {
  if (azimuthNamed(textAt(tokens, at)) === undefined) return undefined;
  const part = tokens[at + 1];
  if (part?.text === '/' && part.glued && /^[24]$/.test(textAt(tokens, at + 2))) return at + 3;
  const isPart = part?.kind === 'fraction' && /^(?:1\/[24]|[½¼])$/.test(part.text);
  const isLength = isMeasure(tokens, at + 2) && !/^(?:p|po|m)$/.test(textAt(tokens, at + 2));
  return isPart && !isLength ? at + 2 : undefined;
};

/** `4" x 4"`, "2x4": the size of a post. */
const crossSize: Description = (tokens, at) => {
  if (tokens.slice(at, at + 5).some(({ text }) => text.includes('.'))) return undefined;
  let next = readLength(tokens, at)?.next ?? at;
  let isCrossed = false;
  while (next > at && textAt(tokens, next) === 'x') {
    const more = readLength(tokens.slice(next + 1, next + 6), 0);
    if (!more) break;
    next += 1 + more.next;
    isCrossed = true;
  }
  return isCrossed ? next : undefined;
};

/** "2nd", "60d nail", "$500", "3 dogwoods"; "(1)". */
const counted: Description = (tokens, at) => {
  const token = tokens[at];
  const after = tokens[at + 1];
  // "w/cap", "R/W", "N/F"
  const isStroke = after?.text === '/' && after.glued && token?.kind === 'word' && token.text.length < 3;
  if (isStroke && tokens[at + 2]?.kind === 'word') return tokens[at + 2]?.text.length === 1 ? at + 3 : at + 2;
  if (token?.text === '$' && tokens[at + 1]?.value !== undefined) return at + 2;
  if (isWhole(token) && after?.glued && /^(?:st|nd|rd|th)$/.test(after.text)) return at + 2;
  if (
    token?.kind === 'fraction' &&
    /^(?:1\/[24]|[½¼])$/.test(token.text) &&
    /^(?:line|corner|cor|section|post|sec|mile)$/.test(after?.text ?? '')
  )
    return at + 1;
  if (isWhole(token) && after?.text === 'd' && /^(?:nails?|spike)$/.test(textAt(tokens, at + 2)))
    return at + 3;
  return undefined;
};

const beforeCounts =
  /^(?:to|at|by|along|past|across|over|between|following|the|these|said|near|of|and|,|all|its|with)$/;
const countNouns =
  /^(?:rows|courses?|calls?|lots?|parcels?|tracts?|trees?|oaks?|pines?|stakes?|pins?|stones?|rocks|hickories|dogwoods|maples|elms|gums|poplars|ashes|beeches|sides|lines|bearings|arcs|curves|points|posts|irons|times|dollars|others?|small|large|white|red|black|post|spanish|chestnut|iron|marked|different|adjoining|certain|walnuts?|sugar|sycamores?|cedars?|locusts?|chestnuts?|willows?|distances?|persons?|families)$/;

const count: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  if (!number || !Number.isInteger(number.value) || !beforeCounts.test(textAt(tokens, at - 1)))
    return undefined;
  return countNouns.test(textAt(tokens, number.next)) ? number.next + 1 : undefined;
};

/** "May 3, 1921", "5/12/1987", "in 1872", "A.D. 1790". */
const date: Description = (tokens, at) => {
  if (months.has(textAt(tokens, at)) && isWhole(tokens[at + 1])) {
    const ordinal = /^(?:st|nd|rd|th)$/.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
    const year = textAt(tokens, ordinal) === ',' ? ordinal + 1 : ordinal;
    return isWhole(tokens[year]) && !isMeasure(tokens, year + 1) ? year + 1 : ordinal;
  }
  const slashes = [1, 3].every((i) => textAt(tokens, at + i) === '/' && tokens[at + i]?.glued);
  if (slashes && [0, 2, 4].every((i) => isWhole(tokens[at + i]))) return at + 5;
  const isYear = /^1[6-9]\d\d$|^20\d\d$/.test(textAt(tokens, at));
  return isYear &&
    /^(?:in|dated|year|ad|since|day|filed)$/.test(textAt(tokens, at - 1)) &&
    !isMeasure(tokens, at + 1)
    ? at + 1
    : undefined;
};

/** "P25", "A-123", "12+34.56": a label, where its letter is none that a figure is taken for. */
const label: Description = (tokens, at) => {
  const letters = tokens[at];
  if (letters?.kind === 'number') {
    const isStation = textAt(tokens, at + 1) === '+' && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
    return isStation &&
      isWhole(letters) &&
      tokens[at + 2]?.value !== undefined &&
      tokens[at + 3]?.kind !== 'fraction' &&
      !isMeasure(tokens, at + 3)
      ? at + 3
      : undefined;
  }
  if (letters?.kind !== 'word' || !/^[a-z]{1,4}$/.test(letters.text) || letters.glued) return undefined;
  const dash = textAt(tokens, at + 1) === '-' && tokens[at + 1]?.glued ? at + 2 : at + 1;
  const figures = tokens[dash];
  const isLabel = figures?.glued && isWhole(figures) && !figures.text.startsWith('0');
  const after = tokens[dash + 1];
  const isPart = after?.kind === 'fraction' || azimuthNamed(after?.text) !== undefined;
  if (
    !isLabel ||
    isPart ||
    isMeasure(tokens, dash + 1) ||
    pointNamed(letters.text) ||
    unitNamed(letters.text)
  )
    return undefined;
  return /^[.,]?$/.test(after?.text ?? '') || !after?.glued || after?.kind === 'sign' ? dash + 1 : undefined;
};

/** "latitude 45°30'15\" N", "Northing: 123456.78". */
const coordinate: Description = (tokens, at) => {
  if (!/^(?:lat|latitude|long|longitude|northing|easting|elevation|elev)$/.test(textAt(tokens, at)))
    return undefined;
  let next = at + 1;
  while (
    next < at + 10 &&
    (tokens[next]?.value !== undefined ||
      /^(?:[°'":=,]|of|degrees|minutes|seconds|north|west|east|south|n|e|w|s|feet)$/.test(
        textAt(tokens, next),
      ))
  )
    next += 1;
  return next > at + 1 ? next : undefined;
};

const descriptions: readonly Description[] = [
  township,
  aliquot,
  coordinate,
  date,
  crossSize,
  counted,
  count,
  reference,
  label,
];

const beginsDescription = (word: string): boolean =>
  referenceNouns.has(word) ||
  months.has(word) ||
  isNumeral(word) ||
  azimuthNamed(word) !== undefined ||
  /^(?:lat|long|northing|easting|elev)/.test(word);

/** The end of what describes a thing, where such words begin at a token. */
export function readDescription(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  // Most words of a deed begin none.
  if (token?.kind === 'word' && token.text.length > 4 && !beginsDescription(token.text)) return undefined;
  for (const read of descriptions) {
    const next = read(tokens, at);
    if (next !== undefined && next > at) return next;
  }
  return undefined;
}
