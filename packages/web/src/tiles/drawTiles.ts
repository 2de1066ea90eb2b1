// Draws tiles of a map on a bitmap, each placed by its corners. A missing tile is replaced by tiles of a smaller or larger zoom
// that are there.
import type { LocalProjection } from '@homeplot/plan/ground';
import type { Point } from '@homeplot/plan/point';
import type { Context } from '../canvas/paint/board.ts';
import { paper } from '../canvas/paint/grid.ts';
import type { Patch } from '../canvas/paint/screen.ts';
import { cornersOf, type Tile, tilesIn } from './tiles.ts';

/** The picture of a tile, if it is here. */
export type Pictures = (tile: Tile) => ImageBitmap | undefined;

export interface MapOnBitmap {
  readonly projection: LocalProjection;
  readonly zoom: number;
  /** How much the map is faded, in percent. */
  readonly fade: number;
  /** Pixels of the bitmap per foot. */
  readonly scale: number;
  /** Pixels from the plan's origin to the bitmap's corner. */
  readonly left: number;
  readonly top: number;
}

/** How many zooms smaller and larger than a missing tile's are searched for tiles to replace it. */
const searched = { smaller: 6, larger: 2 } as const;
/** Pixels by which a tile is drawn beyond its edges, so that no seam is seen between two tiles. */
const overlap = 0.5;

export function drawTiles(context: Context, map: MapOnBitmap, clip: Patch, pictures: Pictures): void {
  const { scale, left, top } = map;
  const corner = (x: number, y: number): Point => ({ x: (x + left) / scale, y: (y + top) / scale });
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height];
  const outline = [
    corner(clip.x, clip.y),
    corner(right, clip.y),
    corner(right, bottom),
    corner(clip.x, bottom),
  ];
  context.save();
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
  const missing: Tile[] = [];
  const here: Tile[] = [];
  for (const tile of tilesIn(outline, map.projection, map.zoom)) (pictures(tile) ? here : missing).push(tile);
  const substitutes = missing.flatMap((tile) => substitutesFor(tile, pictures));
  const unique = new Map(substitutes.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile]));
  for (const tile of [...unique.values()].toSorted((a, b) => a.z - b.z))
    drawTile(context, map, tile, pictures);
  for (const tile of here) drawTile(context, map, tile, pictures);
  context.resetTransform();
  context.globalAlpha = map.fade / 100;
  context.fillStyle = paper;
  context.fillRect(clip.x, clip.y, clip.width, clip.height);
  context.restore();
}

function drawTile(
  context: Context,
  { projection, scale, left, top }: MapOnBitmap,
  tile: Tile,
  pictures: Pictures,
): void {
  const picture = pictures(tile);
  if (!picture) return;
  const [from, right, down] = cornersOf(tile, projection);
  const { width, height } = picture;
  const across = { x: ((right.x - from.x) * scale) / width, y: ((right.y - from.y) * scale) / width };
  const along = { x: ((down.x - from.x) * scale) / height, y: ((down.y - from.y) * scale) / height };
  context.setTransform(across.x, across.y, along.x, along.y, from.x * scale - left, from.y * scale - top);
  const over = overlap / Math.hypot(across.x, across.y);
  context.drawImage(picture, -over, -over, width + 2 * over, height + 2 * over);
}

/** The tile of the nearest smaller zoom that is here, or else the tiles of a larger zoom that are here. */
function substitutesFor({ z, x, y }: Tile, pictures: Pictures): readonly Tile[] {
  for (let up = 1; up <= Math.min(searched.smaller, z); up += 1) {
    const parent = { z: z - up, x: x >> up, y: y >> up };
    if (pictures(parent)) return [parent];
  }
  const found: Tile[] = [];
  for (let down = 1; down <= searched.larger && found.length === 0; down += 1)
    for (let dx = 0; dx < 2 ** down; dx += 1)
      for (let dy = 0; dy < 2 ** down; dy += 1) {
        const child = { z: z + down, x: x * 2 ** down + dx, y: y * 2 ** down + dy };
        if (pictures(child)) found.push(child);
      }
  return found;
}
