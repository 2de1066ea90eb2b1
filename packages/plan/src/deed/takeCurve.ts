// A word of a curve: one begins, is announced, or is left.
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
  const { at, from } = mention;
  if (isLeft(tokens, at)) return;
  if (draft?.kind === 'curve' && !mention.isNew) {
    takeWord(draft, tokens, at);
    return;
  }
  const course = draft?.kind === 'course' ? draft : undefined;
  const isAfterEdge = reader.said.length > 0 || (course !== undefined && reader.isWhole(course));
  const before = course && !reader.isWhole(course) && !course.problem ? course : undefined;
  if (!before) reader.finish();
  const isAnnounced = (isAfterEdge || reader.isPreamble) && (announces(tokens, at) || !mention.runs);
  const known = isAfterEdge || isAnnounced ? undefined : reader.announcedBefore;
  if (known) reader.runsAlong = true;
  const curve: Curve = {
    kind: 'curve',
    notes: [],
    figures: {},
    ...(known ? { ...known, figures: { ...known.figures }, notes: [...known.notes] } : {}),
    first: before?.first ?? reader.begin(from),
    next: at + 1,
    announced: isAnnounced,
  };
  if (course?.bearing && 'azimuth' in course.bearing.direction) curve.from = course.bearing.direction.azimuth;
  if (reader.leftover) curve.problem ??= reader.leftover;
  reader.leftover = undefined;
  reader.draft = curve;
  if (before) takeBearingBefore(reader, curve, before, at);
  for (let i = from; i <= at; i += 1) takeWord(curve, tokens, i);
  const { lead } = reader;
  reader.lead = undefined;
  if (!lead) return;
  if (/^(?:along|on|by|of|upon)$/.test(tokens[lead.next]?.text ?? '')) {
    curve.figures.arc ??= lead.feet;
    if (lead.problem) curve.problem ??= lead.problem;
  } else curve.problem ??= `what ${formatNumber(lead.feet)} ft is of the curve isn't clear`;
}

/** "N 45 E along a curve", "N 45 E, chord distance 70.71 feet, along a curve". */
function takeBearingBefore(reader: Reader, curve: Curve, { bearing, problem }: Course, at: number): void {
  if (problem) curve.problem ??= problem;
  if (!bearing) return;
  const { tokens } = reader.context;
  const isChord = textsOf(tokens, bearing.next, at + 1).some((word) => /^(?:chord|ch)$/.test(word));
  if (!isChord) curve.problem ??= 'whether its bearing is that of the chord or of the tangent is not given';
  else if ('problem' in bearing.direction) curve.problem ??= bearing.direction.problem;
  else curve.starts = { chord: bearing.direction.azimuth };
}
