// The worker that reads GeoTIFF files while the page stays responsive. It runs until the page terminates it.
import { readGeoTiff } from '@homeplot/formats/readGeoTiff';
import { refused, type Wanted } from '@homeplot/formats/terrainRaster';
import { type ReadTerrain, thinned } from '@homeplot/formats/thinTerrain';

export interface TerrainRequest {
  readonly file: Blob;
  readonly wanted: Wanted;
}

self.addEventListener('message', ({ data: { file, wanted } }: MessageEvent<TerrainRequest>) => {
  const parts = {
    size: file.size,
    read: async (from: number, to: number) => file.slice(from, to).arrayBuffer(),
  };
  const answer = (reading: ReadTerrain): void => self.postMessage(reading, { transfer: [] });
  readGeoTiff(parts, wanted).then(
    (raster) => answer(thinned(raster, wanted)),
    (problem: unknown) => {
      console.warn('The terrain could not be read.', problem);
      answer(refused("This file couldn't be read. Download it again."));
    },
  );
});
