// Bearings: `N 45°30'15" E`, "North 45 degrees 30 minutes East", "45 degrees west of north", "Due North", "N.W.".
import { formatNumber } from '../survey/formatNumber.ts';
import { withinTurn } from '../survey/angle.ts';
import { isAngleJoint, type AngleStyle, type ReadAngle, readAngle } from './angles.ts';
import { readLength } from './lengths.ts';
import { azimuthNamed, isFinePoint, type Point, pointAzimuths, pointNamed } from './lexicon.ts';
import { isNearlyPoint } from './misprints.ts';
import type { Token } from './tokens.ts';

/** Degrees clockwise from north, or what is wrong with the words that were to be a direction. */
export type Direction = { readonly azimuth: number } | { readonly problem: string };

export type ReadDirection = Direction & {
  readonly next: number;
  /** The angle of a quadrant bearing. */
  readonly angle?: ReadAngle;
};

const isAcross = (one: Point, other: Point): boolean =>
  (pointAzimuths[one] - pointAzimuths[other]) % 180 !== 0;

const misspelled = (word: string): string => `"${word}" isn't a point of the compass`;

/** The bearing with an angle that begins at a token; undefined where the words are none. */
export function readBearing(
  tokens: readonly Token[],
  at: number,
  style: AngleStyle = 'closed',
): ReadDirection | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (first.value !== undefined || first.kind === 'word') {
    const off = readOffPoint(tokens, at);
    if (off) return off;
  }
  const from = pointNamed(first.text);
  if (from) return readQuadrant(tokens, at, from, style);
  if (!isNearlyPoint(first.text)) return undefined;
  // "Nouth 45 E": North and South are as near.
  const angle = readAngle(tokens, at + 1, style);
  const isEnd = angle && pointNamed(tokens[angle.next]?.text);
  return isEnd ? { problem: misspelled(first.text), next: angle.next + 1, angle } : undefined;
}

/** "45 degrees west of north". */
function readOffPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const angle = readAngle(tokens, at, 'marked');
  const to = angle && pointNamed(tokens[angle.next]?.text);
  if (!to || tokens[angle.next + 1]?.text !== 'of') return undefined;
  let last = angle.next + 2;
  while (/^(?:the|due|true)$/.test(tokens[last]?.text ?? '')) last += 1;
  const from = pointNamed(tokens[last]?.text);
  return from && isAcross(from, to) ? turned(from, to, angle, last + 1) : undefined;
}

function readQuadrant(
  tokens: readonly Token[],
  at: number,
  from: Point,
  style: AngleStyle,
): ReadDirection | undefined {
  const start = /^[-,]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const angle = readAngle(tokens, start, style);
  // "N 150' E 50'": feet, as a degree has only 60 minutes; "S 4530' W" has lost its degree sign.
  const number = tokens[start]?.value ?? 0;
  const isFeet =
    tokens[start + 1]?.text === "'" &&
    number >= 60 &&
    number < 1000 &&
    !tokens.some(({ text }) => text === '°');
  if (!angle || isFeet) return undefined;
  const closing = isAngleJoint(tokens[angle.next]?.text) ? angle.next + 1 : angle.next;
  const word = tokens[closing]?.text ?? '';
  const to = pointNamed(word);
  // "N 77e 30' E": a small letter in the place of a sign.
  const isSmall =
    style !== 'typed' && tokens[at]?.capital === true && word.length === 1 && !tokens[closing]?.capital;
  if (to && isAcross(from, to) && (isSmall || isBrokenIn(tokens, angle, closing, start > at + 1)))
    return { problem: 'a sign stands in the middle of its angle', next: closing + 1, angle };
  if (to && isAcross(from, to) && !goesOn(tokens, closing)) return turned(from, to, angle, closing + 1);
  if (!to && isNearlyPoint(word)) return { problem: misspelled(word), next: closing + 1, angle };
  if (tokens[closing]?.kind === 'line') return overLine(tokens, angle, closing, from);
  return angle.marked ? badlyEnded(from, to, angle, closing) : undefined;
}

/** "N 45 East easterly" aside, a point that runs into letters or signs ends no bearing: "N 45 E~", "N 45 E/". */
const goesOn = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1];
  return after?.glued === true && after.kind === 'sign' && !/^[[(),;:="'-]$/.test(after.text);
};

/** "S. 34, E.", and "S 80°E00'00\"": a point of the compass in the place of a sign. */
function isBrokenIn(tokens: readonly Token[], angle: ReadAngle, closing: number, isJoined: boolean): boolean {
  const joint = closing > angle.next ? (tokens[angle.next]?.text ?? '') : '';
  if (/^[,-]$/.test(joint) && !isJoined && !angle.marked && angle.parts === 1) return true;
  const after = tokens[closing + 1];
  const isSmall =
    after?.kind === 'number' &&
    after.glued &&
    after.value !== undefined &&
    after.value < 60 &&
    /^\d\d?$/.test(after.text);
  const isOpen =
    tokens[closing]?.glued === true &&
    tokens[closing]?.kind === 'word' &&
    (tokens[closing]?.text.length ?? 0) === 1;
  return isSmall && isOpen && /^[°'"]$/.test(tokens[closing + 2]?.text ?? '');
}

/** "N 45" and "E 90 feet" on the next line: one call or two. */
function overLine(
  tokens: readonly Token[],
  angle: ReadAngle,
  line: number,
  from: Point,
): ReadDirection | undefined {
  const to = pointNamed(tokens[line + 1]?.text);
  if (!to || !isAcross(from, to)) return undefined;
  if (angle.marked || angle.parts > 1) return turned(from, to, angle, line + 2);
  if (readLength(tokens, line + 2)?.unit === undefined) return undefined;
  const problem = `whether ${formatNumber(angle.degrees)} is a length, or an angle that goes on in the next line, isn't clear`;
  return { problem, next: line + 2, angle };
}

function turned(from: Point, to: Point, angle: ReadAngle, next: number): ReadDirection {
  const { degrees, problem } = angle;
  if (problem) return { problem, next, angle };
  if (degrees > 90)
    return {
      problem: `${formatNumber(degrees)} degrees from ${from}: a bearing has at most 90`,
      next,
      angle,
    };
  const clockwise = withinTurn(pointAzimuths[to] - pointAzimuths[from]) === 90;
  return { azimuth: withinTurn(pointAzimuths[from] + (clockwise ? degrees : -degrees)), next, angle };
}

function badlyEnded(from: Point, to: Point | undefined, angle: ReadAngle, closing: number): ReadDirection {
  const wanted = from === 'north' || from === 'south' ? 'East or West' : 'North or South';
  const got = to === undefined ? 'nothing' : `"${to}"`;
  const problem = angle.problem ?? `a bearing from ${from} ends in ${wanted}, and ${got} follows the angle`;
  return { problem, next: to === undefined ? angle.next : closing + 1, angle };
}

/** A point of the compass by its name alone: "North", "due West", "Northeast", "N.W.". */
export function readPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const start = tokens[at]?.text === 'due' ? at + 1 : at;
  const isPoint = (i: number): boolean => azimuthNamed(tokens[i]?.text) !== undefined;
  const words: string[] = [];
  let next = start;
  // "N. E." is northeast; "N E" is a bearing that lacks its angle.
  const isApart = (i: number): boolean => {
    const [one, two] = [tokens[i - 1], tokens[i]];
    return one?.text.length === 1 && two?.text.length === 1 && two.start - one.end === 1;
  };
  while (
    (isPoint(next) && !(words.length > 0 && isApart(next))) ||
    (next === start && isFinePoint(tokens[next]?.text ?? ''))
  ) {
    words.push(tokens[next]?.text ?? '');
    next += 1;
    const joint = tokens[next]?.text ?? '';
    if (!/^(?:-|by)$/.test(joint) || !isPoint(next + 1)) continue;
    if (joint === 'by') words.push(joint);
    next += 1;
  }
  const [first] = words;
  if (first === undefined) return undefined;
  const azimuth = azimuthNamed(words.map((word) => pointNamed(word) ?? word).join(''));
  if (azimuth !== undefined) return { azimuth, next };
  return {
    problem: `"${words.join(' ')}" isn't one of the eight points that are read; write it in degrees`,
    next,
  };
}
