// A county's file of parcels: a parcel becomes a lot, with its neighbors and the buildings on it.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** GeoJSON is often named .json, as plans are. */
const geoJson = /"type"\s*:\s*"(Feature|FeatureCollection|GeometryCollection|(Multi)?Polygon)"/;
const kml = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:\w+:)?kml\b/s;

/** Files of parcels, as counties give them out: GeoJSON, KML, KMZ and zipped Shapefiles. */
export const parcelReader: FileReader = {
  title: 'parcels (GeoJSON, KML, zipped Shapefiles)',
  extensions: ['geojson', 'geojsonl', 'ndjson', 'kml', 'kmz', 'zip', 'shp', 'dbf', 'gml', 'gpkg', 'topojson'],
  matches(head) {
    const text = new TextDecoder().decode(head).replace('\u001e', '');
    if (kml.test(text)) return true;
    return /^\s*\{/.test(text) && geoJson.test(text) && !/"objects"\s*:\s*\[/.test(text);
  },
  // The dialog reads it, and says what is wrong with it.
  fetch:
    async () =>
    async ({ openDialog }, [file]) => {
      if (file) openDialog({ name: 'parcels', file });
      return undefined;
    },
};

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly parcels: { readonly file: File };
  }
}

export const parcels: Feature = {
  name: 'parcels',
  dialogs: { parcels: lateDialog(() => import('./ParcelDialog.tsx'), 'ParcelDialog') },
  files: [parcelReader],
};
