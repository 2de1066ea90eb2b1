// The standard time of a site: this device's, since most people draw sites near themselves, or else an estimate. Legal time zones
// aren't known here, so what is estimated is said to be.
import type { Place } from '../ground/ground.ts';
import { type LocalTime, minutesPerDay, type SunTime } from './sunTime.ts';

/** Said wherever an offset comes from the longitude alone. */
export const zoneAssumed = 'Time zone assumed from the longitude.';

/** The time that the sun takes for a degree of longitude. */
const minutesPerDegree = 4;

/** The minutes by which a clock that is this far ahead of UTC differs from the sun at a longitude. */
export function clockOff(offset: number, longitude: number): number {
  const off = Math.abs(offset - longitude * minutesPerDegree) % minutesPerDay;
  return Math.min(off, minutesPerDay - off);
}

/** Degrees by which legal time zones lie west of their meridians: with 3, most large cities of the United States are right. */
const zoneShift = 3;

/** The offset of standard time in whole hours, estimated from the longitude alone. */
export const offsetByLongitude = (longitude: number): number => Math.round((longitude + zoneShift) / 15) * 60;

export const timeAt = ({ offset, ...time }: LocalTime, { longitude }: Pick<Place, 'longitude'>): SunTime => ({
  ...time,
  offset: offset ?? offsetByLongitude(longitude),
});

/** The minutes by which this device's standard time of a year is ahead of UTC. */
export const deviceOffset = (year: number = new Date().getFullYear()): number =>
  Math.min(...[0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset()));

/**
 * Minutes between the sun and the standard time of a zone, up to which a site is taken to be in it: 17° of longitude, as in
 * the west of Texas.
 */
const maxInZone = 68;

/** The clock for a site whose clock nobody has chosen: this device's if the site may be in its zone. Without an offset elsewhere. */
export const siteClock = (
  site: Pick<Place, 'longitude'> | undefined,
  own: number = deviceOffset(),
): Pick<LocalTime, 'offset'> => (site && clockOff(own, site.longitude) <= maxInZone ? { offset: own } : {});
