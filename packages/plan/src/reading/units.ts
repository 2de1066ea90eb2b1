// The unit after a number: "feet", "US survey feet", "of a mile".
import {
  californiaVaras,
  feet,
  type LengthUnit,
  surveyFeet,
  texasVaras,
  unitNamed,
} from '../measure/lengthUnits.ts';
import { afterDash } from './numbers.ts';
import { textAt, type Token, isGluedAt, isValueAt, isWordAt } from './tokens.ts';
import { anyOf } from './alternatives.ts';

export interface ReadUnit {
  readonly unit: LengthUnit;
  readonly next: number;
}

const longUnits: readonly (readonly [words: readonly string[], unit: LengthUnit])[] = [
  [['u', 's', 'survey', 'feet'], surveyFeet],
  [['us', 'survey', 'feet'], surveyFeet],
  [['u', 's', 'survey', 'foot'], surveyFeet],
  [['us', 'survey', 'foot'], surveyFeet],
  [['international', 'feet'], feet],
  [['lineal', 'feet'], feet],
  [['linear', 'feet'], feet],
  [['lineal', 'ft'], feet],
  [['lin', 'ft'], feet],
  [['california', 'varas'], californiaVaras],
  [['texas', 'varas'], texasVaras],
  [['varas', '(', 'california', ')'], californiaVaras],
];

export function readUnit(tokens: readonly Token[], at: number): ReadUnit | undefined {
  // "100± feet"
  const from = textAt(tokens, at) === '±' ? at + 1 : afterDash(tokens, at);
  const text = textAt(tokens, from);
  if (text === 'of' && /^an?$/.test(textAt(tokens, from + 1))) return readUnit(tokens, from + 2);
  const long = longUnits.find(([words]) => words.every((word, i) => textAt(tokens, from + i) === word));
  if (long) return { unit: long[1], next: from + long[0].length };
  const unit = unitNamed(text);
  return unit && !isNoUnit(tokens, from) ? { unit, next: from + 1 } : undefined;
}

const isLetterAt = (tokens: readonly Token[], at: number): boolean => /^[a-z]$/.test(textAt(tokens, at));

/** Whether the word or sign of a unit has another meaning here, as in "61 'oles". */
const isNoUnit = anyOf<[tokens: readonly Token[], at: number]>([
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
