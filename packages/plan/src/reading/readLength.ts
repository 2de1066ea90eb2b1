// A length as it is typed into a field: by the grammar of deeds, and in the short forms of people who type.
import { feet, inches, unitNamed } from './lengthUnits.ts';
import { readLength } from './lengths.ts';
import { readNumber } from './numbers.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Letters; no length is longer. */
const longest = 200;

/** A length as it is typed, in feet; a bare number is in feet. undefined where it cannot be read. */
export function parseDeedLength(typed: string): number | undefined {
  if (typed.length > longest) return undefined;
  const tokens = tokensOf(withDecimalPoint(typed)).filter(({ kind }) => kind !== 'line');
  const length = readFeetInches(tokens) ?? readWhole(tokens);
  return length !== undefined && Number.isFinite(length) ? length : undefined;
}

/** "12,5" is 12.5, and "1,320" is a thousand and more. */
const withDecimalPoint = (typed: string): string =>
  typed.replaceAll(/(?<![\d.,])(\d*),(\d+)(?![\d.,])/g, (written, whole: string, part: string) =>
    /^[1-9]\d{0,2}$/.test(whole) && part.length === 3 ? written : `${whole}.${part}`,
  );

function readWhole(tokens: readonly Token[]): number | undefined {
  const read = readLength(tokens, 0);
  if (!read || read.problem || read.next < tokens.length) return undefined;
  // "1-1/2" is a foot and a half, or a foot and half an inch.
  const isDashed = read.unit === undefined && tokens.some(({ text }) => text === '-');
  return isDashed ? undefined : read.feet;
}

/** `12-6`, `12' 6`, `12'-6 1/2"`: feet and inches whose marks may be missing. */
function readFeetInches(tokens: readonly Token[]): number | undefined {
  const [whole] = tokens;
  if (whole?.kind !== 'number' || whole.value === undefined || !Number.isInteger(whole.value))
    return undefined;
  let at = 1;
  if (unitNamed(tokens[at]?.text) === feet) at += 1;
  const isDashed = tokens[at]?.text === '-';
  if (isDashed) at += 1;
  if (at === 1 || (isDashed && at === 2 && tokens[at]?.kind === 'fraction')) return undefined;
  // Behind the dash a number is by itself, whatever it is glued to.
  const part = readNumber(tokens.slice(at), 0);
  if (!part || part.problem || part.value >= 12 || tokens[at]?.text.startsWith('.')) return undefined;
  const end = at + part.next;
  const hasMark = unitNamed(tokens[end]?.text) === inches;
  return end + (hasMark ? 1 : 0) === tokens.length ? whole.value + part.value / 12 : undefined;
}
