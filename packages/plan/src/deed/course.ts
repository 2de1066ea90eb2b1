// A straight edge while its statement is read: the parts that were found so far.
import { azimuthNamed } from '../reading/lexicon.ts';
import { isGluedAt, isValueAt, textAt } from '../reading/tokens.ts';
import type { Heading } from '../survey/call.ts';
import { formatNumber } from '../measure/units.ts';
import type { BearingPhrase, LengthPhrase } from './phrase.ts';
import { adjacent, hedgeOf, type LengthRole, namesSource, roleOf } from './roles.ts';
import { type Context, textsOf } from './said.ts';

export interface Course {
  readonly kind: 'course';
  readonly first: number;
  next: number;
  readonly bearing?: BearingPhrase;
  readonly heading?: Heading;
  length?: LengthPhrase;
  /** A length to something that it passes. */
  passed?: LengthPhrase;
  /** A length that may be measured from a thing beside the course, or be its distance. */
  place?: LengthPhrase;
  problem?: string | undefined;
  /** Whether there have been words after which nothing belongs to the edge. */
  closed?: boolean;
  /** Whether it leads to the beginning of the lot, or from one thing to another, and so isn't an edge. */
  tie: boolean;
  /** Whether its bearing comes right after the length of the previous edge. */
  readonly isBehind?: boolean;
  readonly notes: string[];
}

/** Whether a number without a unit after a bearing is its length: nothing is in between, and nothing else can follow. */
function isBareLength({ tokens }: Context, from: number, { first, next }: LengthPhrase): boolean {
  if (!adjacent(tokens, from, first)) return false;
  const after = tokens[next];
  if (!after || after.kind === 'line') return true;
  const isInNumber = isGluedAt(tokens, next + 1) && isValueAt(tokens, next + 1);
  if (after.glued && (isInNumber || !/^[;,)]$/.test(after.text))) return false;
  if (after.text === ')') return textAt(tokens, first - 1) === '(';
  return /^(?:[;,.(|]|to|more|thence|then|and|along|at|with|by|on)$/.test(after.text);
}

/** The role of a length in the course. last: the end of the last significant phrase before it. */
export function takeCourseLength(course: Course, phrase: LengthPhrase, context: Context, last: number): void {
  const from = course.bearing?.next ?? last;
  if (!phrase.unit && !phrase.aside && !isBareLength(context, from, phrase)) {
    if (!course.closed)
      course.problem ??= phrase.problem ?? `it isn't clear what ${formatNumber(phrase.feet)} is`;
    return;
  }
  takers[roleOf(context.tokens, last, phrase)]?.(course, phrase, context, from);
}

/** from: after the bearing of the course, or after the phrase before the length. */
type Taker = (course: Course, phrase: LengthPhrase, context: Context, from: number) => void;

const takers: Partial<Readonly<Record<LengthRole, Taker>>> = {
  size: (course, { problem }) => {
    if (!course.length) course.problem ??= problem;
  },
  place: takePlace,
  passed: (course, phrase) => {
    course.passed = phrase;
  },
  source: (course, phrase, { tokens }) => {
    if (phrase.unit && !(course.length && isSameLength(course.length, phrase)))
      course.notes.push(unusedNote(tokens, phrase));
    else noteProjection(course, phrase, tokens);
  },
  distance: (course, phrase, context) => takeDistance(course, phrase, context, false),
  total: (course, phrase, context) => takeDistance(course, phrase, context, true),
};

/** "South, 20 feet from the wall, 30 feet": right after its direction, it may be the distance. */
function takePlace(course: Course, phrase: LengthPhrase, { tokens }: Context, from: number): void {
  const isFirst = !course.length && !phrase.aside && adjacent(tokens, from, phrase.first);
  if (!isFirst || azimuthNamed(textAt(tokens, phrase.next)) !== undefined) return;
  course.place = phrase;
  course.next = phrase.next;
}

function takeDistance(course: Course, phrase: LengthPhrase, { tokens }: Context, isTotal: boolean): void {
  const { length, closed } = course;
  course.problem ??= phrase.problem ?? (closed ? undefined : hedgeOf(tokens, phrase));
  if (!length) setDistance(course, phrase);
  else if (!length.unit)
    course.problem ??= `it isn't clear whether ${formatNumber(length.feet)} is an angle or a length`;
  else if (closed) return;
  else if (isSameLength(length, phrase)) noteProjection(course, phrase, tokens);
  else if (isTotal && phrase.feet < length.feet && textAt(tokens, phrase.first - 1) === 'at')
    course.passed = phrase;
  else if (isTotal) {
    course.passed = length;
    setDistance(course, phrase);
  } else takeSecond(course, length, phrase, tokens);
}

function setDistance(course: Course, phrase: LengthPhrase): void {
  course.length = phrase;
  course.next = phrase.next;
}

const isSameLength = (one: LengthPhrase, other: LengthPhrase): boolean =>
  Math.abs(one.feet - other.feet) < 1e-3 * one.feet;

/** Grid and surface distances differ so little that they count as the same length; a note says which one isn't used. */
function noteProjection(course: Course, phrase: LengthPhrase, tokens: Context['tokens']): void {
  const kind = kindOf(tokens, phrase);
  if (kind && /^(?:surface|ground|grid)$/.test(kind)) course.notes.push(unusedNote(tokens, phrase));
}

/** The nearest word that says which of two lengths this one is, such as "surface". */
function kindOf(tokens: Context['tokens'], { first, next }: LengthPhrase): string | undefined {
  const before = textsOf(tokens, first - 4, first);
  const own = before.slice(1 + before.lastIndexOf(')')).toReversed();
  const around = [...textsOf(tokens, next, next + 2), ...own, ...textsOf(tokens, next + 2, next + 4)];
  return around.find((word) => /^(?:surface|ground|grid|record|deed|plat|measured|calculated)$/.test(word));
}

/** Which of two lengths isn't used: "the surface distance of 100.01 ft isn't used". */
function unusedNote(tokens: Context['tokens'], phrase: LengthPhrase): string {
  const kind = kindOf(tokens, phrase);
  return `the ${kind ? `${kind} ` : ''}distance of ${formatNumber(phrase.feet)} ft isn't used`;
}

/** "100 feet (measured), 101 feet (deed)" is one length from two sources; otherwise two lengths contradict each other. */
function takeSecond(
  course: Course,
  length: LengthPhrase,
  second: LengthPhrase,
  tokens: Context['tokens'],
): void {
  const [one, two] = [formatNumber(length.feet), formatNumber(second.feet)];
  if (namesSource(tokens, length.next) && namesSource(tokens, second.next))
    course.notes.push(unusedNote(tokens, second));
  else course.problem ??= `two lengths are given for it, ${one} ft and ${two} ft`;
}
