// Lengths: "120.5 feet", "12' 6 1/2\"", "2 chains and 15 links", "one hundred twenty (120) feet", "200 feet (60.96 m)".
import { formatNumber } from '../survey/formatNumber.ts';
import {
  californiaVaras,
  feet,
  inches,
  type LengthUnit,
  meters,
  surveyFeet,
  texasVaras,
  unitNamed,
} from './lengthUnits.ts';
import { azimuthNamed, degreeMarks, isNumeral } from './lexicon.ts';
import { isNearlyNumeral, isNearlyUnit } from './misprints.ts';
import { disagreement, isJoint, type ReadNumber, readNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

export interface ReadLength {
  readonly feet: number;
  /** undefined where the number stands alone. */
  readonly unit: LengthUnit | undefined;
  /** Why it cannot be taken as it stands. */
  readonly problem?: string;
  readonly next: number;
}

interface ReadUnit {
  readonly unit: LengthUnit;
  readonly next: number;
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const longUnits: readonly (readonly [words: readonly string[], unit: LengthUnit])[] = [
  [['u', 's', 'survey', 'feet'], surveyFeet],
  [['us', 'survey', 'feet'], surveyFeet],
  [['u', 's', 'survey', 'foot'], surveyFeet],
  [['us', 'survey', 'foot'], surveyFeet],
  [['international', 'feet'], feet],
  [['california', 'varas'], californiaVaras],
  [['texas', 'varas'], texasVaras],
  [['varas', '(', 'california', ')'], californiaVaras],
];

/** The unit at a token, after the number. */
function readUnit(tokens: readonly Token[], at: number): ReadUnit | undefined {
  const from = textAt(tokens, at) === '-' ? at + 1 : at;
  const text = textAt(tokens, from);
  const after = textAt(tokens, from + 1);
  if (text === 'of' && /^an?$/.test(after)) return readUnit(tokens, from + 2);
  const long = longUnits.find(([words]) => words.every((word, i) => textAt(tokens, from + i) === word));
  if (long) return { unit: long[1], next: from + long[0].length };
  const unit = unitNamed(text);
  // "61 'oles"
  const isQuote =
    /^['"]$/.test(text) &&
    tokens[from + 1]?.kind === 'word' &&
    tokens[from + 1]?.glued === true &&
    after !== 'x';
  const afterToken = tokens[from + 1];
  // "P.M.", "P.O.B."; "50 in depth"; a letter that runs into a number is a label, as P25.
  const isInWord =
    /^[a-z]$/.test(text) &&
    tokens[from + 1]?.kind === 'sign' &&
    tokens[from + 1]?.glued &&
    tokens[from + 2]?.kind === 'word' &&
    tokens[from + 2]?.glued;
  const isOther =
    isInWord === true ||
    (text === 'p' && /^[om]$/.test(after)) ||
    (text === 'in' &&
      afterToken?.kind === 'word' &&
      !/^(?:to|by|and|along|diameter|dia|square|high)$/.test(after)) ||
    (/^[a-z]$/.test(text) && afterToken?.glued === true && afterToken.value !== undefined);
  return unit && !isOther && !isQuote ? { unit, next: from + 1 } : undefined;
}

/** The length that begins with the number at a token; one without a unit is a bare number. */
export function readLength(tokens: readonly Token[], at: number): ReadLength | undefined {
  // "45°30'": the rest of an angle whose beginning is not understood.
  const isRest = tokens[at]?.glued === true && /^[°'"]$/.test(textAt(tokens, at - 1));
  const number = isRest ? undefined : readNumber(tokens, at);
  if (!number) return undefined;
  const figures = figuresWithUnit(tokens, number);
  const first = figures ?? readUnit(tokens, number.next);
  if (!first) {
    const problem = number.problem ?? noUnit(tokens, number);
    return { feet: number.value, unit: undefined, next: number.next, ...(problem ? { problem } : {}) };
  }
  const whole = withSmaller(tokens, first, number);
  const part = partOfUnit(tokens, whole.next);
  const total = whole.feet + (part ? part.value * whole.unit.feet : 0);
  const next = part?.next ?? whole.next;
  const again = saidAgain(tokens, next, total);
  const end = again?.next ?? next;
  const problem = whole.problem ?? figures?.problem ?? again?.problem ?? brokenBehind(tokens, at, end);
  return { feet: total, unit: first.unit, next: end, ...(problem ? { problem } : {}) };
}

/** What is wrong with a number behind which no unit stands: "12O feet", "120 fathxms". */
function noUnit(tokens: readonly Token[], { next }: ReadNumber): string | undefined {
  const after = tokens[next];
  if (after?.glued && after.kind === 'word' && azimuthNamed(after.text) === undefined)
    return `"${textAt(tokens, next - 1)}${after.text}" looks like a misprint of a number`;
  return after && isNearlyUnit(after.text) ? `"${after.text}" isn't a unit of length` : undefined;
}

/** "eighty (80.00') feet": the figures with their unit, after words that have theirs behind them or none. */
function figuresWithUnit(
  tokens: readonly Token[],
  number: ReadNumber,
): (ReadUnit & { readonly problem?: string }) | undefined {
  const again = textAt(tokens, number.next) === '(' ? readNumber(tokens, number.next + 1) : undefined;
  const inner = again && readUnit(tokens, again.next);
  if (!again || !inner || textAt(tokens, inner.next) !== ')') return undefined;
  const outer = readUnit(tokens, inner.next + 1);
  const read = outer ?? { unit: inner.unit, next: inner.next + 1 };
  const isSame = Math.abs(number.value * read.unit.feet - again.value * inner.unit.feet) <= 1e-9;
  return isSame ? read : { ...read, problem: disagreement(number, again) };
}

interface Sum extends ReadUnit {
  readonly feet: number;
  readonly problem: string | undefined;
}

const joints: ReadonlySet<string> = new Set([',', 'and', '&', 'plus', '-']);

/** "2 chains and 15 links": what follows in ever smaller units. */
function withSmaller(tokens: readonly Token[], first: ReadUnit, number: ReadNumber): Sum {
  let { unit, next } = first;
  let { problem } = number;
  let total = number.value * unit.feet;
  let last = number;
  for (;;) {
    const from = joints.has(textAt(tokens, next)) ? next + 1 : next;
    const more = readNumber(tokens, from);
    const smaller = more && readUnit(tokens, more.next);
    if (!more || !smaller || smaller.unit.feet >= unit.feet || unit === meters) break;
    // Nobody counts inches behind chains.
    if (smaller.unit === inches && unit.feet > 3) break;
    total += more.value * smaller.unit.feet;
    problem ??= more.problem ?? smallerProblem(last, unit, more, smaller.unit);
    if (textAt(tokens, from).startsWith('.'))
      problem ??= `what "${textAt(tokens, from)}" belongs to isn't clear`;
    ({ unit, next } = smaller);
    last = more;
  }
  return { feet: total, unit, next, problem };
}

const almost = 1e-9;

function smallerProblem(
  larger: ReadNumber,
  of: LengthUnit,
  smaller: ReadNumber,
  unit: LengthUnit,
): string | undefined {
  if (smaller.value * unit.feet >= of.feet - almost)
    return `${formatNumber(smaller.value)} ${unit.name} are more than one of the ${of.name} before them`;
  return Number.isInteger(larger.value)
    ? undefined
    : `${formatNumber(larger.value)} ${of.name} have a fraction already, and ${unit.name} follow`;
}

/** "and a half", "and ½", behind a unit: a part of that unit. */
function partOfUnit(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (!isJoint(textAt(tokens, at))) return undefined;
  const part = readNumber(tokens, at + 1);
  const article =
    /^an?$/.test(textAt(tokens, at + 1)) && /^(?:half|third|quarter)$/.test(textAt(tokens, at + 2));
  if (article) {
    const under = { half: 2, third: 3, quarter: 4 }[textAt(tokens, at + 2)] ?? 1;
    return { value: 1 / under, next: at + 3 };
  }
  return part?.fraction && !part.problem && !readUnit(tokens, part.next) ? part : undefined;
}

/** What is wrong with what stands behind a length: `120'.50`, "10 chains 25", "100 feet less 20", `120.50" feet`. */
function brokenBehind(tokens: readonly Token[], at: number, next: number): string | undefined {
  const after = tokens[next];
  if (!after) return undefined;
  const said = (until: number): string =>
    tokens
      .slice(at, until)
      .map(({ text, glued }) => (glued ? text : ` ${text}`))
      .join('')
      .trim();
  const unclear = `"${said(next + 1)}" isn't clear`;
  if (isNumeral(after.text)) return unclear;
  if (after.value !== undefined) return after.glued || !isLabel(tokens, next) ? unclear : undefined;
  if (
    after.kind === 'sign' &&
    after.glued &&
    tokens[next + 1]?.glued &&
    tokens[next + 1]?.value !== undefined
  )
    return /^[-:;,(]$/.test(after.text) ? undefined : unclear;
  if (after.glued && after.kind === 'sign' && tokens[next - 1]?.text === after.text) return unclear;
  // "two chains and fxfty links", "80 rods and a hulf"
  const joined = isJoint(after.text) || after.text === ',' ? next + 1 : next;
  const [one, two] = [textAt(tokens, joined), textAt(tokens, joined + 1)];
  if (
    joined > next &&
    ((isNearlyNumeral(one) && (unitNamed(two) || isNumeral(two))) ||
      (one.length > 1 &&
        unitNamed(two) &&
        !unitNamed(one) &&
        tokens[joined]?.kind === 'word' &&
        two.endsWith('s')))
  )
    return `"${said(joined + 2)}" isn't clear`;
  const part = isJoint(after.text) ? readNumber(tokens, joined) : undefined;
  if (
    part &&
    (!readUnit(tokens, part.next) || readUnit(tokens, part.next)?.unit === inches) &&
    !isDirection(tokens, part.next)
  )
    return `"${said(part.next)}" isn't clear`;
  if (isJoint(after.text) && /^an?$/.test(one) && /^(?:h[a-z]{1,3}|fourth|third|quarter|eighth)$/.test(two))
    return `"${said(joined + 2)}" isn't clear`;
  // "80 rods amd a half"
  const words = tokens.slice(next, next + 3).map(({ text }) => text);
  const half = words.indexOf('half');
  if (half > 0 && !words.slice(0, half).some((word) => /^(?:to|the|of|along|with|by|from|[;,])$/.test(word)))
    return `"${said(next + half + 1)}" isn't clear`;
  return unitNamed(after.text) &&
    (after.text.length > 1 || after.kind === 'sign') &&
    unitNamed(after.text) !== inches
    ? `"${said(next + 1)}" has two units`
    : undefined;
}

/** "100 feet and 2 N 45 E", "100 feet and 45 degrees": no more of the length. */
const isDirection = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined ||
  degreeMarks.has(textAt(tokens, at)) ||
  textAt(tokens, at) === ')';

/** "100 feet 2) N 5 E": the number of the next course. */
const isLabel = (tokens: readonly Token[], at: number): boolean =>
  /^[).:]$/.test(textAt(tokens, at + 1)) || azimuthNamed(textAt(tokens, at + 1)) !== undefined;

/** What is converted is rounded: feet, and a part of the length. */
const rounding = { feet: 0.02, part: 1e-3 };

/** The same length again in parentheses, in whatever unit: "200 feet (60.96 m)". */
function saidAgain(
  tokens: readonly Token[],
  at: number,
  length: number,
): { readonly problem?: string; readonly next: number } | undefined {
  const again = textAt(tokens, at) === '(' ? readNumber(tokens, at + 1) : undefined;
  if (!again) return undefined;
  const unit = readUnit(tokens, again.next);
  const next = unit?.next ?? again.next;
  if (textAt(tokens, next) !== ')') return undefined;
  if (!unit) return Math.abs(again.value - length) <= almost ? { next: next + 1 } : undefined;
  const other = again.value * unit.unit.feet;
  if (Math.abs(other - length) <= rounding.feet + length * rounding.part) return { next: next + 1 };
  const problem = `it says ${formatNumber(length)} feet and, in parentheses, ${formatNumber(other)} feet`;
  return { problem, next: next + 1 };
}
