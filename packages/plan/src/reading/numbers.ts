// Numbers in figures and in words: "120.5", "15 1/2", "one hundred twenty and five tenths", "12 and 50/100", and the same
// again in parentheses: "one hundred twenty (120) feet".
import { quoted } from '../measure/quoted.ts';
import { formatNumber } from '../measure/units.ts';
import { firstOf } from './alternatives.ts';
import { isNumeral, denominators, multiples, pointNamed, smallNumerals, tens } from './lexicon.ts';
import { isNearlyNumeral } from './misprints.ts';
import { isGluedAt, textAt, type Token } from './tokens.ts';

export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  /** Whether it is a fraction without a whole number: "1/2", "a half". */
  readonly fraction?: boolean;
  /** Why the number is doubtful. */
  readonly problem?: string | undefined;
}

export const isJoint = (text: string): boolean => text === 'and' || text === '&';

/** What separates the parts of a length: "2 chains, 15 links". */
export const joints: ReadonlySet<string> = new Set([',', 'and', '&', 'plus', '+', '-']);

/** The token after a dash, or the given one if it isn't a dash. */
export const afterDash = (tokens: readonly Token[], at: number): number =>
  textAt(tokens, at) === '-' ? at + 1 : at;

export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const number = figuresAt(tokens, at) ?? spelledNumber(tokens, at);
  if (!number) return undefined;
  const { next } = number;
  const again = textAt(tokens, next) === '(' ? figuresAt(tokens, next + 1) : undefined;
  if (!again || textAt(tokens, again.next) !== ')') return number;
  const differs = Math.abs(again.value - number.value) > 1e-9;
  const problem = differs ? disagreement(number, again) : (again.problem ?? number.problem);
  return { ...number, next: again.next + 1, problem };
}

export const disagreement = (
  words: { readonly value: number },
  figures: { readonly value: number },
): string => `the words say ${formatNumber(words.value)} and the figures say ${formatNumber(figures.value)}`;

/** Whether a number is complete despite the text right before it: "N45", "(45", "12'6", but not "1O5" or "12~5". */
function beginsWhole(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // "Z.5": 2.5
  if (tokens[at]?.dotted && /^[oilzbgqd]$/.test(textAt(tokens, at - 1))) return false;
  if (!before || !isGluedAt(tokens, at)) return true;
  const { kind, text } = before;
  if (kind === 'word') return pointNamed(text) !== undefined || /^(?:ft|d|m|min|deg)$/.test(text);
  if (text !== '-' && text !== ',') return /^[[({'"°:;=]$/.test(text);
  const further = textAt(tokens, at - 2);
  return !before.glued || /^[°'")\]]$/.test(further) || pointNamed(further) !== undefined;
}

/** "120.5", "15 1/2", "15-1/2", "15½", "1/2"; "12 and 50/100". */
function figuresAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.value === undefined || !beginsWhole(tokens, at)) return undefined;
  const { text, value } = token;
  const fraction = fractionInFigures(tokens, at);
  if (fraction) {
    // "eig ty and 50/100"
    const lost = isJoint(textAt(tokens, at - 1))
      ? `it isn't clear what comes before ${quoted(text)}`
      : undefined;
    return { ...fraction, fraction: true, problem: fraction.problem ?? lost };
  }
  if (multiples.has(textAt(tokens, at + 1))) return undefined;
  const whole = { value, next: at + 1 };
  if (!Number.isInteger(value) || text.includes('.')) return whole;
  return mixedNumber(tokens, whole) ?? withFraction(tokens, whole) ?? whole;
}

/** "1/2", "½", "50/100". */
function fractionInFigures(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.kind !== 'fraction' || token.value === undefined) return undefined;
  return { value: token.value, next: at + 1, problem: fractionProblem(token.text, token.value) };
}

export const misprintedNumber = (text: string): string => `${quoted(text)} looks like a misprint of a number`;

/** The usual denominators of tapes and deeds. With any other, the slash is a misprint: "120/50", "2/15". */
function fractionProblem(text: string, value: number): string | undefined {
  const [, under] = text.split('/');
  const isUsual = under === undefined || /^(?:2|3|4|8|16|32|64|10|100|1000)(?:ths?)?$/.test(under.trim());
  return isUsual && value < 1 ? undefined : `${quoted(text)} isn't a usual fraction below 1`;
}

interface Whole {
  readonly value: number;
  readonly next: number;
}

/** "15 1/2", "15-1/2", "15½". */
function mixedNumber(tokens: readonly Token[], whole: Whole): ReadNumber | undefined {
  const part = fractionInFigures(tokens, afterDash(tokens, whole.next));
  return part && { ...part, value: whole.value + part.value };
}

/** A whole number, then "and five tenths", "and a half", "and 50/100". */
function withFraction(tokens: readonly Token[], whole: Whole): ReadNumber | undefined {
  if (!isJoint(textAt(tokens, whole.next))) return undefined;
  const part = fractionAt(tokens, whole.next + 1);
  return part && { ...part, value: whole.value + part.value };
}

/** "a half", "five tenths", "no hundredths", "50/100", "forty-two one-hundredths". */
function fractionAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const fraction = fractionInFigures(tokens, at);
  if (fraction) return fraction;
  const over = numeratorAt(tokens, at);
  if (!over) return undefined;
  const ofOne = afterDash(tokens, over.next);
  const named = textAt(tokens, ofOne) === 'one' ? afterDash(tokens, ofOne + 1) : ofOne;
  const under = denominators.get(textAt(tokens, named));
  return under !== undefined && over.value < under
    ? { value: over.value / under, next: named + 1 }
    : undefined;
}

const articles: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['no', 0],
]);

function articleAt(tokens: readonly Token[], at: number): Whole | undefined {
  const value = articles.get(textAt(tokens, at));
  return value === undefined ? undefined : { value, next: at + 1 };
}

function bareFigures(tokens: readonly Token[], at: number): Whole | undefined {
  const token = tokens[at];
  return token?.kind === 'number' && token.value !== undefined
    ? { value: token.value, next: at + 1 }
    : undefined;
}

const numeratorAt = firstOf([articleAt, spelledWhole, bareFigures]);

function spelledNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (textAt(tokens, at) === 'half' && /^an?$/.test(textAt(tokens, at + 1)))
    return { value: 0.5, next: at + 2, fraction: true };
  const whole = spelledWhole(tokens, at);
  if (!whole) return undefined;
  const read: ReadNumber =
    partOfOne(tokens, at) ?? withFraction(tokens, whole) ?? withDecimals(tokens, whole) ?? whole;
  return { ...read, problem: brokenBefore(tokens, at) ?? read.problem };
}

/** "one-half", "three quarters". */
function partOfOne(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const part = fractionAt(tokens, at);
  return part && { ...part, fraction: true };
}

/** "fxrty five", "hundred five": the end of a number whose beginning wasn't understood. */
function brokenBefore(tokens: readonly Token[], at: number): string | undefined {
  const joint = textAt(tokens, at - 1);
  // "ninety-threxe and eight-tenths feet"
  if (isJoint(joint) && (isNearlyNumeral(textAt(tokens, at - 2)) || holdsNumeral(textAt(tokens, at - 2))))
    return misprintedNumber(textAt(tokens, at - 2));
  const isDashed = joint === '-' && isGluedAt(tokens, at - 1);
  const isBlotted = tokens[at - 1]?.kind === 'sign' && !/^[-[(;:,]$/.test(joint);
  const before = tokens[isDashed || isBlotted ? at - 2 : at - 1];
  if (before?.kind !== 'word') return undefined;
  const { text } = before;
  const isPiece = isDashed
    ? pointNamed(text) === undefined
    : isNumeral(text) || isNearlyNumeral(text) || holdsNumeral(text);
  return isPiece ? `${quoted(`${text} ${textAt(tokens, at)}`)} looks like one number` : undefined;
}

/** "onehundred", "fiftyxlinks": a word that begins or ends like a numeral, but isn't one. */
export const holdsNumeral = (word: string): boolean =>
  !isNumeral(word) &&
  !denominators.has(word) &&
  /^(?:three|four|five|seven|nine|eleven|twelve|thirteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?!ths?$|h$)[a-z]|[a-z](?:three|four|five|seven|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/.test(
    word,
  );

/** "twelve point two five". */
function withDecimals(tokens: readonly Token[], whole: Whole): Whole | undefined {
  if (textAt(tokens, whole.next) !== 'point') return undefined;
  let digits = '';
  let next = whole.next + 1;
  for (; ; next += 1) {
    const digit = smallNumerals.get(textAt(tokens, next));
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
  }
  return digits ? { value: Number(`${whole.value}.${digits}`), next } : undefined;
}

/** The value of the words so far. */
interface Counted {
  readonly thousands: number;
  readonly rest: number;
  /** The next word has to be below this. */
  readonly limit: number;
}

/** "two thousand one hundred and twenty-five", "1 hundred": each word is less than the one before. */
function spelledWhole(tokens: readonly Token[], at: number): Whole | undefined {
  let counted: Counted = { thousands: 0, rest: 0, limit: Number.POSITIVE_INFINITY };
  let next = at;
  for (;;) {
    // "one hundred and sixty", "sixty and two"
    const isAnd = isJoint(textAt(tokens, next)) && counted.limit >= 10;
    const from = next > at && (textAt(tokens, next) === '-' || isAnd) ? next + 1 : next;
    const value = simpleNumeral(textAt(tokens, from)) ?? (from === at ? countBefore(tokens, at) : undefined);
    const more = withWord(counted, textAt(tokens, from), value);
    // The numerator of a fraction isn't a part of the whole number.
    if (!more || (isAnd && isNumerator(tokens, from))) break;
    counted = more;
    next = from + 1;
  }
  return next > at ? { value: counted.thousands + counted.rest, next } : undefined;
}

const simpleNumeral = (word: string): number | undefined => smallNumerals.get(word) ?? tens.get(word);

/** The number with another word; undefined if the word can't follow. value: of a word below a hundred. */
function withWord(
  { thousands, rest, limit }: Counted,
  word: string,
  value: number | undefined,
): Counted | undefined {
  if (value !== undefined && value < limit)
    // "twenty" can be followed by a word below ten, and "twelve" by none.
    return { thousands, rest: rest + value, limit: value >= 20 ? 10 : 0 };
  if (word === 'hundred' && rest > 0 && rest < 100) return { thousands, rest: rest * 100, limit: 100 };
  if (word === 'thousand' && rest > 0 && thousands === 0)
    return { thousands: rest * 1000, rest: 0, limit: 1000 };
  return undefined;
}

/** "1 hundred": digits before a word that multiplies them. */
function countBefore(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount =
    token?.kind === 'number' && /^\d\d?$/.test(token.text) && multiples.has(textAt(tokens, at + 1));
  return isCount ? token.value : undefined;
}

function isNumerator(tokens: readonly Token[], at: number): boolean {
  for (let i = at; ; i += 1) {
    const text = textAt(tokens, i);
    if (denominators.has(text)) return true;
    if (text !== '-' && simpleNumeral(text) === undefined) return false;
  }
}
