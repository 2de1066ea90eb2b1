// Reads a length as it is typed into a field: by the grammar of deeds, and in the short forms that people type.
import { feet, inches, unitNamed } from '../measure/lengthUnits.ts';
import { readLength } from './lengths.ts';
import { afterDash, readNumber } from './numbers.ts';
import { withDecimalPoint } from './decimalComma.ts';
import { textAt, type Token, tokensOf } from './tokens.ts';

/** No length is longer. The limit keeps a pasted text from being parsed. */
const maxCharacters = 200;

/** `1'005"`: an apostrophe between thousands, or inches with a figure too many. */
const threeFigures = /['’′]\s*-?\s*0\d\d/;

/**
 * A typed length, in feet; undefined if it can't be read. barePerFoot: units per foot of a number without a unit, such as
 * 0.3048 for meters.
 */
export function parseDeedLength(typed: string, barePerFoot = 1): number | undefined {
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
