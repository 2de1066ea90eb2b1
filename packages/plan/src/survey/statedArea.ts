// The area that a deed says its lot has: "containing 0.25 acres, more or less".
import { readNumber } from './readLength.ts';
import type { Token } from './words.ts';

export interface StatedArea {
  readonly squareFeet: number;
  readonly start: number;
  readonly end: number;
}

const squareFeetPerAcre = 43_560;

/** The first area after a word of containing; in acres, roods and perches, or square feet. */
export function statedArea(tokens: readonly Token[]): StatedArea | undefined {
  const from = tokens.findIndex(({ text }) => /^(?:contain|compris)/.test(text));
  if (from < 0) return undefined;
  for (let at = from + 1; at < Math.min(tokens.length, from + 12); at += 1) {
    const number = readNumber(tokens, at);
    if (!number || number.problem) continue;
    const squareFeet = areaAt(tokens, number.next, number.value);
    const first = tokens[at];
    const last = tokens[number.next];
    if (squareFeet !== undefined && first && last) return { squareFeet, start: first.start, end: last.end };
    at = number.next - 1;
  }
  return undefined;
}

function areaAt(tokens: readonly Token[], at: number, value: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^(?:acres?|ac)$/.test(text)) return value * squareFeetPerAcre;
  const unit = tokens[at + 1]?.text ?? '';
  return /^(?:square|sq)$/.test(text) && /^(?:feet|foot|ft)$/.test(unit) ? value : undefined;
}
