// A length in a statement: of the call under way, of the bearing behind it, or of an edge that goes on.
import type { Token } from '../reading/tokens.ts';
import { inches } from '../reading/lengthUnits.ts';
import { generalAzimuth } from '../reading/lexicon.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import { type Course, takeLength } from './course.ts';
import { figuresOf, takeFigure } from './curve.ts';
import { ways } from './deedLexicon.ts';
import { generalReason } from './general.ts';
import { adjacentToBearing, labeled } from './neighbors.ts';
import type { BearingPhrase, LengthPhrase } from './phrases.ts';
import { type Reader, wholeSize } from './reader.ts';
import { roleOf } from './roles.ts';
import { textsOf } from './said.ts';
import { takeCurveMention } from './takeCurve.ts';

/** Whether the length was of a call. */
export function takeLengthPhrase(reader: Reader, phrase: LengthPhrase, i: number): boolean {
  const { tokens } = reader.context;
  const { draft } = reader;
  if (reader.isClosed || reader.isWitness || reader.isHome(phrase.first)) return false;
  const after = tokens[phrase.next]?.text ?? '';
  if (
    draft?.kind !== 'curve' &&
    phrase.unit &&
    (after === 'radius' || (after === '-' && tokens[phrase.next + 1]?.text === 'radius'))
  )
    takeCurveMention(reader, { at: phrase.next, from: phrase.first, runs: true, isNew: true });
  const current = reader.draft;
  if (current?.kind === 'curve') {
    if (leadsOn(reader, phrase, i) && figuresOf(current) >= wholeSize) setLead(reader, phrase);
    else takeFigure(current, phrase, tokens, reader.last);
    return phrase.unit !== undefined || current.next === phrase.next;
  }
  if (current && (!reader.isWhole(current) || !leadsOn(reader, phrase, i))) {
    if (startsOwn(reader, current, phrase)) return true;
    takeLength(current, phrase, reader.context, reader.last);
    return true;
  }
  if (leadsOn(reader, phrase, i)) setLead(reader, phrase);
  else takeLoose(reader, phrase);
  return phrase.unit !== undefined;
}

function setLead(reader: Reader, phrase: LengthPhrase): void {
  reader.finish();
  if (reader.lead) reader.leftover ??= `what ${formatNumber(reader.lead.feet)} ft is isn't clear`;
  reader.lead = phrase;
}

/** "50 feet west", "40 poles S 20 E": whether a length is that of the bearing behind it. */
function leadsOn(reader: Reader, phrase: LengthPhrase, i: number): boolean {
  const { tokens } = reader.context;
  const { phrases, manner } = reader.statement;
  const j = phrases.findIndex(
    (one, at) => at > i && !(one.kind === 'word' && adjacentToBearing(tokens, phrase.next, one.next)),
  );
  const bearing = phrases[j];
  if (bearing?.kind !== 'bearing' || bearing.aside !== phrase.aside) return false;
  const before = tokens[phrase.first - 1]?.text ?? ';';
  const isStart =
    /^(?:[;:,]|\n|and|thence|then|run|running|go|going|of|for)$/.test(before) ||
    phrase.first === reader.statement.first ||
    labeled(reader.statement, i);
  const behind = phrases[j + 1];
  const ends = !behind || !(behind.kind === 'length' && behind.unit !== undefined);
  const isRow = behind === undefined && manner !== 'thence' && reader.said.length === 0;
  return (
    isStart &&
    ends &&
    (phrase.unit !== undefined || isRow) &&
    phrase.unit !== inches &&
    roleOf(tokens, reader.last, phrase) !== 'passed' &&
    !isCompassPlace(tokens, bearing)
  );
}

/** A length after a whole edge that is of one more edge: "then easterly 40 feet", "; 10 feet". */
function startsOwn(reader: Reader, course: Course, phrase: LengthPhrase): boolean {
  if (course.length === undefined || reader.general === undefined || !phrase.unit) return false;
  const words = reader.since(phrase.first);
  const role = roleOf(reader.context.tokens, reader.last, phrase);
  if (role !== 'distance' || !words.some((word) => generalAzimuth(word) !== undefined)) return false;
  const from = reader.context.tokens.findIndex(
    ({ text }, at) => at >= reader.last && generalAzimuth(text) !== undefined,
  );
  reader.finish();
  reader.said.push({
    first: from,
    next: phrase.next,
    what: { unread: generalReason(reader.context.tokens[from]?.text ?? '') },
  });
  return true;
}

/** A length where no call is under way. */
function takeLoose(reader: Reader, phrase: LengthPhrase): void {
  const { tokens } = reader.context;
  if (!phrase.unit) {
    if (!phrase.aside)
      reader.leftover ??= phrase.problem ?? `what ${formatNumber(phrase.feet)} is isn't clear`;
    return;
  }
  const role = roleOf(tokens, reader.last, phrase);
  if (role !== 'distance' && role !== 'total') return;
  if (reader.onward !== undefined && reader.said.every(({ what }) => !('aside' in what))) {
    goOn(reader, reader.onward, phrase);
    return;
  }
  if (reader.lead) reader.leftover ??= `what ${formatNumber(phrase.feet)} ft is isn't clear`;
  else reader.lead = phrase;
}

/** "continuing 45.25 feet": an edge in the direction of the one before. */
function goOn(reader: Reader, first: number, length: LengthPhrase): void {
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
    notes: ['it goes on in the direction of the edge before'],
    tie: false,
    problem:
      reader.leftover ??
      (bends && !isNamed ? 'it goes on along something that may bend' : undefined) ??
      (reader.general === undefined ? undefined : 'it goes on in a direction that is not exact'),
  };
  reader.leftover = undefined;
  reader.onward = undefined;
  takeLength(reader.draft, length, reader.context, reader.last);
}

const isCompassPlace = (tokens: readonly Token[], { next }: BearingPhrase): boolean =>
  /^(?:of|from)$/.test(tokens[next]?.text ?? '');
