// Begins a course at a bearing, with the length or the words that come before it.
import { quoted } from '../measure/quoted.ts';
import type { Token } from '../reading/tokens.ts';
import { doubtOf, isOfNoun, isSeparated, tieBehind } from './bearingDoubts.ts';
import type { Course } from './course.ts';
import { adjacentToBearing, labeled } from './neighbors.ts';
import type { BearingPhrase, LengthPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { textsOf } from './said.ts';
import { formatNumber } from '../measure/units.ts';

export function beginCourse(
  reader: Reader,
  phrase: BearingPhrase,
  words: readonly string[],
  i: number,
): void {
  const lead = leadOf(reader, phrase, words);
  const tie = reader.isPreamble && tieBehind(reader, i);
  const isBehind = isBehindLength(reader, phrase, i);
  const isClear = isBehind || lead.isRightBefore || tie || beginsClearly(reader, phrase, words, i);
  if (!isClear && isMoreOfProblem(reader, phrase)) return;
  if (!isClear) reader.reportStray('it contains another bearing', phrase.first);
  const first = reader.callStart(lead.first);
  reader.finish();
  const problem =
    (isClear ? undefined : "it isn't clear whether it is a separate edge") ??
    reader.leftover ??
    doubtOf(reader, phrase, words, i) ??
    lead.problem;
  reader.draft = {
    kind: 'course',
    first,
    next: phrase.next,
    bearing: phrase,
    problem,
    tie,
    isBehind,
    notes: halfwayNote(phrase, reader.context.tokens),
    ...(lead.length ? { length: lead.length } : {}),
  };
  reader.leftover = undefined;
  reader.lead = undefined;
  reader.turn = undefined;
  reader.onward = undefined;
  reader.general = undefined;
}

interface Lead {
  readonly first: number;
  readonly isRightBefore: boolean;
  readonly length?: LengthPhrase;
  readonly problem?: string;
}

/** "100 feet, N 45 E": the role of a length before a bearing. */
function leadOf({ lead, context }: Reader, { first }: BearingPhrase, words: readonly string[]): Lead {
  if (!lead) return { first, isRightBefore: false };
  if (adjacentToBearing(context.tokens, lead.next, first))
    return { first: lead.first, isRightBefore: true, length: lead };
  if (!words.includes('to')) return { first, isRightBefore: false, length: lead };
  const problem = `it isn't clear what ${formatNumber(lead.feet)} ft before its bearing is`;
  return { first, isRightBefore: false, problem };
}

/** Whether a bearing is the first of its statement, or begins an edge by the words before it. */
const beginsClearly = (
  { draft, said, statement, context, last }: Reader,
  { first, exact }: BearingPhrase,
  words: readonly string[],
  i: number,
): boolean =>
  (draft === undefined && said.length === 0) ||
  (isSeparated(context.tokens, last, first, words) && !(exact && isOfNoun(words))) ||
  labeled(statement, i);

/** Whether a bearing is part of something before it that couldn't be read. If so, marks the current edge. */
function isMoreOfProblem({ draft }: Reader, { next }: BearingPhrase): boolean {
  if (draft?.kind !== 'course' || !hasProblem(draft)) return false;
  draft.problem ??= "the angle of its bearing isn't clear";
  delete draft.length;
  draft.next = next;
  return true;
}

/** Whether a bearing comes right after the length of an edge and belongs to the next one. */
function isBehindLength({ draft, statement }: Reader, phrase: BearingPhrase, i: number): boolean {
  if (draft?.kind !== 'course' || hasProblem(draft)) return false;
  const { bearing, length } = draft;
  if (!bearing || length?.next !== phrase.first) return false;
  const own = statement.phrases[i + 1];
  return phrase.exact || (own?.kind === 'length' && own.unit !== undefined && own.unit === length.unit);
}

const hasProblem = ({ problem, bearing }: Course): boolean =>
  problem !== undefined || (bearing !== undefined && 'problem' in bearing.direction);

const halfways: ReadonlyMap<number, string> = new Map([
  [45, 'N 45° E'],
  [135, 'S 45° E'],
  [225, 'S 45° W'],
  [315, 'N 45° W'],
]);

function halfwayNote({ direction, exact, first, next }: BearingPhrase, tokens: readonly Token[]): string[] {
  const halfway = !exact && 'azimuth' in direction ? halfways.get(direction.azimuth) : undefined;
  return halfway ? [`${quoted(textsOf(tokens, first, next).join(' '))} is read as ${halfway}`] : [];
}
