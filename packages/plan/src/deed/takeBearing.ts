// Handles a bearing in a statement: it belongs to a new course, to the current one, or to something else.
import { setOf } from '../reading/lexicon.ts';
import { isValueAt, textAt } from '../reading/tokens.ts';
import { angleAndPoint, isOfNoun, tieBehind } from './bearingDoubts.ts';
import type { Course } from './course.ts';
import type { Curve } from './curve.ts';
import { takeCurveBearing } from './curveWords.ts';
import { fillers, sources } from './deedLexicon.ts';
import type { BearingPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { isOfOther } from './roles.ts';
import { hasAny } from './said.ts';
import { beginCourse } from './beginCourse.ts';
import { isOffset } from './takeLength.ts';

export function takeBearingPhrase(reader: Reader, phrase: BearingPhrase, i: number): void {
  const { tokens } = reader.context;
  const { draft } = reader;
  const words = reader.since(phrase.first);
  if (draft?.kind === 'curve' && takeCurveBearing(draft, phrase, tokens, reader.last) === 'kept') return;
  if (reader.isPreamble && !phrase.exact && reader.lead && isOffset(tokens, phrase.next))
    reader.lead = undefined;
  else if (phrase.aside && reader.draft) takeAside(reader, reader.draft, phrase, words);
  else if (isOfOtherThing(reader, phrase, words, i)) leaveToOther(reader, phrase, i);
  else if (draft?.kind === 'course' && !draft.length && !phrase.aside && (draft.bearing ?? draft.heading)) {
    draft.problem ??= draft.bearing ? twoBearings : angleAndPoint;
    draft.next = phrase.next;
  } else beginCourse(reader, phrase, words, i);
}

const twoBearings = 'two bearings are given for it';

/** "N 45 E (record N 46 E)" */
function takeAside(
  reader: Reader,
  draft: Course | Curve,
  phrase: BearingPhrase,
  words: readonly string[],
): void {
  if (draft.kind === 'course' && draft.bearing && isSame(draft.bearing, phrase)) return;
  const close = reader.words(phrase.next, phrase.next + 6);
  const inside = words.slice(words.lastIndexOf('(') + 1);
  const isSource =
    hasAny([...inside, ...close.slice(0, close.indexOf(')') + 1)], sources) ||
    speaksOfOther(inside) ||
    (draft.kind === 'course' &&
      isNearly(draft.bearing, phrase) &&
      textAt(reader.context.tokens, phrase.next) === ',');
  if (!isSource && !reader.isWhole(draft)) draft.problem ??= twoBearings;
  else if (draft.kind === 'course') draft.notes.push("a second bearing, in parentheses, isn't used");
}

/** "(bearings based on the east line of Section 12, N 0 12 30 W)": words that no bearing of an edge has before it. */
const speaksOfOther = (words: readonly string[]): boolean =>
  words.some(
    (word) => !fillers.has(word) && !/^(?:or|and|being|is|true|grid|magnetic|about|more|less)$/.test(word),
  );

/** "N 61°05'15\" E (N 61°05' E, Tr. 1234)": another source gives nearly the same bearing. */
const isNearly = (own: BearingPhrase | undefined, { direction }: BearingPhrase): boolean =>
  own !== undefined &&
  'azimuth' in own.direction &&
  'azimuth' in direction &&
  Math.abs(own.direction.azimuth - direction.azimuth) < 1;

const isSame = ({ direction: one }: BearingPhrase, { direction: other }: BearingPhrase): boolean =>
  'azimuth' in one && 'azimuth' in other && Math.abs(one.azimuth - other.azimuth) < 1e-6;

/** Words with "being" that describe a point once more that was mentioned before. */
const againWords = setOf('said also');

/** Whether a bearing belongs to no edge, but to a witness tree, another deed or the line that an edge runs to. */
function isOfOtherThing(
  reader: Reader,
  { exact }: BearingPhrase,
  words: readonly string[],
  i: number,
): boolean {
  if (reader.isPreamble && tieBehind(reader, i)) return false;
  if (reader.isWitness || isOfOther(words)) return true;
  const isAfterEdge = reader.isWhole(reader.draft) || reader.statement.manner === 'preamble';
  if (isAfterEdge && exact && isOfNoun(words)) return isLastBearing(reader, i);
  // "; said point being also S 20 W 30 feet from the corner"
  const isOfPoint = words.includes('being') && hasAny(words, againWords);
  return (
    (isOfPoint || reader.isWhole(reader.draft)) &&
    words.some((word) => /^(?:which|is|being|having|whose|are|was|were|said)$/.test(word)) &&
    !words.some((word) => /^(?:running|continuing|then)$/.test(word))
  );
}

const isLastBearing = ({ statement }: Reader, i: number): boolean =>
  statement.phrases.slice(i + 1).every(({ kind, aside }) => kind !== 'bearing' || aside);

function leaveToOther(reader: Reader, { first, next }: BearingPhrase, i: number): void {
  reader.finish();
  const what = hasBrokenLength(reader, i)
    ? { unread: "its length isn't clear" }
    : { aside: 'it says where something else lies' };
  reader.said.push({ first, next, what });
  reader.isWitness = true;
}

/** "being N 25 E, 320#15 m. from": probably a tie to the point of beginning. */
function hasBrokenLength({ isPreamble, statement, context }: Reader, i: number): boolean {
  const after = statement.phrases.slice(i + 1).find(({ first }) => textAt(context.tokens, first) !== ',');
  if (!isPreamble || !after || !isValueAt(context.tokens, after.first)) return false;
  return after.kind === 'stray' || (after.kind === 'length' && after.unit === undefined);
}
