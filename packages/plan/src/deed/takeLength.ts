// Handles a length in a statement: it belongs to the current call, to the bearing after it, or to an edge that continues in
// the direction of the one before.
import { readPoint } from '../reading/compassPoint.ts';
import { readLength } from '../reading/lengths.ts';
import { inches } from '../measure/lengthUnits.ts';
import { generalAzimuth } from '../reading/lexicon.ts';
import { textAt, type Token } from '../reading/tokens.ts';
import { formatNumber } from '../measure/units.ts';
import { type Course, takeCourseLength } from './course.ts';
import { type Curve, figuresOf, wholeSize } from './curve.ts';
import { namesChord, takeFigure } from './curveFigures.ts';
import { ways } from './deedLexicon.ts';
import { generalReason } from './generalDirection.ts';
import { adjacentToBearing, labeled } from './neighbors.ts';
import type { LengthPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { roleOf } from './roles.ts';
import { textsOf } from './said.ts';
import { takeCurveMention } from './takeCurve.ts';

/** Whether the length was used for a call. */
export function takeLengthPhrase(reader: Reader, phrase: LengthPhrase, i: number): boolean {
  if (reader.isClosed || reader.isWitness || reader.isBackAtBeginning(phrase.first)) return false;
  if (reader.draft?.kind !== 'curve' && isRadius(reader, phrase))
    takeCurveMention(reader, { at: phrase.next, from: phrase.first, runs: true, isNew: true });
  const { draft } = reader;
  if (draft?.kind === 'curve') return takeOfCurve(reader, draft, phrase, i);
  if (draft && !(reader.isWhole(draft) && precedesBearing(reader, phrase, i))) {
    if (!startsOtherEdge(reader, draft, phrase)) takeCourseLength(draft, phrase, reader.context, reader.last);
    return true;
  }
  if (precedesBearing(reader, phrase, i)) setLead(reader, phrase);
  else takeLengthAlone(reader, phrase);
  return phrase.unit !== undefined;
}

/** Whether a length is a radius: "20 foot radius". */
const isRadius = (reader: Reader, { unit, next }: LengthPhrase): boolean =>
  unit !== undefined && /^(?:radius|- radius)(?!\S)/.test(reader.words(next, next + 2).join(' '));

function takeOfCurve(reader: Reader, curve: Curve, phrase: LengthPhrase, i: number): boolean {
  // "a long chord of 35.36 feet bearing N 33 W"
  const isOfCurve =
    namesChord(reader.context.tokens, reader.last, phrase) ||
    /^(?:bearing|bears|which)$/.test(reader.text(phrase.next));
  if (!isOfCurve && precedesBearing(reader, phrase, i) && figuresOf(curve) >= wholeSize)
    setLead(reader, phrase);
  else takeFigure(curve, phrase, reader.context.tokens, reader.last);
  return phrase.unit !== undefined || curve.next === phrase.next;
}

function setLead(reader: Reader, phrase: LengthPhrase): void {
  reader.finish();
  if (reader.lead) reader.leftover ??= `it isn't clear what ${formatNumber(reader.lead.feet)} ft is`;
  reader.lead = phrase;
}

/** "50 feet west", "40 poles S 20 E": whether a length belongs to the bearing after it. */
function precedesBearing(reader: Reader, phrase: LengthPhrase, i: number): boolean {
  const { tokens } = reader.context;
  const { phrases, manner } = reader.statement;
  const j = phrases.findIndex(
    (one, at) => at > i && !(one.kind === 'word' && adjacentToBearing(tokens, phrase.next, one.next)),
  );
  const [bearing, behind] = [phrases[j], phrases[j + 1]];
  if (bearing?.kind !== 'bearing' || bearing.aside !== phrase.aside) return false;
  // "100 feet N 5 E 50 feet": the bearing has a length of its own.
  if (behind?.kind === 'length' && behind.unit !== undefined) return false;
  const isRow = behind === undefined && manner !== 'thence' && reader.said.length === 0;
  return (
    (phrase.unit !== undefined || isRow) &&
    phrase.unit !== inches &&
    startsEdge(reader, phrase, i) &&
    roleOf(tokens, reader.last, phrase) !== 'passed' &&
    !isOffset(tokens, bearing.next)
  );
}

/** "10 chains South of the corner", "10 chains South and 6 chains East of it": whether a direction is measured from a thing. */
export function isOffset(tokens: readonly Token[], at: number): boolean {
  const second = /^(?:and|&)$/.test(textAt(tokens, at)) ? readLength(tokens, at + 1) : undefined;
  const point = second?.unit && readPoint(tokens, second.next);
  return /^(?:of|from|fr|frm)$/.test(textAt(tokens, point ? point.next : at));
}

/** Whether a length is where an edge begins. */
const startsEdge = (reader: Reader, { first }: LengthPhrase, i: number): boolean =>
  first === 0 ||
  first === reader.statement.first ||
  /^(?:[;:,]|\n|and|thence|then|run|running|go|going|of|for)$/.test(reader.text(first - 1)) ||
  labeled(reader.statement, i);

/** A length after a complete edge that belongs to another edge: "then easterly 40 feet", "; 10 feet". */
function startsOtherEdge(reader: Reader, course: Course, phrase: LengthPhrase): boolean {
  const { tokens } = reader.context;
  if (course.length === undefined || reader.general === undefined || !phrase.unit) return false;
  const words = reader.since(phrase.first);
  const general = words.findIndex((word) => generalAzimuth(word) !== undefined);
  if (general < 0 || roleOf(tokens, reader.last, phrase) !== 'distance') return false;
  const first = reader.last + general;
  reader.finish();
  reader.said.push({ first, next: phrase.next, what: { unread: generalReason(reader.text(first)) } });
  return true;
}

/** A length when there is no current call. */
function takeLengthAlone(reader: Reader, phrase: LengthPhrase): void {
  const { tokens } = reader.context;
  if (!phrase.unit) {
    if (!phrase.aside)
      reader.leftover ??= phrase.problem ?? `it isn't clear what ${formatNumber(phrase.feet)} is`;
    return;
  }
  const role = roleOf(tokens, reader.last, phrase);
  if (role !== 'distance' && role !== 'total') return;
  if (reader.onward !== undefined && reader.said.every(({ what }) => !('aside' in what))) {
    takeOnward(reader, reader.onward, phrase);
    return;
  }
  if (reader.lead) reader.leftover ??= `it isn't clear what ${formatNumber(phrase.feet)} ft is`;
  else reader.lead = phrase;
}

/** "continuing 45.25 feet": an edge in the direction of the previous one. */
function takeOnward(reader: Reader, first: number, length: LengthPhrase): void {
  const { tokens } = reader.context;
  const bends = textsOf(tokens, first, length.first).some(
    (word) => ways.has(word) || /^(?:curve|arc|meanders|meandering|shore)$/.test(word),
  );
  const isNamed = textsOf(tokens, first, length.first).includes('line');
  reader.draft = {
    kind: 'course',
    first,
    next: length.next,
    heading: { deflection: 0 },
    notes: ['it continues in the direction of the edge before it'],
    tie: false,
    problem:
      reader.leftover ??
      (bends && !isNamed ? 'it continues along something that may bend' : undefined) ??
      (reader.general === undefined ? undefined : "it continues in a direction that isn't exact"),
  };
  reader.leftover = undefined;
  reader.onward = undefined;
  takeCourseLength(reader.draft, length, reader.context, reader.last);
}
