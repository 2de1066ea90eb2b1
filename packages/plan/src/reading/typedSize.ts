// A size of two lengths in one text: `120 x 80`, `15 by 36.5 m`, `50' × 120'`.
import { withDecimalPoint } from './decimalComma.ts';
import { readLength } from './lengths.ts';
import { readNumber } from './numbers.ts';
import { tokensOf } from './tokens.ts';
import { inOtherUnits } from './typedLength.ts';
import type { Units } from '../measure/units.ts';

const between = /[x×*]|by/i;

/** No length is longer. The limit keeps a pasted text from being parsed. */
const maxCharacters = 200;

/** The texts between the signs of a size; one if it has none. Each is read by ./typedLength.ts. */
export const sizeParts = (typed: string): readonly string[] =>
  typed.split(between).map((part) => part.trim());

/** The first text with the unit of the second, if it is a number without one: `15` beside `36.5 m` is in meters. */
export function withUnitOf(first: string, second: string): string {
  if (first.length > maxCharacters || second.length > maxCharacters) return first;
  const tokens = tokensOf(withDecimalPoint(first));
  const isBare = readNumber(tokens, 0)?.next === tokens.length;
  const unit = isBare ? readLength(tokensOf(withDecimalPoint(second)), 0)?.unit : undefined;
  return unit ? `${first} ${unit.name}` : first;
}

/** A size that was typed in some units, as it reads the same in others. */
export function sizeInOtherUnits(typed: string, from: Units, to: Units): string {
  const parts = sizeParts(typed);
  const last = parts.at(-1) ?? '';
  const typedParts = parts.map((part) => withUnitOf(part, last));
  const restated = typedParts.map((part) => inOtherUnits(part, from, to));
  return restated.every((part, i) => part === typedParts[i]) ? typed : restated.join(' x ');
}
