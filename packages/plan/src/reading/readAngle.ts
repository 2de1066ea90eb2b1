// Angles as people write them: "45°30'15"", "forty-five degrees 30 minutes", "27° ½".
import { formatNumber } from '../survey/formatNumber.ts';
import { disagreement, isImproper, readNumber } from './readLength.ts';
import type { Token } from './words.ts';

const degreeMarks = new Set(['°', 'degrees', 'degree', 'deg', 'degs', 'dg', 'd', 'o']);
export const minuteMarks = new Set(["'", 'minutes', 'minute', 'min', 'mins', 'm']);
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
  // 45°30'', 45°30.15" and 65-4s: minutes whose mark was misread.
  if (second && !minute) problem ??= 'seconds follow the degrees, and no minutes';
  if (isImproper(tokens[at])) problem ??= `'${tokens[at]?.text}' is no angle`;
  if (!marked) problem ??= unmarkedProblem(tokens, at, next);
  problem ??= partsProblem(whole.value, minutes, seconds, count);
  if (minute && !second) problem ??= parted(tokens, at);
  problem ??= brokenPart(tokens, at, next);
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
  const isLabel = (i: number): boolean => tokens[i]?.text === 'd' && /^[=:]$/.test(tokens[i + 1]?.text ?? '');
  const isMark = (i: number): boolean => marks.has(tokens[i]?.text ?? '') && !isLabel(i);
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

/** "N 030 14' E", "N 50 14' E": a degree sign that was read as a zero; "N 45/30 E": one that was written as a stroke. */
function unmarkedProblem(tokens: readonly Token[], at: number, next: number): string | undefined {
  const degrees = tokens[at]?.text ?? '';
  const isMarkedOn = tokens.slice(at + 1, next).some(({ text }) => text === "'");
  const isSuspect = /^0\d0$/.test(degrees) || (isMarkedOn && /^[1-8]0$/.test(degrees));
  return isSuspect
    ? `whether '${degrees}' ends in a zero or in a degree sign is not clear; write it as ${Number(degrees)}°`
    : undefined;
}

/** "N 4 5 E": 45 degrees with a blank in it, or 4 degrees and 5 minutes. */
function parted(tokens: readonly Token[], at: number): string | undefined {
  const [one = '', two = ''] = tokens.slice(at, at + 2).map(({ text }) => text);
  return /^\d$/.test(one) && /^\d$/.test(two)
    ? `whether '${one} ${two}' is ${one}${two} degrees, or ${one} degrees and ${two} minutes, is not clear`
    : undefined;
}

/** "5O E", "14°2'000\"", "12°1'5", "24-1 5", "89°°30'": parts that a sign in the wrong place has broken. */
function brokenPart(tokens: readonly Token[], at: number, next: number): string | undefined {
  const parts = tokens.slice(at, next);
  const said = parts.map(({ text, glued }, i) => (glued || i === 0 ? text : ` ${text}`)).join('');
  const unclear = `'${said}' is not understood`;
  const [first, mark] = parts;
  if (mark?.text === 'o' && mark.glued && /^[1-9]$/.test(first?.text ?? '')) return unclear;
  const after = tokens[next];
  if (after?.text === '°' || (after?.glued && after.value !== undefined)) return unclear;
  const later = parts.slice(1).filter(({ value }) => value !== undefined);
  const isHalfDegree = later[0]?.fraction === true && !parts.some(({ text }) => minuteMarks.has(text));
  if (isHalfDegree && !degreeMarks.has(mark?.text ?? '')) return unclear;
  if (later.some(({ text }) => /^(?:\d{3,}|\.)/.test(text))) return unclear;
  if (isUnevenlyPadded(parts, later)) return unclear;
  const isMarked = parts.some(({ text }) => /^[°']$/.test(text));
  if (isMarked) return later.length > 0 && /^\d$/.test(parts.at(-1)?.text ?? '') ? unclear : undefined;
  const joints = later.map((part) => tokens[tokens.indexOf(part) - 1]?.text === '-');
  return joints.includes(true) && joints.includes(false) ? unclear : undefined;
}

/** "1°5'00\"", "5 06 7": of minutes and seconds only one has a leading zero, and a figure of the other may be lost. */
function isUnevenlyPadded(parts: readonly Token[], figures: readonly Token[]): boolean {
  const [minutes, seconds] = [figures[0], figures.at(-1)];
  if (!minutes || !seconds) return false;
  const isPadded = ({ text }: Token): boolean => /^0\d/.test(text);
  const isSingle = ({ text }: Token): boolean => /^\d$/.test(text);
  if (!figures.some(isPadded) || !figures.some(isSingle)) return false;
  const between = parts.slice(parts.indexOf(minutes), parts.indexOf(seconds));
  if (!between.some(({ text }) => minuteMarks.has(text))) return true;
  // With a blank, "1° 5' 00\"", the minutes are aligned as they are.
  return isPadded(seconds) && isSingle(minutes) && parts.slice(1).every(({ glued }) => glued);
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

/** Between the parts of an angle, and between it and the point of the compass that it ends in. */
export const joins = new Set(['-', ',', 'and', '&', ':']);

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
