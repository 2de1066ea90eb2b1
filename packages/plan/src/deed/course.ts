// A straight edge while its statement is read: what belongs to it, and the call that it becomes. What is left over marks it.
import { azimuthNamed } from '../reading/lexicon.ts';
import type { Heading } from '../survey/call.ts';
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
  /** A length to something on the way. */
  passed?: LengthPhrase;
  place?: LengthPhrase;
  problem?: string | undefined;
  /** Whether words have come after which nothing is of the edge. */
  closed?: boolean;
  tie: boolean;
  /** Whether its bearing stands right behind the length of the edge before. */
  readonly isBehind?: boolean;
  readonly notes: string[];
}

/** Whether a bare number behind a bearing is its length: nothing stands between, and nothing else can follow. */
function isBareLength({ tokens }: Context, from: number, { first, next }: LengthPhrase): boolean {
  if (!adjacent(tokens, from, first)) return false;
  const after = tokens[next];
  if (!after || after.kind === 'line') return true;
  if (
    after.glued &&
    (!/^[;,)]$/.test(after.text) || (tokens[next + 1]?.glued && tokens[next + 1]?.value !== undefined))
  )
    return false;
  if (after.text === ')') return tokens[first - 1]?.text === '(';
  return /^(?:[;,.(|]|to|more|thence|then|and|along|at|with|by|on)$/.test(after.text);
}

/** What a length is to the course. last: the end of the phrase before that means something. */
export function takeLength(course: Course, phrase: LengthPhrase, context: Context, last: number): void {
  const { tokens } = context;
  const from = course.bearing?.next ?? last;
  if (!phrase.unit && !phrase.aside && !isBareLength(context, from, phrase)) {
    if (!course.closed)
      course.problem ??= phrase.problem ?? `what ${formatNumber(phrase.feet)} is isn't clear`;
    return;
  }
  const role = roleOf(tokens, last, phrase);
  if (role === 'size') {
    if (phrase.problem && !course.length) course.problem ??= phrase.problem;
    return;
  }
  if (role === 'place') takePlace(course, phrase, from, context);
  else if (role === 'passed') course.passed = phrase;
  else if (role !== 'source') takeDistance(course, phrase, context, role);
}

/** "South, 20 feet from the wall, 30 feet": right behind its direction it may be the distance. */
function takePlace(course: Course, phrase: LengthPhrase, from: number, { tokens }: Context): void {
  if (
    course.length ||
    !adjacent(tokens, from, phrase.first) ||
    azimuthNamed(tokens[phrase.next]?.text) !== undefined
  )
    return;
  course.place = phrase;
  course.next = phrase.next;
}

function takeDistance(course: Course, phrase: LengthPhrase, { tokens }: Context, role: LengthRole): void {
  const { length } = course;
  if (phrase.problem) course.problem ??= phrase.problem;
  const hedge = hedgeOf(tokens, phrase);
  if (hedge && !course.closed) course.problem ??= hedge;
  if (!length) {
    course.length = phrase;
    course.next = phrase.next;
    return;
  }
  if (!length.unit) {
    course.problem ??= `whether ${formatNumber(length.feet)} is an angle or a length isn't clear`;
    return;
  }
  if (course.closed || Math.abs(length.feet - phrase.feet) < 1e-3 * length.feet) return;
  if (role === 'total') {
    course.passed = length;
    course.length = phrase;
    course.next = phrase.next;
    return;
  }
  const [one, two] = [formatNumber(length.feet), formatNumber(phrase.feet)];
  // "100 feet (measured), 101 feet (deed)" is one length by two sources.
  if (namesSource(tokens, length.next) && namesSource(tokens, phrase.next))
    course.notes.push(`${two} ft, by the other source, isn't used`);
  else course.problem ??= `two lengths are given for it, ${one} ft and ${two} ft`;
}

/** until: the end of its statement. */
export function courseSaid(course: Course, context: Context, until: number): Said {
  const { tokens, otherUnits } = context;
  const { first, bearing, passed, place, notes } = course;
  const length = course.length ?? place;
  const next = Math.max(course.next, length?.next ?? 0);
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  const direction = bearing?.direction;
  if (direction && 'problem' in direction) return unread(direction.problem);
  if (course.problem) return unread(course.problem);
  if (course.length && place) return unread(`which of its two lengths is its own isn't clear`);
  if (!length && course.isBehind) return unread(behindReason);
  if (!length) return withoutLength(course, context, until);
  if (length.problem) return unread(length.problem);
  if (tokens[length.first]?.text.startsWith('.'))
    return unread(`whether a figure before "${tokens[length.first]?.text}" is lost isn't clear`);
  if (length.feet <= 0) return unread('its length is 0');
  if (passed && passed.feet >= length.feet)
    return unread(`it passes something at ${formatNumber(passed.feet)} ft, beyond its end`);
  if (!length.unit && otherUnits)
    return unread(
      `no unit is given for ${formatNumber(length.feet)}, and the deed has other units than feet`,
    );
  const heading = course.heading ?? (direction ? { azimuth: direction.azimuth } : undefined);
  if (!heading) return unread('it has no bearing');
  const all = [...notes];
  if (!length.unit && bearing && !bearing.exact)
    all.push(`"${tokens[length.first]?.text}" is read as a length, not as an angle`);
  if (!length.unit) all.push('no unit is given; read as feet');
  if (length.unit?.note) all.push(length.unit.note);
  const about = vagueWord(tokens, length);
  if (about) all.push(`its length is given as "${about}" that`);
  if (textsOf(tokens, first, length.first).some((word) => word.startsWith('meander')))
    all.push('only the general course of what meanders is known');
  return {
    first,
    next,
    what: { call: { kind: 'line', heading, length: length.feet }, notes: all, tie: course.tie },
  };
}

const behindReason = 'which of two directions a length has is not clear';

function withoutLength({ first, next, passed, bearing }: Course, { tokens }: Context, until: number): Said {
  if (returnsToBeginning(tokens, next, until)) {
    const hasNumber = tokens.slice(next, next + 4).some(({ value }) => value !== undefined);
    if (hasNumber) return { first, next, what: { unread: "its distance isn't clear" } };
    const azimuth = bearing && 'azimuth' in bearing.direction ? bearing.direction.azimuth : undefined;
    const notes = ['no distance is given; the edge goes back to the beginning'];
    const call = { kind: 'closing', ...(azimuth === undefined ? {} : { azimuth }) } as const;
    return { first, next, what: { call, notes, tie: false } };
  }
  if (!passed) return { first, next, what: { unread: 'it has no distance' } };
  const reason = `its only distance, ${formatNumber(passed.feet)} ft, is to something on the way`;
  return { first, next: passed.next, what: { unread: reason } };
}
