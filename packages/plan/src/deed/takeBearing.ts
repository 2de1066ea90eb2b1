// A bearing in a statement: of a course that begins, of the one under way, or of something else.
import type { Token } from '../reading/tokens.ts';
import { doubtOf, isSeparated, tieBehind } from './bearingDoubts.ts';
import type { Course } from './course.ts';
import { takeBearing } from './curve.ts';
import { sources } from './deedLexicon.ts';
import { adjacentToBearing, labeled } from './neighbors.ts';
import type { BearingPhrase } from './phrases.ts';
import type { Reader } from './reader.ts';
import { isOfOther } from './roles.ts';
import { hasAny, textsOf } from './said.ts';
import { formatNumber } from '../survey/formatNumber.ts';

export function takeBearingPhrase(reader: Reader, phrase: BearingPhrase, i: number): void {
  const { tokens } = reader.context;
  const { draft } = reader;
  const words = reader.since(phrase.first);
  if (draft?.kind === 'curve' && takeBearing(draft, phrase, tokens, reader.last) === 'kept') return;
  if (isQuoted(reader, phrase, words, i)) return;
  if (draft?.kind === 'course' && !draft.length && !phrase.aside && draft.bearing) {
    draft.problem ??= 'two bearings are given for it';
    draft.next = phrase.next;
    return;
  }
  beginCourse(reader, phrase, words, i);
}

/** Whether a bearing is none of an edge: in parentheses, of a witness tree, of another deed. */
function isQuoted(reader: Reader, phrase: BearingPhrase, words: readonly string[], i: number): boolean {
  const { draft } = reader;
  if (phrase.aside && draft) {
    const isSame =
      draft.kind === 'course' &&
      draft.bearing &&
      'azimuth' in draft.bearing.direction &&
      'azimuth' in phrase.direction
        ? Math.abs(draft.bearing.direction.azimuth - phrase.direction.azimuth) < 1e-6
        : false;
    const close = textsOf(reader.context.tokens, phrase.next, phrase.next + 6);
    const isSource = hasAny([...words, ...close.slice(0, close.indexOf(')') + 1)], sources);
    if (!isSame && !isSource && !reader.isWhole(draft)) draft.problem ??= 'two bearings are given for it';
    else if (!isSame && draft.kind === 'course')
      draft.notes.push("a second bearing, in parentheses, isn't used");
    return true;
  }
  const isTie = reader.isPreamble && tieBehind(reader, i);
  if (isTie) return false;
  const isAfter = draft ? reader.isWhole(draft) : reader.said.length > 0;
  const isSaidOf =
    isAfter &&
    words.some((word) => /^(?:which|is|being|having|whose|are|was|were|said)$/.test(word)) &&
    !words.some((word) => /^(?:running|continuing|then)$/.test(word));
  if (!reader.isWitness && !isSaidOf && !isOfOther(words)) return false;
  reader.finish();
  reader.said.push({
    first: phrase.first,
    next: phrase.next,
    what: { aside: 'it says where something else lies' },
  });
  reader.isWitness = true;
  return true;
}

function beginCourse(reader: Reader, phrase: BearingPhrase, words: readonly string[], i: number): void {
  const { tokens } = reader.context;
  const own = reader.lead;
  const isLed = own !== undefined && adjacentToBearing(tokens, own.next, phrase.first);
  const isNext = reader.draft !== undefined || reader.said.length > 0;
  const isTie = reader.isPreamble && tieBehind(reader, i);
  const behind = reader.statement.phrases[i + 1];
  const isRun = phrase.exact || (behind?.kind === 'length' && behind.unit !== undefined);
  const isBehind = isBehindLength(reader, phrase) && isRun;
  const unclean =
    isNext &&
    !isBehind &&
    !isLed &&
    !isTie &&
    !isSeparated(tokens, reader.last, phrase.first, words) &&
    !labeled(reader.statement, i);
  if (unclean && reader.draft?.kind === 'course' && hasProblem(reader.draft)) {
    // More of what was not understood before it.
    reader.draft.problem ??= 'the angle of its bearing is not understood';
    delete reader.draft.length;
    reader.draft.next = phrase.next;
    return;
  }
  if (unclean) reader.leave('a further bearing stands in it');
  const first = reader.begin(isLed && own ? own.first : phrase.first);
  reader.finish();
  const problem =
    (unclean ? 'whether it is an edge of its own is not clear' : undefined) ??
    reader.leftover ??
    doubtOf(reader, phrase, words, i) ??
    (own && !isLed && words.includes('to')
      ? `what ${formatNumber(own.feet)} ft before its bearing is isn't clear`
      : undefined);
  reader.leftover = undefined;
  reader.lead = undefined;
  const notes = halfwayNote(phrase, tokens);
  reader.draft = {
    kind: 'course',
    first,
    next: phrase.next,
    bearing: phrase,
    problem,
    tie: isTie,
    isBehind,
    notes,
    ...(own && (isLed || !words.includes('to')) ? { length: own } : {}),
  };
  reader.turn = undefined;
  reader.onward = undefined;
  reader.general = undefined;
}

/** Whether a bearing stands right behind the length of an edge, and is the next one's. */
function isBehindLength(reader: Reader, phrase: BearingPhrase): boolean {
  const { draft } = reader;
  if (draft?.kind !== 'course' || hasProblem(draft) || !draft.bearing || draft.length?.next !== phrase.first)
    return false;
  const i = reader.statement.phrases.indexOf(phrase);
  const own = reader.statement.phrases[i + 1];
  return phrase.exact || (own?.kind === 'length' && own.unit === draft.length.unit);
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
  return halfway ? [`"${textsOf(tokens, first, next).join(' ')}" is read as ${halfway}`] : [];
}
