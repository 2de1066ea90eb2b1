// Terrain of the operator's maps: which of them cover the plan, and what one answers.
import type { Place } from '@homeplot/plan/ground';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { refused, type Wanted } from '@homeplot/formats/terrainRaster';
import { imageAddress, rasterOfTiles, tilesFor } from '@homeplot/formats/terrainTiles';
import { type ReadTerrain, thinned } from '@homeplot/formats/thinTerrain';
import { mayAsk, type SourceList } from '../sources/sourceList.ts';
import { layersGiving } from '../sources/findLots.ts';
import { readTerrain } from './readTerrain.ts';

export interface TerrainMap {
  readonly source: Source;
  readonly layer: SourceLayer;
}

/** Milliseconds. */
const timeout = 25_000;
const most = { tiles: 16, bytes: 16 * 2 ** 20 } as const;
/** Pixels of the side of a tile. */
const side = 256;

export const terrainMaps = ({ sources }: SourceList, { latitude, longitude }: Place): readonly TerrainMap[] =>
  sources.flatMap((source) => {
    const [west, south, east, north] = source.area ?? [-180, -90, 180, 90];
    const isHere = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    return isHere ? layersGiving(source, 'terrain').map((layer) => ({ source, layer })) : [];
  });

export async function askTerrain(
  list: SourceList,
  { layer }: TerrainMap,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<ReadTerrain | undefined> {
  const { host } = new URL(layer.url);
  if (!mayAsk(list, layer.url)) return refused(`This site may not ask ${host}.`);
  try {
    const read =
      layer.kind === 'terrarium'
        ? await tilesOf(layer, wanted, signal)
        : await readTerrain(await pictureOf(layer, wanted, signal), wanted, signal);
    if (!read?.ok) return read;
    // The map's own words count more than those of the pictures that it makes.
    const { unit = 'meters', datum = layer.datum } = read;
    return { ...read, unit, datum };
  } catch {
    return signal.aborted
      ? undefined
      : refused(`${host} didn't answer with terrain. Try again later, or choose a GeoTIFF file.`);
  }
}

async function fetched(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const blob = await answer.blob();
  if (blob.size > most.bytes) throw new Error(`An answer of ${blob.size} bytes`);
  return blob;
}

/** Servers answer with words about what is wrong as if all were well. */
async function pictureOf(layer: SourceLayer, wanted: Wanted, signal: AbortSignal): Promise<Blob> {
  const blob = await fetched(imageAddress(layer, wanted), signal);
  const start = await blob.slice(0, 2).text();
  if (start !== 'II' && start !== 'MM') throw new Error('The answer is no TIFF.');
  return blob;
}

/** A tile that fails is a gap; if all do, there is no terrain. */
async function tilesOf(layer: SourceLayer, wanted: Wanted, signal: AbortSignal): Promise<ReadTerrain> {
  const tiles = tilesFor(layer, wanted);
  if (tiles.addresses.length > most.tiles)
    return refused('The site is too large for the tiles of this map. Choose a GeoTIFF file of it.');
  const pixels = await Promise.all(
    tiles.addresses.map((address) => fetched(address, signal).then(pixelsOf, () => undefined)),
  );
  if (pixels.every((one) => one === undefined)) throw new Error('No tile could be loaded.');
  return thinned(rasterOfTiles(tiles, pixels), wanted);
}

async function pixelsOf(blob: Blob): Promise<Uint8ClampedArray> {
  // Colors are numbers here: nothing may mend them.
  const picture = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const isTile = picture.width === side && picture.height === side;
  if (isTile) context?.drawImage(picture, 0, 0);
  picture.close();
  if (!context || !isTile) throw new Error('No tile of 256 by 256 pixels');
  return context.getImageData(0, 0, side, side).data;
}
