// The phrases of a deed: each number, unit and direction of the text belongs to exactly one bearing, length, angle or
// description, or is a stray, which marks the call in which it stands.
import { readAngle } from '../reading/angles.ts';
import { type Direction, readBearing, readPoint } from '../reading/bearings.ts';
import { readLength } from '../reading/lengths.ts';
import { type LengthUnit, unitNamed } from '../reading/lengthUnits.ts';
import {
  azimuthNamed,
  degreeMarks,
  generalAzimuth,
  isFinePoint,
  isNumeral,
  parts,
  setOf,
} from '../reading/lexicon.ts';
import { isNearlyNumeral, isNearlyPoint } from '../reading/misprints.ts';
import { holdsNumeral } from '../reading/numbers.ts';
import type { Token } from '../reading/tokens.ts';
import { readCompassThing } from './compassThing.ts';
import { labelAt } from './deedTokens.ts';
import { readDescription } from './descriptions.ts';

interface Span {
  readonly first: number;
  readonly next: number;
  /** Whether it stands in parentheses. */
  readonly aside: boolean;
}

export interface BearingPhrase extends Span {
  readonly kind: 'bearing';
  readonly direction: Direction;
  /** Whether it has an angle; a point of the compass alone has none. */
  readonly exact: boolean;
  /** How finely its angle is written. */
  readonly parts: number;
  readonly decimals: boolean;
}

export interface LengthPhrase extends Span {
  readonly kind: 'length';
  readonly feet: number;
  /** undefined: a number that may be a length, or anything else. */
  readonly unit: LengthUnit | undefined;
  readonly problem?: string;
}

export interface AnglePhrase extends Span {
  readonly kind: 'angle';
  readonly degrees: number;
  readonly problem?: string;
}

/** "northerly": about in a direction. */
interface GeneralPhrase extends Span {
  readonly kind: 'general';
  readonly azimuth: number;
}

/** A number, a unit or a direction that is nothing else. */
interface StrayPhrase extends Span {
  readonly kind: 'stray';
  /** Whether it can only be what is left of a number, a length or a bearing. */
  readonly isPiece: boolean;
  readonly reason: string;
}

/** A word or a sign, or several that describe a thing. */
interface WordPhrase extends Span {
  readonly kind: 'word';
  /** Whether it is the number or the name of a row. */
  readonly isLabel?: true;
}

export type Phrase = BearingPhrase | LengthPhrase | AnglePhrase | GeneralPhrase | StrayPhrase | WordPhrase;

/** Feet. */
const smallestUnit = 0.05;

/** Units that are nothing else: one without its number is what is left of a length. */
const lonelyUnits = setOf(
  'feet chains links varas perches rods inches degrees minutes seconds hundredths tenths',
);

export function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  // What opens and is never closed is a misprint, and what follows it is as good as ever.
  let depth = 0;
  for (let at = 0; at < tokens.length; ) {
    const text = tokens[at]?.text ?? '';
    const phrase = withLostBeginning(phraseAt(tokens, at, depth > 0), phrases.at(-1), tokens);
    // What opens and closes within a phrase is its own.
    if (phrase.next === at + 1 && /^[([]$/.test(text) && closes(tokens, at)) depth += 1;
    if (phrase.next === at + 1 && /^[)\]]$/.test(text)) depth = Math.max(0, depth - 1);
    phrases.push(phrase);
    at = phrase.next;
  }
  return phrases;
}

/** "55 W 40 poles", "N 45 x W", "NE 45° W": a point of the compass beside what is left of an angle is no direction by itself. */
function withLostBeginning(phrase: Phrase, before: Phrase | undefined, tokens: readonly Token[]): Phrase {
  if (phrase.kind !== 'bearing' || phrase.exact || 'problem' in phrase.direction) return phrase;
  const isPiece =
    before?.kind === 'stray' ||
    before?.kind === 'angle' ||
    (before?.kind === 'length' && before.unit === undefined) ||
    (before?.kind === 'bearing' && !before.exact && before.next === phrase.first) ||
    (/^[°'"]$/.test(tokens[phrase.first - 1]?.text ?? '') && before?.kind === 'word');
  // "#.W.", "Nor-h-East"
  const [point, joint, piece] = [phrase.first, phrase.first - 1, phrase.first - 2].map((at) => tokens[at]);
  const isDotted =
    point?.dotted === true && (joint?.kind === 'sign' || (joint?.kind === 'word' && joint.text.length < 3));
  const isDashed = point?.glued === true && joint?.text === '-' && joint.glued && piece?.kind === 'word';
  const isRight = before?.kind === 'angle' && tokens[before.first]?.text === 'right';
  const isFollowed = readAngle(tokens, phrase.next, 'marked') !== undefined || isBlotted(tokens, phrase.next);
  if ((!isPiece || isRight) && !isFollowed && !isDotted && !isDashed) return phrase;
  return { ...phrase, direction: { problem: 'the angle of its bearing is not understood' } };
}

/** "N ?55°", "N; 45": a sign between a point of the compass and what is no length. */
function isBlotted(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at];
  // "North-Ea@t", "N.Wl."
  const isWord = tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.glued === true;
  if (sign?.kind === 'sign' && sign.glued && isWord && !/^[,;:.()[\]&]$/.test(sign.text)) return true;
  if (sign?.kind === 'word' && sign.dotted && tokens[at - 1]?.text.length === 1) return sign.text.length < 4;
  if (sign?.kind === 'sign' && sign.dotted && !/^[,;:()]$/.test(sign.text)) return true;
  if (sign?.kind !== 'sign' || /^[,(=]$/.test(sign.text)) return false;
  return tokens[at + 1]?.value !== undefined && readLength(tokens, at + 1)?.unit === undefined;
}

/** Letters that a parenthesis holds at most, in tokens. */
const mostInParentheses = 80;

const closes = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at + 1; i < Math.min(tokens.length, at + mostInParentheses); i += 1) {
    const text = tokens[i]?.text ?? '';
    if (/^[)\]]$/.test(text)) return true;
    if (/^[([]$/.test(text) || text === 'thence')
      return /^[([]$/.test(text) && tokens.slice(i).some((token) => token.text === ')');
  }
  return false;
};

function phraseAt(tokens: readonly Token[], at: number, aside: boolean): Phrase {
  const token = tokens[at];
  const text = token?.text ?? '';
  const span = (next: number): Span => ({ first: at, next, aside });
  const stray = (reason: string, isPiece = true): StrayPhrase => ({
    kind: 'stray',
    reason,
    isPiece,
    ...span(at + 1),
  });
  const word = (next = at + 1): WordPhrase => ({ kind: 'word', ...span(next) });
  if (!token || token.kind === 'line') return word();
  const labeled = labelAt(tokens, at);
  if (labeled !== undefined) return { kind: 'word', isLabel: true, ...span(labeled) };
  const isGluedToOther =
    token.glued && azimuthNamed(text) !== undefined && !/^[\s([;:,.="'-]$/.test(tokens[at - 1]?.text ?? ' ');
  const isRunIn = isGluedToOther && tokens[at - 1]?.text !== 'thence';
  const read = isRunIn ? undefined : readBearing(tokens, at);
  if (read) {
    const { next, angle } = read;
    return {
      kind: 'bearing',
      direction: directionOf(read),
      exact: true,
      parts: angle?.parts ?? 1,
      decimals: angle?.decimals ?? false,
      ...span(next),
    };
  }
  const described = readDescription(tokens, at);
  if (described !== undefined) return word(described);
  if (text === 'right' && /^angles?$/.test(tokens[at + 1]?.text ?? ''))
    return { kind: 'angle', degrees: 90, ...span(at + 2) };
  const angle = readAngle(tokens, at, 'marked');
  if (angle) {
    const { degrees, next, problem } = angle;
    return { kind: 'angle', degrees, ...(problem ? { problem } : {}), ...span(next) };
  }
  const length = readLength(tokens, at);
  if (length) {
    const { feet, unit, next } = length;
    const isTiny = unit !== undefined && unit.feet < smallestUnit;
    const problem = length.problem ?? (isTiny ? `no land is measured in ${unit.name}` : undefined);
    return { kind: 'length', feet, unit, ...(problem ? { problem } : {}), ...span(next) };
  }
  const joined = readJoinedGeneral(tokens, at);
  if (joined) return { kind: 'general', azimuth: joined.azimuth, ...span(joined.next) };
  const thing = readCompassThing(tokens, at);
  if (thing !== undefined) return word(thing);
  const general = generalAzimuth(text);
  if (general !== undefined) return { kind: 'general', azimuth: general, ...span(at + 1) };
  if (isRunIn && azimuthNamed(text) !== undefined)
    return stray(`"${tokens[at - 1]?.text}${text}" isn't clear`);
  if (text === 'due' || azimuthNamed(text) !== undefined || isFinePoint(text)) {
    const point = readPoint(tokens, at);
    if (/^[nsew]$/.test(text) && !token.capital && writesCapitals(tokens))
      return stray(`what "${text}" is isn't clear`);
    if (point)
      return {
        kind: 'bearing',
        direction: directionOf(point),
        exact: false,
        parts: 0,
        decimals: false,
        ...span(point.next),
      };
  }
  if (token.value !== undefined) return stray(`what "${text}" is isn't clear`, false);
  if (
    isNumeral(text) ||
    (parts.has(text) && /s$|th$/.test(text) && text !== 'fourth') ||
    lonelyUnits.has(text) ||
    isLonelyMark(tokens, at)
  )
    return isOrdinary(tokens, at) ? word() : stray(`"${text}" stands without its number`);
  if (holdsNumeral(text)) return stray(`"${text}" looks like a misprint of a number`);
  if (!isMisspelledPoint(tokens, at)) return word();
  const direction = { problem: `"${text}" isn't a point of the compass` };
  return { kind: 'bearing', direction, exact: false, parts: 0, decimals: false, ...span(at + 1) };
}

/** Whether a deed writes its points of the compass as capitals, so that a small letter is none. */
const writesCapitals = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text, capital }) => capital && azimuthNamed(text) !== undefined);

/** "North easterly", "North-eastwardly", "due North and easterly": about northeast, and by no means due north. */
function readJoinedGeneral(
  tokens: readonly Token[],
  at: number,
): { readonly azimuth: number; readonly next: number } | undefined {
  const point = readPoint(tokens, at);
  if (!point || !('azimuth' in point)) return undefined;
  const from = /^(?:-|and)$/.test(tokens[point.next]?.text ?? '') ? point.next + 1 : point.next;
  const azimuth = generalAzimuth(tokens[from]?.text ?? '');
  return azimuth === undefined ? undefined : { azimuth, next: from + 1 };
}

const directionOf = (read: Direction): Direction =>
  'problem' in read ? { problem: read.problem } : { azimuth: read.azimuth };

const isLonelyMark = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '°' && degreeMarks.has('°');

/** "A few feet", "several hundred". */
const isOrdinary = (tokens: readonly Token[], at: number): boolean =>
  /^(?:few|several|of|in|the|square|these|those|any|no|each|per|u|us|all|iron|fence|guy|power|telephone|light|metal|utility)$/.test(
    tokens[at - 1]?.text ?? '',
  ) ||
  (/^(?:per|of|wide|are|were|in|shown|herein|page)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at]?.text !== 'hundred') ||
  /^(?:third|fourth|fifth|sixth|eighth|tenth)$/.test(tokens[at]?.text ?? '');

/** "Nouth 100 feet", where a course can begin. */
function isMisspelledPoint(tokens: readonly Token[], at: number): boolean {
  const { text = '', kind } = tokens[at] ?? {};
  if (kind !== 'word' || !isNearlyPoint(text)) return false;
  const after = tokens[at + 1];
  const before = tokens[at - 1]?.text ?? ';';
  return (
    after?.value !== undefined ||
    isNumeral(after?.text ?? '') ||
    isNearlyNumeral(after?.text ?? '') ||
    /^(?:thence|due|[;:,)])$/.test(before) ||
    unitNamed(before) !== undefined
  );
}
