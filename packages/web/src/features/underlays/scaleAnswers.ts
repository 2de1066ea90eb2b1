// Reads what is typed in the card of Set scale: the calibration that follows, or what is wrong beside each field.
import { directionOf } from '@homeplot/plan/bearing';
import {
  type Calibration,
  calibratedFrame,
  type KnownDistance,
  onPlan,
  checkOf,
  type CheckResult,
} from '@homeplot/plan/calibration';
import { maxFeet } from '@homeplot/plan/form';
import { parseDirection } from '@homeplot/plan/parseDirection';
import { degrees, distance, type Point, subtract } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { inOtherUnits, parseLengthIn, unreadLength } from '@homeplot/plan/typedLength';
import type { Underlay } from '@homeplot/plan/underlay';
import { formatLength, type Units } from '@homeplot/plan/units';

/** Which way the line between the two points runs. */
export type LineDirection = 'kept' | 'horizontal' | 'vertical' | 'bearing';

export interface ScaleAnswers {
  readonly distance: string;
  readonly direction: LineDirection;
  readonly bearing: string;
  readonly check: string;
}

/** Answers that were typed in some units, as they read the same in others. */
export function answersInOtherUnits(answers: ScaleAnswers, from: Units, to: Units): ScaleAnswers {
  const restated = (text: string): string => inOtherUnits(text, from, to);
  return { ...answers, distance: restated(answers.distance), check: restated(answers.check) };
}

export interface ScaleReading {
  readonly calibration?: Calibration;
  readonly check?: CheckResult;
  readonly problems: Partial<Record<keyof ScaleAnswers, string>>;
}

/** Shares of the picture: closer points would make the scale meaningless. */
const closest = 0.001;

export function readScale(
  underlay: Underlay,
  points: readonly Point[],
  answers: ScaleAnswers,
  { units, north }: Pick<PlanSettings, 'units' | 'north'>,
): ScaleReading {
  const [from, to, ...others] = points;
  if (!from || !to) return { problems: {} };
  const known = knownDistance(underlay, [from, to], answers.distance, units);
  const direction = directionIn(underlay, [from, to], answers, north);
  const checked = checkIn(underlay, others, answers.check, units);
  const problems = {
    ...(typeof known === 'string' ? { distance: known } : {}),
    ...(typeof direction === 'string' ? { bearing: direction } : {}),
    ...(typeof checked === 'string' ? { check: checked } : {}),
  };
  if (typeof known === 'string' || typeof direction === 'string' || typeof checked === 'string')
    return { problems };
  const calibration = { ...known, direction, check: checked };
  const frame = calibratedFrame(underlay, calibration);
  const size = Math.max(frame.width, frame.height);
  if (size > maxFeet) {
    const long = formatLength(size, units);
    return { problems: { distance: `The underlay would be ${long} long. Check the distance and its unit.` } };
  }
  return { calibration, problems, ...(checked ? { check: checkOf(frame, checked) } : {}) };
}

type Pair = readonly [Point, Point];

/** Two points with their distance, or what is wrong. */
function knownDistance(
  underlay: Underlay,
  [from, to]: Pair,
  typed: string,
  units: Units,
): KnownDistance | string {
  const feet = feetOf(typed, units);
  if (isSame(underlay, from, to)) return samePoint;
  return typeof feet === 'string' ? feet : { from, to, feet };
}

/** Undefined if nothing is checked. */
function checkIn(
  underlay: Underlay,
  [from, to]: readonly Point[],
  typed: string,
  units: Units,
): KnownDistance | string | undefined {
  if (!from || !to) return typed.trim() === '' ? undefined : unmarked;
  if (typed.trim() === '') return isSame(underlay, from, to) ? samePoint : undefined;
  return knownDistance(underlay, [from, to], typed, units);
}

const unmarked = 'Mark the two points that are this far apart, or clear this field.';
const samePoint = 'Both points are at the same place. Cancel, then choose two points that are farther apart.';

const isSame = (underlay: Underlay, a: Point, b: Point): boolean =>
  distance(onPlan(underlay, a), onPlan(underlay, b)) < closest * Math.max(underlay.width, underlay.height);

/** Feet, or what is wrong. */
function feetOf(typed: string, units: Units): number | string {
  if (typed.trim() === '') return 'Type the distance between the two points.';
  const feet = parseLengthIn(typed, units);
  if (feet === undefined) return unreadLength(typed, units);
  if (feet <= 0) return 'The distance has to be more than 0.';
  return feet > maxFeet ? `The distance can be at most ${formatLength(maxFeet, units)}.` : feet;
}

/** Degrees clockwise from the plan's right, undefined to keep it, or what is wrong. */
function directionIn(
  underlay: Underlay,
  [from, to]: Pair,
  { direction, bearing }: ScaleAnswers,
  north: number,
): number | undefined | string {
  if (direction === 'kept') return undefined;
  if (direction === 'bearing') {
    const read = parseDirection(bearing);
    if ('problem' in read) return read.problem;
    const { x, y } = directionOf(read.azimuth, north);
    return degrees(Math.atan2(y, x));
  }
  // The one of the two directions that turns the picture less.
  const { x, y } = subtract(onPlan(underlay, to), onPlan(underlay, from));
  if (direction === 'horizontal') return x >= 0 ? 0 : 180;
  return y >= 0 ? 90 : -90;
}
