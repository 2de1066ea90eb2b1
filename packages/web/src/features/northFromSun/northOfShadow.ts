// Calculates north on the sheet, and how accurate it is, from a shadow drawn on the plan and the time and place at which it
// fell.
import { turnBetween } from '@homeplot/plan/angle';
import { azimuthOf } from '@homeplot/plan/bearing';
import type { Ground, Place } from '@homeplot/plan/ground';
import { parseCoordinates } from '@homeplot/plan/parseCoordinates';
import { degrees, distance, type Point, radians, subtract } from '@homeplot/plan/point';
import { type SunPosition, sunPosition } from '@homeplot/plan/sunPosition';
import { offsetName } from '@homeplot/plan/sunTime';
import { type OffsetAt, readTime, type TypedTime } from './timeOfShadow.ts';

/** A point of the plan. */
export interface Mark {
  readonly at: Point;
  /** Feet that the point may be off. */
  readonly doubt: number;
}

export interface Answers extends TypedTime {
  /** Coordinates; used only while the plan isn't tied to the ground. */
  readonly place: string;
}

export interface SunNorth {
  readonly sun: SunPosition;
  /** Minutes by which the clock was ahead of UTC. */
  readonly offset: number;
  readonly place: Place;
  /** Why the time or place may be wrong, or why the result is rough; undefined if nothing is suspicious. */
  readonly caution: string | undefined;
  /** Degrees from the top of the sheet, clockwise. */
  readonly north: number;
  /** Degrees by which north may be off either way. */
  readonly doubt: number;
}

export interface NorthReading {
  readonly problems: Partial<Readonly<Record<keyof Answers, string>>>;
  /** The place with its numbers swapped, if the typed one makes sense only so. */
  readonly instead?: Place;
  /** Why a sun in this position can't show north. */
  readonly refusal?: string;
  readonly found?: SunNorth;
}

/** Degrees: when the sun is higher, the shadow is so short that a slightly leaning post makes it useless. */
const maxHeight = 80;
/** The errors of a careful person with a level or a plumb line: minutes of time, and degrees that the post leans. */
const usualErrors = { minutes: 1, lean: 1 } as const;
const msPerMinute = 60_000;
/** Degrees: with more doubt, the card asks for a better shadow. */
const maxDoubt = 5;
/** The most hours that a clock differs from the sun: in western China, or with daylight saving time. */
const maxClockOff = 3.5;

export function northOfShadow(
  [foot, tip]: readonly Mark[],
  answers: Answers,
  ground: Ground | undefined,
  offsetAt?: OffsetAt,
): NorthReading {
  const time = readTime(answers, offsetAt);
  const reading = ground ? ({ ok: true, place: ground } as const) : parseCoordinates(answers.place);
  const problems = {
    ...('wrong' in time ? { [time.wrong]: time.problem } : {}),
    ...(reading.ok ? {} : { place: reading.problem }),
  };
  if (!reading.ok && reading.swapped) return { problems, instead: reading.swapped };
  if ('wrong' in time || !reading.ok || !foot || !tip) return { problems };
  const { place } = reading;
  const sun = sunPosition(time.at, place);
  const refusal = refusalOf(sun);
  if (refusal !== undefined) return { problems, refusal };
  const north = azimuthOf(subtract(tip.at, foot.at), sun.azimuth + 180);
  const doubt = doubtOf(time.at, place, sun, foot, tip);
  const caution = cautionOf(time.offset, place, doubt);
  return { problems, found: { sun, offset: time.offset, place, north: roundedNorth(north), doubt, caution } };
}

function refusalOf({ height }: SunPosition): string | undefined {
  if (height <= 0)
    return 'The sun is below the horizon at this time and place, so there is no shadow. Check the date, the time and the time zone.';
  if (height > maxHeight)
    return `The sun is almost overhead (${height.toFixed(0)}° high), so the shadow is too short to show north. Mark one in the morning or the late afternoon.`;
  return undefined;
}

/**
 * The doubt of the shadow's direction in degrees. It combines independent errors as the root of the sum of their squares: the
 * time, a post that leans to the side, the doubt of both points, and the blurred edge of the shadow, half of the sun's width.
 */
function doubtOf(at: number, place: Place, { height }: SunPosition, foot: Mark, tip: Mark): number {
  const [before, after] = [-1, 1].map(
    (by) => sunPosition(at + by * usualErrors.minutes * msPerMinute, place).azimuth,
  );
  const byTime = Math.abs(turnBetween(before ?? 0, after ?? 0)) / 2;
  const byLean = usualErrors.lean * Math.tan(radians(height));
  const byPoints = degrees(Math.atan2(Math.hypot(foot.doubt, tip.doubt), distance(foot.at, tip.at)));
  const byBlur = 0.25;
  return Math.hypot(byTime, byLean, byPoints, byBlur);
}

function cautionOf(offset: number, { longitude }: Place, doubt: number): string | undefined {
  // The sun moves 1° of longitude in 4 minutes, and 15° in an hour.
  if (Math.abs(turnBetween(offset / 4, longitude)) > maxClockOff * 15)
    return `${offsetName(offset)} doesn't fit a place at this longitude. Check the time zone, and whether the longitude is east or west.`;
  return doubt > maxDoubt
    ? 'This is only a rough north. For a better one, mark a longer shadow, when the sun is lower, between two points that you have measured.'
    : undefined;
}

/** Rounded to a tenth of a degree, which is finer than any shadow can show. */
const roundedNorth = (north: number): number => (Math.round(north * 10) / 10) % 360;
