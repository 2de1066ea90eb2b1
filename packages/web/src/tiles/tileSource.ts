// Loads tiles as bitmaps: from a tile server, or from a PMTiles file by range requests.
import type { PMTiles } from 'pmtiles';
import type { MapTiles } from './mapConfig.ts';
import type { Tile } from './tiles.ts';

export interface TileSource {
  /** Undefined if there is no such tile. Rejects if it couldn't be loaded. */
  load(tile: Tile, signal: AbortSignal): Promise<ImageBitmap | undefined>;
}

/** Bytes of the largest tile that is accepted; a tile of 512 pixels has some 100 kB. */
const maxBytes = 4 * 1024 * 1024;
/** Pixels of the longest side that is accepted. */
const maxSide = 2048;
/** Milliseconds for a tile to load. */
const timeout = 20_000;

export const openTiles = (map: MapTiles): TileSource =>
  map.format === 'pmtiles' ? fileOf(map) : serverOf(map);

const serverOf = ({ url }: MapTiles): TileSource => ({
  async load({ z, x, y }, signal) {
    const values: Readonly<Record<string, number>> = { z, x, y, '-y': 2 ** z - 1 - y };
    const address = url.replaceAll(/\{(z|x|y|-y)\}/g, (_all, name: string) => String(values[name]));
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    // Servers answer like this where their map ends.
    if (answer.status === 404 || answer.status === 204 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`${answer.status}`);
    return pictureOf(await answer.blob());
  },
});

function fileOf({ url }: MapTiles): TileSource {
  let opening: Promise<PMTiles> | undefined;
  const open = (): Promise<PMTiles> =>
    (opening ??= import('pmtiles').then(({ PMTiles }) => new PMTiles(new URL(url, location.href).href)));
  return {
    async load({ z, x, y }, signal) {
      const file = await open();
      const { tileType } = await file.getHeader();
      const type = rasterTypes[tileType];
      if (!type) throw new Error('The file has vector tiles; a map under a plan needs pictures.');
      const found = await file.getZxy(z, x, y, signal);
      return found && pictureOf(new Blob([found.data], { type }));
    },
  };
}

/** The types of pictures by their numbers in the PMTiles specification. */
const rasterTypes: Readonly<Record<number, string>> = {
  2: 'image/png',
  3: 'image/jpeg',
  4: 'image/webp',
  5: 'image/avif',
};

async function pictureOf(blob: Blob): Promise<ImageBitmap> {
  if (blob.size > maxBytes) throw new Error(`A tile of ${blob.size} bytes`);
  // Vector pictures are refused, as they may take very long to draw.
  if (/svg|html|json/.test(blob.type)) throw new Error(`A tile of type ${blob.type}`);
  const picture = await createImageBitmap(blob);
  if (Math.max(picture.width, picture.height) <= maxSide) return picture;
  picture.close();
  throw new Error(`A tile of ${picture.width} by ${picture.height} pixels`);
}
