// A mention of a curve in a statement: the curve begins, is announced, or is left.
import { formatNumber } from '../survey/formatNumber.ts';
import type { Course } from './course.ts';
import type { Curve } from './curve.ts';
import { announces, type CurveMention, isLeft } from './curveMentions.ts';
import { takeWord } from './curveWords.ts';
import type { Reader } from './reader.ts';
import { textsOf } from './said.ts';

export function takeCurveMention(reader: Reader, mention: CurveMention): void {
  const { tokens } = reader.context;
  const { draft } = reader;
  const { at } = mention;
  if (isLeft(tokens, at)) return;
  if (draft?.kind === 'curve' && !mention.isNew) takeWord(draft, tokens, at);
  else beginCurve(reader, mention, draft?.kind === 'course' ? draft : undefined);
}

/** course: the current one, which comes to the curve or is what its bearing is said for. */
function beginCurve(reader: Reader, mention: CurveMention, course: Course | undefined): void {
  const { tokens } = reader.context;
  const { at, from } = mention;
  const isWhole = course !== undefined && reader.isWhole(course);
  const isAfterEdge = reader.said.length > 0 || isWhole;
  const own = isWhole || course?.problem ? undefined : course;
  if (!own) reader.finish();
  const curve = newCurve(reader, mention, isAfterEdge);
  if (own) curve.first = own.first;
  if (course?.bearing && 'azimuth' in course.bearing.direction) curve.from = course.bearing.direction.azimuth;
  curve.problem ??= reader.leftover;
  reader.leftover = undefined;
  reader.draft = curve;
  if (own) takeBearingBefore(reader, curve, own, at);
  for (let i = from; i <= at; i += 1) takeWord(curve, tokens, i);
  takeLengthBefore(reader, curve);
}

/** A new curve, with what has been announced about it. */
function newCurve(reader: Reader, { at, from, runs }: CurveMention, isAfterEdge: boolean): Curve {
  const announced = (isAfterEdge || reader.isPreamble) && (announces(reader.context.tokens, at) || !runs);
  const known = isAfterEdge || announced ? undefined : reader.announcedBefore;
  if (known) reader.runsAlong = true;
  return {
    kind: 'curve',
    ...known,
    figures: { ...known?.figures },
    notes: [...(known?.notes ?? [])],
    first: reader.begin(from),
    next: at + 1,
    announced,
  };
}

/** "52.36 feet along a curve" */
function takeLengthBefore(reader: Reader, curve: Curve): void {
  const { lead } = reader;
  reader.lead = undefined;
  if (!lead) return;
  if (/^(?:along|on|by|of|upon)$/.test(reader.text(lead.next))) {
    curve.figures.arc ??= lead.feet;
    curve.problem ??= lead.problem;
  } else curve.problem ??= `it isn't clear what ${formatNumber(lead.feet)} ft is of the curve`;
}

/** "N 45 E along a curve", "N 45 E, chord distance 70.71 feet, along a curve". */
function takeBearingBefore(reader: Reader, curve: Curve, { bearing, problem }: Course, at: number): void {
  if (problem) curve.problem ??= problem;
  if (!bearing) return;
  const { tokens } = reader.context;
  const isChord = textsOf(tokens, bearing.next, at + 1).some((word) => /^(?:chord|ch)$/.test(word));
  if (!isChord) curve.problem ??= "it doesn't say whether its bearing is that of the chord or of the tangent";
  else if ('problem' in bearing.direction) curve.problem ??= bearing.direction.problem;
  else curve.starts = { chord: bearing.direction.azimuth };
}
