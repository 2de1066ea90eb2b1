// Directions in the words of a deed, and as they are typed: quadrant bearings (`N 45°30'15" E`, `N45-30-15E`, "North 45
// degrees 30 minutes East"), due directions ("Due North") and azimuths. Degrees clockwise from north.
import { withinTurn } from './angle.ts';
import { formatNumber } from './formatNumber.ts';
import { isNearlyPoint } from './misspelt.ts';
import { disagreement, readNumber } from './readLength.ts';
import { type Token, tokensOf } from './words.ts';

/** A direction that was read, or what is wrong with the words that were to be one. */
export type Direction = { readonly azimuth: number } | { readonly problem: string };

export type ReadDirection = Direction & { readonly next: number };

const compass: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
const abbreviations: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  nor: 'north',
  nth: 'north',
  s: 'south',
  so: 'south',
  sou: 'south',
  sth: 'south',
  e: 'east',
  ea: 'east',
  et: 'east',
  w: 'west',
  wt: 'west',
};
const between: Readonly<Record<string, number>> = {
  northeast: 45,
  southeast: 135,
  southwest: 225,
  northwest: 315,
  ne: 45,
  se: 135,
  sw: 225,
  nw: 315,
};

/** The point of the compass that a word names. */
const pointNamed = (word: string | undefined): string | undefined => {
  if (word === undefined) return undefined;
  const full = Object.hasOwn(abbreviations, word) ? abbreviations[word] : word;
  return full !== undefined && Object.hasOwn(compass, full) ? full : undefined;
};
const compassOf = (point: string): number => compass[point] ?? 0;

const degreeMarks = new Set(['°', 'degrees', 'degree', 'deg', 'degs', 'dg', 'd', 'o']);
const minuteMarks = new Set(["'", 'minutes', 'minute', 'min', 'mins', 'm']);
const secondMarks = new Set(['"', 'seconds', 'second', 'sec', 'secs', 's']);

export interface ReadAngle {
  readonly degrees: number;
  readonly problem?: string;
  /** Whether degrees were said to be degrees. */
  readonly marked: boolean;
  readonly next: number;
}

/** An angle in degrees, minutes and seconds. loose: the marks between its parts may be missing, as within a bearing. */
export function readAngle(
  tokens: readonly Token[],
  at: number,
  style: 'loose' | 'marked',
): ReadAngle | undefined {
  const whole = readMarked(tokens, at, degreeMarks);
  if (!whole) return undefined;
  let { problem, next } = whole;
  const { marked } = whole;
  if (!marked && style === 'marked') return undefined;
  const part = marked ? fractionAt(tokens, next) : undefined;
  if (part) ({ next } = part);
  const minute = part ? undefined : readPart(tokens, next, minuteMarks, style);
  if (minute) ({ next } = minute);
  const second = part ? undefined : readPart(tokens, next, secondMarks, style);
  if (second) ({ next } = second);
  const minutes = minute?.value ?? 0;
  const seconds = second?.value ?? 0;
  problem ??= minute?.problem ?? second?.problem;
  const count = (minute ? 1 : 0) + (second ? 1 : 0);
  problem ??= partsProblem(whole.value, minutes, seconds, count);
  if (minute && !second) problem ??= parted(tokens, at);
  const degrees = whole.value + (part?.value ?? 0) + minutes / 60 + seconds / 3600;
  return { degrees, marked, next, ...(problem ? { problem } : {}) };
}

interface Marked {
  readonly value: number;
  readonly problem?: string;
  readonly marked: boolean;
  readonly next: number;
}

/** A number, its mark, and the same in figures: "fifteen degrees (15°)", "fifteen (15°) degrees". */
function readMarked(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): Marked | undefined {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  // "R=20.00 D=90°": a letter that has a figure of its own marks none before it.
  const isMark = (i: number): boolean =>
    marks.has(tokens[i]?.text ?? '') && !/^[=:]$/.test(tokens[i + 1]?.text ?? '');
  const after = isMark(number.next) ? number.next + 1 : number.next;
  const again = tokens[after]?.text === '(' ? tokens[after + 1]?.value : undefined;
  const closes = isMark(after + 2) ? after + 3 : after + 2;
  if (again === undefined || tokens[closes]?.text !== ')')
    return { ...number, marked: after > number.next, next: after };
  const marked = after > number.next || closes > after + 2;
  const next = after === number.next && isMark(closes + 1) ? closes + 2 : closes + 1;
  const isSame = Math.abs(again - number.value) <= 1e-9;
  const problem = number.problem ?? (isSame ? undefined : disagreement(number.value, again));
  return { value: number.value, marked, next, ...(problem ? { problem } : {}) };
}

/** "27° ½", "27 degrees and a half": a part of a degree, where no mark makes it minutes. */
function fractionAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const from = /^(?:and|&)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const first = tokens[from];
  if (/^an?$/.test(first?.text ?? '') && tokens[from + 1]?.text === 'half')
    return { value: 0.5, next: from + 2 };
  const mark = tokens[from + 1]?.text ?? '';
  if (first?.value === undefined || first.value <= 0 || first.value >= 1) return undefined;
  return !/^[\d.]+$/.test(first.text) && !minuteMarks.has(mark)
    ? { value: first.value, next: from + 1 }
    : undefined;
}

/** "N 4 5 E": 45 degrees with a blank in it, or 4 degrees and 5 minutes. */
function parted(tokens: readonly Token[], at: number): string | undefined {
  const [one = '', two = ''] = tokens.slice(at, at + 2).map(({ text }) => text);
  return /^\d$/.test(one) && /^\d$/.test(two)
    ? `whether '${one} ${two}' is ${one}${two} degrees, or ${one} degrees and ${two} minutes, is not clear`
    : undefined;
}

function partsProblem(degrees: number, minutes: number, seconds: number, count: number): string | undefined {
  if (minutes >= 60) return `${formatNumber(minutes)} minutes: there are 60 in a degree`;
  if (seconds >= 60) return `${formatNumber(seconds)} seconds: there are 60 in a minute`;
  if (count > 0 && !Number.isInteger(degrees))
    return `${formatNumber(degrees)} degrees have a fraction already, and minutes follow`;
  if (seconds > 0 && !Number.isInteger(minutes))
    return `${formatNumber(minutes)} minutes have a fraction already, and seconds follow`;
  return undefined;
}

const joins = new Set(['-', ',', 'and', '&', ':']);

/** Minutes or seconds: a number with their mark, or without it where the next word allows no other reading. */
function readPart(
  tokens: readonly Token[],
  at: number,
  marks: ReadonlySet<string>,
  style: 'loose' | 'marked',
): { readonly value: number; readonly problem?: string; readonly next: number } | undefined {
  const from = joins.has(tokens[at]?.text ?? '') ? at + 1 : at;
  const number = readMarked(tokens, from, marks);
  if (!number) return undefined;
  const { marked, next } = number;
  if (marked && !(style === 'marked' && tokens[next - 1]?.text === 's')) return number;
  const mark = tokens[next]?.text ?? '';
  if (style === 'marked' || minuteMarks.has(mark) || secondMarks.has(mark) || degreeMarks.has(mark))
    return undefined;
  return number;
}

/** The bearing that begins at a token; undefined where the words are none. */
export function readBearing(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const first = tokens[at]?.text;
  if (first === 'due') return readPoint(tokens, at + 1);
  if (tokens[at]?.value !== undefined) return readOffPoint(tokens, at);
  const from = pointNamed(first);
  return from === undefined ? readMisspelt(tokens, at) : readQuadrant(tokens, at, from);
}

const misspelt = (word: string): string => `'${word}' is no point of the compass`;

/** "Nouth": what is wrong with a word that was to be a point of the compass by itself. */
export const readMisspeltPoint = (tokens: readonly Token[], at: number): ReadDirection | undefined => {
  const word = tokens[at]?.text ?? '';
  return isNearlyPoint(word) && pointNamed(word) === undefined && !Object.hasOwn(between, word)
    ? { problem: misspelt(word), next: at + 1 }
    : undefined;
};

/** "Nouth 45 E": North and South are as near. */
function readMisspelt(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const word = tokens[at]?.text ?? '';
  const angle = isNearlyPoint(word) ? readAngle(tokens, at + 1, 'loose') : undefined;
  const to = angle && pointNamed(tokens[angle.next]?.text);
  return to === undefined || !angle ? undefined : { problem: misspelt(word), next: angle.next + 1 };
}

/** "45 degrees west of north". */
function readOffPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const angle = readAngle(tokens, at, 'marked');
  const to = angle && pointNamed(tokens[angle.next]?.text);
  if (!angle || to === undefined || tokens[angle.next + 1]?.text !== 'of') return undefined;
  let last = angle.next + 2;
  while (/^(?:the|due|true)$/.test(tokens[last]?.text ?? '')) last += 1;
  const from = pointNamed(tokens[last]?.text);
  if (from === undefined || (compassOf(from) - compassOf(to)) % 180 === 0) return undefined;
  const next = last + 1;
  if (angle.problem) return { problem: angle.problem, next };
  if (angle.degrees > 90) return { problem: tooFar(angle.degrees, from), next };
  return { azimuth: turnedTowards(compassOf(from), compassOf(to), angle.degrees), next };
}

const tooFar = (angle: number, from: string): string =>
  `${formatNumber(angle)} degrees from ${from}: a bearing has at most 90`;

function readQuadrant(tokens: readonly Token[], at: number, from: string): ReadDirection | undefined {
  const comma = tokens[at + 1]?.text === ',' || tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const angle = readAngle(tokens, comma, 'loose');
  if (!angle) return undefined;
  const closing = joins.has(tokens[angle.next]?.text ?? '') ? angle.next + 1 : angle.next;
  const to = pointNamed(tokens[closing]?.text);
  const along = from === 'north' || from === 'south';
  if (to === undefined || along === (to === 'north' || to === 'south')) {
    const word = tokens[closing]?.text ?? '';
    if (to === undefined && isNearlyPoint(word)) return { problem: misspelt(word), next: closing + 1 };
    const unclear = minutesOrFeet(tokens, angle.next, along);
    if (unclear) return unclear;
    if (!angle.marked) return undefined;
    const wanted = along ? 'East or West' : 'North or South';
    const got = to === undefined ? 'nothing' : `'${to}'`;
    return {
      problem: `a bearing from ${from} ends in ${wanted}, and ${got} follows the angle`,
      next: to === undefined ? angle.next : closing + 1,
    };
  }
  const next = closing + 1;
  if (angle.problem) return { problem: angle.problem, next };
  if (angle.degrees > 90) return { problem: tooFar(angle.degrees, from), next };
  return { azimuth: turnedTowards(compassOf(from), compassOf(to), angle.degrees), next };
}

/** "N 30' E": half a degree off north, or 30 feet north and then east. at: behind the number; along: from north or south. */
function minutesOrFeet(tokens: readonly Token[], at: number, along: boolean): ReadDirection | undefined {
  const [number, mark, point] = tokens.slice(at - 1, at + 2);
  const to = point?.newLine ? undefined : pointNamed(point?.text);
  if (number?.value === undefined || number.value >= 60 || to === undefined) return undefined;
  if (!minuteMarks.has(mark?.text ?? '') || along === (to === 'north' || to === 'south')) return undefined;
  const written = number.text + (mark?.glued ? '' : ' ') + (mark?.text ?? '');
  return {
    problem: `no degrees stand before ${written}: write 0° before it if it is minutes of a bearing`,
    next: at + 2,
  };
}

function turnedTowards(from: number, to: number, degrees: number): number {
  const clockwise = withinTurn(to - from) === 90;
  return withinTurn(from + (clockwise ? degrees : -degrees));
}

/** A point of the compass by its name alone: "North", "due West", "Northeast", "N.W.". */
export function readPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const words = pointWords(tokens, at);
  const next = at + words.length;
  const names = words.filter((word) => word !== '-').map((word) => pointNamed(word) ?? word);
  const azimuth = compass[names[0] ?? ''];
  if (names.length === 1 && azimuth !== undefined) return { azimuth, next };
  const halfway = between[names.join('')];
  if (halfway !== undefined) return { azimuth: halfway, next };
  return names.length > 1
    ? { problem: `'${words.join(' ')}' is none of the eight points that are read; write it in degrees`, next }
    : undefined;
}

/** The words of one point: "North", "N.N.E.", "North-East", "N by E". */
function pointWords(tokens: readonly Token[], at: number): string[] {
  const isPoint = (word: string): boolean => pointNamed(word) !== undefined || Object.hasOwn(between, word);
  const words: string[] = [];
  for (let i = at; isPoint(tokens[i]?.text ?? '') && !(i > at && tokens[i]?.newLine); i += 1) {
    words.push(tokens[i]?.text ?? '');
    const joint = tokens[i + 1]?.text ?? '';
    if (!/^(?:-|by)$/.test(joint) || !isPoint(tokens[i + 2]?.text ?? '')) continue;
    words.push(joint);
    i += 1;
  }
  return words;
}

/** A direction as it is typed: a bearing, a point of the compass, or an azimuth as `134°30'` or `134.5`. */
export function parseDirection(typed: string): Direction {
  const wanted = `Write it as N 45°30'15" E, Due North, or an azimuth as 134°30'.`;
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return { problem: `The direction is empty. ${wanted}` };
  const read = readBearing(tokens, 0) ?? readPoint(tokens, 0) ?? readAzimuth(tokens);
  if (!read) return { problem: `'${typed.trim()}' is no direction. ${wanted}` };
  if ('problem' in read) return { problem: `'${typed.trim()}': ${read.problem}.` };
  if (read.next < tokens.length) {
    const rest = typed.slice(tokens[read.next]?.start).trim();
    return { problem: `'${rest}' after the direction cannot be read. ${wanted}` };
  }
  return { azimuth: read.azimuth };
}

function readAzimuth(tokens: readonly Token[]): ReadDirection | undefined {
  const angle = readAngle(tokens, 0, 'loose');
  if (!angle) return undefined;
  const { degrees, problem, next } = angle;
  if (problem) return { problem, next };
  if (degrees > 360) return { problem: `${formatNumber(degrees)} degrees: an azimuth has at most 360`, next };
  return { azimuth: withinTurn(degrees), next };
}

/** An angle as it is typed, as `89°30'` or `89.5`; under a full turn. */
export function parseAngle(typed: string): { readonly degrees: number } | { readonly problem: string } {
  const tokens = tokensOf(typed);
  const angle = readAngle(tokens, 0, 'loose');
  if (!angle || angle.next < tokens.length)
    return { problem: `'${typed.trim()}' is no angle. Write it as 89°30'15" or 89.504.` };
  if (angle.problem) return { problem: `'${typed.trim()}': ${angle.problem}.` };
  if (angle.degrees >= 360)
    return { problem: `'${typed.trim()}' is a full turn or more; an angle has less than 360 degrees.` };
  return { degrees: angle.degrees };
}
