// The result for a statement in which no call was found.
import type { Token } from '../reading/tokens.ts';
import { generalAzimuth } from '../reading/lexicon.ts';
import { generalReason } from './generalDirection.ts';
import { begunByPiece } from './splitCalls.ts';
import { type Reader, turnReason } from './reader.ts';
import { returnsToBeginning, type Said, type Statement, textsOf } from './said.ts';

/** The result for a statement without a call; undefined if there is nothing to report. */
export function resultWithoutCall(reader: Reader): Said | undefined {
  return reader.statement.manner === 'thence' ? edgeWithoutCourse(reader) : rowWithoutCourse(reader);
}

/** "thence …" without a course: the closing edge, or an edge that couldn't be read. */
function edgeWithoutCourse(reader: Reader): Said {
  const { statement, lead, leftover, turn } = reader;
  const { first, next } = statement;
  if (!lead && !leftover && returnsToBeginning(reader.context.tokens, first, next)) {
    const notes = ['neither bearing nor distance is given; the edge goes straight back to the beginning'];
    return { first, next: endOf(reader), what: { call: { kind: 'closing' }, notes, tie: false } };
  }
  const lacks = lead ? 'it has no bearing' : 'it has neither bearing nor distance';
  return unread(reader, turn ? turnReason : (leftover ?? lacks + roughDirection(reader)));
}

/** Without "thence", a statement is reported only if something in it suggests an edge. */
function rowWithoutCourse(reader: Reader): Said | undefined {
  const { statement, lead, leftover, turn } = reader;
  if (turn && (lead || turn.angle)) return unread(reader, turnReason);
  if (statement.manner === 'preamble' && !reader.context.isList) return undefined;
  const isRow = leftover !== undefined && isBrokenRow(reader);
  if (!isRow && !namesEdge(reader)) return undefined;
  const lacks = `it names an edge but doesn't say in which direction it runs`;
  return unread(reader, leftover ?? lacks + roughDirection(reader), isRow ? statement.next : undefined);
}

/** "Front: 100 feet", "easterly 40 feet" */
function namesEdge({ statement, context, lead, leftover, started, general }: Reader): boolean {
  if (lead && (started || general !== undefined || context.isList)) return true;
  const words = textsOf(context.tokens, statement.first, statement.next);
  return leftover !== undefined && context.isList && words.some((word) => /^[:=]$/.test(word));
}

/** Whether the unused phrases are those of a row in a list. */
const isBrokenRow = ({ statement, context, started }: Reader): boolean =>
  (started || context.isList) &&
  (countMeasures(statement) >= 2 ||
    (statement.first === 0 && !context.isList) ||
    begunByPiece(statement, context));

/** Where the text of an edge that couldn't be read ends. */
function endOf({ statement, context, lead, said }: Reader): number {
  const { first } = statement;
  const end = lead ? Math.max(lead.next, first + 1) : endOfWords(context.tokens, statement);
  // An aside is reported separately.
  return Math.min(said[0]?.first ?? end, end);
}

const unread = (reader: Reader, reason: string, next = endOf(reader)): Said => {
  const { first } = reader.statement;
  return { first, next: Math.max(next, first + 1), what: { unread: reason } };
};

/** "; northerly isn't an exact direction" */
function roughDirection(reader: Reader): string {
  const words = reader.words(reader.statement.first, endOf(reader));
  const word = words.find((one) => generalAzimuth(one) !== undefined);
  return word ? `; ${generalReason(word)}` : '';
}

const countMeasures = ({ phrases }: Statement): number =>
  phrases.filter(
    ({ kind }) => kind === 'length' || kind === 'angle' || kind === 'stray' || kind === 'bearing',
  ).length;

/** Words that begin what follows an edge. */
const endings =
  /^(?:containing|contains|comprising|being|subject|excepting|except|together|all|having|said)$/;

/** Where the edge ends in a statement without a course. */
function endOfWords(tokens: readonly Token[], { first, next }: Statement): number {
  // The first words, such as "thence along said road", are always about the edge.
  for (let at = first + 5; at < next; at += 1) {
    const before = tokens[at - 1]?.text ?? '';
    if (endings.test(tokens[at]?.text ?? '') && before !== 'of' && before !== 'the' && before !== 'with')
      return before === ',' ? at - 1 : at;
  }
  return next;
}
