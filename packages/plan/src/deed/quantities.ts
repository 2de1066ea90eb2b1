// Quantities that measure no edge: sizes of things, acres, money, shares, things that are counted.
import { firstOf } from '../reading/alternatives.ts';
import { type ReadLength, readLength } from '../reading/lengths.ts';
import { inches, unitNamed } from '../reading/lengthUnits.ts';
import { isNumeral } from '../reading/lexicon.ts';
import { afterDash, readNumber } from '../reading/numbers.ts';
import { isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { acresAt } from './acres.ts';
import { countedNouns } from './deedLexicon.ts';
import { type Description, isWhole } from './names.ts';

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
  const isSmall = (unit: ReadLength['unit']): boolean => unit === inches;
  return second && isSmall(second.unit) && (!first.unit || isSmall(first.unit)) ? second.next : undefined;
};

/** "one 10 inches": a tree of these. */
const oneOfThem: Description = (tokens, at) =>
  textAt(tokens, at) === 'one' && readLength(tokens, at + 1)?.unit === inches ? at + 1 : undefined;

/** "12.75 acre tract", "a called 3.40-acre tract", "2 acres and 3 roods" */
const acres: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const noun = afterDash(tokens, number.next);
  if (noun > number.next && /^(?:acres?|ac)$/.test(textAt(tokens, noun))) return noun + 1;
  const area = acresAt(tokens, at, 0);
  return area ? area.end + 1 : undefined;
};

/** "500 square feet", "1/3 interest", "25 percent", "99 years" */
const otherQuantity: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const noun = afterDash(tokens, number.next);
  const text = textAt(tokens, noun);
  if (/^(?:square|sq)$/.test(text)) return unitNamed(textAt(tokens, noun + 1)) ? noun + 2 : undefined;
  return /^(?:percent|%|dollars|cents|years?|days?|months?|interest|undivided|shares?|pounds|volts?|kv)$/.test(
    text,
  )
    ? noun + 1
    : undefined;
};

/** "$500" */
const dollars: Description = (tokens, at) =>
  textAt(tokens, at) === '$' && isValueAt(tokens, at + 1) ? at + 2 : undefined;

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

/** "the East two-thirds of": a part of a thing. */
const partOf: Description = (tokens, at) => {
  const number = readNumber(tokens, at);
  const isPart = number?.fraction === true && textAt(tokens, number.next) === 'of';
  return isPart && isWordAt(tokens, number.next + 1) && /^(?:the|said)$/.test(textAt(tokens, number.next + 1))
    ? number.next
    : undefined;
};

export const quantityAt = firstOf([
  crossSize,
  sizeBy,
  oneOfThem,
  acres,
  otherQuantity,
  dollars,
  nail,
  count,
  partOf,
]);

/** Whether a word can begin a quantity in words. */
export const beginsQuantity = (word: string): boolean => isNumeral(word) || word === 'half';
