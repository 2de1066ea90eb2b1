// Terrain: elevations of a GeoTIFF or of the operator's maps beneath the plan, as contours that nobody surveyed.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** The first bytes of TIFF and BigTIFF files, in either byte order. */
const tiffHeads = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

const geoTiff: FileReader = {
  title: 'terrain (GeoTIFF)',
  extensions: ['tif', 'tiff'],
  matches: (head) => tiffHeads.includes(String.fromCharCode(...head.subarray(0, 4))),
  fetch:
    async () =>
    async ({ openDialog }, [file]) => {
      if (file) openDialog({ name: 'terrain', file });
      return undefined;
    },
};

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly terrain: { readonly file?: File };
  }
}

export const terrain: Feature = {
  name: 'terrain',
  actions: [
    {
      name: 'terrain',
      title: 'Add terrain',
      hint: 'Puts elevations of a map beneath the plan.',
      also: 'geotiff usgs 3dep lidar dem elevation contours topography',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'terrain' }),
    },
  ],
  dialogs: { terrain: lateDialog(() => import('./TerrainDialog.tsx'), 'TerrainDialog', 'Add terrain') },
  files: [geoTiff],
};
