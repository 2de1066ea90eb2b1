// Small words of deeds, and what they say of a length: whether it is the course's, one to something passed, or the whole.
import { isUsualPoint } from '../reading/compass.ts';
import type { Clause } from './deedClauses.ts';
import type { LengthItem } from './deedItems.ts';
import type { Token } from '../reading/words.ts';

export const wordsBetween = (tokens: readonly Token[], first: number, next: number): string[] =>
  tokens.slice(Math.max(0, first), Math.max(0, next)).map(({ text }) => text);

export const has = (words: readonly string[], ...wanted: readonly string[]): boolean =>
  wanted.some((word) => words.includes(word));

const fillers = new Set([
  ',',
  'a',
  'an',
  'the',
  'distance',
  'distant',
  'of',
  'for',
  '-',
  ':',
  '=',
  '@',
  'dist',
  'length',
]);

/** Whether nothing of meaning stands between the two. */
export const adjacent = (tokens: readonly Token[], first: number, next: number): boolean =>
  next >= first && wordsBetween(tokens, first, next).every((word) => fillers.has(word));

/** After a length these make it the size or place of a thing. */
const ofThings = new Set(
  'wide high deep tall thick alley easement road street strip lane roadway public private utility drainage driveway from of off in above below distant therefrom apart radius northerly southerly easterly westerly north south east west perpendicular'.split(
    ' ',
  ),
);

/** Whether a length can be that of a course: no "20-foot alley", no "30 feet from the centre line". */
export function isDistance(tokens: readonly Token[], { first, next, unit }: LengthItem): boolean {
  const words = wordsBetween(tokens, first, next);
  const after = tokens[next]?.text ?? '';
  // A pin has a thickness in inches; no course has.
  if (unit?.name === 'inches') return false;
  if (words.at(-1) === 'foot' && words[0] !== 'one' && words[0] !== '1') return false;
  if (after === 'right') return !has(wordsBetween(tokens, next + 1, next + 3), 'of');
  // "100 feet", and the next line "West 50 feet".
  const isNextLine = tokens[next]?.newLine === true && tokens[next + 1]?.value !== undefined;
  return isNextLine || !ofThings.has(after);
}

const sources = new Set(
  'measured measure meas m recorded record rec r deeded deed d platted plat p calculated calc c field f survey surveyed'.split(
    ' ',
  ),
);

/** "(measured)", "(R)", "(per deed)": whether the words in parentheses at a token say where a length is from. */
export function saysSource(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== '(') return false;
  const words = wordsBetween(tokens, at + 1, at + 7);
  return words.slice(0, Math.max(0, words.indexOf(')'))).some((word) => sources.has(word));
}

/** "passing a pin at 20 feet", "20 feet, crossing a road". */
export function isPassed(tokens: readonly Token[], last: number, { first, next }: LengthItem): boolean {
  const words = wordsBetween(tokens, last, first);
  if (words.at(-1) === 'at' || has(words, 'passing', 'crossing', 'passes', 'crosses')) return true;
  const comma = tokens[next]?.text === ',' ? next + 1 : next;
  return /^(?:pass|cross)(?:es)?$/.test(tokens[comma]?.text ?? '');
}

/** "90 feet North of the road": where something lies. */
export const isPlace = (tokens: readonly Token[], { next }: LengthItem): boolean =>
  isUsualPoint(tokens[next]?.text) && tokens[next + 1]?.text === 'of';

/** "in all 100 feet", "a total distance of 100 feet", "100 feet in all". */
export function isTotal(tokens: readonly Token[], last: number, { first, next }: LengthItem): boolean {
  const before = wordsBetween(tokens, Math.max(last, first - 8), first);
  const after = wordsBetween(tokens, next, next + 2).join(' ');
  return (
    has(before, 'total', 'altogether', 'whole') ||
    / in all\b/.test(` ${before.join(' ')} `) ||
    /^(?:in all$|in total$|total|altogether)/.test(after)
  );
}

const endings = new Set(
  'containing contains comprising being subject excepting except together all beginning commencing having said'.split(
    ' ',
  ),
);

/** Where what is said in a clause without a course ends: at a semicolon, or where another matter begins. */
export function endOfWords(tokens: readonly Token[], { first, next }: Clause): number {
  for (let at = first + 2; at < next; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === ';') return at;
    if (
      endings.has(text) &&
      tokens[at - 1]?.text !== 'of' &&
      tokens[at - 1]?.text !== 'the' &&
      at > first + 4
    )
      return tokens[at - 1]?.text === ',' ? at - 1 : at;
  }
  return next;
}

/** Whether what stands between two tokens has come to something else than an edge: the area, the whole lot, what is excepted. */
export const saysOfWhole = (tokens: readonly Token[], first: number, next: number): boolean =>
  returnsToBeginning(tokens, first, next) ||
  wordsBetween(tokens, first, next).some((word) => endings.has(word) && word !== 'said');

/** Whether the words go back to the beginning. */
export function returnsToBeginning(tokens: readonly Token[], first: number, next: number): boolean {
  const words = wordsBetween(tokens, first, next).join(' ');
  return (
    /\bto (?:the |said |true |actual |real |first |point |pt |place |and |station |mentioned |of )*(?:beginning|begining|beg|commencement|starting|pob|p o b)\b(?! of)/.test(
      words,
    ) ||
    /\bto (?:the )?(?:first (?:mentioned )?(?:bounds?|corner|station)|bounds? (?:first mentioned|begun at|begun))\b/.test(
      words,
    )
  );
}
