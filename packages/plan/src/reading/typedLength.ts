// Lengths as people type them. Apart from units.ts, which everything needs: the grammar is large, and the page fetches it
// when somebody is about to type.
import type { Units } from '../units.ts';
import { metersPerFoot } from './lengthUnits.ts';
import { parseDeedLength } from './readLength.ts';

/** A length as it is typed on a plan of these units, in feet: a bare number is meters where the plan is metric. */
export function parseLengthIn(typed: string, units: Units): number | undefined {
  if (units !== 'metres') return parseLength(typed);
  // Who measures in meters writes a decimal comma.
  const decimal = typed.replace(/^(\s*-?\s*\d*),(\d+)(?![\d,.])/, '$1.$2');
  const isBare = /^\s*-?\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(decimal);
  return isBare ? Number(decimal.replaceAll(/\s/g, '')) / metersPerFoot : parseLength(decimal);
}

/**
 * A length as people type it, in feet: `12.5`, `12'`, `12' 6"`, `12-6`, `150"`, `3 1/2"`, `3.8m`, `380 cm`, `2 chains`.
 * undefined where it cannot be read.
 */
export function parseLength(typed: string): number | undefined {
  const [, sign = '', unsigned = ''] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
  const length = parseDeedLength(unsigned);
  return length === undefined ? undefined : sign ? -length : length;
}
