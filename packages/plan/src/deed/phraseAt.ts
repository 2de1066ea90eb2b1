// Reads the phrase that begins at a token of a deed. Each production recognizes one kind of phrase; the list at the end gives
// the order in which they are tried. A token that none of them recognizes is an ordinary word.
import { quoted } from '../measure/quoted.ts';
import { anyOf, firstOf } from '../reading/alternatives.ts';
import { type ReadAngle, readAngle } from '../reading/angles.ts';
import { readBearing } from '../reading/bearings.ts';
import { readPoint } from '../reading/compassPoint.ts';
import { type Direction, misspelled, type ReadDirection } from '../reading/direction.ts';
import { type ReadLength, readLength } from '../reading/lengths.ts';
import { inches, meters, unitNamed } from '../measure/lengthUnits.ts';
import {
  azimuthNamed,
  generalAzimuth,
  isFinePoint,
  isNumeral,
  denominators,
  pointAzimuths,
  pointNamed,
  setOf,
} from '../reading/lexicon.ts';
import { isNearlyNumeral, isNearlyPoint } from '../reading/misprints.ts';
import { holdsNumeral, misprintedNumber } from '../reading/numbers.ts';
import { isGluedAt, isValueAt, ofWholeText, textAt, type Token } from '../reading/tokens.ts';
import { readCompassThing } from './compassThing.ts';
import { isHalved, isRestOfLength } from './lostParts.ts';
import { labelAt } from './tableRows.ts';
import { gridCoordinate, lineByCourse, readDescription } from './descriptions.ts';
import type { Phrase, Span } from './phrase.ts';

type Without<P, K extends PropertyKey> = P extends unknown ? Omit<P, K> : never;

/** A phrase without its first token and its parentheses, which phraseAt adds. */
type Reading = Without<Phrase, Exclude<keyof Span, 'next'>>;
type Production = (tokens: readonly Token[], at: number) => Reading | undefined;

/** The phrase that begins at a token. aside: whether it is in parentheses. */
export const phraseAt = (tokens: readonly Token[], at: number, aside: boolean): Phrase => ({
  first: at,
  aside,
  ...(read(tokens, at) ?? { kind: 'word', next: at + 1 }),
});

const wordUntil = (next: number | undefined): Reading | undefined =>
  next === undefined ? undefined : { kind: 'word', next };

const lineEnd: Production = (tokens, at) =>
  tokens[at]?.kind === 'line' ? { kind: 'word', next: at + 1 } : undefined;

const label: Production = (tokens, at) => {
  const next = labelAt(tokens, at);
  return next === undefined ? undefined : { kind: 'word', isLabel: true, next };
};

/** "xN", "5/S", " .W.": a compass point that runs into what comes before it, and may be a part of that. */
const isRunIn = (tokens: readonly Token[], at: number): boolean =>
  isGluedAt(tokens, at) &&
  azimuthNamed(textAt(tokens, at)) !== undefined &&
  !/^(?:[\s([;:,="'-]|thence)$/.test(textAt(tokens, at - 1));

const directionOf = (found: Direction): Direction =>
  'problem' in found ? { problem: found.problem } : { azimuth: found.azimuth };

const pointPhrase = (direction: Direction, next: number): Reading => ({
  kind: 'bearing',
  direction,
  exact: false,
  parts: 0,
  decimals: false,
  next,
});

const bearing: Production = (tokens, at) => {
  const found: ReadDirection | undefined = isRunIn(tokens, at) ? undefined : readBearing(tokens, at);
  if (!found) return undefined;
  const { parts: fineness = 1, decimals = false, note } = found.angle ?? {};
  const direction = directionOf(found);
  return {
    kind: 'bearing',
    direction,
    exact: true,
    parts: fineness,
    decimals,
    next: found.next,
    ...(note ? { note } : {}),
  };
};

const description: Production = (tokens, at) => wordUntil(readDescription(tokens, at));

const coordinates: Production = (tokens, at) => wordUntil(gridCoordinate(tokens, at));

const lineOfOther: Production = (tokens, at) => wordUntil(lineByCourse(tokens, at));

const rightAngle: Production = (tokens, at) =>
  textAt(tokens, at) === 'right' && /^angles?$/.test(textAt(tokens, at + 1))
    ? { kind: 'angle', degrees: 90, next: at + 2 }
    : undefined;

const angle: Production = (tokens, at) => {
  const found = readAngle(tokens, at, 'marked') ?? dashedAzimuth(tokens, at);
  return found && { kind: 'angle', degrees: found.degrees, problem: found.problem, next: found.next };
};

/** "on an azimuth of 45-30-00" */
function dashedAzimuth(tokens: readonly Token[], at: number): ReadAngle | undefined {
  if (!isValueAt(tokens, at) || textAt(tokens, at + 1) !== '-') return undefined;
  if (![at - 1, at - 2].some((i) => /^(?:azimuth|az)$/.test(textAt(tokens, i)))) return undefined;
  // "45-30" or "45-30-00"
  const count = textAt(tokens, at + 3) === '-' ? 3 : 2;
  const found = readAngle(tokens.slice(at, at + 2 * count - 1), 0, 'closed');
  return found?.parts === count && !found.marked ? { ...found, next: at + found.next } : undefined;
}

/** Feet, between a centimeter and an inch. */
const smallestUnit = 0.05;

const length: Production = (tokens, at) => {
  const found = readLength(tokens, at);
  if (!found) return undefined;
  const { unit } = found;
  const tiny = unit && unit.feet < smallestUnit ? `no land is measured in ${unit.name}` : undefined;
  const problem = found.problem ?? tiny ?? misprintIn(tokens, at, found) ?? commaDoubt(tokens, at, found);
  return { kind: 'length', ...found, problem };
};

/** "20.00' m" */
function misprintIn(tokens: readonly Token[], at: number, { unit, next }: ReadLength): string | undefined {
  if (isHalved(tokens, at)) return 'there are two points in its number';
  if (/^0\d/.test(textAt(tokens, at))) return `${quoted(textAt(tokens, at))} begins with a zero`;
  const other = unitNamed(textAt(tokens, next));
  // "W g poles 9 links"
  const before = unit?.name === 'links' ? unitNamed(textAt(tokens, at - 1)) : undefined;
  if (before && before.feet > 1) return `${quoted(textAt(tokens, at - 1))} has no number`;
  // `a second 1/2" rod`
  const isThing = unit === inches && /^(?:rod|rods|pole|link|chain)$/.test(textAt(tokens, next));
  const isOther =
    other && unit && !isThing && other.feet !== unit.feet && /^['"]$/.test(textAt(tokens, next - 1));
  return isOther ? `it is in ${unit.name} and in ${other.name}` : undefined;
}

/** "45,720 m": with meters, the comma may be a decimal point. */
function commaDoubt(tokens: readonly Token[], at: number, { unit }: ReadLength): string | undefined {
  const text = textAt(tokens, at);
  return unit === meters && /^\d{1,3},\d{3}$/.test(text)
    ? `it isn't clear whether the comma in ${quoted(text)} is a decimal point`
    : undefined;
}

/** "North easterly", "North-eastwardly", "due North and easterly": about northeast, and not due north. */
const joinedGeneral: Production = (tokens, at) => {
  const point = readPoint(tokens, at);
  if (!point || 'problem' in point) return undefined;
  const from = /^(?:-|and)$/.test(textAt(tokens, point.next)) ? point.next + 1 : point.next;
  const azimuth = generalAzimuth(textAt(tokens, from));
  return azimuth === undefined ? undefined : { kind: 'general', azimuth, next: from + 1 };
};

const compassThing: Production = (tokens, at) => wordUntil(readCompassThing(tokens, at));

const general: Production = (tokens, at) => {
  const azimuth = generalAzimuth(textAt(tokens, at));
  return azimuth === undefined ? undefined : { kind: 'general', azimuth, next: at + 1 };
};

const piece = (reason: string, at: number): Reading => ({
  kind: 'stray',
  reason,
  isPiece: true,
  next: at + 1,
});

const whatIs = (text: string): string => `it isn't clear what ${quoted(text)} is`;

const runInPoint: Production = (tokens, at) =>
  isRunIn(tokens, at)
    ? piece(`${quoted(`${textAt(tokens, at - 1)}${textAt(tokens, at)}`)} isn't clear`, at)
    : undefined;

/** "S=62.83'", ":orth", "No th": a letter or a word that may be a misprinted compass point, or may only look like one. */
const misprintedPoint: Production = (tokens, at) => {
  const text = textAt(tokens, at);
  const isLabel = /^[nsew]$/.test(text) && textAt(tokens, at + 1) === '=';
  if (isLabel) return piece(whatIs(`${text}=`), at);
  const before = textAt(tokens, at - 1);
  const isCut = isGluedAt(tokens, at) && tokens[at - 1]?.kind === 'sign' && isNearlyPoint(text);
  if (isRestOfLength(tokens, at)) return piece(misprintedNumber(`${text}${textAt(tokens, at + 1)}`), at);
  // "No th 5 E"
  const isParted = text === 'th' && /^[ns]o$/.test(before);
  // "TO P;B TH S 5 E"
  const isBeginning =
    text === 'p' && before === 'to' && tokens[at + 1]?.kind === 'sign' && isGluedAt(tokens, at + 1);
  if (isBeginning) return piece("it isn't clear whether it leads to the point of beginning", at);
  return isCut || isParted
    ? piece(`${quoted(`${before}${isCut ? '' : ' '}${text}`)} isn't clear`, at)
    : undefined;
};

/** "thence So. 22 poles", "due No. 100 feet": an ordinary word that is a compass point where a course begins. */
const abbreviatedPoint: Production = (tokens, at) => {
  const named = tokens[at]?.capital ? pointNamed(textAt(tokens, at)) : undefined;
  const begins = /^(?:thence|then|th|due|running|run|and|[,;:])$/.test(textAt(tokens, at - 1));
  const isNumbered = textAt(tokens, at) === 'no' && textAt(tokens, at - 1) === 'and';
  if (!named || !begins || isNumbered || readLength(tokens, at + 1)?.unit === undefined) return undefined;
  return pointPhrase({ azimuth: pointAzimuths[named] }, at + 1);
};

const point: Production = (tokens, at) => {
  const text = textAt(tokens, at);
  if (text !== 'due' && azimuthNamed(text) === undefined && !isFinePoint(text)) return undefined;
  const isSmall = /^[nsew]$/.test(text) && !tokens[at]?.capital && writesCapitals(tokens);
  // "along S curve" is a misprint of "along a curve".
  const isInstead = /^[nsew]$/.test(text) && /^(?:along|with)$/.test(textAt(tokens, at - 1));
  if (isSmall || isInstead) return piece(whatIs(text), at);
  const found = readPoint(tokens, at);
  return found && pointPhrase(directionOf(found), found.next);
};

/** Whether a deed writes its compass points in capitals, so that a lowercase letter isn't one. */
const writesCapitals = ofWholeText((tokens) =>
  tokens.some(({ text, capital }) => capital && azimuthNamed(text) !== undefined),
);

const loneNumber: Production = (tokens, at) =>
  isValueAt(tokens, at)
    ? { kind: 'stray', reason: whatIs(textAt(tokens, at)), isPiece: false, next: at + 1 }
    : undefined;

/** Units that have no other meaning: without a number, such a word is the rest of a length. */
const lonelyUnits = setOf(
  '° feet chains links varas perches rods inches degrees degree minutes minute seconds hundredths tenths',
);

/** A numeral that couldn't be read, "feet", "hundredths": the rest of a number or a length. */
const loneUnit: Production = (tokens, at) => {
  const text = textAt(tokens, at);
  const isPart = denominators.has(text) && /s$|(?:hundred|thousand)th$/.test(text);
  if (!isNumeral(text) && !isPart && !lonelyUnits.has(text)) return undefined;
  return isOrdinary(tokens, at) ? { kind: 'word', next: at + 1 } : piece(`${quoted(text)} has no number`, at);
};

const numberMisprint: Production = (tokens, at) =>
  holdsNumeral(textAt(tokens, at)) ? piece(misprintedNumber(textAt(tokens, at)), at) : undefined;

/** Whether a word that can belong to a number doesn't here. */
const isOrdinary = anyOf<[tokens: readonly Token[], at: number]>([
  // "a few feet", "the iron rods"
  (tokens, at) =>
    /^(?:few|several|of|in|the|square|these|those|any|no|each|per|u|us|survey|international|cubic|linear|lineal|all|iron|fence|guy|power|telephone|light|metal|utility)$/.test(
      textAt(tokens, at - 1),
    ),
  // "feet wide"
  (tokens, at) =>
    /^(?:per|of|wide|are|were|in|shown|herein|page)$/.test(textAt(tokens, at + 1)) &&
    textAt(tokens, at) !== 'hundred',
]);

/** "Nouth 100 feet": a misprinted compass point where a course can begin. */
const misspelledPoint: Production = (tokens, at) => {
  const text = textAt(tokens, at);
  const isNear = tokens[at]?.kind === 'word' && isNearlyPoint(text) && canBeginCourse(tokens, at);
  return isNear ? pointPhrase({ problem: misspelled(text) }, at + 1) : undefined;
};

const canBeginCourse = anyOf<[tokens: readonly Token[], at: number]>([
  (tokens, at) => isValueAt(tokens, at + 1),
  // "Eas• 33 feet"
  (tokens, at) => tokens[at + 1]?.kind === 'sign' && isGluedAt(tokens, at + 1) && isValueAt(tokens, at + 2),
  // "orth East 50 feet"
  (tokens, at) => azimuthNamed(textAt(tokens, at + 1)) !== undefined,
  (tokens, at) => isNumeral(textAt(tokens, at + 1)) || isNearlyNumeral(textAt(tokens, at + 1)),
  (tokens, at) => at === 0 || /^(?:thence|due|[;:,)])$/.test(textAt(tokens, at - 1)),
  (tokens, at) => unitNamed(textAt(tokens, at - 1)) !== undefined,
]);

const read = firstOf<Parameters<Production>, Reading>([
  lineEnd,
  label,
  coordinates,
  misprintedPoint,
  lineOfOther,
  bearing,
  description,
  rightAngle,
  angle,
  length,
  joinedGeneral,
  compassThing,
  general,
  runInPoint,
  point,
  abbreviatedPoint,
  loneNumber,
  loneUnit,
  numberMisprint,
  misspelledPoint,
]);
