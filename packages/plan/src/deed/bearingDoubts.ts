// Why a bearing may not belong to an edge, or may belong to another edge.
import { quoted } from '../measure/quoted.ts';
import { firstOf } from '../reading/alternatives.ts';
import { isGluedAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { verbs } from './deedLexicon.ts';
import { againstReason, runsAgainst } from './generalDirection.ts';
import { labeled } from './neighbors.ts';
import type { BearingPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { hasAny, textsOf } from './said.ts';

/** "N 45 E 100 feet from the corner", "N 45 E 100 feet and S 10 E 50 feet from the corner". */
export function tieBehind(reader: Reader, i: number): boolean {
  const { tokens } = reader.context;
  const own = reader.statement.phrases[i];
  // "100 feet on a course of S 14 W from the church"
  if (own && reader.lead && /^(?:from|fr|frm|of)$/.test(textAt(tokens, own.next))) return true;
  for (const phrase of reader.statement.phrases.slice(i + 1)) {
    if (phrase.kind === 'length' && phrase.unit) {
      const after = textAt(tokens, phrase.next);
      if (/^(?:from(?:the|said|a)?|fr|frm|of(?:the|said)?|off)$/.test(after)) return true;
      // "247.50 feet along the section line and East 33 feet from the corner"
      const next = reader.statement.phrases.find(
        ({ kind, first }) => kind === 'bearing' && first > phrase.first,
      );
      const isContinued = next !== undefined && /^(?:and|&)$/.test(textAt(tokens, next.first - 1));
      if (!isContinued && !/^(?:and|&|,)$/.test(after)) return false;
    } else if (phrase.kind === 'word' && /^(?:to|thence|running)$/.test(tokens[phrase.first]?.text ?? ''))
      return false;
  }
  return false;
}

/** words: those between the last significant phrase and the bearing; i: the index of the phrase in the statement. */
type Doubt = (
  reader: Reader,
  phrase: BearingPhrase,
  words: readonly string[],
  i: number,
) => string | undefined;

export const angleAndPoint =
  "it gives an angle and a point of the compass, and it isn't clear which one applies";

/** "turn 90° to the right and run East" */
const besideAngle: Doubt = ({ turn }, { exact }) => (!exact && turn?.angle ? angleAndPoint : undefined);

/** "northerly S 10 E" */
const againstWords: Doubt = ({ general }, { exact, direction }) =>
  exact && general !== undefined && 'azimuth' in direction && runsAgainst(general, direction.azimuth)
    ? againstReason
    : undefined;

/** "Smith Street South 100 feet", "U.S. 31 East": a compass point after a name or a number may be a part of it. */
const inName: Doubt = ({ context }, { exact, first, next }) => {
  const { tokens } = context;
  if (exact || !(isStreetName(tokens, first - 1) || isRoadNumber(tokens, first - 1))) return undefined;
  const written = textsOf(tokens, first, next).join(' ');
  return `it isn't clear whether ${quoted(written)} is a direction or a part of a name`;
};

/** "COM SW COR SEC 8; E 1004.76 FT TO POB": the way to the beginning. */
const isAfterCommencing = ({ statement, context }: Reader): boolean =>
  statement.manner === 'item' &&
  context.tokens.slice(0, statement.first).some(({ text }) => /^(?:comm?|commenc.*)$/.test(text));

const isStreetName = (tokens: readonly Token[], at: number): boolean =>
  isWordAt(tokens, at) &&
  tokens[at]?.capital === true &&
  /^(?:street|st|avenue|ave|road|rd|lane|drive|highway|boulevard)$/.test(textAt(tokens, at));

const isRoadNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  !isGluedAt(tokens, at) &&
  /^(?:[a-z]{1,2}|us|sr|cr|fm|highway|hwy|route|rte|road|interstate|state|county|s|rt)$/.test(
    textAt(tokens, at - 1),
  );

/** With this reason, a call is proposed both as an edge and as a lead-in. */
export const edgeOrLeadIn = "it isn't clear whether it is an edge or leads to the beginning";

/** "Beginning at a pin, N 45 E 100 feet": the first edge, or the way to the point of beginning. */
const inPreamble: Doubt = (reader, { first, next }, words, i) => {
  if (!reader.isPreamble || tieBehind(reader, i)) return undefined;
  const { statement } = reader;
  const length = statement.phrases.slice(i + 1).find(({ kind }) => kind === 'length');
  const before = reader.words(statement.first, first);
  const isWalked =
    hasAny([...withoutClause(before), ...reader.words(next, length?.first ?? next)], verbs) ||
    isAfterCommencing(reader) ||
    before.at(-1) === ':' ||
    words.at(-1) === ',' ||
    labeled(statement, i);
  return isWalked ? undefined : edgeOrLeadIn;
};

/** Words without a participle that describes the noun before it: "a fence running", but not "a pin, running". */
const withoutClause = (words: readonly string[]): string[] =>
  words.filter((word, i) => !/^(?:running|bearing|course|extending)$/.test(word) || isAfterPause(words, i));

const isAfterPause = (words: readonly string[], at: number): boolean =>
  at === 0 || /^(?:[,;:&)]|\n|and|thence|then|also|same)$/.test(words[at - 1] ?? '');

const participles =
  /^(?:bearing|running|extending|drawn|lying|located|situated|situate|measured|distant|tie)$/;
const aboutLine =
  /^(?:line|lines|fence|wall|road|street|avenue|lane|ditch|creek|hedge|railroad|tract|lot|parcel|side|boundary|diameter)$/;

/** "to the end of a fence running N 2 E", "to a corner located N 4 E": a bearing of the noun before the participle. */
export function isOfNoun(words: readonly string[]): boolean {
  if (/\b(?:which|that) (?:runs?|extends|is|lies)$/.test(words.join(' '))) return true;
  const at = words.findLastIndex((word) => participles.test(word));
  if (at < 1 || isAfterPause(words, at)) return false;
  const behind = words
    .slice(at + 1)
    .every((word) => /^(?:of|on|a|an|the|at|is|bearing|due|course)$/.test(word));
  const isMoving = /^(?:running|extending)$/.test(words[at] ?? '');
  return behind && (!isMoving || aboutLine.test(words[at - 1] ?? ''));
}

/** Why a bearing may not belong to an edge, or may not be a bearing. */
export const doubtOf = firstOf<Parameters<Doubt>, string>([besideAngle, againstWords, inName, inPreamble]);

/** Whether a bearing after a complete edge begins the next one: a comma, an "and" or a number separates them. */
export function isSeparated(
  tokens: readonly Token[],
  last: number,
  first: number,
  words: readonly string[],
): boolean {
  const before = tokens[first - 1]?.text ?? '';
  if (/^(?:[,)&:]|\n|and|also|then|running|run|continuing|going|proceeding)$/.test(before)) return true;
  const comma = Math.max(words.lastIndexOf(','), words.lastIndexOf('and'));
  // "100 feet, Line 2. South 45 Degrees East"
  if (comma >= 0 && /^(?:line|course|call) \d+(?: [-:])?$/.test(words.slice(comma + 1).join(' ')))
    return true;
  const opened = words[comma + 1] ?? '';
  return (
    comma >= 0 &&
    last < first &&
    /^(?:along|with|by|down|up|leaving|following|running|continuing|thence|still|again|also)$/.test(opened)
  );
}
