// What a length or a bearing is to the call in which it stands, by the words beside it.
import { inches } from '../reading/lengthUnits.ts';
import { azimuthNamed, generalAzimuth } from '../reading/lexicon.ts';
import type { Token } from '../reading/tokens.ts';
import { fillers, hedges, passWords, sizeNouns, sources, vague } from './deedLexicon.ts';
import type { LengthPhrase } from './phrase.ts';
import { hasAny, textsOf } from './said.ts';

/**
 * distance: of a course. total: of a course, with what was passed on the way. passed: to something on the way. size and
 * place: of a thing beside the course. source: the same length by another source.
 */
export type LengthRole = 'distance' | 'total' | 'passed' | 'size' | 'place' | 'source';

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** "more or less" says nothing of what follows. */
const afterMoreOrLess = (tokens: readonly Token[], at: number): number => {
  const from = text(tokens, at) === ',' ? at + 1 : at;
  return textsOf(tokens, from, from + 3).join(' ') === 'more or less' ? from + 3 : at;
};

/** last: the end of the phrase before it that means something. */
export function roleOf(tokens: readonly Token[], last: number, phrase: LengthPhrase): LengthRole {
  const { first, next, unit, aside } = phrase;
  const before = textsOf(tokens, Math.max(last, first - 10), first);
  const after = afterMoreOrLess(tokens, next);
  const word = text(tokens, after);
  if (isTotal(before, textsOf(tokens, after, after + 2))) return 'total';
  if (isPassed(tokens, before, after)) return 'passed';
  if (isSource(tokens, before, phrase)) return 'source';
  if (unit === inches) return 'size';
  const isFootNoun = text(tokens, next - 1) === 'foot' && phrase.feet !== 1;
  if (isFootNoun || sizeNouns.has(word) || (word === 'in' && sizeNouns.has(text(tokens, after + 1))))
    return 'size';
  if (word === 'right' && /^(?:of|-)$/.test(text(tokens, after + 1))) return 'size';
  if (isPlaceOf(tokens, after) || /^the (?:first|last)$/.test(before.slice(-2).join(' '))) return 'place';
  if (before.at(-1) === 'least' && before.at(-2) === 'at') return 'distance';
  return aside && unit === undefined ? 'source' : 'distance';
}

/** "30 feet from the wall", "90 feet North of the road", "10 feet left of". */
function isPlaceOf(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [text(tokens, at), text(tokens, at + 1)];
  if (
    /^(?:from(?:the|said|a)?|of(?:the|said)?|off|distant|above|below|apart|therefrom|perpendicular)$/.test(
      one,
    )
  )
    return true;
  if (/^(?:on|to)$/.test(one) && /^(?:each|either|both)$/.test(two)) return true;
  if (/^(?:left|right|inside|outside|east|west|north|south)$/.test(one) && /^(?:of|from)$/.test(two))
    return true;
  return (azimuthNamed(one) !== undefined || generalAzimuth(one) !== undefined) && /^(?:of|from)$/.test(two);
}

/** "in all 100 feet", "a total distance of 100 feet", "100 feet in all". */
const isTotal = (before: readonly string[], after: readonly string[]): boolean =>
  before.some((word) => /^(?:total|altogether|whole)$/.test(word)) ||
  / in all\b/.test(` ${before.join(' ')} `) ||
  /^(?:in all$|in total$|total|altogether)/.test(after.join(' '));

/** "passing a pin at 20 feet", "at 20 feet a stone", "20 feet, crossing a road". */
function isPassed(tokens: readonly Token[], before: readonly string[], after: number): boolean {
  if (before.at(-1) === 'at' || before.slice(-4).join(' ') === 'at a distance of') return true;
  if (hasAny(before.slice(before.lastIndexOf(',') + 1), passWords)) return true;
  const comma = text(tokens, after) === ',' ? after + 1 : after;
  return /^(?:pass|cross)(?:es)?$/.test(text(tokens, comma));
}

function isSource(
  tokens: readonly Token[],
  before: readonly string[],
  { next, aside }: LengthPhrase,
): boolean {
  if (aside) {
    const end = tokens.findIndex((token, i) => i >= next && token.text === ')');
    return hasAny(before, sources) || hasAny(textsOf(tokens, next, end), sources);
  }
  const isQuoted = before.slice(-3).some((word) => /^(?:record|recorded|deeded|platted|called)$/.test(word));
  return (
    isQuoted ||
    /^by (?:the |said )?(?:old |record |former )?(?:deed|record|plat|map)/.test(
      textsOf(tokens, next, next + 4).join(' '),
    )
  );
}

/** "(measured)", "(R)": whether parentheses behind a length say where it is from. */
export function namesSource(tokens: readonly Token[], at: number): boolean {
  if (text(tokens, at) !== '(') return false;
  const end = tokens.findIndex((token, i) => i > at && token.text === ')');
  return end - at < 6 && hasAny(textsOf(tokens, at + 1, end), sources);
}

/** Why a length can be none that was measured: "100 or 102 feet", "not less than 100 feet", "100 feet less 20 feet". */
export function hedgeOf(tokens: readonly Token[], { first, next }: LengthPhrase): string | undefined {
  const words = textsOf(tokens, first - 4, first);
  // A comma ends what is said of it.
  const near = words.slice(words.lastIndexOf(',') + 1);
  const before = near.find((word) => hedges.has(word) && word !== 'over' && word !== 'some');
  const after = text(tokens, afterMoreOrLess(tokens, next));
  const hedge =
    before ??
    (/^(?:or|less|minus|plus)$/.test(after) && afterMoreOrLess(tokens, next) === next ? after : undefined);
  const isOrLess = hedge === 'or' && text(tokens, next + 1) === 'less';
  return hedge && !isOrLess ? `"${hedge}" makes its length a bound or a choice` : undefined;
}

/** "about 80 feet" */
export const vagueWord = (tokens: readonly Token[], { first, next }: LengthPhrase): string | undefined =>
  [...textsOf(tokens, first - 3, first), text(tokens, next)].find((word) => vague.has(word));

/** Whether nothing of meaning stands between the two. */
export const adjacent = (tokens: readonly Token[], first: number, next: number): boolean =>
  next >= first && textsOf(tokens, first, next).every((word) => fillers.has(word));

/** Words that say that a bearing is of something else: a witness tree, another deed, the basis of all bearings. */
const otherSubjects =
  /\b(?:bears|brs|bear|witness|whence|from which|basis|assumed|assuming|assigned|recorded as|record|called|deed call|deed bearing|described as|shown as|reference|referenced|radial line|magnetic|declination|true bearing)\b/;

export const isOfOther = (words: readonly string[]): boolean => otherSubjects.test(words.join(' '));
