// Angles: `45°30'15"`, "forty-five degrees 30 minutes", "45-30-15", "27° ½". The form of each is checked: an angle with a
// sign in the wrong place, or in which a digit may be missing, is reported as a problem.
import { formatNumber } from '../survey/formatNumber.ts';
import { anyOf, firstOf } from './alternatives.ts';
import { degreeMarks, minuteMarks, secondMarks } from './lexicon.ts';
import { disagreement, type ReadNumber, readNumber } from './numbers.ts';
import { isGluedAt, textAt, type Token } from './tokens.ts';

type Mark = 'degrees' | 'minutes' | 'seconds';

interface Part extends ReadNumber {
  readonly text: string;
  readonly glued: boolean;
  readonly mark: Mark | undefined;
  /** What separates it from the previous part. */
  readonly joint: string;
}

export interface ReadAngle {
  readonly degrees: number;
  readonly problem?: string | undefined;
  /** Whether its degrees have the word or the sign. */
  readonly marked: boolean;
  /** Its precision: 1 if it has only degrees, 3 if it has seconds. */
  readonly parts: number;
  /** Whether its last part has decimals. */
  readonly decimals: boolean;
  readonly next: number;
}

/**
 * marked: each part needs its mark, as in an angle by itself. closed: marks may be missing, as between two points of the
 * compass. typed: like closed, but minutes may have a single digit, as people type them.
 */
export type AngleStyle = 'marked' | 'closed' | 'typed';

const marks: readonly (readonly [Mark, ReadonlySet<string>])[] = [
  ['degrees', degreeMarks],
  ['minutes', minuteMarks],
  ['seconds', secondMarks],
];
const order: readonly Mark[] = marks.map(([mark]) => mark);

const joints: ReadonlySet<string> = new Set(['-', ',', 'and', '&', ':']);

export const isAngleJoint = (text: string): boolean => joints.has(text);

export function readAngle(tokens: readonly Token[], at: number, style: AngleStyle): ReadAngle | undefined {
  const parts = partsAt(tokens, at, style);
  const [first] = parts;
  if (!first || (style === 'marked' && first.mark !== 'degrees')) return undefined;
  const next = parts.at(-1)?.next ?? at;
  const problem = angleProblem(parts, style) ?? (textAt(tokens, next) === '°' ? shape : undefined);
  return {
    ...sizeOf(parts),
    marked: first.mark === 'degrees',
    next,
    problem: problem === shape ? unclear(tokens, at, next) : problem,
  };
}

/** "8° ½" */
const hasHalf = (parts: readonly Part[]): boolean =>
  parts.length === 2 && parts.slice(1).every((part) => isHalf(part, parts.slice(0, 1)));

const angleProblem = (parts: readonly Part[], style: AngleStyle): string | undefined =>
  parts.find(({ problem }) => problem)?.problem ?? (hasHalf(parts) ? undefined : shapeProblem(parts, style));

function sizeOf(parts: readonly Part[]): Pick<ReadAngle, 'degrees' | 'parts' | 'decimals'> {
  const base = hasHalf(parts) ? 1 : 60;
  const degrees = parts.reduce((sum, { value }, i) => sum + value / base ** i, 0);
  if (base === 1) return { degrees, parts: 1, decimals: false };
  return { degrees, parts: parts.length, decimals: parts.at(-1)?.text.includes('.') ?? false };
}

/** The numbers at a token that may be degrees, minutes and seconds. */
function partsAt(tokens: readonly Token[], at: number, style: AngleStyle): Part[] {
  const parts: Part[] = [];
  for (let next = at; ; next = parts.at(-1)?.next ?? at) {
    const text = textAt(tokens, next);
    const joint = parts.length > 0 && isAngleJoint(text) ? text : '';
    const part = partAt(tokens, joint ? next + 1 : next, joint);
    if (!part || (style === 'marked' && !isMarked(part, parts))) return parts;
    parts.push(part);
  }
}

/** Whether a part has its mark, and can follow those before. */
const isMarked = (part: Part, before: readonly Part[]): boolean =>
  part.mark ? before.length === 0 || part.mark !== 'degrees' : isHalf(part, before);

const unclear = (tokens: readonly Token[], at: number, next: number): string => {
  const said = tokens.slice(at, next + 1).map(({ text, glued }, i) => (glued || i === 0 ? text : ` ${text}`));
  return `"${said.slice(0, next - at).join('')}" isn't a clear angle`;
};

/** "8° ½": half a degree. */
const isHalf = (part: Part, before: readonly Part[]): boolean =>
  part.fraction === true && part.mark === undefined && before.length === 1 && before[0]?.mark === 'degrees';

function partAt(tokens: readonly Token[], at: number, joint: string): Part | undefined {
  const number = readNumber(tokens, at) ?? dashedNumber(tokens, at, joint);
  if (!number) return undefined;
  const part = { ...number, joint, text: textAt(tokens, at), glued: isGluedAt(tokens, at) };
  const mark = markAt(tokens, number.next);
  const end = mark ? number.next + 1 : number.next;
  return partSaidAgain(tokens, { ...part, mark, next: end }) ?? { ...part, mark, next: end };
}

/** "fifteen degrees (15°)", "fifteen (15°) degrees": a part in words, and again in digits in parentheses. */
function partSaidAgain(tokens: readonly Token[], part: Part): Part | undefined {
  const again = textAt(tokens, part.next) === '(' ? readNumber(tokens, part.next + 1) : undefined;
  if (!again) return undefined;
  const inner = markAt(tokens, again.next);
  const close = inner ? again.next + 1 : again.next;
  if (textAt(tokens, close) !== ')' || !(part.mark ?? inner)) return undefined;
  const outer = part.mark ? undefined : markAt(tokens, close + 1);
  const mark = part.mark ?? outer ?? inner;
  const isSame = again.value === part.value && (!inner || inner === mark);
  const problem = isSame ? part.problem : disagreement(part, again);
  return { ...part, mark, next: outer ? close + 2 : close + 1, problem };
}

function markAt(tokens: readonly Token[], at: number): Mark | undefined {
  // "R=20.00 D=90°": a letter with a number after it isn't a mark of the number before it.
  const isLabel = tokens[at]?.kind === 'word' && /^[=:]$/.test(textAt(tokens, at + 1));
  return isLabel ? undefined : marks.find(([, words]) => words.has(textAt(tokens, at)))?.[0];
}

/** "45-30": digits after the degrees and a dash or a colon. */
function dashedNumber(tokens: readonly Token[], at: number, joint: string): ReadNumber | undefined {
  const { kind, value } = tokens[at] ?? {};
  return /^[-:]$/.test(joint) && kind === 'number' && value !== undefined
    ? { value, next: at + 1 }
    : undefined;
}

/** The result for any form that isn't that of an angle. */
const shape = 'shape';

type Doubt = (parts: readonly Part[], style: AngleStyle) => string | undefined;

/** Whether the marks are in order and the separators are alike. */
function marksProblem(parts: readonly Part[]): string | undefined {
  const [first, second] = parts;
  if (first?.mark === 'minutes') return `no degrees stand before ${first.text}'`;
  if (second?.mark === 'seconds') return 'seconds follow the degrees, and no minutes';
  return parts.some(({ mark }, i) => mark !== undefined && mark !== order[i]) ? shape : jointsProblem(parts);
}

function jointsProblem(parts: readonly Part[]): string | undefined {
  const used = new Set(parts.slice(1).map(({ joint }) => joint));
  const areMarked = parts.slice(0, -1).every(({ mark }) => mark !== undefined);
  if (areMarked) return used.has(':') ? shape : undefined;
  if (used.has(',') || used.size > 1) return shape;
  // "45-30-15s"
  const hasMarks = parts.slice(0, 2).some(({ mark }) => mark !== undefined);
  return hasMarks && (used.has('-') || used.has(':')) ? shape : suspectZero(parts);
}

/** "N 030 14' E", "N 50 14' E": a degree sign that was scanned as a zero. */
function suspectZero([first, ...rest]: readonly Part[]): string | undefined {
  if (!first || first.mark) return undefined;
  const isSuspect =
    /^0\d0$/.test(first.text) || (/^[1-8]0$/.test(first.text) && rest.some(({ mark }) => mark));
  return isSuspect
    ? `whether "${first.text}" ends in a zero or in a degree sign isn't clear; write it as ${Number(first.text)}°`
    : undefined;
}

function rangeProblem(parts: readonly Part[]): string | undefined {
  const [degrees, minutes, seconds] = parts;
  if (minutes && minutes.value >= 60)
    return `${formatNumber(minutes.value)} minutes: there are 60 in a degree`;
  if (seconds && seconds.value >= 60)
    return `${formatNumber(seconds.value)} seconds: there are 60 in a minute`;
  if (degrees && minutes && !isWhole(degrees))
    return `${formatNumber(degrees.value)} degrees have a fraction already, and minutes follow`;
  if (minutes && seconds && !isWhole(minutes))
    return `${formatNumber(minutes.value)} minutes have a fraction already, and seconds follow`;
  return undefined;
}

const isWhole = ({ value, text }: Part): boolean => Number.isInteger(value) && !text.includes('.');

/** "5", "5.25": a single digit before the point. */
const isSingle = ({ text }: Part): boolean => /^\d(?:\.|$)/.test(text);
const isPadded = ({ text }: Part): boolean => /^0\d/.test(text);

/** "N 4 5 E" */
function splitFigures([one, two, three]: readonly Part[]): string | undefined {
  if (!one || !two || three || two.joint || one.mark || two.mark || !isSingle(one) || !isSingle(two))
    return undefined;
  return `whether "${one.text} ${two.text}" is ${one.text}${two.text} degrees, or ${one.text} degrees and ${two.text} minutes, isn't clear`;
}

/** Whether minutes or seconds may have a digit too few or too many. later: the parts after the degrees. */
const isMisshapen = anyOf<[later: readonly Part[], parts: readonly Part[]]>([
  // `14°2'000"`, `14°.5'`
  (later) => later.some(({ text }) => /^(?:\d{3,}|\.)[\d.]*$/.test(text)),
  // "14 1/2 E 1/2"
  (later) => later.some(({ fraction, mark }) => fraction && !mark),
  // `1°5'00"`; with a blank, as in `1° 5' 00"`, the digit is only aligned.
  ([minutes, seconds]) => {
    if (!minutes || !seconds) return false;
    const isShort = isSingle(minutes) && isPadded(seconds);
    if (!isShort && !(isPadded(minutes) && isSingle(seconds))) return false;
    return minutes.mark === undefined || (isShort && minutes.glued && seconds.glued);
  },
]);

/** The same for angles in deeds. It doesn't apply to typed angles, in which people omit zeros. */
const isMisshapenInDeed = anyOf<[later: readonly Part[], parts: readonly Part[]]>([
  // "44-29-4S": 45 with a letter in place of its last digit.
  (later) => later.some(({ joint, mark, text }) => joint === '-' && mark && /^\d$/.test(text)),
  // "24-1 5"
  (later, parts) =>
    later.some((part) => isSingle(part) && !part.mark) && parts.some(({ value }) => value > 0),
  // `30'1.5"`: 15 with a point in it.
  ([, seconds]) => seconds !== undefined && /^\d\.\d$/.test(seconds.text),
]);

const figuresProblem: Doubt = (parts, style) => {
  const later = parts.slice(1);
  const isDoubtful = isMisshapen(later, parts) || (style !== 'typed' && isMisshapenInDeed(later, parts));
  return isDoubtful ? shape : undefined;
};

/** ".5", "4/5": nobody writes whole degrees like this. */
function lonelyProblem([only, second]: readonly Part[]): string | undefined {
  if (!only || second) return undefined;
  const isPart = only.fraction === true && /\d/.test(only.text);
  if (!only.mark && (isPart || only.text.startsWith('.'))) return shape;
  return suspectZero([only]);
}

/** What is wrong with the form of an angle. */
const shapeProblem = firstOf<Parameters<Doubt>, string>([
  (parts) => (parts.length > order.length ? shape : undefined),
  marksProblem,
  rangeProblem,
  splitFigures,
  figuresProblem,
  lonelyProblem,
]);
