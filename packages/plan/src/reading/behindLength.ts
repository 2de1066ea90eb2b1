// What comes after a length and may be a part of it, so that the length is incomplete: `120'.50`, "10 chains 25".
import { quoted } from '../measure/quoted.ts';
import { firstOf } from './alternatives.ts';
import { inches, unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed, degreeMarks, isNumeral } from './lexicon.ts';
import { isNearlyNumeral, oneApart } from './misprints.ts';
import { isJoint, joints, readNumber } from './numbers.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from './tokens.ts';
import { readUnit } from './units.ts';

interface Span {
  readonly first: number;
  readonly next: number;
}

const textOf = (tokens: readonly Token[], { first, next }: Span): string => {
  const texts = tokens.slice(first, next).map(({ text, glued }) => (glued ? text : ` ${text}`));
  return texts.join('').trim();
};

/** Why what comes after a length makes it doubtful: `120'.50`, "10 chains 25", "100 feet less 20", `120.50" feet`. */
export function brokenBehind(tokens: readonly Token[], length: Span): string | undefined {
  const { first, next } = length;
  const end = unclearUntil(tokens, next);
  if (end !== undefined) return `${quoted(textOf(tokens, { first, next: end }))} isn't clear`;
  return hasSecondUnit(tokens, next)
    ? `${quoted(textOf(tokens, { first, next: next + 1 }))} has two units`
    : undefined;
}

/** "10 chains 25", "100 feet twenty". */
function numberBehind(tokens: readonly Token[], at: number): number | undefined {
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(textAt(tokens, at + 1)) && isGluedAt(tokens, at + 1);
  const isMore = isValueAt(tokens, at) && !isOrdinal && (isGluedAt(tokens, at) || !isLabel(tokens, at));
  return isMore || isNumeral(textAt(tokens, at)) ? at + 1 : undefined;
}

const isGluedSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'sign' && isGluedAt(tokens, at);

/** "120'#50" */
const blottedNumber = (tokens: readonly Token[], at: number): number | undefined =>
  isGluedSign(tokens, at) &&
  isGluedAt(tokens, at + 1) &&
  isValueAt(tokens, at + 1) &&
  !/^[-:;,(]$/.test(textAt(tokens, at))
    ? at + 1
    : undefined;

/** "120''" */
const doubledMark = (tokens: readonly Token[], at: number): number | undefined =>
  isGluedSign(tokens, at) && textAt(tokens, at - 1) === textAt(tokens, at) ? at + 1 : undefined;

const isUnit = (tokens: readonly Token[], at: number): boolean => unitNamed(textAt(tokens, at)) !== undefined;

/** "two chains and fxfty links" */
function misprintedPart(tokens: readonly Token[], at: number): number | undefined {
  if (!isJoint(textAt(tokens, at)) && textAt(tokens, at) !== ',') return undefined;
  const [one, two] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  // "9.00 chains & S0 links"
  const isInFigures =
    /^[a-z]$/.test(one) && isValueAt(tokens, at + 2) && isGluedAt(tokens, at + 2) && isUnit(tokens, at + 3);
  if (isInFigures) return at + 4;
  // "22 poles and S feet"
  const isFigure = /^[oilzsbgq]$/.test(one) && two.length > 1;
  if (isFigure && unitNamed(two)) return at + 3;
  const isCount = isNearlyNumeral(one) && (unitNamed(two) !== undefined || isNumeral(two));
  const isWord = isWordAt(tokens, at + 1) && one.length > 1 && !unitNamed(one);
  return isCount || (isWord && unitNamed(two) && two.endsWith('s')) ? at + 3 : undefined;
}

/** "100 feet and 20" */
function numberJoined(tokens: readonly Token[], at: number): number | undefined {
  const more = isJoint(textAt(tokens, at)) ? readNumber(tokens, at + 1) : undefined;
  if (!more || isDirection(tokens, more.next)) return undefined;
  const unit = readUnit(tokens, more.next)?.unit;
  return unit === undefined || unit === inches ? more.next : undefined;
}

/** "10 poles •& a half" */
const blottedFraction = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.kind === 'sign' && isJoint(textAt(tokens, at + 1)) && /^an?$/.test(textAt(tokens, at + 2))
    ? misprintedFraction(tokens, at + 1)
    : undefined;

/** "80 rods and a hulf", "10 poles & a alf", "a h?alf" */
const misprintedFraction = (tokens: readonly Token[], at: number): number | undefined =>
  isJoint(textAt(tokens, at)) &&
  /^an?$/.test(textAt(tokens, at + 1)) &&
  (/^(?:h[a-z]{1,3}|fourth|third|quarter|eighth)$/.test(textAt(tokens, at + 2)) ||
    oneApart(textAt(tokens, at + 2), 'half') ||
    (textAt(tokens, at + 2).length < 4 && isGluedSign(tokens, at + 3) && isGluedAt(tokens, at + 4)))
    ? at + 3
    : undefined;

/** "100 feet #nd six inches", "10 chains an 5 links": a misprinted "and", and another part of the length. */
function misprintedJoint(tokens: readonly Token[], at: number): number | undefined {
  let from = at;
  while (from < at + 3 && isBlottedJoint(tokens, from)) from += 1;
  const isBlot = from > at && !(from === at + 1 && joints.has(textAt(tokens, at)));
  const more = isBlot ? readNumber(tokens, from) : undefined;
  const unit = more && readUnit(tokens, more.next);
  return unit?.next;
}

const isBlottedJoint = (tokens: readonly Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  // ", A = 78.54'"
  if (text === '=' || textAt(tokens, at + 1) === '=') return false;
  return isWordAt(tokens, at)
    ? /^[and]{1,2}$/.test(text) || text === 'and' || oneApart(text, 'and')
    : tokens[at]?.kind === 'sign' &&
        (!/^[;()[\]]$/.test(text) || (isGluedAt(tokens, at) && isGluedAt(tokens, at + 1)));
};

/** "80 rods amd a half" */
function halfBehind(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + 3).map(({ text }) => text);
  const half = words.indexOf('half');
  const isOther = words
    .slice(0, Math.max(0, half))
    .some((word) => /^(?:to|the|of|along|with|by|from|[;,])$/.test(word));
  return half > 0 && !isOther ? at + half + 1 : undefined;
}

/** The end of what comes after a length and may be a part of it. */
const unclearUntil = firstOf<[tokens: readonly Token[], at: number], number>([
  numberBehind,
  blottedNumber,
  doubledMark,
  misprintedPart,
  numberJoined,
  misprintedFraction,
  blottedFraction,
  misprintedJoint,
  halfBehind,
]);

/** `120.50" feet` */
function hasSecondUnit(tokens: readonly Token[], at: number): boolean {
  const unit = unitNamed(textAt(tokens, at));
  const isLetter = isWordAt(tokens, at) && textAt(tokens, at).length === 1;
  // `a 1/2" rod`
  const isThing =
    unitNamed(textAt(tokens, at - 1)) === inches && /^(?:rod|rods|pole|link|chain)$/.test(textAt(tokens, at));
  return unit !== undefined && unit !== inches && !isLetter && !isThing;
}

/** "100 feet and 2 N 45 E", "100 feet and 45 degrees": not a part of the length. */
const isDirection = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined ||
  degreeMarks.has(textAt(tokens, at)) ||
  textAt(tokens, at) === ')';

/** "100 feet 2) N 5 E": the number of the next course. */
const isLabel = (tokens: readonly Token[], at: number): boolean =>
  /^[).:]$/.test(textAt(tokens, at + 1)) || azimuthNamed(textAt(tokens, at + 1)) !== undefined;
