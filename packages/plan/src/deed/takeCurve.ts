// A mention of a curve in a statement: the curve begins, is announced, or is left. Its numbers are taken by
// curveFigures.ts, its bearings and words by curveWords.ts; what it means in the end is in curveSaid.ts.
import { formatNumber } from '../measure/units.ts';
import type { Course } from './course.ts';
import { type Curve, figuresOf, wholeSize } from './curve.ts';
import { announces, type CurveMention, isLeft, runsAlongSaid } from './curveMentions.ts';
import { takeCurveWord } from './curveWords.ts';
import type { Reader } from './reader.ts';
import { type Context, textsOf } from './said.ts';
import { textAt } from '../reading/tokens.ts';

export function takeCurveMention(reader: Reader, mention: CurveMention): void {
  const { tokens } = reader.context;
  const { draft } = reader;
  const { at } = mention;
  if (isLeft(tokens, at)) return;
  if (draft?.kind === 'curve' && !mention.isNew && !reachesNextCurve(draft, tokens, mention)) {
    if (draft.announced && runsAlongSaid(tokens, at)) draft.announced = false;
    takeCurveWord(draft, tokens, at);
  } else beginCurve(reader, mention, draft?.kind === 'course' ? draft : undefined);
}

/** "an arc distance of 52.36 feet to the beginning of a reverse curve": the end of one curve announces the next. */
const reachesNextCurve = (curve: Curve, tokens: Context['tokens'], { from }: CurveMention): boolean =>
  !curve.announced &&
  !curve.closed &&
  figuresOf(curve) >= wholeSize &&
  announces(tokens, from) &&
  /^an?$/.test(textAt(tokens, from - 1));

/** course: the current course, if any. It leads to the curve, or its bearing and length are those of the curve. */
function beginCurve(reader: Reader, mention: CurveMention, course: Course | undefined): void {
  const { tokens } = reader.context;
  const { at, from } = mention;
  const last = reader.draft?.kind === 'curve' ? reader.draft : undefined;
  const own = ownCourse(reader, course, at);
  const isAfterEdge =
    reader.said.length > 0 || last !== undefined || (course !== undefined && reader.isWhole(course));
  if (!own) reader.finish();
  const curve = newCurve(reader, mention, isAfterEdge);
  if (own) curve.first = own.first;
  if (course?.bearing && 'azimuth' in course.bearing.direction) curve.from = course.bearing.direction.azimuth;
  curve.problem ??= reader.leftover;
  reader.leftover = undefined;
  reader.draft = curve;
  if (own) takeBearingBefore(reader, curve, own, at);
  for (let i = firstWordOf(reader, from); i <= at; i += 1) takeCurveWord(curve, tokens, i);
  if (last?.turn) curve.turn ??= turnAfter(last.turn, tokens, from, at);
  takeLengthBefore(reader, curve);
}

/** The course that says something of the curve: it has no length of its own, or runs into the curve. */
function ownCourse(reader: Reader, course: Course | undefined, at: number): Course | undefined {
  if (!course || course.problem) return undefined;
  return reader.isWhole(course) && !runsInto(course, reader.context.tokens, at) ? undefined : course;
}

/** "N 45 E 52.36 feet along the arc of a curve": a bearing and a length right before the curve are about the curve. */
const runsInto = ({ next }: Course, tokens: Context['tokens'], at: number): boolean =>
  /^(?:along|on|by|upon|around)(?: the)? arc of$/.test(
    textsOf(tokens, next, at + 2)
      .join(' ')
      .replace(/ of .*$/, ' of'),
  );

/** Where the words about a curve begin: after "thence" if nothing else comes before it, as in "counterclockwise along the arc". */
const firstWordOf = ({ said, draft, statement }: Reader, from: number): number =>
  said.length === 0 && draft?.first === statement.first && statement.manner === 'thence'
    ? statement.first
    : from;

/** The side to which a compound or reverse curve turns after another curve. */
function turnAfter(
  before: 'left' | 'right',
  tokens: Context['tokens'],
  from: number,
  at: number,
): 'left' | 'right' | undefined {
  const words = textsOf(tokens, from, at);
  if (words.includes('compound')) return before;
  if (words.includes('reverse')) return before === 'left' ? 'right' : 'left';
  return undefined;
}

/** A new curve, with what has been announced about it. */
function newCurve(reader: Reader, { at, from, runs }: CurveMention, isAfterEdge: boolean): Curve {
  const announced = (isAfterEdge || reader.isPreamble) && (announces(reader.context.tokens, from) || !runs);
  const known = isAfterEdge || announced ? undefined : reader.announcedBefore;
  const travel = travelOf(reader, from);
  if (known) reader.runsAlong = true;
  return {
    kind: 'curve',
    ...known,
    figures: { ...known?.figures },
    notes: [...(known?.notes ?? [])],
    first: reader.callStart(from),
    next: at + 1,
    announced,
    ...(isAfterEdge || known ? {} : { from: reader.headingBefore }),
    ...(announced || travel.length === 0 ? {} : { travel }),
  };
}

/** "Southerly and Westerly along the arc of said curve", up to the mention of the curve. */
const travelOf = ({ statement }: Reader, from: number): number[] =>
  statement.phrases.flatMap((phrase) =>
    phrase.kind === 'general' && phrase.first < from ? [phrase.azimuth] : [],
  );

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
