// Finds the site operator's terrain maps that cover the plan, and reads the terrain around the site from one of them.
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

/** Milliseconds that a server has to answer. */
const timeout = 25_000;
/** The most tiles that are asked for, and the most bytes of one answer. */
const limits = { tiles: 16, bytes: 16 * 2 ** 20 } as const;
/** Pixels of each side of a tile. */
const tileSide = 256;

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
    // What the picture doesn't say is taken from the map's entry.
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
  if (blob.size > limits.bytes) throw new Error(`An answer of ${blob.size} bytes`);
  return blob;
}

/** Checks that the answer is a TIFF, because some servers send an error message with the status 200. */
async function pictureOf(layer: SourceLayer, wanted: Wanted, signal: AbortSignal): Promise<Blob> {
  const blob = await fetched(imageAddress(layer, wanted), signal);
  const start = await blob.slice(0, 2).text();
  if (start !== 'II' && start !== 'MM') throw new Error("The answer isn't a TIFF.");
  return blob;
}

/** A tile that can't be loaded leaves a gap in the terrain. Throws if no tile can be loaded. */
async function tilesOf(layer: SourceLayer, wanted: Wanted, signal: AbortSignal): Promise<ReadTerrain> {
  const tiles = tilesFor(layer, wanted);
  if (tiles.addresses.length > limits.tiles)
    return refused('The site is too large for the tiles of this map. Choose a GeoTIFF file of it.');
  const pixels = await Promise.all(
    tiles.addresses.map((address) => fetched(address, signal).then(pixelsOf, () => undefined)),
  );
  if (pixels.every((one) => one === undefined)) throw new Error('No tile could be loaded.');
  return thinned(rasterOfTiles(tiles, pixels), wanted);
}

async function pixelsOf(blob: Blob): Promise<Uint8ClampedArray> {
  // The colors encode elevations, so the browser must not convert them.
  const picture = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const canvas = new OffscreenCanvas(tileSide, tileSide);
  const context = canvas.getContext('2d');
  const isTile = picture.width === tileSide && picture.height === tileSide;
  if (isTile) context?.drawImage(picture, 0, 0);
  picture.close();
  if (!context || !isTile) throw new Error("The tile isn't 256 by 256 pixels.");
  return context.getImageData(0, 0, tileSide, tileSide).data;
}
