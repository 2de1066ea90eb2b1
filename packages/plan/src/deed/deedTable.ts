// Rows of the tables of curves that stand beside deeds and plats.
import type { Token } from '../reading/words.ts';

/** "C1" at the beginning of a line: a row of a table of curves. */
export function isCurveRow(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1];
  return (
    tokens[at]?.text === 'c' &&
    (at === 0 || tokens[at]?.newLine) &&
    number?.glued === true &&
    Number.isInteger(number.value)
  );
}

/** A row of a table of curves that does not say of any number what it is. */
export function isBareRow(tokens: readonly Token[], at: number): boolean {
  if (!isCurveRow(tokens, at)) return false;
  const end = tokens.findIndex(({ newLine }, i) => i > at && newLine);
  const row = tokens.slice(at, end < 0 ? undefined : end);
  return !row.some(({ text }) => /^(?:[=:]|radius|arc|chord|delta)$/.test(text));
}
