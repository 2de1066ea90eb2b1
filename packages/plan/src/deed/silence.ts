// What is said of a statement in which no call was found.
import type { Token } from '../reading/tokens.ts';
import { generalAzimuth } from '../reading/lexicon.ts';
import { generalReason } from './general.ts';
import { begunByPiece } from './pieces.ts';
import { type Reader, turnReason } from './reader.ts';
import { returnsToBeginning, type Said, type Statement, textsOf } from './said.ts';

/** What is said where no call was found in the statement. */
export function silentSaid(reader: Reader): Said | undefined {
  const { statement, lead, leftover, turn, general } = reader;
  const { tokens, isList } = reader.context;
  const { first } = statement;
  // What is said aside has its own words.
  const aside = reader.said[0]?.first;
  const next = Math.min(
    aside ?? Number.POSITIVE_INFINITY,
    lead ? Math.max(lead.next, first + 1) : endOfWords(tokens, statement),
  );
  const unread = (reason: string, until = next): Said => ({
    first,
    next: Math.max(until, first + 1),
    what: { unread: reason },
  });
  const word = textsOf(tokens, first, next).find((one) => generalAzimuth(one) !== undefined);
  const roughly = word ? `; ${generalReason(word)}` : '';
  if (statement.manner === 'thence') {
    if (!lead && !leftover && returnsToBeginning(tokens, first, statement.next)) {
      const notes = ['neither bearing nor distance is given; the edge goes straight back to the beginning'];
      return { first, next, what: { call: { kind: 'closing' }, notes, tie: false } };
    }
    if (turn) return unread(turnReason);
    return unread(
      leftover ?? `${lead ? 'it has no bearing' : 'it has neither bearing nor distance'}${roughly}`,
    );
  }
  if (turn && (lead || turn.angle)) return unread(turnReason);
  const isNamed =
    leftover !== undefined && isList && /[:=]/.test(textsOf(tokens, first, statement.next).join(' '));
  const isEdge = isNamed || (lead !== undefined && (reader.started || general !== undefined || isList));
  const isRow =
    leftover !== undefined &&
    (reader.started || isList) &&
    (measures(statement) >= 2 || (first === 0 && !isList) || begunByPiece(statement, reader.context));
  if (statement.manner === 'preamble' && !isList) return undefined;
  if (!isEdge && !isRow) return undefined;
  return unread(
    leftover ?? `it names an edge, and doesn't say in which direction it runs${roughly}`,
    isRow ? statement.next : next,
  );
}

const measures = ({ phrases }: Statement): number =>
  phrases.filter(
    ({ kind }) => kind === 'length' || kind === 'angle' || kind === 'stray' || kind === 'bearing',
  ).length;

const endings =
  /^(?:containing|contains|comprising|being|subject|excepting|except|together|all|having|said)$/;

/** Where what is said in a statement without a course ends. */
function endOfWords(tokens: readonly Token[], { first, next }: Statement): number {
  for (let at = first + 5; at < next; at += 1) {
    const before = tokens[at - 1]?.text ?? '';
    if (endings.test(tokens[at]?.text ?? '') && before !== 'of' && before !== 'the' && before !== 'with')
      return before === ',' ? at - 1 : at;
  }
  return next;
}
