// A county's file of parcels: one parcel becomes the lot, with the parcels and the buildings around it.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** A type of GeoJSON. The text is looked at because GeoJSON is often named .json, as plans are. */
const geoJsonType = /"type"\s*:\s*"(Feature|FeatureCollection|GeometryCollection|(Multi)?Polygon)"/;
const kmlStart = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:\w+:)?kml\b/s;

export const parcelReader: FileReader = {
  title: 'parcels (GeoJSON, KML, zipped Shapefiles)',
  extensions: ['geojson', 'geojsonl', 'ndjson', 'kml', 'kmz', 'zip', 'shp', 'dbf', 'gml', 'gpkg', 'topojson'],
  matches(head) {
    // A GeoJSON text sequence begins with the record separator.
    const text = new TextDecoder().decode(head).replace('\u001e', '');
    if (kmlStart.test(text)) return true;
    // A plan of this app is JSON too, and has a list of objects.
    return /^\s*\{/.test(text) && geoJsonType.test(text) && !/"objects"\s*:\s*\[/.test(text);
  },
  // The dialog reads the file, and says what is wrong with it.
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
