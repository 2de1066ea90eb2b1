// Reads GeoJSON at once, as the page's worker does.
import { readParcelFile } from '../../src/geo/read/readParcelFile.ts';
import type { ReadGeoJson } from '../../src/geo/sources/answer.ts';

export const readGeoJson: ReadGeoJson = (bytes) => readParcelFile(bytes, 'answer.geojson');
