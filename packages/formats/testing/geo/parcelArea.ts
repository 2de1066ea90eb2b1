// Areas on the ellipsoid of WGS84.
import type { LongitudeLatitude, ParcelFeature } from '../../src/geo/read/parcelReading.ts';

/** Meters. */
const equatorialRadius = 6_378_137;
const flattening = 1 / 298.257223563;
const eccentricity = Math.sqrt(flattening * (2 - flattening));

/** The area between the equator and a latitude for each radian of longitude, in square meters (Snyder 1987, 3-12). */
function stripArea(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const part = eccentricity * sine;
  const zone = sine / (1 - part * part) + Math.atanh(part) / eccentricity;
  return ((equatorialRadius ** 2 * (1 - eccentricity ** 2)) / 2) * zone;
}

/** Of one ring, in square meters, positive. Sides are straight in an equal-area projection: exact for parcels. */
function ringArea(ring: readonly LongitudeLatitude[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  const base = stripArea(origin[1]);
  let twice = 0;
  for (const [i, [longitude, latitude]] of ring.entries()) {
    const [nextLongitude, nextLatitude] = ring[(i + 1) % ring.length] ?? origin;
    const [x0, x1] = [longitude - origin[0], nextLongitude - origin[0]];
    twice += ((x0 * (stripArea(nextLatitude) - base) - x1 * (stripArea(latitude) - base)) * Math.PI) / 180;
  }
  return Math.abs(twice) / 2;
}

/** In square meters, without holes; 0 for lines and points. */
export function parcelArea({ geometry, rings }: ParcelFeature): number {
  if (geometry !== 'polygon') return 0;
  let area = 0;
  for (const [outline, ...holes] of rings) {
    area += ringArea(outline ?? []);
    for (const hole of holes) area -= ringArea(hole);
  }
  return area;
}
