// Angles: `45°30'15"`, "forty-five degrees 30 minutes", "45-30-15", "27° ½". The shape of each is checked: an angle with a
// sign in the wrong place, or with a figure that may be lost, is a problem and no angle.
import { formatNumber } from '../survey/formatNumber.ts';
import { degreeMarks, minuteMarks, secondMarks } from './lexicon.ts';
import { type ReadNumber, readNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

type Mark = 'degrees' | 'minutes' | 'seconds';

interface Part extends ReadNumber {
  readonly text: string;
  readonly glued: boolean;
  readonly mark: Mark | undefined;
  /** What stands between it and the part before. */
  readonly joint: string;
}

export interface ReadAngle {
  readonly degrees: number;
  readonly problem?: string;
  /** Whether its degrees are said to be degrees. */
  readonly marked: boolean;
  /** How finely it is written: 1 with degrees alone, 3 with seconds. */
  readonly parts: number;
  /** Whether its last part has decimals. */
  readonly decimals: boolean;
  readonly next: number;
}

/**
 * marked: each part has its mark, as an angle by itself. closed: marks may be missing, as between two points of the
 * compass. typed: as closed, and minutes of one figure are minutes, as people type them.
 */
export type AngleStyle = 'marked' | 'closed' | 'typed';

const marks: readonly (readonly [Mark, ReadonlySet<string>])[] = [
  ['degrees', degreeMarks],
  ['minutes', minuteMarks],
  ['seconds', secondMarks],
];
const order: readonly Mark[] = marks.map(([mark]) => mark);

const joints: ReadonlySet<string> = new Set(['-', ',', 'and', '&', ':']);

export const isAngleJoint = (text: string | undefined): boolean => joints.has(text ?? '');

export function readAngle(tokens: readonly Token[], at: number, style: AngleStyle): ReadAngle | undefined {
  const parts: Part[] = [];
  let next = at;
  for (;;) {
    const joint = parts.length > 0 && isAngleJoint(tokens[next]?.text) ? (tokens[next]?.text ?? '') : '';
    const part = partAt(tokens, joint ? next + 1 : next, joint);
    if (!part || (style === 'marked' && !part.mark && !isHalf(part, parts))) break;
    if (style === 'marked' && parts.length > 0 && part.mark === 'degrees') break;
    parts.push(part);
    ({ next } = part);
  }
  const [first, ...rest] = parts;
  if (!first || (style === 'marked' && first.mark !== 'degrees')) return undefined;
  const half = rest.length === 1 && rest[0] && isHalf(rest[0], [first]) ? rest[0] : undefined;
  const problem =
    parts.find((part) => part.problem)?.problem ??
    (half ? undefined : shapeProblem(parts, style)) ??
    (tokens[next]?.text === '°' ? unclear(tokens, at, next) : undefined);
  const [, minutes = 0, seconds = 0] = half ? [] : parts.map(({ value }) => value);
  return {
    degrees: first.value + (half?.value ?? 0) + minutes / 60 + seconds / 3600,
    marked: first.mark === 'degrees',
    parts: half ? 1 : parts.length,
    decimals: !half && /\./.test(parts.at(-1)?.text ?? ''),
    next,
    ...(problem ? { problem: problem === shape ? unclear(tokens, at, next) : problem } : {}),
  };
}

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
  // "R=20.00 D=90°": a letter that has a figure of its own marks none before it.
  const isLabel = (i: number): boolean =>
    /^[=:]$/.test(tokens[i + 1]?.text ?? '') && tokens[i]?.kind === 'word';
  const markAt = (i: number): Mark | undefined =>
    isLabel(i) ? undefined : marks.find(([, words]) => words.has(tokens[i]?.text ?? ''))?.[0];
  const part = { ...number, joint, text: tokens[at]?.text ?? '', glued: tokens[at]?.glued === true };
  const mark = markAt(number.next);
  const end = mark ? number.next + 1 : number.next;
  // "fifteen degrees (15°)", "fifteen (15°) degrees"
  const again = tokens[end]?.text === '(' ? readNumber(tokens, end + 1) : undefined;
  const inner = again && markAt(again.next);
  const close = again ? again.next + (inner ? 1 : 0) : end;
  if (!again || tokens[close]?.text !== ')' || !(mark ?? inner)) return { ...part, mark, next: end };
  const outer = mark ? undefined : markAt(close + 1);
  const isSame = again.value === number.value && (inner === undefined || inner === (mark ?? outer ?? inner));
  return {
    ...part,
    mark: mark ?? outer ?? inner,
    next: outer ? close + 2 : close + 1,
    ...(isSame
      ? {}
      : {
          problem: `the words say ${formatNumber(number.value)} and the figures say ${formatNumber(again.value)}`,
        }),
  };
}

/** "45-30": figures that a dash or a colon parts from the degrees. */
function dashedNumber(tokens: readonly Token[], at: number, joint: string): ReadNumber | undefined {
  const { kind, value } = tokens[at] ?? {};
  return /^[-:]$/.test(joint) && kind === 'number' && value !== undefined
    ? { value, next: at + 1 }
    : undefined;
}

/** Stands for any shape that is none of an angle. */
const shape = 'shape';

function shapeProblem(parts: readonly Part[], style: AngleStyle): string | undefined {
  const [first, ...rest] = parts;
  if (!first || parts.length > order.length) return shape;
  return (
    marksProblem(parts) ??
    rangeProblem(parts) ??
    (rest.length > 0 ? widthProblem(parts, style) : lonelyProblem(first))
  );
}

/** Marks in their order, and joints of one kind. */
function marksProblem(parts: readonly Part[]): string | undefined {
  const [first, ...rest] = parts;
  if (first?.mark === 'minutes') return `no degrees stand before ${first.text}'`;
  if (rest[0]?.mark === 'seconds') return 'seconds follow the degrees, and no minutes';
  if (parts.some(({ mark }, i) => mark !== undefined && mark !== order[i])) return shape;
  const used = new Set(rest.map(({ joint }) => joint));
  const isMarked = parts.slice(0, -1).every(({ mark }) => mark !== undefined);
  if (isMarked) return used.has(':') ? shape : undefined;
  if (used.has(',') || used.size > 1) return shape;
  // "45-30-15s"
  const hasMarks = parts.slice(0, 2).some(({ mark }) => mark !== undefined);
  return hasMarks && (used.has('-') || used.has(':')) ? shape : suspectZero(parts);
}

/** "N 030 14' E", "N 50 14' E": a degree sign that was read as a zero. */
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

const isOneFigure = ({ text }: Part): boolean => /^\d$/.test(text);

const isWhole = ({ value, text }: Part): boolean => Number.isInteger(value) && !text.includes('.');

/** A figure of minutes or seconds that may be lost or one too many: `1°5'00"`, "24-1 5", `14°2'000"`, "N 4 5 E". */
function widthProblem(parts: readonly Part[], style: AngleStyle): string | undefined {
  const later = parts.slice(1);
  const figures = later.filter(({ text }) => /^[\d.]+$/.test(text));
  if (figures.some(({ text }) => /^(?:\d{3,}|\.)/.test(text))) return shape;
  if (later.some(({ fraction, mark }) => fraction && !mark)) return shape;
  // "44-29-4S": 45 with a letter for its last figure.
  if (style !== 'typed' && later.some((part) => part.joint === '-' && part.mark && isOneFigure(part)))
    return shape;
  const isSingle = ({ text }: Part): boolean => /^\d(?:\.|$)/.test(text);
  const isPadded = ({ text }: Part): boolean => /^0\d/.test(text);
  const [one, two] = parts;
  // "N 4 5 E"
  if (
    parts.length === 2 &&
    one &&
    two &&
    !one.mark &&
    !two.mark &&
    !two.joint &&
    isSingle(one) &&
    isSingle(two)
  )
    return `whether "${one.text} ${two.text}" is ${one.text}${two.text} degrees, or ${one.text} degrees and ${two.text} minutes, isn't clear`;
  const isShort = figures.some((part) => isSingle(part) && !part.mark);
  if (style !== 'typed' && isShort && parts.some(({ value }) => value > 0)) return shape;
  const [minutes, seconds] = later;
  // "30'1.5\"": 15 with a point in it.
  if (style !== 'typed' && seconds && /^\d\.\d$/.test(seconds.text)) return shape;
  if (!minutes || !seconds || figures.length < 2) return undefined;
  if (!(isSingle(minutes) && isPadded(seconds)) && !(isPadded(minutes) && isSingle(seconds)))
    return undefined;
  // With a blank, "1° 5' 00\"", the minutes are aligned as they are.
  const isAligned = minutes.mark !== undefined && (!isSingle(minutes) || later.some(({ glued }) => !glued));
  return isAligned ? undefined : shape;
}

/** ".5", "4/5": not how anybody writes whole degrees. */
const lonelyProblem = (only: Part): string | undefined => {
  const isPart = only.fraction === true && /\d/.test(only.text);
  if (!only.mark && (isPart || only.text.startsWith('.'))) return shape;
  return suspectZero([only]);
};
