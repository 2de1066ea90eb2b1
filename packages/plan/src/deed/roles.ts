// The role of a length or a bearing in its call, by the words next to it.
import { quoted } from '../measure/quoted.ts';
import { inches } from '../measure/lengthUnits.ts';
import { azimuthNamed, generalAzimuth, setOf } from '../reading/lexicon.ts';
import { textAt, type Token } from '../reading/tokens.ts';
import { fillers, hedges, passWords, sizeNouns, sources, vague } from './deedLexicon.ts';
import type { LengthPhrase } from './phrase.ts';
import { hasAny, maxInParentheses, textsOf } from './said.ts';

/**
 * distance: the length of a course. total: the same, including what the course passes. passed: the length to something that
 * the course passes. size and place: of a thing beside the course. source: the course's length by another source.
 */
export type LengthRole = 'distance' | 'total' | 'passed' | 'size' | 'place' | 'source';

/** The next token after "more or less", which doesn't affect the role. */
const afterMoreOrLess = (tokens: readonly Token[], at: number): number => {
  const from = textAt(tokens, at) === ',' ? at + 1 : at;
  if (!/^(?:more or less|plus or minus)$/.test(textsOf(tokens, from, from + 3).join(' '))) return at;
  // "25 feet, more or less, from the water's edge"
  return textAt(tokens, from + 3) === ',' && textAt(tokens, from + 4) === 'from' ? from + 4 : from + 3;
};

/** A length, with the words before and after it. */
interface Placed {
  readonly tokens: readonly Token[];
  readonly phrase: LengthPhrase;
  /** The words since the last significant phrase. */
  readonly before: readonly string[];
  readonly after: number;
}

/** "at 180 varas cross a branch, at 360 varas to a stake": of the lengths along a course, the one at which it comes to an end. */
const isEndOfCourse = (before: readonly string[], after: string): boolean =>
  before.at(-1) === 'at' && after === 'to' && !hasAny(before.slice(before.lastIndexOf(',') + 1), passWords);

/** "in all 100 feet", "a total distance of 100 feet", "100 feet in all". */
const isTotal = ({ tokens, before, after }: Placed): boolean =>
  isEndOfCourse(before, textAt(tokens, after)) ||
  before.some((word) => /^(?:total|altogether|whole)$/.test(word)) ||
  / in all\b/.test(` ${before.join(' ')} `) ||
  /^(?:in all$|in total$|total|altogether)/.test(textsOf(tokens, after, after + 2).join(' '));

/** "passing a pin at 20 feet", "at 20 feet a stone", "20 feet, crossing a road". */
function isPassed({ tokens, before, after }: Placed): boolean {
  if (before.at(-1) === 'at' || before.slice(-4).join(' ') === 'at a distance of') return true;
  if (hasAny(before.slice(before.lastIndexOf(',') + 1), passWords)) return true;
  const comma = textAt(tokens, after) === ',' ? after + 1 : after;
  return /^(?:pass|cross)(?:es)?$/.test(textAt(tokens, comma));
}

/** "(record 264 feet)", "called 264 feet", "264 feet by the old deed". */
function isSource({ tokens, before, phrase: { next, aside } }: Placed): boolean {
  if (aside)
    return hasAny([...inside(before), ...textsOf(tokens, next, closingBehind(tokens, next))], sources);
  const isQuoted = inside(before)
    .slice(-3)
    .some((word) => /^(?:record|recorded|deeded|platted|called)$/.test(word));
  return (
    isQuoted ||
    /^by (?:the |said )?(?:old |record |former )?(?:deed|record|plat|map)/.test(
      textsOf(tokens, next, next + 4).join(' '),
    )
  );
}

/** The words after the last parenthesis. */
const inside = (words: readonly string[]): readonly string[] =>
  words.slice(1 + words.findLastIndex((word) => /^[()[\]]$/.test(word)));

/** Words between a parenthesis and a length of the call: "(or 100 feet)", "(more or less 100 feet)", "(being 100 feet)". */
const ofLengths = setOf('or more less about approximately being is in all total exactly just');

/** "(allowing 46 feet)", "(described as 93.84 feet in last said deed)": whether a parenthesis speaks of something else. */
const isOfParenthesis = ({ before, phrase: { aside } }: Placed): boolean =>
  aside && inside(before).some((word) => !fillers.has(word) && !ofLengths.has(word));

/** The index of the parenthesis that closes after a token; -1 if there is none nearby. */
function closingBehind(tokens: readonly Token[], at: number): number {
  const end = tokens.slice(at, at + maxInParentheses).findIndex(({ text }) => /^[)\]]$/.test(text));
  return end < 0 ? end : at + end;
}

/** "a 20 foot alley", "30 feet wide", "12 feet in width", "40 foot right of way" */
function isSize({ tokens, phrase: { unit, feet, next }, after }: Placed): boolean {
  const [one, two] = [textAt(tokens, after), textAt(tokens, after + 1)];
  const isFootNoun = textAt(tokens, next - 1) === 'foot' && feet !== 1;
  const isNoun = sizeNouns.has(one) || (one === 'in' && sizeNouns.has(two));
  // "a maple 2 feet through"
  const isThrough = one === 'through' && /^(?:[;,)]|$)/.test(two);
  return unit === inches || isFootNoun || isThrough || isNoun || (one === 'right' && /^(?:of|-)$/.test(two));
}

/** "30 feet from the wall", "90 feet North of the road", "10 feet left of", "the first 20 feet". */
function isPlace({ tokens, before, after }: Placed): boolean {
  const [one, two] = [textAt(tokens, after), textAt(tokens, after + 1)];
  const isDirection =
    /^(?:left|right|inside|outside)$/.test(one) ||
    azimuthNamed(one) !== undefined ||
    generalAzimuth(one) !== undefined;
  return (
    (isDirection && /^(?:of|from)$/.test(two)) ||
    // "on a line 50.00 feet northeasterly o~ and parallel to said line"
    (generalAzimuth(one) !== undefined &&
      /(?:^| )(?:on|along) (?:a|the) line$/.test(before.slice(-3).join(' '))) ||
    (/^(?:left|right|lt|rt)$/.test(one) && /^(?:[;,.)]|and|$)/.test(two)) ||
    /^(?:on|to) (?:each|either|both)$/.test(`${one} ${two}`) ||
    /(?:^| )(?:the (?:first|last)|parallel (?:to|with) and)$/.test(before.slice(-3).join(' ')) ||
    /^(?:from(?:the|said|a)?|of(?:the|said)?|off|distant|above|below|inside|outside|beyond|behind|short|underground|deep|apart|therefrom|perpendicular)$/.test(
      one,
    )
  );
}

/** "N 45 E 100 feet (98)" */
const isBareAside = ({ before, phrase: { aside, unit } }: Placed): boolean =>
  aside && unit === undefined && before.slice(-2).join(' ') !== 'at least';

const roles: readonly (readonly [LengthRole, (length: Placed) => boolean])[] = [
  ['total', isTotal],
  ['passed', isPassed],
  ['source', isSource],
  ['size', isSize],
  ['place', isPlace],
  ['size', isOfParenthesis],
  ['source', isBareAside],
];

/** Maximum number of words before a length that can give it its role. */
const maxWordsBefore = 10;

/** last: the end of the last significant phrase before it. */
export function roleOf(tokens: readonly Token[], last: number, phrase: LengthPhrase): LengthRole {
  const { first, next } = phrase;
  const before = textsOf(tokens, Math.max(last, first - maxWordsBefore), first);
  const placed = { tokens, phrase, before, after: afterMoreOrLess(tokens, next) };
  return roles.find(([, is]) => is(placed))?.[0] ?? 'distance';
}

/** "(measured)", "(R)": whether parentheses after a length name its source. */
export function namesSource(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== '(') return false;
  const end = closingBehind(tokens, at);
  return end - at < 6 && hasAny(textsOf(tokens, at + 1, end), sources);
}

/** Why a length may not be the measured one: "100 or 102 feet", "not less than 100 feet", "100 feet less 20 feet". */
export function hedgeOf(tokens: readonly Token[], { first, next }: LengthPhrase): string | undefined {
  const words = textsOf(tokens, first - 4, first)
    .join(' ')
    .replace('more or less', '')
    .split(' ');
  // Only the words after the last comma are about this length.
  const near = words.slice(words.lastIndexOf(',') + 1);
  const hedge =
    near.find((word) => hedges.has(word) && word !== 'over' && word !== 'some') ?? hedgeBehind(tokens, next);
  return hedge && `${quoted(hedge)} leaves its length open`;
}

/** "100 or 102 feet", "100 feet, less the width of the road", but not "100 feet, less and except" */
function hedgeBehind(tokens: readonly Token[], next: number): string | undefined {
  const behind = textsOf(tokens, next, next + 4).join(' ');
  const [, hedge, taken] =
    /^(?:(or(?! less| thereby| thereabouts)|less|minus|plus(?! or minus))(?!\S)|, (less|minus) (?!and|any|except|that|the (?:north|south|east|west)))/.exec(
      behind,
    ) ?? [];
  return hedge ?? taken;
}

/** "about 80 feet" */
export const vagueWord = (tokens: readonly Token[], { first, next }: LengthPhrase): string | undefined =>
  textsOf(tokens, first - 3, next + 1).find((word) => vague.has(word));

/** Whether there are only filler words between the two. */
export const adjacent = (tokens: readonly Token[], first: number, next: number): boolean =>
  next >= first && textsOf(tokens, first, next).every((word) => fillers.has(word));

/** Words that show that a bearing belongs to something else: a witness tree, another deed, the basis of bearings. */
const otherSubjects =
  /\b(?:bears|brs|bear|witness|whence|from which|basis|assumed|assuming|assigned|recorded as|record|called|deed call|deed bearing|described as|shown as|reference|referenced|radial line|magnetic|declination|true bearing)\b/;

/** "on an assumed bearing of", "Official Records of": with these, some of the words above don't exclude the edge's own bearing. */
const ownWords =
  /\b(?:on|at|having|with|along|by|of) (?:an? )?(?:assumed|magnetic|record|true|reference|called) (?:magnetic |record |true |grid )?(?:bearing|course|azimuth)\b|\brecord of surveys?\b|\b(?:official|public|land|deed|county|property|of|city|town|said) records?\b|\bmagnetic needle\b/g;

export const isOfOther = (words: readonly string[]): boolean =>
  otherSubjects.test(words.join(' ').replaceAll(ownWords, ''));
