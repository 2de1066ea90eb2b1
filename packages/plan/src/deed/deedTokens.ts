// The tokens of a deed for its grammar: the end of a line is a token where a new row or course begins, and is dropped where
// a line of prose was just wrapped.
import { anyOf, firstOf } from '../reading/alternatives.ts';
import { readAngle } from '../reading/angles.ts';
import { readBearing, readPoint } from '../reading/bearings.ts';
import { readLength } from '../reading/lengths.ts';
import { azimuthNamed, generalAzimuth, pointNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { isGluedAt, isValueAt, textAt, type Token, tokensOf } from '../reading/tokens.ts';
import { edgeNames } from './deedLexicon.ts';
import { readCompassThing } from './compassThing.ts';

export function deedTokens(text: string): Token[] {
  const all = tokensOf(text);
  // In a list each line is a course, even if it is incomplete.
  const isList = !all.some(({ text: word }) => /^(?:thence|then|th)$/.test(word));
  return all.filter(
    (token, at) => token.kind !== 'line' || ((isList || startsRow(all, at + 1)) && !isOpen(all, at)),
  );
}

const isPoint = (tokens: readonly Token[], at: number): boolean =>
  pointNamed(textAt(tokens, at)) !== undefined;
const isDirection = (tokens: readonly Token[], at: number): boolean =>
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

/** Words that can't end a line of a list. */
const goesOn =
  /^(?:a|an|the|of|to|along|with|by|and|at|on|in|from|for|said|having|being|is|as|thence|tangent|through|bears|bearing|running|north|south|east|west|-|[([])$/;

/** Whether the sentence continues after the end of a line. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const goes = goesOn.test(textAt(tokens, at - 1)) || isDirection(tokens, at - 1);
  const isWhole = isDirection(tokens, at - 1) && readsBearingTo(tokens, at);
  return (goes && !isWhole) || breaksAngle(tokens, at);
}

/** Maximum number of tokens in an angle. */
const maxOfAngle = 16;

/** "S 45" and "30 E 20 feet" */
function breaksAngle(tokens: readonly Token[], at: number): boolean {
  const isPart = (i: number): boolean => isValueAt(tokens, i) || isAngleWord(textAt(tokens, i));
  let from = at - 1;
  while (from > at - maxOfAngle && (isPart(from) || tokens[from]?.kind === 'line')) from -= 1;
  const isHalf = from < at - 1 && isPoint(tokens, from) && !isPart(from - 1);
  const goes = isAngleWord(textAt(tokens, at + 2)) || isPoint(tokens, at + 2);
  return isHalf && isValueAt(tokens, at + 1) && goes;
}

const isAngleWord = (text: string): boolean =>
  /^[°'"-]$/.test(text) || /^(?:degree|minute|second)s?$|^(?:deg|min|sec)$/.test(text);

/** Whether a bearing ends before the token: "100 feet South 5 East" is complete. */
const readsBearingTo = (tokens: readonly Token[], at: number): boolean =>
  [2, 3, 4, 5, 6, 7, 8].some(
    (back) => isPoint(tokens, at - back) && readBearing(tokens, at - back)?.next === at,
  ) ||
  isValueAt(tokens, at - 2) ||
  isValueAt(tokens, at - 3);

/** Whether a row or course, with or without a label, begins at a token. */
function startsRow(tokens: readonly Token[], at: number): boolean {
  const from = afterLabel(tokens, at);
  const text = textAt(tokens, from);
  if (isNamedRow(tokens, from) || readBearing(tokens, from)) return true;
  if (readAngle(tokens, from, 'marked')) return startsAzimuthRow(tokens, from) && !isPoint(tokens, from - 1);
  if (isDirection(tokens, from) || text === 'due') return startsPointRow(tokens, from);
  if (generalAzimuth(text) !== undefined) return readCompassThing(tokens, from) === undefined;
  return startsLengthRow(tokens, from);
}

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
