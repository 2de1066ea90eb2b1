// The tokens of a deed for its grammar: the end of a line is a token where a new row or course begins, and is dropped where
// a line of prose was just wrapped.
import { readBearing } from '../reading/bearings.ts';
import { azimuthNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token, tokensOf } from '../reading/tokens.ts';
import { grammarWords } from './deedLexicon.ts';
import { startsRow, isDirection, isPoint } from './tableRows.ts';

export function deedTokens(text: string): Token[] {
  const all = withPartedWords(withoutMargin(tokensOf(text)));
  // In a list each line is a course, even if it is incomplete.
  const isList = !all.some(({ text: word }) => /^(?:thence|then|th)$/.test(word));
  return all.filter(
    (token, at) =>
      !(token.text === ';' && isInAngle(all, at)) &&
      (token.kind !== 'line' || ((isList || startsRow(all, at + 1)) && !isOpen(all, at))),
  );
}

/** "N 10 deg; 20 min; E", "N 45;30 E": a semicolon between the two points of a bearing, which separates no calls. */
function isInAngle(tokens: readonly Token[], at: number): boolean {
  const isPart = (i: number): boolean =>
    isValueAt(tokens, i) || isAngleWord(textAt(tokens, i)) || textAt(tokens, i) === ';';
  let from = at - 1;
  while (from > at - maxOfAngle && isPart(from)) from -= 1;
  let to = at + 1;
  while (to < at + maxOfAngle && isPart(to)) to += 1;
  const isRunTogether = isGluedAt(tokens, at) && isGluedAt(tokens, at + 1) && isMinutes(tokens, at + 1);
  return (
    from < at - 1 &&
    (isAngleWord(textAt(tokens, at - 1)) || isRunTogether) &&
    /^n|^s/.test(textAt(tokens, from)) &&
    isPoint(tokens, from) &&
    /^e|^w/.test(textAt(tokens, to)) &&
    isPoint(tokens, to)
  );
}

const isMinutes = (tokens: readonly Token[], at: number): boolean => /^[0-5]\d$/.test(textAt(tokens, at));

/**
 * Whether two words are the halves of a word of calls. They aren't if one is a compass point, as in "the N line", if both are
 * words of calls themselves, or if they can also stand apart, as in "a long chord".
 */
const isParted = (one: string, other: string): boolean =>
  (grammarWords.has(one + other) || /^(?:feet|parcel|tract|degrees|minutes)$/.test(one + other)) &&
  one.length + other.length > 3 &&
  !/^(?:along|about)$/.test(one + other) &&
  ![one, other].some((half) => azimuthNamed(half) !== undefined) &&
  !(grammarWords.has(one) && grammarWords.has(other));

/** "cur ve", "f rom": a word of calls with a blank inside it is one token. */
function withPartedWords(tokens: readonly Token[]): readonly Token[] {
  const isFirst = (at: number): boolean =>
    isWordAt(tokens, at) && isWordAt(tokens, at + 1) && isParted(textAt(tokens, at), textAt(tokens, at + 1));
  return tokens.flatMap((token, at) => {
    const after = tokens[at + 1];
    if (after && isFirst(at)) return [{ ...token, text: token.text + after.text, end: after.end }];
    return isFirst(at - 1) ? [] : [token];
  });
}

/** The tokens without the numbers of lines in the margin: whole numbers that count up from line to line. */
function withoutMargin(tokens: readonly Token[]): readonly Token[] {
  const starts = tokens.flatMap((token, at) =>
    (at === 0 || tokens[at - 1]?.kind === 'line') &&
    /^\d{1,3}$/.test(token.text) &&
    isWordAt(tokens, at + 1) &&
    !unitNamed(textAt(tokens, at + 1))
      ? [at]
      : [],
  );
  const lines = tokens.filter(({ kind }) => kind === 'line').length + 1;
  const isCounted = starts.every(
    (at, i) => Number(textAt(tokens, at)) === Number(textAt(tokens, starts[0] ?? 0)) + i,
  );
  const isMargin = starts.length >= minInMargin && starts.length >= lines - 1 && isCounted;
  return isMargin ? tokens.filter((_, at) => !starts.includes(at)) : tokens;
}

/** Fewer numbers at the beginnings of lines may count up by chance. */
const minInMargin = 4;

/** Words that can't end a line of a list. */
const openEnds =
  /^(?:a|an|the|of|to|along|with|by|and|at|on|in|from|for|said|having|being|is|as|thence|tangent|through|bears|bearing|running|north|south|east|west|-|[([])$/;

/** Whether the sentence continues after the end of a line. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const goes = openEnds.test(textAt(tokens, at - 1)) || isDirection(tokens, at - 1);
  const isWhole = isDirection(tokens, at - 1) && readsBearingTo(tokens, at);
  return (goes && !isWhole) || breaksAngle(tokens, at);
}

/** Maximum number of tokens in an angle. */
const maxOfAngle = 16;

/** "S 45" and "30 E 20 feet" */
function breaksAngle(tokens: readonly Token[], at: number): boolean {
  const isPart = (i: number): boolean => isValueAt(tokens, i) || isAngleWord(textAt(tokens, i));
  let from = at - 1;
  while (from > at - maxOfAngle && (isPart(from) || tokens[from]?.kind === 'line')) from -= 1;
  const isHalf = from < at - 1 && isPoint(tokens, from) && !isPart(from - 1);
  const goes = isAngleWord(textAt(tokens, at + 2)) || isPoint(tokens, at + 2);
  return isHalf && isValueAt(tokens, at + 1) && goes;
}

const isAngleWord = (text: string): boolean =>
  /^[°'"-]$/.test(text) || /^(?:degree|minute|second)s?$|^(?:deg|min|sec)$/.test(text);

/** Whether a bearing ends before the token: "100 feet South 5 East" is complete. */
const readsBearingTo = (tokens: readonly Token[], at: number): boolean =>
  [2, 3, 4, 5, 6, 7, 8].some(
    (back) => isPoint(tokens, at - back) && readBearing(tokens, at - back)?.next === at,
  ) ||
  isValueAt(tokens, at - 2) ||
  isValueAt(tokens, at - 3);
