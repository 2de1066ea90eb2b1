// A point of the compass by itself, behind which an angle stood that was not understood: "N 45~30' E", "N 44 degr~es West".
import { isUsualPoint } from '../reading/compass.ts';
import type { LengthItem } from './deedItems.ts';
import { adjacent, isDistance } from './deedWords.ts';
import { readLength } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

/** from: the token behind the point; length: the one that the course has already; item: the one that comes. */
export function hasLostAngle(
  tokens: readonly Token[],
  from: number,
  length: LengthItem | undefined,
  item: LengthItem,
): boolean {
  // "N 45 B 100 feet", "N 45 along the wall 100 feet": the number was to be an angle, and no length.
  if (length) return !length.unit && item.unit !== undefined && isDistance(tokens, item);
  if (adjacent(tokens, from, item.first)) return isAngle(tokens, item);
  return endsAngle(tokens, from, item.first);
}

/** Whether a bearing that was not understood ends in the point of the compass at a token: "N 4S E", "South ten dxgrees West". */
export function isRestOfBearing(tokens: readonly Token[], from: number, at: number): boolean {
  if (tokens[at]?.newLine) return false;
  return tokens.slice(from, at).some(({ text }, i) => {
    if (!isUsualPoint(text)) return false;
    // "N. 2", "S' 20", and no "U.S. 31"
    const before = tokens[from + i - 1]?.text;
    const number = from + i + (tokens[from + i + 1]?.value === undefined ? 2 : 1);
    const isParted = number === from + i + 2 && /[\p{L}\d]/u.test(tokens[number - 1]?.text ?? '');
    if (isParted || before === 'u' || tokens[number]?.value === undefined) return false;
    if (tokens[number]?.fraction || /^(?:st|nd|rd|th)$/.test(tokens[number + 1]?.text ?? '')) return false;
    return readLength(tokens, number)?.unit === undefined;
  });
}

const mostDegrees = 90;
/** Feet; a number as high is rather one of degrees and minutes without their sign. */
const leastSuspect = 1000;
/** What may follow "North 60" where that is a whole course. */
const endsRun = new Set(
  '; , ( ) thence then to along on by with and from at more as for or less passing crossing'.split(' '),
);
/** Words from the first number of an angle to the point of the compass in which it ends. */
export const mostParts = 10;

/** A sign behind the number, or marks of feet and inches and no end after them. */
function isAngle(tokens: readonly Token[], { feet, unit, next }: LengthItem): boolean {
  const [mark, after, further] = [tokens[next - 1]?.text ?? '', tokens[next], tokens[next + 1]];
  if (!after) return false;
  // "N 150' E 50'"
  const isFeet = mark === "'" && feet < leastSuspect && isUsualPoint(after.text);
  if (!isFeet && endsAngle(tokens, next, next + mostParts)) return true;
  if (after.newLine) return false;
  if (!unit) return !endsRun.has(after.text);
  if (!/^['"]$/.test(mark) || feet > mostDegrees) return false;
  return after.value !== undefined && further?.text !== ')';
}

/** Whether the first point of the compass between two tokens is one in which an angle ends: "… 30'15\" E". */
export function endsAngle(tokens: readonly Token[], from: number, until: number): boolean {
  for (let at = from; at < until && tokens[at]?.text !== 'thence'; at += 1) {
    if (!isUsualPoint(tokens[at]?.text)) continue;
    const before = tokens[at - 1];
    const isMark = /^(?:[°'"]|(?:degree|minute|second)s?|(?:deg|min|sec))$/.test(before?.text ?? '');
    const isNumber = before?.value !== undefined && !before.newLine;
    return tokens[at]?.newLine !== true && (isMark || isNumber);
  }
  return false;
}
