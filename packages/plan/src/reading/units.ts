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
import { textAt, type Token } from './tokens.ts';
import { isNoUnit } from './isNoUnit.ts';

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
