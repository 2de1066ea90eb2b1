// Reads a GeoTIFF in a worker.
import { refused, type Wanted } from '@homeplot/formats/terrainRaster';
import type { ReadTerrain } from '@homeplot/formats/thinTerrain';
import { updatedText } from '../../kit/newVersion.ts';
import { listenTo } from '../../kit/late/listenTo.ts';
import type { TerrainRequest } from './worker/terrainWorker.ts';

/** The elevations of the file; undefined if the reading was canceled. */
export async function readTerrain(
  file: Blob,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<ReadTerrain | undefined> {
  const worker = new Worker(new URL('worker/terrainWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadTerrain | undefined>((done) => {
      signal.addEventListener('abort', () => done(undefined));
      listenTo(worker, 'terrain reader', done, (why) =>
        done(
          refused(
            why === 'updated'
              ? updatedText
              : "The terrain couldn't be read, or its reader couldn't be loaded. Check your connection, then try again.",
          ),
        ),
      );
      const request: TerrainRequest = { file, wanted };
      worker.postMessage(request, []);
    });
  } finally {
    worker.terminate();
  }
}
