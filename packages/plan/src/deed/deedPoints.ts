// What a bare point of the compass is in a deed: a course ("thence North", "North 60"), or only a word ("the North line").
import {
  isGeneralWord,
  isUsualPoint,
  readMisspeltPoint,
  type ReadDirection,
  readPoint,
} from '../reading/compass.ts';
import { beginsStatement, isBareRun } from './deedBareRun.ts';
import { readBearing } from '../reading/readBearing.ts';
import { readLength } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

/** The words that name one point of the compass, from at up to but without next. */
interface Named {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly next: number;
}

const word = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const courseWords = new Set(
  'thence thenee thance thense thenc then th running run runs go goes going continuing continue bearing course'.split(
    ' ',
  ),
);
/** A point of the compass before one of these names a thing. */
const things = new Set(
  'line lines side half quarter corner corners boundary edge bank margin part portion end right property lot of by and or fraction avenue street road'.split(
    ' ',
  ),
);

/** Whether a point of the compass that ends before a token is only a part of the name of a thing: "South Street". */
export const isOfThing = (tokens: readonly Token[], next: number): boolean => things.has(word(tokens, next));
const minutesInDegree = 60;

/** The first of these that holds says whether a point of the compass is a course; one for which none holds is not. */
const rules: readonly (readonly ['course' | 'word', (named: Named) => boolean])[] = [
  // "North easterly"
  ['word', ({ tokens, next }) => isGeneral(tokens, next)],
  // "50 feet north" by itself
  ['course', isLed],
  // "the North 20 feet", "North line"
  ['word', namesThing],
  // "North (magnetic) 45 degrees East"
  ['word', endsAngle],
  // "N 45 + E"
  ['word', endsBearing],
  // "N/45/E"
  ['word', ({ tokens, next }) => /^[^\p{L}\d°'"(),:;=[\]-]$/u.test(word(tokens, next))],
  // "running North"
  ['course', isSetOut],
  // "North 60" on a line of its own
  ['course', ({ tokens, at }) => isBareRun(tokens, at)],
  // "North 60 feet"
  ['course', runsOn],
];

/** The direction of a bare point of the compass, where it can only be a course. */
export function pointAt(tokens: readonly Token[], at: number): ReadDirection | undefined {
  if (!isUsualPoint(word(tokens, at))) return misspeltAt(tokens, at);
  const point = readPoint(tokens, at);
  if (!point) return undefined;
  const named = { tokens, at, next: point.next };
  return rules.find(([, holds]) => holds(named))?.[0] === 'course' ? point : undefined;
}

/** "North easterly", "North-eastwardly": about northeast, and by no means due north. */
export function isGeneral(tokens: readonly Token[], next: number): boolean {
  const joined = /^(?:-|and)$/.test(word(tokens, next)) ? next + 1 : next;
  return isGeneralWord(word(tokens, joined));
}

/** Whether the length before a point is its own. */
function isLed({ tokens, at }: Named): boolean {
  for (let first = at - 1; first >= Math.max(0, at - 6); first -= 1) {
    const read = tokens[first]?.value === undefined ? undefined : readLength(tokens, first);
    if (read?.unit && read.next === at && leadsOn(tokens, first, at)) return true;
  }
  return false;
}

/** "50 feet east", by itself between commas or on a line: the length of what follows it. */
export function leadsOn(tokens: readonly Token[], at: number, next: number): boolean {
  const before = word(tokens, at - 1);
  // "50 feet west and 20 feet south"
  const follows = before === 'and' && isUsualPoint(word(tokens, at - 2));
  if (!follows && !beginsStatement(tokens, at) && !courseWords.has(before)) return false;
  if (tokens[next]?.newLine) return false;
  const direction =
    readBearing(tokens, next) ?? (isUsualPoint(word(tokens, next)) ? readPoint(tokens, next) : undefined);
  if (!direction) return false;
  const after = tokens[direction.next];
  return !after || after.newLine || /^(?:[;,]|to|then|thence|and)$/.test(after.text);
}

function namesThing({ tokens, at, next }: Named): boolean {
  return isOfThing(tokens, next) || /^(?:the|said)$/.test(word(tokens, at - 1));
}

/** The end of a bearing that was not understood; but not that of "N 150' E 50'". */
function endsAngle({ tokens, at }: Named): boolean {
  const before = word(tokens, at - 1);
  const isFeet = before === "'" && (tokens[at - 2]?.value ?? 0) >= minutesInDegree;
  // "49S E", "(73 1/2°) East"
  const last = before === ')' ? word(tokens, at - 2) : before;
  const isLetter = /^[dms]$/.test(before) && tokens[at - 1]?.glued && tokens[at - 2]?.value !== undefined;
  return isLetter === true || (/^(?:degrees?|deg|minutes?|min|seconds?|sec|[°'"])$/.test(last) && !isFeet);
}

/** The end of a bearing with signs in it that are not understood. */
function endsBearing({ tokens, at }: Named): boolean {
  let from = at - 1;
  const isPart = (i: number): boolean =>
    tokens[i]?.value !== undefined ||
    /^(?:[^\p{L},;()[\]]|(?:degree|minute|second)s?|deg|min|sec)$/u.test(word(tokens, i));
  while (isPart(from) && !tokens[from + 1]?.newLine) from -= 1;
  const isNumbered = tokens.slice(from, at).some(({ value }) => value !== undefined);
  const length = readLength(tokens, from + 1);
  const isRunBefore = length?.next === at && length.unit !== undefined;
  return isNumbered && !isRunBefore && !tokens[from + 1]?.newLine && isUsualPoint(word(tokens, from));
}

function isSetOut({ tokens, at, next }: Named): boolean {
  return courseWords.has(word(tokens, at - 1)) && tokens[next]?.fraction !== true;
}

/** "North 20 feet", but not "50 feet north 20 feet", which goes nowhere in particular. */
function runsOn({ tokens, at, next }: Named): boolean {
  return (tokens[at - 1]?.value === undefined || tokens[at]?.newLine === true) && isRun(tokens, next);
}

/** Whether a length with its unit begins at a token, after small words. */
function isRun(tokens: readonly Token[], at: number): boolean {
  const from = [',', 'a', 'distance', 'of', 'for'].reduce(
    (i, filler) => (word(tokens, i) === filler ? i + 1 : i),
    at,
  );
  const length = readLength(tokens, from);
  return length?.unit !== undefined && word(tokens, length.next) !== 'of';
}

/** "Nouth 100 feet", where a course can begin: it is told of, and never read. */
function misspeltAt(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const before = word(tokens, at - 1);
  const begins =
    at === 0 || /^[;:,)]$/.test(before) || before === 'due' || courseWords.has(before) || tokens[at]?.newLine;
  return begins && isRun(tokens, at + 1) ? readMisspeltPoint(tokens, at) : undefined;
}
