// Numbers in figures and in words: "120.5", "15 1/2", "one hundred twenty and five tenths", "12 and 50/100", and the same
// again in parentheses: "one hundred twenty (120) feet".
import { formatNumber } from '../survey/formatNumber.ts';
import { isNumeral, multiples, parts, pointNamed, small, tens } from './lexicon.ts';
import { isNearlyNumeral } from './misprints.ts';
import type { Token } from './tokens.ts';

export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  /** A part of one and nothing before it: "1/2", "a half". */
  readonly fraction?: boolean;
  /** Why it cannot be taken as it stands. */
  readonly problem?: string;
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

export const isJoint = (text: string): boolean => text === 'and' || text === '&';

/** The number that begins at a token. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const number = figuresAt(tokens, at) ?? spelledNumber(tokens, at);
  if (!number) return undefined;
  const { next } = number;
  const again = textAt(tokens, next) === '(' ? figuresAt(tokens, next + 1) : undefined;
  if (!again || textAt(tokens, again.next) !== ')') return number;
  const problem = Math.abs(again.value - number.value) <= 1e-9 ? again.problem : disagreement(number, again);
  return { ...number, next: again.next + 1, ...(problem ? { problem } : {}) };
}

export const disagreement = (
  words: { readonly value: number },
  figures: { readonly value: number },
): string => `the words say ${formatNumber(words.value)} and the figures say ${formatNumber(figures.value)}`;

/** Whether the sign or word that a number is glued to leaves it whole: "N45", "(45", "12'6", but not "1O5" or "12~5". */
function beginsWhole(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // "Z.5": 2.5
  if (tokens[at]?.dotted && /^[oilzbgqd]$/.test(before?.text ?? '')) return false;
  if (!before || !tokens[at]?.glued) return true;
  if (before.kind === 'number' || before.kind === 'fraction') return false;
  if (before.kind === 'word')
    return pointNamed(before.text) !== undefined || /^(?:ft|d|m|min|deg)$/.test(before.text);
  const further = tokens[at - 2];
  if (before.text === '-' || before.text === ',')
    return !before.glued || /^[°'")\]]$/.test(further?.text ?? '') || pointNamed(further?.text) !== undefined;
  return /^[[({'"°:;=,]$/.test(before.text);
}

/** "120.5", "15 1/2", "15-1/2", "15½", "1/2"; "12 and 50/100". */
function figuresAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.value === undefined || !beginsWhole(tokens, at)) return undefined;
  const { text, value } = token;
  if (token.kind === 'fraction') {
    // "eig ty and 50/100"
    const lost = isJoint(textAt(tokens, at - 1)) ? `what stands before "${text}" isn't clear` : undefined;
    const problem = fractionProblem(text, value) ?? lost;
    return { value, next: at + 1, fraction: true, ...(problem ? { problem } : {}) };
  }
  if (multiples.has(textAt(tokens, at + 1))) return undefined;
  if (!Number.isInteger(value) || text.includes('.')) return { value, next: at + 1 };
  const dash = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const part = tokens[dash];
  if (part?.kind === 'fraction' && part.value !== undefined) {
    const problem = fractionProblem(part.text, part.value);
    return { value: value + part.value, next: dash + 1, ...(problem ? { problem } : {}) };
  }
  return withFraction(tokens, { value, next: at + 1 }) ?? { value, next: at + 1 };
}

/** A tape and a deed divide so; any other stroke is a misprint: "120/50", "2/15". */
function fractionProblem(text: string, value: number): string | undefined {
  const [, under] = text.split('/');
  const isUsual = under === undefined || /^(?:2|3|4|8|16|32|64|10|100|1000)(?:ths?)?$/.test(under.trim());
  return isUsual && value < 1 ? undefined : `"${text}" isn't a fraction of one`;
}

interface Whole {
  readonly value: number;
  readonly next: number;
}

/** A whole number, then "and five tenths", "and a half", "and 50/100". */
function withFraction(tokens: readonly Token[], whole: Whole): ReadNumber | undefined {
  if (!isJoint(textAt(tokens, whole.next))) return undefined;
  const part = fractionAt(tokens, whole.next + 1);
  return part && { ...part, value: whole.value + part.value };
}

/** "a half", "five tenths", "no hundredths", "50/100", "one-half". */
function fractionAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at];
  if (first?.kind === 'fraction' && first.value !== undefined) {
    const problem = fractionProblem(first.text, first.value);
    return { value: first.value, next: at + 1, ...(problem ? { problem } : {}) };
  }
  const article = /^an?$/.test(textAt(tokens, at)) ? 1 : textAt(tokens, at) === 'no' ? 0 : undefined;
  const over =
    article === undefined
      ? (spelledWhole(tokens, at) ??
        (first?.kind === 'number' && first.value !== undefined
          ? { value: first.value, next: at + 1 }
          : undefined))
      : { value: article, next: at + 1 };
  if (!over) return undefined;
  const dash = (from: number): number => (textAt(tokens, from) === '-' ? from + 1 : from);
  // "five tenths", "forty-two one-hundredths"
  const ofOne = dash(over.next);
  const named = textAt(tokens, ofOne) === 'one' ? dash(ofOne + 1) : ofOne;
  const under = parts.get(textAt(tokens, named));
  return under !== undefined && over.value < under
    ? { value: over.value / under, next: named + 1 }
    : undefined;
}

function spelledNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (textAt(tokens, at) === 'half' && /^an?$/.test(textAt(tokens, at + 1)))
    return { value: 0.5, next: at + 2, fraction: true };
  const whole = spelledWhole(tokens, at);
  if (!whole) return undefined;
  const read = partOfOne(tokens, at) ?? withFraction(tokens, whole) ?? withDecimals(tokens, whole) ?? whole;
  const problem = brokenBefore(tokens, at);
  return { ...read, ...(problem ? { problem } : {}) };
}

/** "one-half", "three quarters". */
function partOfOne(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const part = fractionAt(tokens, at);
  return part && { ...part, fraction: true };
}

/** "fxrty five", "hundred five": the end of a number whose beginning is not understood. */
function brokenBefore(tokens: readonly Token[], at: number): string | undefined {
  const isDashed = textAt(tokens, at - 1) === '-' && tokens[at - 1]?.glued === true;
  const isBlotted = tokens[at - 1]?.kind === 'sign' && !/^[-[(;:,]$/.test(textAt(tokens, at - 1));
  const dash = isDashed || isBlotted ? at - 2 : at - 1;
  const before = tokens[dash];
  const isPiece =
    before?.kind === 'word' &&
    (isDashed
      ? !isNamed(before)
      : isNumeral(before.text) || isNearlyNumeral(before.text) || holdsNumeral(before.text));
  return isPiece ? `"${before.text} ${textAt(tokens, at)}" looks like one number` : undefined;
}

/** "onehundred", "fiftyxlinks": a word that begins or ends as a numeral, and is none. */
export const holdsNumeral = (word: string): boolean =>
  !isNumeral(word) &&
  !parts.has(word) &&
  /^(?:three|four|five|seven|nine|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?!ths?$|h$)[a-z]|[a-z](?:three|four|five|seven|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/.test(
    word,
  );

const isNamed = ({ text }: Token): boolean => pointNamed(text) !== undefined;

/** "twelve point two five". */
function withDecimals(tokens: readonly Token[], whole: Whole): Whole | undefined {
  if (textAt(tokens, whole.next) !== 'point') return undefined;
  let digits = '';
  let next = whole.next + 1;
  for (; ; next += 1) {
    const digit = small.get(textAt(tokens, next));
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
  }
  return digits ? { value: Number(`${whole.value}.${digits}`), next } : undefined;
}

/** "two thousand one hundred and twenty-five", "1 hundred": each word counts less than what came before. */
function spelledWhole(tokens: readonly Token[], at: number): Whole | undefined {
  let total = 0;
  let group = 0;
  let least = Number.POSITIVE_INFINITY;
  let next = at;
  for (let i = at; ; ) {
    const joint = textAt(tokens, i);
    const isAnd = isJoint(joint) && least >= 100;
    if (i > at && (joint === '-' || isAnd)) i += 1;
    const text = textAt(tokens, i);
    const value = small.get(text) ?? tens.get(text) ?? (i === at ? countBefore(tokens, at) : undefined);
    if (value !== undefined && value < least) {
      // What is over a fraction is not of the whole number.
      if (isAnd && isNumerator(tokens, i)) break;
      group += value;
      least = value >= 20 ? 10 : 0;
    } else if (text === 'hundred' && group > 0 && group < 100) {
      group *= 100;
      least = 100;
    } else if (text === 'thousand' && group > 0 && total === 0) {
      total = group * 1000;
      group = 0;
      least = 1000;
    } else break;
    i += 1;
    next = i;
  }
  return next > at ? { value: total + group, next } : undefined;
}

/** "1 hundred": figures before a word that is many times them. */
function countBefore(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount =
    token?.kind === 'number' && /^\d\d?$/.test(token.text) && multiples.has(textAt(tokens, at + 1));
  return isCount ? token.value : undefined;
}

function isNumerator(tokens: readonly Token[], at: number): boolean {
  for (let i = at; ; i += 1) {
    const text = textAt(tokens, i);
    if (parts.has(text)) return true;
    if (text !== '-' && !small.has(text) && !tens.has(text)) return false;
  }
}
