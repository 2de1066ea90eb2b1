// Lengths in the words of a deed: "120.5 feet", "2 chains and 15 links", "one hundred twenty (120) feet".
import { formatNumber } from '../survey/formatNumber.ts';
import {
  californiaVaras,
  feet,
  type LengthUnit,
  metres,
  surveyFeet,
  texasVaras,
  unitNamed,
} from './lengthUnits.ts';
import { isNearlyUnit } from './misspelt.ts';
import { type Token, tokensOf } from './words.ts';

export interface ReadLength {
  readonly feet: number;
  /** undefined where the number stands alone. */
  readonly unit: LengthUnit | undefined;
  readonly notes: readonly string[];
  /** Why it cannot be taken as it stands. */
  readonly problem?: string;
  readonly next: number;
}

interface ReadNumber {
  readonly value: number;
  readonly problem?: string;
  readonly next: number;
}

/** A number, and the same again in parentheses where the words are followed by figures. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const value = tokens[at]?.value;
  if (value === undefined) return undefined;
  const again = tokens[at + 1]?.text === '(' ? tokens[at + 2]?.value : undefined;
  if (again === undefined || tokens[at + 3]?.text !== ')') return { value, next: at + 1 };
  if (Math.abs(again - value) <= 1e-9) return { value, next: at + 4 };
  return { value, problem: disagreement(value, again), next: at + 4 };
}

/** "58 /12": a stroke in the wrong place. */
export const isImproper = (token: Token | undefined): boolean =>
  /^\d+\s?\/\s?\d+$/.test(token?.text ?? '') && !token?.fraction;

export const disagreement = (words: number, figures: number): string =>
  `the words say ${formatNumber(words)} and the figures ${formatNumber(figures)}`;

interface ReadUnit {
  readonly unit: LengthUnit;
  readonly next: number;
}

function readUnit(tokens: readonly Token[], at: number): ReadUnit | undefined {
  const word = (i: number): string => tokens[at + i]?.text ?? '';
  if (word(0) === 'of' && /^an?$/.test(word(1))) return readUnit(tokens, at + 2);
  const survey = word(0) === 'u' && word(1) === 's' ? 2 : word(0) === 'us' ? 1 : 0;
  if (word(survey) === 'survey' && unitNamed(word(survey + 1)) === feet)
    return { unit: surveyFeet, next: at + survey + 2 };
  if (word(0) === 'international' && unitNamed(word(1)) === feet) return { unit: feet, next: at + 2 };
  if (word(0) === 'california' && unitNamed(word(1)) === texasVaras)
    return { unit: californiaVaras, next: at + 2 };
  if (word(0) === 'texas' && unitNamed(word(1)) === texasVaras) return { unit: texasVaras, next: at + 2 };
  // "31 p." are perches; "P.O.B." and "p.m." are none.
  const unit = unitNamed(word(0) === 'p' && !/^[om]$/.test(word(1)) ? 'perches' : word(0));
  if (!unit) return word(0) === '-' && /^[a-z]/.test(word(1)) ? readUnit(tokens, at + 1) : undefined;
  if (unit === texasVaras && word(1) === '(' && word(2) === 'california')
    return { unit: californiaVaras, next: at + 4 };
  // "50 in depth" is no length in inches.
  return word(0) === 'in' && /^[a-z]/.test(word(1)) ? undefined : { unit, next: at + 1 };
}

/** "eighty (80.00') feet": the figures with their unit, after words that have theirs behind them or not at all. */
function readFigures(
  tokens: readonly Token[],
  at: number,
  value: number,
): (ReadUnit & { readonly problem?: string }) | undefined {
  const again = tokens[at]?.text === '(' ? readNumber(tokens, at + 1) : undefined;
  const inner = again && readUnit(tokens, again.next);
  if (!again || !inner || tokens[inner.next]?.text !== ')') return undefined;
  const outer = readUnit(tokens, inner.next + 1);
  const read = outer ?? { unit: inner.unit, next: inner.next + 1 };
  const isSame = Math.abs(value * read.unit.feet - again.value * inner.unit.feet) <= 1e-9;
  return isSame ? read : { ...read, problem: disagreement(value, again.value) };
}

const parts: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };

/** "and an half", "and ½", after a unit: a part of that unit. */
function readPartOf(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  if (!/^(?:and|&)$/.test(tokens[at]?.text ?? '')) return undefined;
  const first = tokens[at + 1];
  const value = /^an?$/.test(first?.text ?? '') ? parts[tokens[at + 2]?.text ?? ''] : undefined;
  if (value !== undefined) return { value, next: at + 3 };
  const isPart = first?.value !== undefined && first.value < 1 && readUnit(tokens, at + 2) === undefined;
  return isPart && first.value !== undefined ? { value: first.value, next: at + 2 } : undefined;
}

const joins = new Set([',', 'and', '&', 'plus', '-']);

/** The length that begins with the number at a token; a bare number is one without a unit. */
export function readLength(tokens: readonly Token[], at: number): ReadLength | undefined {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const figures = readFigures(tokens, number.next, number.value);
  const first = figures ?? readUnit(tokens, number.next);
  const misprint = isMisprint(tokens, at, number.next, first !== undefined);
  if (misprint)
    return { feet: number.value, unit: first?.unit, notes: [], next: number.next, problem: misprint };
  if (!first) {
    const { value, next } = number;
    const after = tokens[next];
    const isUnit = after !== undefined && unitNamed(after.text) === undefined && isNearlyUnit(after.text);
    if (isUnit && !after.newLine)
      return {
        feet: value,
        unit: undefined,
        notes: [],
        next,
        problem: `'${after.text}' is no unit of length`,
      };
    const { problem } = number;
    return { feet: value, unit: undefined, notes: [], next, ...(problem ? { problem } : {}) };
  }
  let total = number.value * first.unit.feet;
  let { unit, next } = first;
  let problem = number.problem ?? figures?.problem;
  for (;;) {
    const joined = joins.has(tokens[next]?.text ?? '') ? next + 1 : next;
    const more = readNumber(tokens, joined);
    const smaller = more && readUnit(tokens, more.next);
    if (!more || !smaller || smaller.unit.feet >= unit.feet || unit === metres) break;
    total += more.value * smaller.unit.feet;
    problem ??= more.problem;
    ({ unit, next } = smaller);
  }
  const part = readPartOf(tokens, next);
  if (part) {
    total += part.value * unit.feet;
    ({ next } = part);
  }
  const again = saidAgain(tokens, next, total);
  problem ??= again?.problem ?? brokenUnit(tokens, at, first.unit, next);
  return {
    feet: total,
    unit: first.unit,
    notes: first.unit.note ? [first.unit.note] : [],
    next: again?.next ?? next,
    ...(problem ? { problem } : {}),
  };
}

/** `120'.50`, `120.50" feet`: what stands behind a number is no unit of it, but a misprint. */
function brokenUnit(
  tokens: readonly Token[],
  at: number,
  unit: LengthUnit,
  next: number,
): string | undefined {
  const words = tokens.slice(at, next).map(({ text, glued }) => (glued ? text : ` ${text}`));
  const said = words.join('').trim();
  const after = tokens[next];
  if (after?.glued && after.value !== undefined && tokens[next - 1]?.glued)
    return `'${said}${after.text}' looks like a misprint of a number`;
  const other = readUnit(tokens, next)?.unit;
  if (other && other !== unit && other !== readUnit(tokens, next - 1)?.unit)
    return `'${said} ${after?.text}' has two units`;
  return undefined;
}

/** "1 20.50 feet": two numbers, of which the first can only be a piece of the second. */
export function splitNumber(tokens: readonly Token[], at: number): string | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.value !== undefined && /^(?:and|&)$/.test(two?.text ?? '') && readLength(tokens, at + 2)?.unit)
    return `'${one.text} ${two?.text} ${tokens[at + 2]?.text}' is no number`;
  const isSplit = one?.value !== undefined && two?.value !== undefined;
  return isSplit && readLength(tokens, at + 1)?.unit
    ? `'${one.text} ${two.text}' looks like one number with a blank in it`
    : undefined;
}

/** A number that letters run into was misread by whoever or whatever copied it: "1OO feet", "12O.5". */
function isMisprint(
  tokens: readonly Token[],
  at: number,
  next: number,
  hasUnit: boolean,
): string | undefined {
  const isWord = (token: Token | undefined): boolean => token !== undefined && /^[a-z]/.test(token.text);
  if (isImproper(tokens[at])) return `'${tokens[at]?.text}' is no length`;
  const before = tokens[at - 1];
  const after = tokens[next];
  const letters =
    tokens[at]?.glued === true && before?.value === undefined && /^[oilbzgq]+$/.test(before?.text ?? '');
  const comma =
    after?.text === ',' && after.glued && tokens[next + 1]?.glued && tokens[next + 1]?.value !== undefined;
  if (comma) return `'${tokens[at]?.text},${tokens[next + 1]?.text}' is no number`;
  const [one, sign] = [tokens[at - 2], tokens[at - 1]];
  const isEnd = hasUnit && tokens[at]?.glued && sign?.glued && /^[,;:~'a-df-mo-vx-z-]$/.test(sign.text);
  if (isEnd && one?.value !== undefined)
    return `'${one.text}${sign?.text}${tokens[at]?.text}' looks like a misprint of a number`;
  const isSplit = after?.glued && tokens[next + 1]?.glued && tokens[next + 1]?.value !== undefined;
  const isAgain = after?.text === '(' && tokens[next + 2]?.text === ')';
  const isSign = after !== undefined && after.value === undefined && !isWord(after);
  if (isSplit && isSign && !hasUnit && !isAgain)
    return `'${tokens[at]?.text}${after.text}${tokens[next + 1]?.text}' looks like a misprint of a number`;
  if (letters && before?.newLine && !hasUnit) return undefined;
  if (!letters && (hasUnit || !after?.glued || !isWord(after))) return undefined;
  const words = tokens.slice(letters ? at - 1 : at, letters ? next : next + 1);
  return `'${words.map(({ text }) => text).join('')}' looks like a misprint of a number`;
}

/** The same length again in parentheses, in whatever unit: "200 feet (60.96 m)". */
function saidAgain(
  tokens: readonly Token[],
  at: number,
  length: number,
): { readonly problem?: string; readonly next: number } | undefined {
  if (tokens[at]?.text !== '(') return undefined;
  const again = readNumber(tokens, at + 1);
  if (!again) return undefined;
  const unit = readUnit(tokens, again.next);
  const next = unit?.next ?? again.next;
  if (tokens[next]?.text !== ')') return undefined;
  if (!unit) return { next: next + 1 };
  const other = again.value * unit.unit.feet;
  // What is converted is rounded.
  if (Math.abs(other - length) <= 0.02 + length * 1e-3) return { next: next + 1 };
  const problem = `it says ${formatNumber(length)} feet and, in parentheses, ${formatNumber(other)} feet`;
  return { problem, next: next + 1 };
}

/** A length as it is typed, in any unit of deeds; a bare number is in feet. undefined where it cannot be read. */
export function parseDeedLength(typed: string): number | undefined {
  const tokens = tokensOf(typed);
  const read = readLength(tokens, 0);
  return !read || read.problem || read.next < tokens.length ? undefined : read.feet;
}
