// The parts of an angle as they are written, and what is wrong with their form: a mark in the wrong place, a number out
// of range, a digit that may be missing.
import { quoted } from '../measure/quoted.ts';
import { formatNumber } from '../measure/units.ts';
import { anyOf, firstOf } from './alternatives.ts';
import { degreeMarks, minuteMarks, secondMarks } from './lexicon.ts';
import type { ReadNumber } from './numbers.ts';

export type Mark = 'degrees' | 'minutes' | 'seconds';

export interface Part extends ReadNumber {
  readonly text: string;
  readonly glued: boolean;
  readonly mark: Mark | undefined;
  /** What separates it from the previous part. */
  readonly joint: string;
}

/**
 * marked: each part needs its mark, as in an angle by itself. closed: marks may be missing, as between two points of the
 * compass. typed: like closed, but minutes may have a single digit, as people type them.
 */
export type AngleStyle = 'marked' | 'closed' | 'typed';

export const marks: readonly (readonly [Mark, ReadonlySet<string>])[] = [
  ['degrees', degreeMarks],
  ['minutes', minuteMarks],
  ['seconds', secondMarks],
];
const order: readonly Mark[] = marks.map(([mark]) => mark);

/** In place of a reason: the form isn't that of an angle at all. */
export const unknownForm = 'unknown form';

type Doubt = (parts: readonly Part[], style: AngleStyle) => string | undefined;

/** `46'07'50"`: a degree sign that was scanned as an apostrophe. With all three parts it can be nothing else. */
export const hasApostropheForDegrees = (parts: readonly Part[]): boolean =>
  parts.length === order.length &&
  parts.every(({ mark }, i) => mark === (i === 0 ? 'minutes' : order[i])) &&
  parts.slice(1).every(({ text, joint }) => joint === '' && /^[0-5]\d(?:\.\d+)?$/.test(text));

/** Whether the marks are in order and the separators are alike. */
function marksProblem(parts: readonly Part[]): string | undefined {
  const [first, second] = parts;
  if (hasApostropheForDegrees(parts)) return undefined;
  if (first?.mark === 'minutes') return `no degrees stand before ${first.text}'`;
  if (second?.mark === 'seconds') return 'seconds follow the degrees, and no minutes';
  return parts.some(({ mark }, i) => mark !== undefined && mark !== order[i])
    ? unknownForm
    : jointsProblem(parts);
}

function jointsProblem(parts: readonly Part[]): string | undefined {
  const used = new Set(parts.slice(1).map(({ joint }) => joint));
  const areMarked = parts.slice(0, -1).every(({ mark }) => mark !== undefined);
  if (areMarked) return used.has(':') ? unknownForm : undefined;
  if (used.has(',') || used.size > 1) return unknownForm;
  // "45-30-15s"
  const hasMarks = parts.slice(0, 2).some(({ mark }) => mark !== undefined);
  return hasMarks && (used.has('-') || used.has(':')) ? unknownForm : suspectZero(parts);
}

/** "N 030 14' E", "N 50 14' E": a degree sign that was scanned as a zero. */
function suspectZero([first, ...rest]: readonly Part[]): string | undefined {
  if (!first || first.mark) return undefined;
  const isSuspect =
    /^0\d0$/.test(first.text) || (/^[1-8]0$/.test(first.text) && rest.some(({ mark }) => mark));
  return isSuspect
    ? `it isn't clear whether ${quoted(first.text)} ends in a zero or in a degree sign; write it as ${Number(first.text)}°`
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
  return `it isn't clear whether ${quoted(`${one.text} ${two.text}`)} is ${one.text}${two.text} degrees, or ${one.text} degrees and ${two.text} minutes`;
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

/** Further signs of lost digits. They don't apply to typed angles, in which people omit zeros. */
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
  return isDoubtful ? unknownForm : undefined;
};

/** ".5", "4/5": an angle of only one part isn't written like this. */
function lonelyProblem([only, second]: readonly Part[]): string | undefined {
  if (!only || second) return undefined;
  const isPart = only.fraction === true && /\d/.test(only.text);
  if (!only.mark && (isPart || only.text.startsWith('.'))) return unknownForm;
  return suspectZero([only]);
}

/** What is wrong with the form of an angle. */
export const shapeProblem = firstOf<Parameters<Doubt>, string>([
  (parts) => (parts.length > order.length ? unknownForm : undefined),
  marksProblem,
  rangeProblem,
  splitFigures,
  figuresProblem,
  lonelyProblem,
]);
