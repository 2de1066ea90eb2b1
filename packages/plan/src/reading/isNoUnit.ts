// Words and signs of units that have another meaning where they stand, such as "61 'oles".
import { anyOf } from './alternatives.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from './tokens.ts';

const isLetterAt = (tokens: readonly Token[], at: number): boolean => /^[a-z]$/.test(textAt(tokens, at));

/** Whether the word or sign of a unit has another meaning here. */
export const isNoUnit = anyOf<[tokens: readonly Token[], at: number]>([
  // "61 'oles"
  (tokens, at) =>
    /^['"]$/.test(textAt(tokens, at)) &&
    isWordAt(tokens, at + 1) &&
    isGluedAt(tokens, at + 1) &&
    textAt(tokens, at + 1) !== 'x',
  // A letter and a sign inside a word: "p@les".
  (tokens, at) =>
    isLetterAt(tokens, at) &&
    tokens[at + 1]?.kind === 'sign' &&
    isGluedAt(tokens, at + 1) &&
    isWordAt(tokens, at + 2) &&
    isGluedAt(tokens, at + 2),
  // "50 in depth"
  (tokens, at) =>
    textAt(tokens, at) === 'in' &&
    isWordAt(tokens, at + 1) &&
    // "14 in. oak": an abbreviation with its period.
    (tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) === 1 &&
    !/^(?:to|by|and|along|diameter|dia|square|high)$/.test(textAt(tokens, at + 1)),
  // A letter that runs into a number is a label: "P25".
  (tokens, at) => isLetterAt(tokens, at) && isGluedAt(tokens, at + 1) && isValueAt(tokens, at + 1),
]);
