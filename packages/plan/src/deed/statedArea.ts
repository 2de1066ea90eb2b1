// The area that a deed states: "containing 0.25 acres, more or less".
import { readNumber } from '../reading/numbers.ts';
import type { Token } from '../reading/tokens.ts';

export interface StatedArea {
  readonly squareFeet: number;
  readonly start: number;
  readonly end: number;
}

const squareFeetPerAcre = 43_560;

/** Maximum number of words between "containing" and the number. */
const maxWords = 12;

/** The first area after "containing" or the like, in acres, roods and perches, or square feet. */
export function statedArea(tokens: readonly Token[]): StatedArea | undefined {
  const from = tokens.findIndex(({ text }) => /^(?:contain|compris|encompass)/.test(text));
  if (from < 0) return undefined;
  for (let at = from + 1; at < Math.min(tokens.length, from + maxWords); at += 1) {
    const number = readNumber(tokens, at);
    const first = tokens[at];
    if (!number || number.problem || !first) continue;
    const square = squareFeetAt(tokens, number.next);
    const acres = square ? undefined : acresAt(tokens, at, 0);
    const end = square ? number.next + 1 : (acres?.end ?? 0);
    const last = tokens[end];
    if (last && (square || acres))
      return {
        squareFeet: acres ? acres.value * squareFeetPerAcre : number.value,
        start: first.start,
        end: last.end,
      };
    at = number.next - 1;
  }
  return undefined;
}

const squareFeetAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:square|sq)$/.test(tokens[at]?.text ?? '') && /^(?:feet|foot|ft)$/.test(tokens[at + 1]?.text ?? '');

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
