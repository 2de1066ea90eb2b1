// The grammar of lengths, for deeds and for fields: "120.5 feet", "12' 6 1/2\"", "2 chains and 15 links", "one hundred
// twenty (120) feet", "200 feet (60.96 m)".
import { quoted } from '../measure/quoted.ts';
import { formatNumber } from '../measure/units.ts';
import { brokenBehind } from './behindLength.ts';
import { inches, type LengthUnit, meters, unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed } from './lexicon.ts';
import { isNearlyUnit } from './misprints.ts';
import { disagreement, isJoint, joints, type ReadNumber, readNumber, misprintedNumber } from './numbers.ts';
import { isGluedAt, textAt, type Token } from './tokens.ts';
import { type ReadUnit, readUnit } from './units.ts';

export interface ReadLength {
  readonly feet: number;
  /** undefined if the number has no unit. */
  readonly unit: LengthUnit | undefined;
  /** Why the length is doubtful. */
  readonly problem?: string | undefined;
  readonly next: number;
}

/** The length that begins with the number at a token; it may have no unit. */
export function readLength(tokens: readonly Token[], at: number): ReadLength | undefined {
  // "45°30'": the rest of an angle whose beginning wasn't understood.
  const isRest = isGluedAt(tokens, at) && /^[°'"]$/.test(textAt(tokens, at - 1));
  const number = isRest ? undefined : readNumber(tokens, at);
  if (!number) return undefined;
  const figures = figuresWithUnit(tokens, number);
  const first = figures ?? readUnit(tokens, number.next);
  if (!first) {
    const { value, next } = number;
    return { feet: value, unit: undefined, next, problem: number.problem ?? noUnit(tokens, number) };
  }
  const whole = withSmaller(tokens, first, number);
  const total = withPart(tokens, whole);
  const again =
    repeatedInParentheses(tokens, total.next, total.feet) ??
    repeatedInOtherUnit(tokens, total.next, total.feet, first.unit);
  const next = again?.next ?? total.next;
  const problem =
    whole.problem ?? figures?.problem ?? again?.problem ?? brokenBehind(tokens, { first: at, next });
  return { feet: total.feet, unit: first.unit, next, problem };
}

/** What is wrong with a number without a unit after it: "12O feet", "120 fathxms". */
function noUnit(tokens: readonly Token[], { next }: ReadNumber): string | undefined {
  const after = tokens[next];
  if (after?.glued && after.kind === 'word' && azimuthNamed(after.text) === undefined)
    return misprintedNumber(`${textAt(tokens, next - 1)}${after.text}`);
  return after && isNearlyUnit(after.text) ? `${quoted(after.text)} isn't a unit of length` : undefined;
}

/** "eighty (80.00') feet": digits with a unit in parentheses, after words that may have theirs after the parentheses. */
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

interface Whole {
  readonly feet: number;
  readonly next: number;
}

interface Sum extends Whole, ReadUnit {
  readonly problem: string | undefined;
}

/** "2 chains, 15 links", "2 chains, and 15 links" */
function afterJoint(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === ',' && isJoint(textAt(tokens, at + 1))) return at + 2;
  return joints.has(textAt(tokens, at)) ? at + 1 : at;
}

/** "2 chains and 15 links": the parts in descending units. */
function withSmaller(tokens: readonly Token[], first: ReadUnit, number: ReadNumber): Sum {
  let { unit, next } = first;
  let { problem } = number;
  let total = number.value * unit.feet;
  let last = number;
  for (;;) {
    const from = afterJoint(tokens, next);
    const more = readNumber(tokens, from);
    const smaller = more && (readUnit(tokens, more.next) ?? linksInShort(tokens, more.next, unit));
    if (!more || !smaller || smaller.unit.feet >= unit.feet || unit === meters) break;
    // Inches follow feet or yards, but never rods or chains.
    if (smaller.unit === inches && unit.feet > 3) break;
    total += more.value * smaller.unit.feet;
    problem ??= more.problem ?? smallerProblem(last, unit, more, smaller.unit);
    if (textAt(tokens, from).startsWith('.'))
      problem ??= `it isn't clear what ${quoted(textAt(tokens, from))} belongs to`;
    ({ unit, next } = smaller);
    last = more;
  }
  return { feet: total, unit, next, problem };
}

/** "4 ch. 25 l.": a letter that means links only after chains. */
const linksInShort = (tokens: readonly Token[], at: number, { name }: LengthUnit): ReadUnit | undefined => {
  const links = name === 'chains' && textAt(tokens, at) === 'l' ? unitNamed('links') : undefined;
  return links && !/^[=:]$/.test(textAt(tokens, at + 1)) ? { unit: links, next: at + 1 } : undefined;
};

const maxFloatError = 1e-9;

function smallerProblem(
  larger: ReadNumber,
  of: LengthUnit,
  smaller: ReadNumber,
  unit: LengthUnit,
): string | undefined {
  if (smaller.value * unit.feet >= of.feet - maxFloatError)
    return `${formatNumber(smaller.value)} ${unit.name} are too many to follow ${of.name}`;
  return Number.isInteger(larger.value)
    ? undefined
    : `${formatNumber(larger.value)} ${of.name} have a fraction already, and ${unit.name} follow`;
}

function withPart(tokens: readonly Token[], { feet: whole, unit, next }: Sum): Whole {
  const part = partOfUnit(tokens, next);
  return part ? { feet: whole + part.value * unit.feet, next: part.next } : { feet: whole, next };
}

const halves: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
]);

/** "and a half", "and ½", after a unit: a fraction of that unit. */
function partOfUnit(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (!isJoint(textAt(tokens, at))) return undefined;
  const article = /^an?$/.test(textAt(tokens, at + 1)) ? halves.get(textAt(tokens, at + 2)) : undefined;
  if (article !== undefined) return { value: article, next: at + 3 };
  const part = readNumber(tokens, at + 1);
  return part?.fraction && !part.problem && !readUnit(tokens, part.next) ? part : undefined;
}

/** How much a converted length may differ, because it is rounded: feet, and a fraction of the length. */
const rounding = { feet: 0.02, part: 1e-3 };

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** "30.480 m / 100.00 ft", "15.24 meters, or 50 feet": the same length again in another unit. */
function repeatedInOtherUnit(
  tokens: readonly Token[],
  at: number,
  length: number,
  unit: LengthUnit,
): { readonly problem?: string; readonly next: number } | undefined {
  const joint = textAt(tokens, at) === ',' ? at + 1 : at;
  const again = /^(?:or|\/|=|being)$/.test(textAt(tokens, joint)) ? readNumber(tokens, joint + 1) : undefined;
  const other = again && readUnit(tokens, again.next);
  if (!again || !other || other.unit === unit || again.problem) return undefined;
  return isSameLength(again.value * other.unit.feet, length) ? { next: other.next } : undefined;
}

const isSameLength = (one: number, other: number): boolean =>
  Math.abs(one - other) <= rounding.feet + other * rounding.part;

/** The same length again in parentheses, in any unit: "200 feet (60.96 m)". */
function repeatedInParentheses(
  tokens: readonly Token[],
  at: number,
  length: number,
): { readonly problem?: string; readonly next: number } | undefined {
  const close = closing[textAt(tokens, at)];
  const again = close ? readNumber(tokens, at + 1) : undefined;
  if (!again) return undefined;
  const unit = readUnit(tokens, again.next);
  const next = unit?.next ?? again.next;
  if (textAt(tokens, next) !== close) return undefined;
  if (!unit) return Math.abs(again.value - length) <= maxFloatError ? { next: next + 1 } : undefined;
  const other = again.value * unit.unit.feet;
  if (isSameLength(other, length)) return { next: next + 1 };
  const problem = `it says ${formatNumber(length)} feet and, in parentheses, ${formatNumber(other)} feet`;
  return { problem, next: next + 1 };
}
