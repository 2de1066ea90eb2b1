// A straight edge while its statement is read: its parts, and the call that it becomes. Unused parts make it doubtful.
import { firstOf } from '../reading/alternatives.ts';
import { azimuthNamed } from '../reading/lexicon.ts';
import { isGluedAt, isValueAt, textAt } from '../reading/tokens.ts';
import type { Heading, PartialCall } from '../survey/call.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import type { BearingPhrase, LengthPhrase } from './phrase.ts';
import { adjacent, hedgeOf, type LengthRole, namesSource, roleOf, vagueWord } from './roles.ts';
import { type Context, returnsToBeginning, type Said, textsOf } from './said.ts';

export interface Course {
  readonly kind: 'course';
  readonly first: number;
  next: number;
  readonly bearing?: BearingPhrase;
  readonly heading?: Heading;
  length?: LengthPhrase;
  /** A length to something that it passes. */
  passed?: LengthPhrase;
  place?: LengthPhrase;
  problem?: string | undefined;
  /** Whether there have been words after which nothing belongs to the edge. */
  closed?: boolean;
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
export function takeLength(course: Course, phrase: LengthPhrase, context: Context, last: number): void {
  const from = course.bearing?.next ?? last;
  if (!phrase.unit && !phrase.aside && !isBareLength(context, from, phrase)) {
    if (!course.closed)
      course.problem ??= phrase.problem ?? `what ${formatNumber(phrase.feet)} is isn't clear`;
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
  distance: (course, phrase, context) => takeDistance(course, phrase, context, false),
  total: (course, phrase, context) => takeDistance(course, phrase, context, true),
};

/** "South, 20 feet from the wall, 30 feet": right after its direction, it may be the distance. */
function takePlace(course: Course, phrase: LengthPhrase, { tokens }: Context, from: number): void {
  const isFirst = !course.length && adjacent(tokens, from, phrase.first);
  if (!isFirst || azimuthNamed(textAt(tokens, phrase.next)) !== undefined) return;
  course.place = phrase;
  course.next = phrase.next;
}

function takeDistance(course: Course, phrase: LengthPhrase, { tokens }: Context, isTotal: boolean): void {
  const { length, closed } = course;
  course.problem ??= phrase.problem ?? (closed ? undefined : hedgeOf(tokens, phrase));
  if (!length) setDistance(course, phrase);
  else if (!length.unit)
    course.problem ??= `whether ${formatNumber(length.feet)} is an angle or a length isn't clear`;
  else if (closed || isSameLength(length, phrase)) return;
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

/** "100 feet (measured), 101 feet (deed)" is one length from two sources; otherwise two lengths contradict each other. */
function takeSecond(
  course: Course,
  length: LengthPhrase,
  second: LengthPhrase,
  tokens: Context['tokens'],
): void {
  const [one, two] = [formatNumber(length.feet), formatNumber(second.feet)];
  if (namesSource(tokens, length.next) && namesSource(tokens, second.next))
    course.notes.push(`${two} ft, by the other source, isn't used`);
  else course.problem ??= `two lengths are given for it, ${one} ft and ${two} ft`;
}

/** until: the end of its statement. */
export function courseSaid(course: Course, context: Context, until: number): Said {
  const { first, tie } = course;
  const length = course.length ?? course.place;
  const next = Math.max(course.next, length?.next ?? 0);
  const doubt = doubtOf(course);
  if (!length && !doubt) return withoutLength(course, context, until);
  const heading = headingOf(course);
  const reason = doubt ?? (length && lengthDoubt(course, length, context));
  if (reason || !length || !heading)
    return { first, next, what: { unread: reason ?? 'it has no bearing', ...partOfCourse(course) } };
  const notes = [...course.notes, ...notesOn(course, length, context)];
  return { first, next, what: { call: { kind: 'line', heading, length: length.feet }, notes, tie } };
}

/** What was understood of a course that can't be read. */
function partOfCourse(course: Course): { readonly partly?: PartialCall } {
  const heading = headingOf(course);
  const feet = course.length?.problem === undefined ? course.length?.feet : undefined;
  if (!heading && !feet) return {};
  return { partly: { kind: 'line', ...(heading ? { heading } : {}), ...(feet ? { length: feet } : {}) } };
}

function headingOf({ heading, bearing }: Course): Heading | undefined {
  if (heading || !bearing) return heading;
  return 'azimuth' in bearing.direction ? { azimuth: bearing.direction.azimuth } : undefined;
}

/** Why a course can't be read, regardless of its length. */
function doubtOf({ bearing, problem, length, place, isBehind }: Course): string | undefined {
  if (bearing && 'problem' in bearing.direction) return bearing.direction.problem;
  if (problem) return problem;
  if (length && place) return `which of its two lengths is its own isn't clear`;
  return isBehind && !length && !place ? 'which of two directions a length has is not clear' : undefined;
}

/** Why a course can't be read because of its length. */
const lengthDoubt = firstOf<[course: Course, length: LengthPhrase, context: Context], string>([
  (_, { problem }) => problem,
  (_, { first }, { tokens }) =>
    textAt(tokens, first).startsWith('.')
      ? `whether a figure before "${textAt(tokens, first)}" is lost isn't clear`
      : undefined,
  (_, { feet }) => (feet <= 0 ? 'its length is 0' : undefined),
  ({ passed }, { feet }) =>
    passed && passed.feet >= feet
      ? `it passes something at ${formatNumber(passed.feet)} ft, beyond its end`
      : undefined,
  (_, { unit, feet }, { otherUnits }) =>
    !unit && otherUnits
      ? `no unit is given for ${formatNumber(feet)}, and the deed has other units than feet`
      : undefined,
]);

/** The assumptions that were made. */
function notesOn(course: Course, length: LengthPhrase, { tokens }: Context): string[] {
  const notes: string[] = [];
  const { first, unit } = length;
  if (!unit && course.bearing && !course.bearing.exact)
    notes.push(`"${textAt(tokens, first)}" is read as a length, not as an angle`);
  if (!unit) notes.push('no unit is given; read as feet');
  if (unit?.note) notes.push(unit.note);
  const about = vagueWord(tokens, length);
  if (about) notes.push(`its length is given as "${about}" that`);
  if (textsOf(tokens, course.first, first).some((word) => word.startsWith('meander')))
    notes.push('only the general course of what meanders is known');
  return notes;
}

function withoutLength(course: Course, { tokens }: Context, until: number): Said {
  const { first, next, passed, bearing } = course;
  const partly = partOfCourse(course);
  if (returnsToBeginning(tokens, next, until)) {
    const hasNumber = tokens.slice(next, next + 4).some(({ value }) => value !== undefined);
    if (hasNumber) return { first, next, what: { unread: "its distance isn't clear", ...partly } };
    const azimuth = bearing && 'azimuth' in bearing.direction ? bearing.direction.azimuth : undefined;
    const notes = ['no distance is given; the edge goes back to the beginning'];
    const call = { kind: 'closing', ...(azimuth === undefined ? {} : { azimuth }) } as const;
    return { first, next, what: { call, notes, tie: false } };
  }
  if (!passed) return { first, next, what: { unread: 'it has no distance', ...partly } };
  const reason = `its only distance, ${formatNumber(passed.feet)} ft, is to something on the way`;
  return { first, next: passed.next, what: { unread: reason, ...partly } };
}
