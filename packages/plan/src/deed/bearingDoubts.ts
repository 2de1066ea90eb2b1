// Why a bearing may be none of an edge, or of another one.
import type { Token } from '../reading/tokens.ts';
import { verbs } from './deedLexicon.ts';
import { againstReason, runsAgainst } from './general.ts';
import { labeled } from './neighbors.ts';
import type { BearingPhrase } from './phrases.ts';
import type { Reader } from './reader.ts';
import { hasAny, textsOf } from './said.ts';

/** "N 45 E 100 feet from the corner", "N 45 E 100 feet and S 10 E 50 feet from the corner". */
export function tieBehind(reader: Reader, i: number): boolean {
  const { tokens } = reader.context;
  for (const phrase of reader.statement.phrases.slice(i + 1)) {
    if (phrase.kind === 'length' && phrase.unit) {
      const after = tokens[phrase.next]?.text ?? '';
      if (/^(?:from(?:the|said|a)?|of(?:the|said)?|off)$/.test(after)) return true;
      if (!/^(?:and|,)$/.test(after)) return false;
    } else if (phrase.kind === 'word' && /^(?:to|thence|running)$/.test(tokens[phrase.first]?.text ?? ''))
      return false;
  }
  return false;
}

/** Why a bearing may be none of an edge, or none at all. */
export function doubtOf(
  reader: Reader,
  phrase: BearingPhrase,
  words: readonly string[],
  i: number,
): string | undefined {
  const { tokens } = reader.context;
  const { general, turn } = reader;
  if (!phrase.exact && turn?.angle)
    return 'an angle and a point of the compass are given, and which of them holds is not clear';
  const { direction } = phrase;
  if (
    phrase.exact &&
    general !== undefined &&
    'azimuth' in direction &&
    runsAgainst(general, direction.azimuth)
  )
    return againstReason;
  const unsure = phrase.exact ? undefined : pointDoubt(tokens, phrase);
  if (unsure) return unsure;
  if (!reader.isPreamble || tieBehind(reader, i)) return undefined;
  const all = textsOf(tokens, reader.statement.first, phrase.first);
  const length = reader.statement.phrases.slice(i + 1).find(({ kind }) => kind === 'length');
  const onward = textsOf(tokens, phrase.next, length?.first ?? phrase.next);
  const isWalked =
    hasAny(onward, verbs) ||
    hasAny(all, verbs) ||
    all.at(-1) === ':' ||
    words.at(-1) === ',' ||
    labeled(reader.statement, i);
  return isWalked ? undefined : 'whether it is an edge, or leads to the beginning, is not clear';
}

/** Whether a bearing after a whole edge begins the next one: a comma, an "and" or a number parts them. */
export function isSeparated(
  tokens: readonly Token[],
  last: number,
  first: number,
  words: readonly string[],
): boolean {
  const before = tokens[first - 1]?.text ?? '';
  if (/^(?:[,)&:]|\n|and|also|then|running|run|continuing|going|proceeding)$/.test(before)) return true;
  const comma = Math.max(words.lastIndexOf(','), words.lastIndexOf('and'));
  const opened = words[comma + 1] ?? '';
  return (
    comma >= 0 &&
    last < first &&
    /^(?:along|with|by|down|up|leaving|following|running|continuing|thence|still|again|also)$/.test(opened)
  );
}

/** "Smith Street South 100 feet", "U.S. 31 East": a point behind a name or a number may be a part of it. */
function pointDoubt(tokens: readonly Token[], { first, next }: BearingPhrase): string | undefined {
  const before = tokens[first - 1];
  const written = textsOf(tokens, first, next).join(' ');
  const isName =
    before?.kind === 'word' &&
    before.capital &&
    !hasAny([before.text], verbs) &&
    /^(?:street|st|avenue|ave|road|rd|lane|drive|highway|boulevard)$/.test(before.text);
  if (
    isName ||
    (before?.kind === 'number' &&
      !before.glued &&
      tokens[first - 2]?.kind === 'word' &&
      !/^(?:line|course)$/.test(tokens[first - 2]?.text ?? '') &&
      tokens[first - 2]?.text !== '\n' &&
      !/^[.):]$/.test(before.text) &&
      isRoadNumber(tokens, first - 1))
  )
    return `whether "${written}" is a direction or a part of a name isn't clear`;
  return undefined;
}

const isRoadNumber = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[a-z]{1,2}|us|sr|cr|fm|highway|hwy|route|rte|road|interstate|state|county|s|rt)$/.test(
    tokens[at - 1]?.text ?? '',
  );
