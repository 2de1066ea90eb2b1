// Reads the typed lengths of the answers, and says what is wrong with them.
import { parseLengthIn, unreadLength } from '@homeplot/plan/typedLength';
import { sizeParts, withUnitOf } from '@homeplot/plan/typedSize';
import {
  formatLength,
  withSeparators,
  inMeters,
  isMetric,
  type Units,
  unitNames,
} from '@homeplot/plan/units';
import type { Answers, LotField } from './answers.ts';
import { type LotOutline, outlineOfSize, outlineOfTapes } from './lotOutline.ts';
import { exampleLot } from './startedLot.ts';

/** Feet: the shortest and the longest side of a lot. */
const sides = { min: 5, max: 10_000 } as const;

export const fieldsOf = ({ has }: Answers): readonly LotField[] =>
  has === 'size' ? ['size'] : has === 'tape' ? ['front', 'right', 'rear', 'left', 'diagonal'] : [];

const isOptional = (field: LotField): boolean => field === 'diagonal';

/** A typed length in feet, or the problem with it. side: which one it is, if one field has several. */
function readSide(typed: string, units: Units, side?: string): number | string {
  const text = typed.trim();
  if (text === '') return 'Type a length.';
  const feet = parseLengthIn(text, units);
  if (feet === undefined) return unreadLength(text, units);
  if (feet >= sides.min && feet <= sides.max) return feet;
  const number = (limit: number): string => (isMetric(units) ? inMeters(limit, 2) : withSeparators(limit));
  const got = `${side ? `the ${side} is` : 'got'} ${formatLength(feet, units)}`;
  return `Each side must be between ${number(sides.min)} and ${number(sides.max)} ${unitNames(units).length}; ${got}.`;
}

type Problems = Readonly<Partial<Record<LotField | 'purpose' | 'has', string>>>;

/** What is missing or can't be read; empty if nothing is. */
export function problemsOf(answers: Answers, units: Units): Problems {
  const { purpose, has, lengths } = answers;
  const problems: Partial<Record<keyof Problems, string>> = {};
  if (!purpose) problems.purpose = 'Choose what the plan is for.';
  if (!has) problems.has = 'Choose what you have.';
  for (const field of fieldsOf(answers)) {
    const typed = lengths[field] ?? '';
    if (isOptional(field) && typed.trim() === '') continue;
    const wrong = field === 'size' ? sizeOf(typed, units) : readSide(typed, units);
    if (typeof wrong === 'string') problems[field] = wrong;
  }
  if (has !== 'tape' || Object.keys(problems).length > 0) return problems;
  const outline = outlineOf(answers, units);
  return outline?.ok === false ? { diagonal: outline.problem } : {};
}

function sizeOf(typed: string, units: Units): string | { readonly width: number; readonly depth: number } {
  const [first = '', second, ...more] = sizeParts(typed);
  if (second === undefined || more.length > 0)
    return `Type the width and the depth, such as ${exampleSize(units)}.`;
  const width = readSide(withUnitOf(first, second), units, 'width');
  const depth = readSide(second, units, 'depth');
  if (typeof width === 'string') return width;
  return typeof depth === 'string' ? depth : { width, depth };
}

export const exampleSize = (units: Units): string => (isMetric(units) ? '15 x 36 m' : '50 x 120 ft');

/** The outline that the answers give; undefined if they give none. */
export function outlineOf({ has, lengths }: Answers, units: Units): LotOutline | undefined {
  if (has === 'nothing') return { ok: true, corners: outlineOfSize(exampleLot(units)) };
  if (has === 'size') {
    const size = sizeOf(lengths.size ?? '', units);
    return typeof size === 'string'
      ? { ok: false, problem: size }
      : { ok: true, corners: outlineOfSize(size) };
  }
  if (has !== 'tape') return undefined;
  const feet = (field: LotField): number => parseLengthIn(lengths[field] ?? '', units) ?? 0;
  const diagonal = lengths.diagonal?.trim() ? feet('diagonal') : undefined;
  return outlineOfTapes(
    { front: feet('front'), right: feet('right'), rear: feet('rear'), left: feet('left'), diagonal },
    units,
  );
}
