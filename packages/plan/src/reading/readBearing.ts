// Bearings in the words of a deed: quadrant bearings (`N 45°30'15" E`, `N45-30-15E`, "North 45 degrees 30 minutes East"),
// angles off a point ("45 degrees west of north") and due directions ("Due North").
import {
  isAcross,
  misspelt,
  type Point,
  pointNamed,
  type ReadDirection,
  readPoint,
  turnedTowards,
} from './compass.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import { isNearlyPoint } from './misspelt.ts';
import { joins, minuteMarks, type ReadAngle, readAngle } from './readAngle.ts';
import type { Token } from './words.ts';

/** The bearing that begins at a token; undefined where the words are none. */
export function readBearing(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const first = tokens[at]?.text;
  if (first === 'due') return readPoint(tokens, at + 1);
  if (tokens[at]?.value !== undefined) return readOffPoint(tokens, at);
  const from = pointNamed(first);
  return from === undefined ? readMisspelt(tokens, at) : readQuadrant(tokens, at, from);
}

/** "Nouth 45 E": North and South are as near. */
function readMisspelt(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const word = tokens[at]?.text ?? '';
  const angle = isNearlyPoint(word) ? readAngle(tokens, at + 1, 'loose') : undefined;
  return angle && pointNamed(tokens[angle.next]?.text)
    ? { problem: misspelt(word), next: angle.next + 1 }
    : undefined;
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

/** "N 45 E", and what is wrong with one that ends otherwise. */
function readQuadrant(tokens: readonly Token[], at: number, from: Point): ReadDirection | undefined {
  const afterPoint = /^[,-]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const angle = readAngle(tokens, afterPoint, 'loose');
  if (!angle) return undefined;
  const closing = joins.has(tokens[angle.next]?.text ?? '') ? angle.next + 1 : angle.next;
  const to = pointNamed(tokens[closing]?.text);
  if (to && isAcross(from, to)) return turned(from, to, angle, closing + 1);
  const word = tokens[closing]?.text ?? '';
  if (!to && isNearlyPoint(word)) return { problem: misspelt(word), next: closing + 1 };
  return (
    minutesOrFeet(tokens, angle.next, from) ??
    (angle.marked ? badlyEnded(from, to, angle, closing) : undefined)
  );
}

function turned(from: Point, to: Point, { degrees, problem }: ReadAngle, next: number): ReadDirection {
  if (problem) return { problem, next };
  if (degrees > 90)
    return { problem: `${formatNumber(degrees)} degrees from ${from}: a bearing has at most 90`, next };
  return { azimuth: turnedTowards(from, to, degrees), next };
}

function badlyEnded(from: Point, to: Point | undefined, angle: ReadAngle, closing: number): ReadDirection {
  const wanted = from === 'north' || from === 'south' ? 'East or West' : 'North or South';
  const got = to === undefined ? 'nothing' : `'${to}'`;
  return {
    problem: `a bearing from ${from} ends in ${wanted}, and ${got} follows the angle`,
    next: to === undefined ? angle.next : closing + 1,
  };
}

/** "N 30' E": half a degree off north, or 30 feet north and then east. at: behind the number. */
function minutesOrFeet(tokens: readonly Token[], at: number, from: Point): ReadDirection | undefined {
  const [number, mark, point] = tokens.slice(at - 1, at + 2);
  const to = point?.newLine ? undefined : pointNamed(point?.text);
  if (number?.value === undefined || number.value >= 60 || !to || !isAcross(from, to)) return undefined;
  if (!minuteMarks.has(mark?.text ?? '')) return undefined;
  const written = number.text + (mark?.glued ? '' : ' ') + (mark?.text ?? '');
  return {
    problem: `no degrees stand before ${written}: write 0° before it if it is minutes of a bearing`,
    next: at + 2,
  };
}
