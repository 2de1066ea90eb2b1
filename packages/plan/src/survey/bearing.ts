// Bearings: directions as surveyors write them, as an angle from north or south, to the second.
// An azimuth is degrees clockwise from north; where north is on the sheet is a setting of the plan.
import { degrees, type Point, radians } from '../geometry/point.ts';

const secondsPerDegree = 3600;
const fullTurn = 360 * secondsPerDegree;

/** An angle, given in seconds of arc, as `45°30'15"`. */
function formatDegrees(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const whole = Math.floor(seconds / secondsPerDegree);
  return `${whole}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}

/** A direction as `N 45°30'15" E`. */
export function formatBearing(azimuth: number): string {
  const rounded = Math.round(azimuth * secondsPerDegree) % fullTurn;
  const seconds = rounded < 0 ? rounded + fullTurn : rounded;
  const half = fullTurn / 2;
  const [west, southward] = [seconds >= half, seconds > half / 2 && seconds < half * 1.5];
  const offMeridian = Math.abs((southward ? half : west ? fullTurn : 0) - seconds);
  return `${southward ? 'S' : 'N'} ${formatDegrees(offMeridian)} ${west ? 'W' : 'E'}`;
}

/** The azimuth of a direction on the sheet; north is degrees clockwise from the sheet's up. */
export function azimuthOf({ x, y }: Point, north: number): number {
  const azimuth = degrees(Math.atan2(x, -y)) - north;
  return ((azimuth % 360) + 360) % 360;
}

/** The unit vector on the sheet of an azimuth. */
export function directionOf(azimuth: number, north: number): Point {
  const angle = radians(azimuth + north);
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}
