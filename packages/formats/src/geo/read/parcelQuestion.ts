// The questions to the user about the coordinates of a parcel file that doesn't say what they are.
import { coordinatesText } from './coordinatesText.ts';
import { isOnEarth } from './features.ts';
import type { LongitudeLatitude, ParcelReading } from './parcelReading.ts';
import { type CoordinateSystem, wgs84 } from './toDegrees.ts';

export const refused = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

/** The question, or the refusal, if most of the sample isn't where parcels can be. from: where the system was stated. */
export function questionOf(
  system: CoordinateSystem,
  sample: readonly (readonly [number, number])[],
  swapAxes: boolean | undefined,
  from: 'file' | 'chosen' | 'KML',
): Exclude<ParcelReading, { ok: true }> | undefined {
  const shown = sample.slice(0, 3);
  const places = sample.map(([x, y]) =>
    swapAxes === true ? system.toDegrees(y, x) : system.toDegrees(x, y),
  );
  const most = (test: (place: LongitudeLatitude) => boolean): boolean =>
    sample.length > 0 && places.filter(test).length * 2 > sample.length;
  const degrees = system.name === wgs84.name;
  if (degrees && swapAxes === undefined && most(looksSwapped))
    return {
      ok: 'axesSwapped',
      question: `The coordinates look like latitude before longitude, such as ${exampleOf(shown)}. Swap them?`,
      sample: shown,
    };
  if (!most((place) => !isOnEarth(place))) return undefined;
  if (from === 'KML')
    return refused(
      `The coordinates, such as ${exampleOf(shown)}, aren't degrees, and KML always has degrees of longitude and latitude ` +
        '(WGS84). Export the file again in WGS84, or as a Shapefile with its .prj.',
    );
  if (from === 'chosen')
    return refused(
      `The coordinates, such as ${exampleOf(shown)}, don't fit the projection "${system.name}". Choose another one.`,
    );
  return {
    ok: 'needsProjection',
    question: `The coordinates, such as ${exampleOf(shown)}, don't fit the projection "${system.name}". Choose another one.`,
    sample: shown,
  };
}

/** Latitudes end at 90°, and nobody builds in Antarctica. */
const looksSwapped = ([longitude, latitude]: LongitudeLatitude): boolean =>
  (Math.abs(latitude) > 90 && Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90) ||
  (latitude < -60 && longitude >= 0);

const exampleOf = ([first]: readonly (readonly [number, number])[]): string =>
  first === undefined ? '' : coordinatesText(first);
