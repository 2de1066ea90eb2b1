// The picture of the map for sheets: its tiles, loaded once for as long as the plan and its map are the same.
import { boxCorners } from '@homeplot/plan/box';
import { isTied, LocalProjection } from '@homeplot/plan/ground';
import type { Plan } from '@homeplot/plan/plan';
import { type PrintedMap, printedMap } from '@homeplot/plan/printedMap';
import { isMapAllowed } from './allowedMaps.ts';
import { drawTiles } from './drawTiles.ts';
import { mapConfig, type MapTiles } from './mapConfig.ts';
import { TileLoader } from './tileLoader.ts';
import { openTiles } from './tileSource.ts';
import { gridPoint, maxTiles, type Tile, tilesIn } from './tiles.ts';

/** Milliseconds to wait for tiles; what is missing by then stays blank. */
const patience = 30_000;
const quality = 0.9;

let last: { readonly of: string; readonly picture: Promise<Blob | undefined> } | undefined;

/** A JPEG; undefined if no map is printed, or if it can't be loaded or isn't allowed in this browser. */
export function printedMapPicture(plan: Plan): Promise<Blob | undefined> {
  const printed = printedMap(plan);
  const { ground, north, map } = plan.settings;
  const of = JSON.stringify([printed?.frame, ground, north, map]);
  if (last?.of !== of) last = { of, picture: printed ? made(plan, printed) : Promise.resolve(undefined) };
  const { picture } = last;
  // Another time it may be there.
  void picture.then((blob) => {
    if (!blob && last?.picture === picture) last = undefined;
  });
  return picture;
}

async function made(plan: Plan, printed: PrintedMap): Promise<Blob | undefined> {
  try {
    return await make(plan, printed);
  } catch (problem) {
    // The sheets are printed without it.
    console.warn('The map could not be drawn for print.', problem);
    return undefined;
  }
}

async function make({ settings }: Plan, { frame }: PrintedMap): Promise<Blob | undefined> {
  const config = await mapConfig().catch(() => undefined);
  const map = config?.maps.find(({ id }) => id === settings.map?.tiles);
  if (!map?.printable || !isMapAllowed(map) || !isTied(settings)) return undefined;
  const projection = new LocalProjection(settings);
  const { zoom, tiles } = largest(map, (z) => tilesIn(boxCorners(frame), projection, z));
  if (tiles.length === 0) return undefined;
  const loader = await loaded(map, tiles);
  try {
    const { x, y } = gridPoint(zoom, projection.toGround({ x: frame.minX, y: frame.minY }));
    const to = gridPoint(zoom, projection.toGround({ x: frame.maxX, y: frame.minY }));
    const width = Math.ceil(Math.hypot(to.x - x, to.y - y) * map.tileSize);
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
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    loader.stop();
  }
}

/** The largest zoom at which there are few enough tiles. */
function largest({ minZoom, maxZoom }: MapTiles, tilesAt: (zoom: number) => readonly Tile[]) {
  for (let zoom = maxZoom; zoom > minZoom; zoom -= 1) {
    const tiles = tilesAt(zoom);
    if (tiles.length > 0 && tiles.length <= maxTiles) return { zoom, tiles };
  }
  return { zoom: minZoom, tiles: tilesAt(minZoom).slice(0, maxTiles) };
}

/** A loader that has the tiles, as far as they can be had. */
async function loaded(map: MapTiles, tiles: readonly Tile[]): Promise<TileLoader> {
  return new Promise((done) => {
    const finish = (): void => {
      if (loader.isDone) done(loader);
    };
    const loader = new TileLoader(openTiles(map), { come: finish, failed: finish });
    loader.want(tiles);
    setTimeout(() => done(loader), patience);
  });
}
