// The call that a course becomes once its statement is read. Unused parts make it doubtful.
import { quoted } from '../measure/quoted.ts';
import { firstOf } from '../reading/alternatives.ts';
import { textAt } from '../reading/tokens.ts';
import type { Heading, PartialCall } from '../survey/call.ts';
import { formatNumber } from '../measure/units.ts';
import type { LengthPhrase } from './phrase.ts';
import { vagueWord } from './roles.ts';
import { type Context, returnsToBeginning, type Said, textsOf } from './said.ts';
import type { Course } from './course.ts';

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
  if (length && place) return "it isn't clear which of its two lengths is its own";
  return isBehind && !length && !place ? "it isn't clear which of two directions a length has" : undefined;
}

/** Why a course can't be read because of its length. */
const lengthDoubt = firstOf<[course: Course, length: LengthPhrase, context: Context], string>([
  (_, { problem }) => problem,
  (_, { first }, { tokens }) =>
    textAt(tokens, first).startsWith('.')
      ? `it isn't clear whether a figure before ${quoted(textAt(tokens, first))} is lost`
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
    notes.push(`${quoted(textAt(tokens, first))} is read as a length, not as an angle`);
  if (course.bearing?.note) notes.push(course.bearing.note);
  if (!unit) notes.push('no unit is given; read as feet');
  if (unit?.note) notes.push(unit.note);
  const about = vagueWord(tokens, length);
  if (about) notes.push(`its length is given as ${quoted(about)} that`);
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
