// Reads lengths and numbers as people type them. This isn't part of units.ts, which every page needs, because the grammar
// is large: the page fetches it when the user is about to type.
import { isMetric, type Units } from '../measure/units.ts';
import { withDecimalComma, withDecimalPoint } from './decimalComma.ts';
import { metersPerFoot } from '../measure/lengthUnits.ts';
import { readNumber } from './numbers.ts';
import { parseDeedLength } from './readLength.ts';
import { tokensOf } from './tokens.ts';

/** A length typed on a plan in these units, in feet: on a metric plan, a number without a unit is in meters. */
export function parseLengthIn(typed: string, units: Units): number | undefined {
  if (!isMetric(units)) return parseLength(typed);
  // Most people who measure in meters write a decimal comma, so "3,800" is 3.8 and not 3800.
  const plain = hasGroups(typed) ? typed.replaceAll(/['’]/g, '') : withoutDash(typed);
  return signed(plain, (unsigned) => parseDeedLength(withDecimalComma(unsigned), metersPerFoot));
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
  hasGroups(typed) ? undefined : signed(withoutDash(typed), parseDeedLength);

/** A number as people type it: `12.5`, `12,5`, `1 1/2`, `-3`, `45°`. undefined if it can't be read. */
export const parseNumber = (typed: string): number | undefined =>
  signed(typed.replace(/\s*°\s*$/, ''), (unsigned) => {
    const tokens = tokensOf(withDecimalPoint(unsigned.slice(0, maxCharacters)));
    const read = readNumber(tokens, 0);
    return read && !read.problem && read.next === tokens.length ? read.value : undefined;
  });

/** No number is longer. The limit keeps a pasted text from being parsed as a whole. */
const maxCharacters = 200;

function signed(typed: string, read: (unsigned: string) => number | undefined): number | undefined {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/s.exec(typed) ?? [];
  const value = read(unsigned);
  return value === undefined || sign === '' || sign === '+' ? value : -value;
}
