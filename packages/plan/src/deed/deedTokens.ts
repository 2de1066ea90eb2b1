// The tokens of a deed as its grammar takes them: the end of a line stays where a new row or course begins, and is left
// out where prose was only broken.
import { readAngle } from '../reading/angles.ts';
import { readBearing, readPoint } from '../reading/bearings.ts';
import { readLength } from '../reading/lengths.ts';
import { azimuthNamed, generalAzimuth, pointNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { edgeNames } from './deedLexicon.ts';
import { readCompassThing } from './compassThing.ts';

export function deedTokens(text: string): Token[] {
  const all = tokensOf(text);
  // In a list each line is one, and may say too little.
  const isList = !all.some(({ text: word }) => /^(?:thence|then|th)$/.test(word));
  return all.filter(
    (token, at) => token.kind !== 'line' || ((isList || startsRow(all, at + 1)) && !isOpen(all, at)),
  );
}

/** The end of the number or name of a row or course, where one begins at a token. */
export function labelAt(tokens: readonly Token[], at: number): number | undefined {
  const next = afterLabel(tokens, at);
  if (next === at) return undefined;
  const before = tokens[at - 1];
  const isMarked =
    (tokens[at]?.text === '(' || tokens[at + 1]?.text === ')') &&
    before?.value === undefined &&
    !/^[°'"]$/.test(before?.text ?? '') &&
    pointNamed(before?.text) === undefined;
  const isMeasured =
    before !== undefined && unitNamed(before.text) !== undefined && tokens[at + 1]?.text === ')';
  const isLine = !before || before.kind === 'line';
  // "thence: 1. N 5 E"; behind a semicolon a bare point of the compass may be what is left of a bearing.
  const isListed =
    (before?.text === ':' && tokens[at]?.value === 1) ||
    (before?.text === ';' && azimuthNamed(tokens[next]?.text) === undefined) ||
    (before?.text === ';' && readBearing(tokens, next) !== undefined);
  const isStart = isLine || isListed || isMarked || isMeasured;
  const angle = readAngle(tokens, next, 'marked');
  if (angle && tokens[angle.next]?.value !== undefined && next === at + 1) return next;
  const isUnlabeled = isStart && startsRow(tokens, at);
  return isUnlabeled ? next : undefined;
}

/** Words after which no line of a list ends. */
const goesOn =
  /^(?:a|an|the|of|to|along|with|by|and|at|on|in|from|for|said|having|being|is|as|thence|tangent|through|bears|bearing|running|north|south|east|west|-|,|[([])$/;

/** Whether the words before the end of a line go on in the next one. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const isEnd = azimuthNamed(before) !== undefined && readsBearingTo(tokens, at);
  if ((goesOn.test(before) || azimuthNamed(before) !== undefined) && before !== ',' && !isEnd) return true;
  // "S 45" and "30 E 20 feet"
  const isPart = (i: number): boolean =>
    tokens[i]?.value !== undefined || tokens[i]?.kind === 'line' || isAngleWord(tokens[i]?.text ?? '');
  let from = at - 1;
  while (isPart(from)) from -= 1;
  const isHalf =
    from < at - 1 &&
    pointNamed(tokens[from]?.text) !== undefined &&
    !(isPart(from - 1) && tokens[from - 1]?.kind !== 'line');
  return (
    isHalf &&
    tokens[at + 1]?.value !== undefined &&
    (isAngleWord(tokens[at + 2]?.text ?? '') || pointNamed(tokens[at + 2]?.text) !== undefined)
  );
}

const isAngleWord = (text: string): boolean =>
  /^[°'"-]$/.test(text) || /^(?:degree|minute|second)s?$|^(?:deg|min|sec)$/.test(text);

/** Whether a bearing ends before the token: "100 feet South 5 East" is whole. */
const readsBearingTo = (tokens: readonly Token[], at: number): boolean =>
  [2, 3, 4, 5, 6, 7, 8].some((back) => {
    const read = pointNamed(tokens[at - back]?.text) ? readBearing(tokens, at - back) : undefined;
    return read?.next === at;
  }) ||
  tokens[at - 2]?.value !== undefined ||
  tokens[at - 3]?.value !== undefined;

function startsRow(tokens: readonly Token[], at: number): boolean {
  const from = afterLabel(tokens, at);
  const text = tokens[from]?.text ?? '';
  const after = tokens[from + 1]?.text ?? '';
  if (/^(?:azimuth|az|curve)$/.test(text)) return true;
  if (/^(?:r|d|δ|∆|delta|l|cb|radius)$/.test(text) && /^[=:]$/.test(after)) return true;
  if (edgeNames.has(text) && (/^[:=]$/.test(after) || edgeNames.has(after))) return true;
  if (readBearing(tokens, from)) return true;
  const angle = readAngle(tokens, from, 'marked');
  if (angle)
    return tokens[angle.next]?.value !== undefined && pointNamed(tokens[from - 1]?.text) === undefined;
  if (azimuthNamed(text) !== undefined || text === 'due') {
    if (/^(?:line|property|side|lot)$/.test(after))
      return tokens.slice(from, from + 5).some((token) => token.text === ':');
    const point = readCompassThing(tokens, from) === undefined ? readPoint(tokens, from) : undefined;
    return point !== undefined;
  }
  if (generalAzimuth(text) !== undefined) return readCompassThing(tokens, from) === undefined;
  const length = readLength(tokens, from);
  return (
    length?.unit !== undefined &&
    (pointNamed(tokens[length.next]?.text) !== undefined || readBearing(tokens, length.next) !== undefined)
  );
}

/** Behind "4.", "5)", "(2)", "L1", "-" at the beginning of a line. */
function afterLabel(tokens: readonly Token[], at: number): number {
  const from = /^[-•*|]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const one = tokens[from];
  if (one?.text === '(' && tokens[from + 1]?.kind === 'number' && tokens[from + 2]?.text === ')')
    return afterSign(tokens, from + 3);
  const isNumber = one?.kind === 'number' && /^\d{1,3}$/.test(one.text) && !readLength(tokens, from)?.unit;
  const isAngle = isNumber && tokens[from + 1]?.text === '°';
  if (isNumber && !isAngle) return afterSign(tokens, from + 1);
  const isLetters =
    one?.kind === 'word' &&
    /^[a-z]{1,2}$/.test(one.text) &&
    tokens[from + 1]?.glued &&
    /^\d+$/.test(tokens[from + 1]?.text ?? '');
  if (isLetters && pointNamed(one.text) === undefined) return afterSign(tokens, from + 2);
  return from;
}

const afterSign = (tokens: readonly Token[], at: number): number =>
  /^[):,|•-]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
