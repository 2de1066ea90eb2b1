// Makes the pictures of the map for sheets from its tiles, once for as long as the map and its place stay the same.
// Kept offline when idle.
import { boxCorners } from '@homeplot/plan/box';
import { isTied, LocalProjection } from '@homeplot/plan/ground';
import type { Plan } from '@homeplot/plan/plan';
import { type MapPicture, readMapAddress } from '@homeplot/plan/printedMap';
import { isMapAllowed } from './allowedMaps.ts';
import { drawTiles } from './drawTiles.ts';
import { mapConfig, type MapTiles } from './mapConfig.ts';
import { TileLoader } from './tileLoader.ts';
import { openTiles } from './tileSource.ts';
import { gridPoint, maxTiles, type Tile, tilesIn } from './tiles.ts';

/** Milliseconds to wait for tiles; those that are missing by then stay blank. */
const timeout = 30_000;
/** Of the JPEG, from 0 to 1. */
const quality = 0.9;
/** Pixels: a coarse map is enlarged to this width, because PDF viewers would show its pixels as squares. */
const minWidth = 1200;
/** How many pictures are kept: more than a set of sheets has drawings. */
const maxKept = 12;

/** Pictures by their addresses, of one plan with one map. */
let cache: { readonly of: string; readonly pictures: Map<string, Promise<Blob | undefined>> } | undefined;

/** JPEGs by their addresses; one is missing if it can't be loaded, or if the map isn't allowed in this browser. */
export async function printedMaps(
  plan: Plan,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Blob>> {
  const { ground, north, map } = plan.settings;
  const of = JSON.stringify([ground, north, map]);
  if (cache?.of !== of) cache = { of, pictures: new Map() };
  const { pictures } = cache;
  const found = new Map<string, Blob>();
  for (const address of addresses) {
    const picture = readMapAddress(address);
    const making = pictures.get(address) ?? (picture ? tryToMake(plan, picture) : Promise.resolve(undefined));
    pictures.delete(address);
    pictures.set(address, making);
    const blob = await making;
    if (blob) found.set(address, blob);
    // Tried again the next time.
    else pictures.delete(address);
  }
  for (const address of [...pictures.keys()].slice(0, -maxKept)) pictures.delete(address);
  return found;
}

async function tryToMake(plan: Plan, picture: MapPicture): Promise<Blob | undefined> {
  try {
    return await make(plan, picture);
  } catch (problem) {
    // The sheets are printed without it.
    console.warn('The map could not be drawn for print.', problem);
    return undefined;
  }
}

async function make({ settings }: Plan, { extent: frame, isGray }: MapPicture): Promise<Blob | undefined> {
  const config = await mapConfig().catch(() => undefined);
  const map = config?.maps.find(({ id }) => id === settings.map?.tiles);
  if (!map?.printable || !isMapAllowed(map) || !isTied(settings)) return undefined;
  const projection = new LocalProjection(settings);
  const { zoom, tiles } = largestZoom(map, (z) => tilesIn(boxCorners(frame), projection, z));
  if (tiles.length === 0) return undefined;
  const loader = await loaded(map, tiles);
  try {
    const { x, y } = gridPoint(zoom, projection.toGround({ x: frame.minX, y: frame.minY }));
    const to = gridPoint(zoom, projection.toGround({ x: frame.maxX, y: frame.minY }));
    const width = Math.max(minWidth, Math.ceil(Math.hypot(to.x - x, to.y - y) * map.tileSize));
    const scale = width / (frame.maxX - frame.minX);
    const height = Math.ceil((frame.maxY - frame.minY) * scale);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context || !tiles.some((tile) => loader.get(tile))) return undefined;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    const view = {
      projection,
      zoom,
      fade: settings.map?.fade ?? 0,
      scale,
      left: frame.minX * scale,
      top: frame.minY * scale,
    };
    drawTiles(context, view, { x: 0, y: 0, width, height }, (tile) => loader.get(tile));
    if (isGray) {
      // Gives every pixel the saturation of gray, which is 0.
      context.globalCompositeOperation = 'saturation';
      context.fillStyle = '#808080';
      context.fillRect(0, 0, width, height);
    }
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    loader.stop();
  }
}

/** The largest zoom at which there are few enough tiles, with its tiles. */
function largestZoom({ minZoom, maxZoom }: MapTiles, tilesAt: (zoom: number) => readonly Tile[]) {
  for (let zoom = maxZoom; zoom > minZoom; zoom -= 1) {
    const tiles = tilesAt(zoom);
    if (tiles.length > 0 && tiles.length <= maxTiles) return { zoom, tiles };
  }
  return { zoom: minZoom, tiles: tilesAt(minZoom).slice(0, maxTiles) };
}

/** A loader that has the tiles, as far as they could be loaded in time. */
async function loaded(map: MapTiles, tiles: readonly Tile[]): Promise<TileLoader> {
  return new Promise((done) => {
    const finish = (): void => {
      if (loader.isDone) done(loader);
    };
    const loader = new TileLoader(openTiles(map), { loaded: finish, failed: finish });
    loader.want(tiles);
    setTimeout(() => done(loader), timeout);
  });
}
