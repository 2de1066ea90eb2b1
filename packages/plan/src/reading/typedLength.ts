// Lengths and numbers as people type them. Apart from units.ts, which everything needs: the grammar is large, and the page
// fetches it when somebody is about to type.
import type { Units } from '../units.ts';
import { withDecimalComma, withDecimalPoint } from './decimalComma.ts';
import { metersPerFoot } from './lengthUnits.ts';
import { readNumber } from './numbers.ts';
import { parseDeedLength } from './readLength.ts';
import { tokensOf } from './tokens.ts';

/** A length as it is typed on a plan of these units, in feet: a bare number is meters where the plan is metric. */
export function parseLengthIn(typed: string, units: Units): number | undefined {
  if (units !== 'metres') return parseLength(typed);
  // Who measures in meters writes a decimal comma.
  return signed(typed, (unsigned) => parseDeedLength(withDecimalComma(unsigned), metersPerFoot));
}

/**
 * A length as people type it, in feet: `12.5`, `12'`, `12' 6"`, `12-6`, `150"`, `3 1/2"`, `3.8m`, `380 cm`, `2 chains`.
 * undefined where it cannot be read.
 */
export const parseLength = (typed: string): number | undefined => signed(typed, parseDeedLength);

/** A number as people type it: `12.5`, `12,5`, `1 1/2`, `-3`, `45°`. undefined where it cannot be read. */
export const parseNumber = (typed: string): number | undefined =>
  signed(typed.replace(/\s*°\s*$/, ''), (unsigned) => {
    const tokens = tokensOf(withDecimalPoint(unsigned.slice(0, longest)));
    const read = readNumber(tokens, 0);
    return read && !read.problem && read.next === tokens.length ? read.value : undefined;
  });

/** Letters; no number is longer. */
const longest = 200;

function signed(typed: string, read: (unsigned: string) => number | undefined): number | undefined {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/s.exec(typed) ?? [];
  const value = read(unsigned);
  return value === undefined || sign === '' || sign === '+' ? value : -value;
}
