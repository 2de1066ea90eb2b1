// Reads one statement of a deed from left to right: its phrases become courses, curves and asides. A phrase that fits none
// of these makes its call doubtful.
import { formatNumber } from '../measure/units.ts';
import type { Curve } from './curve.ts';
import type { Phrase } from './phrase.ts';
import { begunByPiece, breaksOff } from './splitCalls.ts';
import { type Before, Reader } from './reader.ts';
import { roleOf } from './roles.ts';
import { type Context, inDoubt, type Said, type Statement } from './said.ts';
import { resultWithoutCall } from './noCall.ts';
import { takeAnglePhrase } from './takeAngle.ts';
import { takeBearingPhrase } from './takeBearing.ts';
import { takeLengthPhrase } from './takeLength.ts';
import { takeGeneralPhrase, takeWordPhrase } from './takeWord.ts';

export interface StatementReading {
  readonly said: readonly Said[];
  readonly announced: Curve | undefined;
  /** Whether it runs along the curve that a previous statement announced. */
  readonly runsAlong: boolean;
  /** Whether it ends in the middle of a call. */
  readonly isBroken: boolean;
  /** Whether it begins with the rest of a call. */
  readonly isRest: boolean;
}

export function readStatement(statement: Statement, context: Context, before: Before): StatementReading {
  const reader = new Reader(statement, context, before);
  for (const [i, phrase] of statement.phrases.entries()) readPhrase(reader, phrase, i);
  return readingOf(reader);
}

function readPhrase(reader: Reader, phrase: Phrase, i: number): void {
  if (handlePhrase(reader, phrase, i)) reader.last = endOf(reader, phrase);
}

/** Handles a phrase. Returns whether it is significant, so that what follows is judged only by the words after it. */
function handlePhrase(reader: Reader, phrase: Phrase, i: number): boolean {
  switch (phrase.kind) {
    case 'word':
      takeWordPhrase(reader, phrase.first);
      return false;
    case 'general':
      takeGeneralPhrase(reader, phrase.first, phrase.azimuth);
      return false;
    case 'length':
      return takeLengthPhrase(reader, phrase, i);
    case 'bearing':
      takeBearingPhrase(reader, phrase, i);
      return true;
    case 'angle':
      takeAnglePhrase(reader, phrase, i);
      return true;
    case 'stray':
      reader.reportStray(phrase.reason, phrase.first, phrase.aside);
      return true;
  }
}

/** The end of a phrase, including a label that follows it: "20 foot radius". */
const endOf = (reader: Reader, { kind, next }: Phrase): number =>
  kind === 'length' && /^(?:radius|chord)$/.test(reader.text(next)) && !/^[=:]$/.test(reader.text(next + 1))
    ? next + 1
    : next;

function readingOf(reader: Reader): StatementReading {
  const { statement } = reader;
  const { tokens } = reader.context;
  reader.finish();
  const hasNoCall = reader.said.every(({ what }) => 'aside' in what);
  if (hasNoCall && !reader.announced) {
    const result = resultWithoutCall(reader);
    if (result) reader.said.push(result);
  } else if (reader.turn && reader.lead) reader.reportTurn();
  else if (reader.leftover || (reader.lead && roleOf(tokens, reader.last, reader.lead) === 'distance'))
    markLast(reader);
  const said = reader.said.toSorted((a, b) => a.first - b.first);
  return {
    said: statement.manner === 'preamble' ? tiedTogether(said) : said,
    announced: reader.announced,
    runsAlong: reader.runsAlong,
    isBroken: breaksOff(statement, tokens),
    isRest:
      (hasNoCall || reader.said.every(({ what }) => !('call' in what))) &&
      begunByPiece(statement, reader.context),
  };
}

/** Something unused at the end makes the last call doubtful. */
function markLast(reader: Reader): void {
  const { lead, leftover } = reader;
  if (reader.isPreamble && !reader.said.some(({ what }) => 'call' in what && !what.tie)) return;
  const reason = leftover ?? (lead ? `it isn't clear what ${formatNumber(lead.feet)} ft after it is` : '');
  const at = reader.said.findLastIndex(({ what }) => 'call' in what);
  const last = reader.said[at];
  if (last && 'call' in last.what) reader.said[at] = { ...last, what: inDoubt(last.what.call, reason) };
}

/** "… which is N 45 E 100 feet and S 10 E 50 feet from the corner": the calls before a tie belong to it. */
function tiedTogether(said: readonly Said[]): readonly Said[] {
  const last = said.findLastIndex(({ what }) => 'call' in what && what.tie);
  return said.map((one, i) =>
    i < last && 'call' in one.what ? { ...one, what: { ...one.what, tie: true } } : one,
  );
}
