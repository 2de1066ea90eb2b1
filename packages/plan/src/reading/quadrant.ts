// Bearings by quadrant: `N 45°30'15" E`, "45 degrees west of north", and damaged ones.
import { quoted } from '../measure/quoted.ts';
import { formatNumber } from '../measure/units.ts';
import { withinTurn } from '../measure/angle.ts';
import { firstOf } from './alternatives.ts';
import { isAngleJoint, type ReadAngle, readAngle } from './angles.ts';
import type { AngleStyle } from './angleProblems.ts';
import { compactDoubt } from './compactAngle.ts';
import { readLength } from './lengths.ts';
import { type Point, pointAzimuths, pointNamed } from './lexicon.ts';
import { isNearlyPoint } from './misprints.ts';
import { isGluedAt, isValueAt, ofWholeText, textAt, type Token } from './tokens.ts';
import { type ReadDirection, misspelled, isAcross } from './direction.ts';

interface Quadrant {
  readonly tokens: readonly Token[];
  readonly style: AngleStyle;
  readonly first: number;
  readonly from: Point;
  readonly angle: ReadAngle;
  /** The token where the second compass point is, or should be. */
  readonly closing: number;
  readonly to: Point | undefined;
}

export function readQuadrant(
  tokens: readonly Token[],
  first: number,
  from: Point,
  style: AngleStyle,
): ReadDirection | undefined {
  const start = /^[-,]$/.test(textAt(tokens, first + 1)) ? first + 2 : first + 1;
  const written = isInFeet(tokens, start) ? undefined : readAngle(tokens, start, style);
  if (!written) return undefined;
  const isBare = !written.marked && written.parts === 1 && written.next === start + 1;
  const angle: ReadAngle = isBare
    ? { ...written, problem: written.problem ?? compactDoubt(tokens, start, style === 'typed') }
    : written;
  const closing = isAngleJoint(textAt(tokens, angle.next)) ? angle.next + 1 : angle.next;
  const to = pointNamed(textAt(tokens, closing));
  return directionOf({ tokens, style, first, from, angle, closing, to });
}

/** "N 150' E 50'": these are feet, since a degree has only 60 minutes. "S 4530' W" lacks its degree sign. */
function isInFeet(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]?.value ?? 0;
  const isMany = number >= 60 && number < 1000 && textAt(tokens, at + 1) === "'";
  return isMany && !hasDegreeSigns(tokens) && !isWholeAngle(tokens, at);
}

/** `82'33'15"`: an apostrophe in place of a degree sign. */
const isWholeAngle = (tokens: readonly Token[], at: number): boolean =>
  isValueAt(tokens, at + 2) &&
  textAt(tokens, at + 3) === "'" &&
  isValueAt(tokens, at + 4) &&
  textAt(tokens, at + 5) === '"';

const hasDegreeSigns = ofWholeText((tokens) => tokens.some(({ text }) => text === '°'));

/** `N 77e 30' E`, "S. 34, E.", `S 80°E00'00"`: the second compass point is in the middle of the angle. */
function brokenQuadrant(quadrant: Quadrant): ReadDirection | undefined {
  const { tokens, style, first, from, angle, closing, to } = quadrant;
  if (!to || !isAcross(from, to)) return undefined;
  const isSmall =
    style !== 'typed' &&
    tokens[first]?.capital === true &&
    !tokens[closing]?.capital &&
    textAt(tokens, closing).length === 1;
  return isSmall || isParted(quadrant) || isFollowedByMark(tokens, closing)
    ? { problem: 'there is a sign in the middle of its angle', next: closing + 1, angle }
    : undefined;
}

/** "S. 34, E.": a sign before the second compass point, and none before the angle. */
const isParted = ({ tokens, first, angle, closing }: Quadrant): boolean =>
  closing > angle.next &&
  /^[,-]$/.test(textAt(tokens, angle.next)) &&
  !/^[,-]$/.test(textAt(tokens, first + 1)) &&
  !angle.marked &&
  angle.parts === 1;

/** `S 80°E00'00"`: minutes or seconds that run into the second compass point. */
function isFollowedByMark(tokens: readonly Token[], closing: number): boolean {
  const after = tokens[closing + 1];
  const isMinutes = after?.kind === 'number' && after.glued && /^[0-5]?\d$/.test(after.text);
  const isLetter = isGluedAt(tokens, closing) && textAt(tokens, closing).length === 1;
  return isMinutes && isLetter && /^[°'"]$/.test(textAt(tokens, closing + 2));
}

const wholeQuadrant = ({ tokens, from, to, angle, closing }: Quadrant): ReadDirection | undefined =>
  to && isAcross(from, to) && !runsIntoSign(tokens, closing)
    ? quadrantDirection(from, to, angle, closing + 1)
    : undefined;

/** "N 45 E~", `N 45 E" 100 ft`: whether the second compass point runs into a sign, so that it may be a misprint. */
const runsIntoSign = (tokens: readonly Token[], at: number): boolean =>
  isGluedAt(tokens, at + 1) &&
  tokens[at + 1]?.kind === 'sign' &&
  (/^["']$/.test(textAt(tokens, at + 1))
    ? isValueAt(tokens, at + 2)
    : !/^[[(),;:=-]$/.test(textAt(tokens, at + 1)));

function misspelledQuadrant({ tokens, to, angle, closing }: Quadrant): ReadDirection | undefined {
  const word = textAt(tokens, closing);
  return !to && isNearlyPoint(word) ? { problem: misspelled(word), next: closing + 1, angle } : undefined;
}

/** "N 45" and "E 90 feet" on the next line: one call or two. */
function quadrantOverLine(quadrant: Quadrant): ReadDirection | undefined {
  const { tokens, angle, closing, from } = quadrant;
  const to = pointNamed(textAt(tokens, closing + 1));
  if (tokens[closing]?.kind !== 'line' || !to || !isAcross(from, to)) return undefined;
  const next = closing + 2;
  if (angle.marked || angle.parts > 1) return quadrantDirection(from, to, angle, next);
  if (readLength(tokens, next)?.unit === undefined) return undefined;
  const problem = `it isn't clear whether ${formatNumber(angle.degrees)} is a length, or an angle that continues on the next line`;
  return { problem, next, angle };
}

function badlyEnded({ tokens, from, to, angle, closing }: Quadrant): ReadDirection | undefined {
  if (!angle.marked || tokens[closing]?.kind === 'line') return undefined;
  const wanted = from === 'north' || from === 'south' ? 'East or West' : 'North or South';
  const got = to === undefined ? 'nothing' : quoted(to);
  const problem = angle.problem ?? `a bearing from ${from} ends in ${wanted}, and ${got} follows the angle`;
  return { problem, next: to === undefined ? angle.next : closing + 1, angle };
}

const directionOf = firstOf([
  brokenQuadrant,
  wholeQuadrant,
  misspelledQuadrant,
  quadrantOverLine,
  badlyEnded,
]);

/** The direction at an angle from one compass point toward another. next: the token after it. */
export function quadrantDirection(from: Point, to: Point, angle: ReadAngle, next: number): ReadDirection {
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
