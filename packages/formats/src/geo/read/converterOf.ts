// The converter of a projection that is given as WKT. NAD27 is shifted to WGS84 by its usual amounts.
import proj4 from 'proj4';

/** Between degrees of WGS84 and a projection. */
export interface Converter {
  forward(at: number[]): number[];
  inverse(at: number[]): number[];
}

/** The mean shift of NAD27 in the conterminous US (EPSG 1173), which is good to some 10 m. */
const nad27Shift = '-8,160,176';

export const isNad27 = (datum: string): boolean => /1927|nad ?27/i.test(datum);

export function converterOf(wkt: string, datum: string): Converter | undefined {
  const shifted = isNad27(datum)
    ? wkt.replace(/(SPHEROID\s*\[[^\]]*\])/i, `$1,TOWGS84[${nad27Shift},0,0,0,0]`)
    : wkt;
  try {
    const converter = proj4(shifted);
    // Projections that it doesn't know throw only here.
    converter.forward([0, 0]);
    return converter;
  } catch {
    return undefined;
  }
}
