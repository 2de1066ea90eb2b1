// North on the sheet, from a shadow that was drawn on it and the time and the place at which it fell; and how accurate that is.
import { turnBetween } from '@homeplot/plan/angle';
import { azimuthOf } from '@homeplot/plan/bearing';
import type { Ground, Place } from '@homeplot/plan/ground';
import { parseCoordinates } from '@homeplot/plan/parseCoordinates';
import { degrees, distance, type Point, radians, subtract } from '@homeplot/plan/point';
import { type SunPosition, sunPosition } from '@homeplot/plan/sunPosition';
import { offsetName } from '@homeplot/plan/sunTime';
import { type OffsetAt, readTime, type TypedTime } from './timeOfShadow.ts';

/** A point of the plan, and by how many feet it may be off. */
export interface Mark {
  readonly at: Point;
  readonly doubt: number;
}

export interface Answers extends TypedTime {
  /** Coordinates; used only while the plan isn't tied to the ground. */
  readonly place: string;
}

export interface SunNorth {
  readonly sun: SunPosition;
  /** Minutes that the clock was ahead of UTC. */
  readonly offset: number;
  readonly place: Place;
  /** Why the sun can't be right, or why the shadow says little; undefined if nothing is suspicious. */
  readonly caution: string | undefined;
  /** Degrees from the top of the sheet, clockwise. */
  readonly north: number;
  /** Degrees by which it may be off either way. */
  readonly doubt: number;
}

export interface NorthReading {
  readonly problems: Partial<Readonly<Record<keyof Answers, string>>>;
  /** The place, if a typed one can be read only with its numbers swapped. */
  readonly instead?: Place;
  /** Why such a sun can't show north. */
  readonly refusal?: string;
  readonly found?: SunNorth;
}

/** Degrees: above it, a post that isn't quite plumb turns its short shadow by more than is worth having. */
const maxHeight = 80;
/** What a careful person with a level or a plumb line is off by: minutes of time, and degrees that the post leans. */
const usual = { minutes: 1, lean: 1 } as const;
const msPerMinute = 60_000;
/** Degrees of doubt from which the card asks for a better shadow. */
const poor = 5;
/** Hours by which clocks differ from the sun, at most: those of western China, and daylight saving time. */
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
 * The degrees that these turn the shadow by, combined as independent errors, by the root of their squares: a minute of time, a
 * post that leans a degree to the side, the doubt of both points, and the blurred edge of the shadow, which is half of the
 * sun's width.
 */
function doubtOf(at: number, place: Place, { height }: SunPosition, foot: Mark, tip: Mark): number {
  const [before, after] = [-1, 1].map(
    (by) => sunPosition(at + by * usual.minutes * msPerMinute, place).azimuth,
  );
  const byTime = Math.abs(turnBetween(before ?? 0, after ?? 0)) / 2;
  const byLean = usual.lean * Math.tan(radians(height));
  const byPoints = degrees(Math.atan2(Math.hypot(foot.doubt, tip.doubt), distance(foot.at, tip.at)));
  const byBlur = 0.25;
  return Math.hypot(byTime, byLean, byPoints, byBlur);
}

function cautionOf(offset: number, { longitude }: Place, doubt: number): string | undefined {
  if (Math.abs(turnBetween(offset / 4, longitude)) > maxClockOff * 15)
    return `${offsetName(offset)} doesn't fit a place at this longitude. Check the time zone, and whether the longitude is east or west.`;
  return doubt > poor
    ? 'This is only a rough north. For a better one, mark a longer shadow, when the sun is lower, between two points that you have measured.'
    : undefined;
}

/** To a tenth of a degree, finer than any shadow tells. */
const roundedNorth = (north: number): number => (Math.round(north * 10) / 10) % 360;
