// Reads lengths and numbers as people type them: by the grammar of deeds, and in the short forms of feet and inches. This isn't
// part of units.ts, which every page needs, because the grammar is large: the page fetches it when the user is about to type.
import { feet, inches, metersPerFoot, unitNamed } from '../measure/lengthUnits.ts';
import { unread } from '../measure/quoted.ts';
import { isMetric, tidy, type Units } from '../measure/units.ts';
import { withDecimalComma, withDecimalPoint } from './decimalComma.ts';
import { readLength } from './lengths.ts';
import { afterDash, readNumber } from './numbers.ts';
import { textAt, type Token, tokensOf } from './tokens.ts';

/** A length typed on a plan in these units, in feet: on a metric plan, a number without a unit is in meters. */
export function parseLengthIn(typed: string, units: Units): number | undefined {
  if (!isMetric(units)) return parseLength(typed);
  // Most people who measure in meters write a decimal comma, so "3,800" is 3.8 and not 3800.
  const plain = hasGroups(typed) ? typed.replaceAll(/['’]/g, '') : withoutDash(typed);
  return signed(plain, (unsigned) => parseUnsigned(withDecimalComma(unsigned), metersPerFoot));
}

/** A text that was typed in some units, as it reads the same in others: a number without a unit gets its unit. */
export function inOtherUnits(typed: string, from: Units, to: Units): string {
  const length = parseLengthIn(typed, from);
  if (length === undefined || length === parseLengthIn(typed, to)) return typed;
  return isMetric(from) ? `${tidy(length * metersPerFoot)} m` : `${tidy(length)}'`;
}

/**
 * Switzerland writes 1’234.50 or 1'234.50. A number of inches never has three figures, but on a plan in feet `10'100` may be a
 * slip for `10' 10"`.
 */
const swiss = /^\s*[-−+]?\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?\s*\p{L}*\.?\s*$/u;

const hasGroups = (typed: string): boolean => swiss.test(typed);

/** `12-1/2`, as carpenters write 12 1/2: in a field, a number without a unit is in the unit of the plan. */
const dashed = /^(\s*[-−+]?\s*\d+)\s*[-‐‑–]\s*(?=(\d+\s*[/⁄]\s*\d+|[¼-¾⅐-⅞])\s*$)/u;

const withoutDash = (typed: string): string => typed.replace(dashed, '$1 ');

/**
 * A length as people type it, in feet: `12.5`, `12'`, `12' 6"`, `12-6`, `12-1/2`, `150"`, `3 1/2"`, `3.8m`, `380 cm`, `2 chains`.
 * undefined if it can't be read.
 */
export const parseLength = (typed: string): number | undefined =>
  hasGroups(typed) ? undefined : signed(withoutDash(typed), parseUnsigned);

/** A number as people type it: `12.5`, `12,5`, `1 1/2`, `-3`, `45°`. undefined if it can't be read. */
export const parseNumber = (typed: string): number | undefined =>
  signed(typed.replace(/\s*°\s*$/, ''), (unsigned) => {
    const tokens = tokensOf(withDecimalPoint(unsigned.slice(0, maxCharacters)));
    const read = readNumber(tokens, 0);
    return read && !read.problem && read.next === tokens.length ? read.value : undefined;
  });

/** The problem with a text that can't be read as a length, with examples in the units of the plan. */
export function unreadLength(typed: string, units: Units): string {
  const examples = isMetric(units) ? `3.8 or 12' 6"` : `12.5, 12' 6" or 3.8m`;
  return unread(typed, 'a length', examples);
}

/** No length or number is longer. The limit keeps a pasted text from being parsed as a whole. */
const maxCharacters = 200;

function signed(typed: string, read: (unsigned: string) => number | undefined): number | undefined {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/s.exec(typed) ?? [];
  const value = read(unsigned);
  return value === undefined || sign === '' || sign === '+' ? value : -value;
}

/** `1'005"`: an apostrophe between thousands, or inches with a figure too many. */
const threeFigures = /['’′]\s*-?\s*0\d\d/;

/**
 * A length without a sign, in feet; undefined if it can't be read. barePerFoot: units per foot of a number without a unit, such
 * as 0.3048 for meters.
 */
function parseUnsigned(typed: string, barePerFoot = 1): number | undefined {
  if (typed.length > maxCharacters || threeFigures.test(typed)) return undefined;
  const tokens = tokensOf(withDecimalPoint(typed)).filter(({ kind }) => kind !== 'line');
  const length = readFeetInches(tokens) ?? readWhole(tokens, barePerFoot);
  return length !== undefined && Number.isFinite(length) ? length : undefined;
}

function readWhole(tokens: readonly Token[], barePerFoot: number): number | undefined {
  const read = readLength(tokens, 0);
  if (!read || read.problem || read.next < tokens.length) return undefined;
  if (read.unit !== undefined) return read.feet;
  // "1-1/2" is a foot and a half, or a foot and half an inch.
  return tokens.some(({ text }) => text === '-') ? undefined : read.feet / barePerFoot;
}

/** `12-6`, `12' 6`, `12'-6 1/2"`: feet and inches, with a dash or a mark of feet between them. `12 6` could be two numbers. */
function readFeetInches(tokens: readonly Token[]): number | undefined {
  const [whole] = tokens;
  const at = inchesFrom(tokens);
  if (whole?.value === undefined || at === undefined) return undefined;
  // The number after the dash is read on its own, even if it isn't separated from the text before it.
  const part = readNumber(tokens.slice(at), 0);
  if (!part || part.problem || part.value >= 12) return undefined;
  const end = at + part.next;
  const hasMark = unitNamed(textAt(tokens, end)) === inches;
  return end + (hasMark ? 1 : 0) === tokens.length ? whole.value + part.value / 12 : undefined;
}

/** The index of the token where the inches begin, after whole feet; undefined if there are none. */
function inchesFrom(tokens: readonly Token[]): number | undefined {
  if (tokens[0]?.kind !== 'number' || !Number.isInteger(tokens[0].value)) return undefined;
  const dash = unitNamed(textAt(tokens, 1)) === feet ? 2 : 1;
  const at = afterDash(tokens, dash);
  // "1-1/2" is a foot and a half, or a foot and half an inch.
  const isDoubtful = at === 2 && dash === 1 && tokens[at]?.kind === 'fraction';
  return at === 1 || isDoubtful || textAt(tokens, at).startsWith('.') ? undefined : at;
}
