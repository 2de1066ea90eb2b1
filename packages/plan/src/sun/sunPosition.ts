// Where the sun stands: the algorithm of NOAA's solar calculator (gml.noaa.gov/grad/solcalc), which is J. Meeus,
// Astronomical Algorithms, 2nd edition, chapters 25 (low accuracy) and 28. From 1900 to 2100 it is right to about 0.01 degrees.
import type { Place } from '../ground/ground.ts';
import { degrees, radians } from '../geometry/point.ts';

export interface SunPosition {
  /** Degrees clockwise from true north. */
  readonly azimuth: number;
  /** Degrees above the horizon, including refraction, which raises the sun by half a degree at the horizon. */
  readonly height: number;
}

const msPerDay = 86_400_000;
const epoch = Date.UTC(2000, 0, 1, 12);
const daysPerCentury = 36_525;

const sin = (angle: number): number => Math.sin(radians(angle));
const cos = (angle: number): number => Math.cos(radians(angle));
const tan = (angle: number): number => Math.tan(radians(angle));
const atan2 = (y: number, x: number): number => degrees(Math.atan2(y, x));

/** at: milliseconds since 1970, UTC. */
export function sunPosition(at: number, { latitude, longitude }: Place): SunPosition {
  const { declination, equationOfTime } = sunFromEarth((at - epoch) / msPerDay / daysPerCentury);
  const hourAngle = ((at % msPerDay) / msPerDay) * 360 - 180 + longitude + equationOfTime;
  const sine = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle);
  const height = degrees(Math.asin(Math.max(-1, Math.min(1, sine))));
  const fromSouth = atan2(
    sin(hourAngle) * cos(declination),
    cos(hourAngle) * sin(latitude) * cos(declination) - sin(declination) * cos(latitude),
  );
  return { azimuth: (fromSouth + 180) % 360, height: height + refraction(height) };
}

/** The sun's declination and the equation of time, in degrees. centuries: since noon of January 1, 2000. */
function sunFromEarth(centuries: number): { readonly declination: number; readonly equationOfTime: number } {
  const t = centuries;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const center =
    sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const nutation = -0.00478 * sin(node);
  const longitude = meanLongitude + center - 0.00569 + nutation;
  const seconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813));
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node);
  const rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude));
  const difference = meanLongitude - 0.0057183 - rightAscension + nutation * cos(obliquity);
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(longitude))),
    equationOfTime: difference - 360 * Math.round(difference / 360),
  };
}

/** Degrees by which the air raises the sun, which is so many degrees above or just below the horizon (Meeus, formula 16.4). */
const refraction = (height: number): number =>
  height < -1 ? 0 : 1.02 / tan(height + 10.3 / (height + 5.11)) / 60;
