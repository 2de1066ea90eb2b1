// Dates and years: "May 3, 1921", "the 3rd day of May, 1884", "6-14-1951", "in 1872". They belong to no call.
import { firstOf } from '../reading/alternatives.ts';
import { isNearlyUnit } from '../reading/misprints.ts';
import { isGluedAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { months } from './deedLexicon.ts';
import { isMeasure, isWhole, ordinal } from './namingNumbers.ts';

type Date = (tokens: readonly Token[], at: number) => number | undefined;

const isYear = (text: string): boolean => /^1[6-9]\d\d$|^20\d\d$/.test(text);

/** "May 3, 1921", "May, 1884" */
const inWords: Date = (tokens, at) => {
  if (!months.has(textAt(tokens, at))) return undefined;
  const hasDay = isWhole(tokens[at + 1]) && !isYear(textAt(tokens, at + 1));
  const day = hasDay ? (ordinal(tokens, at + 1) ?? at + 2) : at + 1;
  const year = textAt(tokens, day) === ',' ? day + 1 : day;
  const hasYear = hasDay ? isWhole(tokens[year]) : isYear(textAt(tokens, year));
  if (hasYear && !isMeasure(tokens, year + 1)) return year + 1;
  return hasDay ? day : undefined;
};

/** "5/12/1987", "6-14-1951" */
const inFigures: Date = (tokens, at) => {
  const isJoined = (sign: string): boolean =>
    [1, 3].every((i) => textAt(tokens, at + i) === sign && isGluedAt(tokens, at + i));
  if (![0, 2, 4].every((i) => isWhole(tokens[at + i]))) return undefined;
  return isJoined('/') || (isJoined('-') && isYear(textAt(tokens, at + 4))) ? at + 5 : undefined;
};

const measured = /^(?:distance|dist|length|chord|arc|radius|total|course|line|chords)$/;

/** "in 1872", "A.D. 1790", "observations of 2011" */
const yearAlone: Date = (tokens, at) => {
  if (!isYear(textAt(tokens, at)) || isMeasure(tokens, at + 1)) return undefined;
  const before = textAt(tokens, at - 1);
  const isOf = before === 'of' && !measured.test(textAt(tokens, at - 2));
  // "the 1998 survey line"
  const isAttribute =
    /^(?:the|said|a|this)$/.test(before) && isWordAt(tokens, at + 1) && !isNearlyUnit(textAt(tokens, at + 1));
  return isOf || isAttribute || /^(?:in|dated|year|ad|since|day|filed|circa)$/.test(before)
    ? at + 1
    : undefined;
};

export const dateAt = firstOf([inWords, inFigures, yearAlone]);
