// Recognizes phrases of which a part is lost: a bearing without its beginning or its angle, a number beside a blot.
import { readAngle } from '../reading/angles.ts';
import { anyOf } from '../reading/alternatives.ts';
import { isNearlyPoint } from '../reading/misprints.ts';
import { readLength } from '../reading/lengths.ts';
import { inches, unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed, setOf } from '../reading/lexicon.ts';
import { joints } from '../reading/numbers.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import type { BearingPhrase, Phrase } from './phrase.ts';

export const lostPart = 'more of its length stands behind a misprint';
/** Words after which a smaller length may belong to something other than the course. */
const ownWords = setOf('to a an the at of by on in for or');

/** "6 chains ;nd 25 links", "fifty feet,x three inches" */
export function hasLostPart(tokens: readonly Token[], phrases: readonly Phrase[], i: number): boolean {
  const length = phrases[i];
  if (length?.kind !== 'length' || length.unit === undefined) return false;
  const more = phrases.slice(i + 1, i + 5).find(({ kind }) => kind !== 'word');
  if (more?.kind !== 'length' || more.unit === undefined || more.first === length.next) return false;
  if (more.unit.feet >= length.unit.feet) return false;
  const between = tokens.slice(length.next, more.first);
  // "one hundred feet, nline and one-half inches"
  const isFraction = more.unit === inches && more.feet < 1 / 12 && textAt(tokens, more.first - 1) === 'and';
  if (isFraction && between.length < 4) return true;
  return (
    between.some(({ kind }) => kind === 'sign') &&
    between.every(({ kind, text }) => kind === 'sign' || (text.length < 4 && !ownWords.has(text)))
  );
}

/** "9 chains & S0 links", "12 feet, S inches": a letter for a figure in a smaller unit that follows a larger one. */
export function isRestOfLength(tokens: readonly Token[], at: number): boolean {
  if (!/^[oilzsbgq]$/.test(textAt(tokens, at)) || !joints.has(textAt(tokens, at - 1))) return false;
  const behind = isGluedAt(tokens, at + 1) && tokens[at + 1]?.kind === 'number' ? at + 2 : at + 1;
  const [larger, smaller] = [unitNamed(textAt(tokens, at - 2)), unitNamed(textAt(tokens, behind))];
  return larger !== undefined && smaller !== undefined && smaller.feet < larger.feet;
}

/**
 * "55 W 40 poles", "N 45 x W", "NE 45° W": a compass point next to the rest of an angle isn't a direction by
 * itself. In "30° 15^ East of South", the degrees are lost.
 */
export function withLostBeginning(
  phrase: Phrase,
  before: Phrase | undefined,
  tokens: readonly Token[],
): Phrase {
  if (phrase.kind !== 'bearing' || 'problem' in phrase.direction) return phrase;
  const isLost = phrase.exact
    ? before?.kind === 'angle' && isPieceOfAngle(tokens, phrase, before)
    : hasLostAngle(tokens, phrase, before);
  return isLost ? { ...phrase, direction: { problem: "the angle of its bearing isn't clear" } } : phrase;
}

const hasLostAngle = anyOf<[tokens: readonly Token[], point: BearingPhrase, before: Phrase | undefined]>([
  (tokens, point, before) => before !== undefined && isPieceOfAngle(tokens, point, before),
  (tokens, { next }) => readAngle(tokens, next, 'marked') !== undefined,
  (tokens, { next }) => isBlotted(tokens, next),
  // `S 78 " for 40 feet`: edges aren't measured in inches alone.
  (tokens, { next }) => readLength(tokens, next)?.unit === inches,
  // `30" 15' East of South`
  (tokens, { first }) =>
    textAt(tokens, first - 1) === 'of' && azimuthNamed(textAt(tokens, first - 2)) !== undefined,
  // "#.W."
  (tokens, { first }) =>
    tokens[first]?.dotted === true &&
    (tokens[first - 1]?.kind === 'sign' ||
      (isWordAt(tokens, first - 1) && textAt(tokens, first - 1).length < 3)),
  // "NO45 E 100 feet"
  (tokens, { first }) =>
    /^(?:no|so)$/.test(textAt(tokens, first - 2)) &&
    isValueAt(tokens, first - 1) &&
    isGluedAt(tokens, first - 1) &&
    tokens[first - 1]?.dotted !== true,
  // "running orth East"
  (tokens, { first }) => isWordAt(tokens, first - 1) && isNearlyPoint(textAt(tokens, first - 1)),
  // "thence No. b0 E. 12 poles"
  (tokens, { first }) =>
    [2, 3].some(
      (back) =>
        /^(?:no|so)$/.test(textAt(tokens, first - back)) &&
        /^(?:thence|then|th|run|running|[,;])$/.test(textAt(tokens, first - back - 1)),
    ),
  // "Nor-h-East"
  (tokens, { first }) =>
    isGluedAt(tokens, first) &&
    textAt(tokens, first - 1) === '-' &&
    isGluedAt(tokens, first - 1) &&
    isWordAt(tokens, first - 2),
]);

/** Whether the phrase before a compass point can be the rest of an angle. */
function isPieceOfAngle(tokens: readonly Token[], { first }: BearingPhrase, before: Phrase): boolean {
  switch (before.kind) {
    case 'stray':
      return true;
    case 'angle':
      return textAt(tokens, before.first) !== 'right';
    case 'length':
      return before.unit === undefined;
    case 'bearing':
      return !before.exact && before.next === first;
    case 'word':
      return /^[°'"]$/.test(textAt(tokens, first - 1));
    case 'general':
      return false;
  }
}

/** "N ?55°", "N; 45", "North-Ea@t": whether there is a blot after a compass point. */
const isBlotted = anyOf<[tokens: readonly Token[], at: number]>([
  // "North-Ea@t"
  (tokens, at) =>
    isSignAt(tokens, at) &&
    isGluedAt(tokens, at) &&
    !/^[,;:.()[\]&]$/.test(textAt(tokens, at)) &&
    isWordAt(tokens, at + 1) &&
    isGluedAt(tokens, at + 1),
  // "N,rtheasterly"
  (tokens, at) =>
    isSignAt(tokens, at) &&
    isGluedAt(tokens, at) &&
    isGluedAt(tokens, at + 1) &&
    /(?:th|east|west|erly|ardly)$/.test(textAt(tokens, at + 1)),
  // "S uthwesterly"
  (tokens, at) => /^(?:o?rth|o?uth)(?:\w*(?:erly|ardly)|east|west)?$/.test(textAt(tokens, at)),
  // "N.Wl."
  (tokens, at) =>
    isWordAt(tokens, at) &&
    tokens[at]?.dotted === true &&
    textAt(tokens, at).length < 4 &&
    textAt(tokens, at - 1).length === 1,
  // "N.#", "N.(. 10 rods", "N.. 10 rods"
  (tokens, at) =>
    isSignAt(tokens, at) &&
    tokens[at]?.dotted === true &&
    (!/^[,;:()]$/.test(textAt(tokens, at)) || (tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) > 1),
  (tokens, at) => textAt(tokens, at) === '..' && isGluedAt(tokens, at),
  // "N; 45"
  (tokens, at) =>
    isSignAt(tokens, at) &&
    !/^[,(=]$/.test(textAt(tokens, at)) &&
    isValueAt(tokens, at + 1) &&
    readLength(tokens, at + 1)?.unit === undefined,
]);

const isSignAt = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind === 'sign';

/** "104..5" */
export const isHalved = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === '..' && isGluedAt(tokens, at) && isValueAt(tokens, at - 2);
