// Quantities that measure no edge: sizes of things, acres, money, shares, things that are counted.
import { firstOf } from '../reading/alternatives.ts';
import { type ReadLength, readLength } from '../reading/lengths.ts';
import { inches, unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed, denominators, isNumeral } from '../reading/lexicon.ts';
import { isNearlyUnit } from '../reading/misprints.ts';
import { afterDash, type ReadNumber, readNumber } from '../reading/numbers.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { acresAt } from './statedArea.ts';
import { countedNouns } from './deedLexicon.ts';
import { type Description, isWhole } from './namingNumbers.ts';

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

/** "one-by-ten-inch pipe", "5/8-inch by 30-inch rebar" */
const sizeBy: Description = (tokens, at) => {
  const first = readLength(tokens, at);
  if (!first) return undefined;
  const by = afterDash(tokens, first.next);
  if (textAt(tokens, by) !== 'by') return undefined;
  const second = readLength(tokens, afterDash(tokens, by + 1));
  return second?.unit === inches && (!first.unit || first.unit === inches) ? second.next : undefined;
};

/** Maximum number of tokens from the beginning of a size to its "x" or "by". */
const maxToCross = 8;

const sizes = firstOf([crossSize, sizeBy]);

const size: Description = (tokens, at) => {
  for (let next = at + 1; next < at + maxToCross; next += 1)
    if (/^(?:x|by)$/.test(textAt(tokens, next))) return sizes(tokens, at);
  return undefined;
};

/** "one 10 inches": a tree of this size; "land of one Hill": a person. */
const oneOfThem: Description = (tokens, at) => {
  if (textAt(tokens, at) !== 'one') return undefined;
  if (readLength(tokens, at + 1)?.unit === inches) return at + 1;
  const isArticle = /^(?:of|by|from|to|with)$/.test(textAt(tokens, at - 1));
  return isArticle && tokens[at + 1]?.capital === true && isThing(tokens, at + 1) ? at + 1 : undefined;
};

/** Whether a word is neither a unit nor anything else that makes a number of a call. */
const isThing = (tokens: readonly Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  return (
    isWordAt(tokens, at) &&
    text.length > 3 &&
    !isNearlyUnit(text) &&
    !unitNamed(text) &&
    !isNumeral(text) &&
    !denominators.has(text) &&
    azimuthNamed(text) === undefined &&
    !/^(?:deg|min|sec)/.test(text)
  );
};

/** "$500" */
const dollars: Description = (tokens, at) =>
  textAt(tokens, at) === '$' && isValueAt(tokens, at + 1) ? at + 2 : undefined;

/** "60d nail" */
const nail: Description = (tokens, at) =>
  isWhole(tokens[at]) && textAt(tokens, at + 1) === 'd' && /^(?:nails?|spike)$/.test(textAt(tokens, at + 2))
    ? at + 3
    : undefined;

/** Returns the index after a number and its unit or noun; undefined if the number counts nothing. */
type Counted = (tokens: readonly Token[], at: number, number: ReadNumber) => number | undefined;

/** "12.75 acre tract", "a called 3.40-acre tract", "2 acres and 3 roods" */
const acres: Counted = (tokens, at, { next }) => {
  const noun = afterDash(tokens, next);
  if (!/^(?:acres?|ac|roods?)$/.test(textAt(tokens, noun))) return undefined;
  // In "N 5 W 2 roods", a measure of area is a misprint of rods.
  if (azimuthNamed(textAt(tokens, at - 1)) !== undefined) return undefined;
  return noun > next ? noun + 1 : (acresAt(tokens, at, 0)?.end ?? noun) + 1;
};

const otherNouns =
  /^(?:percent|%|dollars|cents|years?|days?|months?|interest|undivided|shares?|pounds|volts?|kv)$/;

/** "500 square feet", "1/3 interest", "25 percent", "99 years" */
const otherQuantity: Counted = (tokens, _, { next }) => {
  const noun = afterDash(tokens, next);
  const text = textAt(tokens, noun);
  if (/^(?:square|sq)$/.test(text)) return unitNamed(textAt(tokens, noun + 1)) ? noun + 2 : undefined;
  return otherNouns.test(text) ? noun + 1 : undefined;
};

const beforeCounts =
  /^(?:to|at|by|along|past|across|over|between|following|the|these|said|near|of|and|,|all|its|with)$/;

/** "to two dogwoods" */
const count: Counted = (tokens, at, { value, next }) =>
  Number.isInteger(value) &&
  beforeCounts.test(textAt(tokens, at - 1)) &&
  countedNouns.has(textAt(tokens, afterFollowing(tokens, next)))
    ? afterFollowing(tokens, next) + 1
    : undefined;

/** "the two following courses" */
const afterFollowing = (tokens: readonly Token[], at: number): number =>
  /^(?:following|next|several|said)$/.test(textAt(tokens, at)) ? at + 1 : at;

/** "in a 4-strand fence", "of 3 owners" */
const attribute: Counted = (tokens, at, { value, next, fraction }) => {
  if (!Number.isInteger(value) || fraction || value > 99) return undefined;
  const noun = afterDash(tokens, next);
  if (!isThing(tokens, noun)) return undefined;
  const isJoined = noun > next && isGluedAt(tokens, next) && isGluedAt(tokens, noun);
  const isPlural =
    noun === next &&
    !isGluedAt(tokens, noun) &&
    /[^s]s$/.test(textAt(tokens, noun)) &&
    /^(?:of|over|to|by|between|among|with|the|in|at|has|having)$/.test(textAt(tokens, at - 1));
  return isJoined || isPlural ? noun + 1 : undefined;
};

/** "the forty line", "the 20 corner": a thing with a number for its name. */
const namedLine: Counted = (tokens, at, { value, next }) =>
  Number.isInteger(value) &&
  /^(?:the|said)$/.test(textAt(tokens, at - 1)) &&
  /^(?:line|corner)$/.test(textAt(tokens, next))
    ? next + 1
    : undefined;

/** "the East two-thirds of the lot": a part of a thing. */
const partOf: Counted = (tokens, _, { fraction, next }) =>
  fraction === true && textAt(tokens, next) === 'of' && /^(?:the|said)$/.test(textAt(tokens, next + 1))
    ? next
    : undefined;

/** "a 4 degree curve": how sharp it is by one of two measures, neither of which is an angle of the boundary. */
const degreeOfCurve: Counted = (tokens, _, { next }) => {
  const mark = afterDash(tokens, next);
  const isDegree = /^(?:degree|°)$/.test(textAt(tokens, mark));
  return isDegree && textAt(tokens, afterDash(tokens, mark + 1)) === 'curve' ? mark + 1 : undefined;
};

const counted = firstOf([acres, degreeOfCurve, otherQuantity, count, attribute, namedLine, partOf]);

const countedAt: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  return number && counted(tokens, at, number);
};

export const quantityAt = firstOf([size, oneOfThem, countedAt, dollars, nail]);

/** Whether a word can begin a quantity in words. */
export const beginsQuantity = (word: string): boolean => isNumeral(word) || word === 'half';
