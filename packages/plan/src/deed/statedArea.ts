// The area that a deed says its lot has: "containing 0.25 acres, more or less".
import { readNumber } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

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
    let squareFeet = areaAt(tokens, number.next, number.value);
    let end = number.next;
    for (let more = nextPart(tokens, end); squareFeet !== undefined && more; more = nextPart(tokens, end)) {
      squareFeet += more.squareFeet;
      ({ end } = more);
    }
    const first = tokens[at];
    const last = tokens[end];
    if (squareFeet !== undefined && first && last) return { squareFeet, start: first.start, end: last.end };
    at = number.next - 1;
  }
  return undefined;
}

/** "and 2 roods", "and 30 perches", after the acres that end at a token. */
function nextPart(
  tokens: readonly Token[],
  acres: number,
): { readonly squareFeet: number; readonly end: number } | undefined {
  const joined = /^(?:and|,|&)$/.test(tokens[acres + 1]?.text ?? '') ? acres + 2 : acres + 1;
  const number = readNumber(tokens, joined);
  const unit = number && tokens[number.next]?.text;
  const inAcre = /^roods?$/.test(unit ?? '') ? 4 : rods.test(unit ?? '') ? 160 : undefined;
  if (!number || number.problem || inAcre === undefined) return undefined;
  return { squareFeet: (number.value * squareFeetPerAcre) / inAcre, end: number.next };
}

/** Square ones, as they are written. */
const rods = /^(?:perch(?:es)?|poles?|rods?|p)$/;

function areaAt(tokens: readonly Token[], at: number, value: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^(?:acres?|ac)$/.test(text)) return value * squareFeetPerAcre;
  if (/^roods?$/.test(text)) return (value * squareFeetPerAcre) / 4;
  const unit = tokens[at + 1]?.text ?? '';
  return /^(?:square|sq)$/.test(text) && /^(?:feet|foot|ft)$/.test(unit) ? value : undefined;
}
