// Reads an area in acres from a text.
import { readNumber } from '../reading/numbers.ts';
import type { Token } from '../reading/tokens.ts';

/** How many of each unit an acre has. */
const inAcre: readonly (readonly [RegExp, number])[] = [
  [/^(?:acres?|ac)$/, 1],
  [/^roods?$/, 4],
  [/^(?:perch(?:es)?|poles?|rods?|p)$/, 160],
];

/** "2 acres, 3 roods and 10 poles": in acres. least: the index of the largest unit that may come next. */
export function acresAt(
  tokens: readonly Token[],
  at: number,
  least: number,
): { readonly value: number; readonly end: number } | undefined {
  const number = readNumber(tokens, at);
  const unit = number ? tokens[number.next]?.text : undefined;
  const index = inAcre.findIndex(([is], i) => i >= least && is.test(unit ?? ''));
  // Perches alone are a length.
  if (!number || number.problem || index < 0 || (least === 0 && index > 1)) return undefined;
  const value = number.value / (inAcre[index]?.[1] ?? 1);
  const joint = /^(?:and|,|&)$/.test(tokens[number.next + 1]?.text ?? '') ? number.next + 2 : number.next + 1;
  const more = acresAt(tokens, joint, index + 1);
  return more ? { value: value + more.value, end: more.end } : { value, end: number.next };
}
