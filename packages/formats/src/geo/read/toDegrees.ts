// Turns coordinates of a file into degrees of WGS84.
import proj4 from 'proj4';
import type { LongitudeLatitude } from './parcelReading.ts';
import type { Projection } from './projections.ts';

export interface CoordinateSystem {
  /** The name for the user. */
  readonly name: string;
  readonly notes: readonly string[];
  toDegrees(x: number, y: number): LongitudeLatitude;
}

export const wgs84: CoordinateSystem = { name: 'WGS84', notes: [], toDegrees: (x, y) => [x, y] };

export function ofProjection({ name, group, proj }: Projection): CoordinateSystem {
  const converter = proj4(proj);
  return { name: `${group}: ${name}`, notes: [], toDegrees: (x, y) => degrees(converter, x, y) };
}

/** From degrees of WGS84 to coordinates of a projection. */
export function intoProjection({ proj }: Projection): (at: LongitudeLatitude) => readonly [number, number] {
  const converter: Converter = proj4(proj);
  return ([longitude, latitude]) => {
    const [x = Number.NaN, y = Number.NaN] = converter.forward([longitude, latitude]);
    return [x, y];
  };
}

function degrees(converter: Converter, x: number, y: number): LongitudeLatitude {
  const [longitude = Number.NaN, latitude = Number.NaN] = converter.inverse([x, y]);
  return [longitude, latitude];
}

/** Datums that are the same as WGS84 within a few meters, in all their realizations. */
const sameAsWgs84 =
  /wgs|world geodetic|nad ?(19)?83|north american|[cmnp]atrf|etrs|european terrestrial|gda|geocentric datum|nzgd|itrf|grs[ _]?(19)?80/i;

/** The coordinate system in the text of a .prj file; undefined if it can't be read. */
export function ofWkt(wkt: string): CoordinateSystem | undefined {
  const name = /^\s*[A-Z_]+\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1]?.replaceAll('_', ' ');
  if (name === undefined) return undefined;
  const datum = /DATUM\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1]?.replaceAll('_', ' ') ?? '';
  const converter = converterOf(wkt, datum);
  if (converter === undefined) return undefined;
  return { name, notes: datumNotes(wkt, datum), toDegrees: (x, y) => degrees(converter, x, y) };
}

function datumNotes(wkt: string, datum: string): string[] {
  if (isNad27(datum))
    return [
      'This file uses NAD27. Its mean shift to WGS84 was applied, so the place on the map may be off by 10 m (30 ft) or ' +
        'more outside of the lower 48 states; lengths and areas are right.',
    ];
  if (sameAsWgs84.test(datum) || /TOWGS84/i.test(wkt)) return [];
  return [
    `The shift from the datum "${datum}" to WGS84 isn't known, so the place on the map may be off by some hundred meters; ` +
      'lengths and areas are right.',
  ];
}

/** Between degrees of WGS84 and a projection. */
interface Converter {
  forward(at: number[]): number[];
  inverse(at: number[]): number[];
}

/** The mean shift of NAD27 in the conterminous US (EPSG 1173), which is good to some 10 m. */
const nad27Shift = '-8,160,176';

const isNad27 = (datum: string): boolean => /1927|nad ?27/i.test(datum);

function converterOf(wkt: string, datum: string): Converter | undefined {
  const shifted = isNad27(datum)
    ? wkt.replace(/(SPHEROID\s*\[[^\]]*\])/i, `$1,TOWGS84[${nad27Shift},0,0,0,0]`)
    : wkt;
  try {
    const converter = proj4(shifted);
    // proj4 throws only here for projections that it doesn't know.
    converter.forward([0, 0]);
    return converter;
  } catch {
    return undefined;
  }
}
