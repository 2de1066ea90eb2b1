// The rows of a table of courses: whether a line starts one, and the label before it, such as "L12", "(3)" or "North side".
import { anyOf, firstOf } from '../reading/alternatives.ts';
import { readAngle } from '../reading/angles.ts';
import { readBearing } from '../reading/bearings.ts';
import { readPoint } from '../reading/compassPoint.ts';
import { readLength } from '../reading/lengths.ts';
import { azimuthNamed, generalAzimuth, pointNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { isGluedAt, isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { edgeNames, referenceNouns } from './deedLexicon.ts';
import { readCompassThing } from './compassThing.ts';

export const isPoint = (tokens: readonly Token[], at: number): boolean =>
  pointNamed(textAt(tokens, at)) !== undefined;
export const isDirection = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined;

/** The end of the number or name of a row or course that begins at a token. */
export function labelAt(tokens: readonly Token[], at: number): number | undefined {
  const next = afterLabel(tokens, at);
  if (next === at) return undefined;
  const isBeforeAzimuth = next === at + 1 && startsAzimuthRow(tokens, next);
  return isBeforeAzimuth || (canBeLabel(tokens, at, next) && startsRow(tokens, at)) ? next : undefined;
}

/** Whether a number or name is at a place where a label can be. next: its end. */
const canBeLabel = anyOf<[tokens: readonly Token[], at: number, next: number]>([
  (tokens, at) => at === 0 || tokens[at - 1]?.kind === 'line',
  // "thence: 1. N 5 E"
  (tokens, at) => textAt(tokens, at - 1) === ':' && tokens[at]?.value === 1,
  // "thence 2. N 5 E"
  (tokens, at, next) => textAt(tokens, at - 1) === 'thence' && isSpacedApart(tokens, next),
  // "; 2. N 5 E": a compass point alone may be the rest of a bearing.
  (tokens, at, next) =>
    textAt(tokens, at - 1) === ';' && (!isDirection(tokens, next) || readBearing(tokens, next) !== undefined),
  // "(2) N 5 E", "to a pin, 2) N 5 E"
  (tokens, at) =>
    (textAt(tokens, at) === '(' || textAt(tokens, at + 1) === ')') &&
    !isValueAt(tokens, at - 1) &&
    !isPoint(tokens, at - 1) &&
    !/^[°'"]$/.test(textAt(tokens, at - 1)),
  // "100 feet 2) N 5 E"
  (tokens, at) => unitNamed(textAt(tokens, at - 1)) !== undefined && textAt(tokens, at + 1) === ')',
]);

/** Whether a row or course, with or without a label, begins at a token. */
export function startsRow(tokens: readonly Token[], at: number): boolean {
  const from = afterLabel(tokens, at);
  const text = textAt(tokens, from);
  if (from > at && opensCourse(tokens, at, from)) return true;
  if (isNamedRow(tokens, from) || readBearing(tokens, from)) return true;
  if (readAngle(tokens, from, 'marked')) return startsAzimuthRow(tokens, from) && !isPoint(tokens, from - 1);
  if (isDirection(tokens, from) || text === 'due') return startsPointRow(tokens, from);
  if (generalAzimuth(text) !== undefined) return readCompassThing(tokens, from) === undefined;
  return startsLengthRow(tokens, from);
}

/** "2. With said curve", "3) along the road": the number of a course that begins with a word. A wrapped "Lot 2" is none. */
const opensCourse = (tokens: readonly Token[], at: number, from: number): boolean =>
  /^(?:with|along|thence|on|by|running|continuing|leaving|around|following|said|tangent|thru|through)$/.test(
    textAt(tokens, from),
  ) &&
  isValueAt(tokens, from - 1) === isSpacedApart(tokens, from) &&
  !referenceNouns.has(textAt(tokens, at - 2)) &&
  !referenceNouns.has(textAt(tokens, at - 1));

/** Whether more than a blank separates a token from the one before, such as a period and a blank. */
const isSpacedApart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 1;

/** "Azimuth …", "Curve …", "R = 50", "Front: …" */
function isNamedRow(tokens: readonly Token[], at: number): boolean {
  const [text, after] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (/^(?:azimuth|az|curve)$/.test(text)) return true;
  if (edgeNames.has(text) && edgeNames.has(after)) return true;
  const isName = edgeNames.has(text) || /^(?:r|d|δ|∆|delta|l|cb|radius)$/.test(text);
  return isName && /^[=:]$/.test(after);
}

/** "45°30' 100.00" */
function startsAzimuthRow(tokens: readonly Token[], at: number): boolean {
  const angle = readAngle(tokens, at, 'marked');
  return angle !== undefined && isValueAt(tokens, angle.next);
}

/** "North 100 ft", "North line: 100 ft" */
function startsPointRow(tokens: readonly Token[], at: number): boolean {
  if (/^(?:line|property|side|lot)$/.test(textAt(tokens, at + 1)))
    return tokens.slice(at, at + 5).some(({ text }) => text === ':');
  return readCompassThing(tokens, at) === undefined && readPoint(tokens, at) !== undefined;
}

/** "100 ft North" */
function startsLengthRow(tokens: readonly Token[], at: number): boolean {
  const length = readLength(tokens, at);
  if (!length?.unit) return false;
  return isPoint(tokens, length.next) || readBearing(tokens, length.next) !== undefined;
}

/** The token after "4.", "5)", "(2)", "L1" or "-" at the beginning of a line; without any of these, the given one. */
function afterLabel(tokens: readonly Token[], at: number): number {
  const from = /^[-•*|]$/.test(textAt(tokens, at)) ? at + 1 : at;
  const next = labelRead(tokens, from);
  if (next === undefined) return from;
  return /^[):,|•-]$/.test(textAt(tokens, next)) ? next + 1 : next;
}

type Label = (tokens: readonly Token[], at: number) => number | undefined;

/** "(2)" */
const inParentheses: Label = (tokens, at) =>
  textAt(tokens, at) === '(' && tokens[at + 1]?.kind === 'number' && textAt(tokens, at + 2) === ')'
    ? at + 3
    : undefined;

/** "2" */
const rowNumber: Label = (tokens, at) =>
  tokens[at]?.kind === 'number' &&
  /^\d{1,3}$/.test(textAt(tokens, at)) &&
  textAt(tokens, at + 1) !== '°' &&
  !readLength(tokens, at)?.unit
    ? at + 1
    : undefined;

/** "L1", "P25" */
const lettersAndNumber: Label = (tokens, at) =>
  tokens[at]?.kind === 'word' &&
  /^[a-z]{1,2}$/.test(textAt(tokens, at)) &&
  isGluedAt(tokens, at + 1) &&
  /^\d+$/.test(textAt(tokens, at + 1)) &&
  !isPoint(tokens, at)
    ? at + 2
    : undefined;

/** "Side 1-2:", "Line 3:" */
const namedSide: Label = (tokens, at) => {
  if (!/^(?:side|line|course)$/.test(textAt(tokens, at)) || tokens[at + 1]?.kind !== 'number')
    return undefined;
  const next = textAt(tokens, at + 2) === '-' ? at + 4 : at + 2;
  return textAt(tokens, next) === ':' ? next : undefined;
};

const labelRead = firstOf([inParentheses, rowNumber, lettersAndNumber, namedSide]);
