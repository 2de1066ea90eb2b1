// Angles: `45°30'15"`, "forty-five degrees 30 minutes", "45-30-15", "27° ½".
import { quoted } from '../measure/quoted.ts';
import { disagreement, type ReadNumber, readNumber } from './numbers.ts';
import { isGluedAt, textAt, type Token } from './tokens.ts';
import {
  type AngleStyle,
  hasApostropheForDegrees,
  unknownForm,
  type Part,
  shapeProblem,
  type Mark,
  marks,
} from './angleProblems.ts';

export interface ReadAngle {
  readonly degrees: number;
  readonly problem?: string | undefined;
  /** Whether its degrees have the word or the sign. */
  readonly marked: boolean;
  /** Its precision: 1 if it has only degrees, 3 if it has seconds. */
  readonly parts: number;
  /** Whether its last part has decimals. */
  readonly decimals: boolean;
  /** What was assumed to read it. */
  readonly note?: string;
  readonly next: number;
}

const joints: ReadonlySet<string> = new Set(['-', ',', 'and', '&', ':']);

export const isAngleJoint = (text: string): boolean => joints.has(text);

export function readAngle(tokens: readonly Token[], at: number, style: AngleStyle): ReadAngle | undefined {
  const parts = partsAt(tokens, at, style);
  const [first] = parts;
  if (!first || (style === 'marked' && first.mark !== 'degrees')) return undefined;
  const next = parts.at(-1)?.next ?? at;
  const problem = angleProblem(parts, style) ?? (textAt(tokens, next) === '°' ? unknownForm : undefined);
  return {
    ...sizeOf(parts),
    marked: first.mark === 'degrees',
    next,
    problem: problem === unknownForm ? unclear(tokens, at, next) : problem,
    ...(hasApostropheForDegrees(parts) ? { note: apostropheNote } : {}),
  };
}

const apostropheNote = 'the first apostrophe of its bearing is read as a degree sign';

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
    // "forty-five degrees, and thirty minutes"
    const isDouble = joint === ',' && textAt(tokens, next + 1) === 'and' && parts.at(-1)?.mark !== undefined;
    const part = partAt(tokens, next + (isDouble ? 2 : joint ? 1 : 0), joint);
    if (!part || (style === 'marked' && (!isMarked(part, parts) || isWhole(parts)))) return parts;
    parts.push(part);
  }
}

/** Whether a part has its mark, and can follow those before. */
const isMarked = (part: Part, before: readonly Part[]): boolean =>
  part.mark ? before.length === 0 || part.mark !== 'degrees' : isHalf(part, before);

/** Whether it has its seconds, so that a number behind it is something else: `90°00'00", 39.27'`. */
const isWhole = (parts: readonly Part[]): boolean =>
  parts.map(({ mark }) => mark).join() === 'degrees,minutes,seconds';

const unclear = (tokens: readonly Token[], at: number, next: number): string => {
  const words = tokens
    .slice(at, next + 1)
    .map(({ text, glued }, i) => (glued || i === 0 ? text : ` ${text}`));
  return `${quoted(words.slice(0, next - at).join(''))} isn't a clear angle`;
};

/** "8° ½": half a degree. */
const isHalf = (part: Part, before: readonly Part[]): boolean =>
  part.fraction === true && part.mark === undefined && before.length === 1 && before[0]?.mark === 'degrees';

/** "5-degrees" */
const isDashedName = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === '-' && /^(?:degree|minute|second)s?$/.test(textAt(tokens, at + 1));

function partAt(tokens: readonly Token[], at: number, joint: string): Part | undefined {
  const number = readNumber(tokens, at) ?? dashedNumber(tokens, at, joint) ?? noneAt(tokens, at);
  if (!number) return undefined;
  const part = { ...number, joint, text: textAt(tokens, at), glued: isGluedAt(tokens, at) };
  const named = isDashedName(tokens, number.next) ? number.next + 1 : number.next;
  const mark = markAt(tokens, named);
  const end = mark ? named + 1 : number.next;
  return partWithDigits(tokens, { ...part, mark, next: end }) ?? { ...part, mark, next: end };
}

/** "fifteen degrees (15°)", "fifteen (15°) degrees": a part in words, and again in digits in parentheses. */
function partWithDigits(tokens: readonly Token[], part: Part): Part | undefined {
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

/** "20 degrees no minutes" */
const noneAt = (tokens: readonly Token[], at: number): ReadNumber | undefined =>
  textAt(tokens, at) === 'no' && /^(?:minutes?|seconds?|min|sec)$/.test(textAt(tokens, at + 1))
    ? { value: 0, next: at + 1 }
    : undefined;

/** "45-30": digits after the degrees and a dash or a colon. */
function dashedNumber(tokens: readonly Token[], at: number, joint: string): ReadNumber | undefined {
  const { kind, value } = tokens[at] ?? {};
  return /^[-:]$/.test(joint) && kind === 'number' && value !== undefined
    ? { value, next: at + 1 }
    : undefined;
}
