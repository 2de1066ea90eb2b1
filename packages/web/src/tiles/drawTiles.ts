// Draws tiles of a map on a bitmap: each by itself, placed by its corners. Where one is missing, what there is of a smaller
// or a larger zoom stands in for it.
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
  /** Percent. */
  readonly fade: number;
  /** Pixels of the bitmap per foot, and from the plan's origin to its corner. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Zooms up and down in which a stand-in for a missing tile is looked for. */
const standIns = { above: 6, below: 2 } as const;
/** Pixels by which a tile reaches over its edges, so that no seam is seen between two. */
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
  const under = missing.flatMap((tile) => standInsFor(tile, pictures));
  const unique = new Map(under.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile]));
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

/** The nearest tile of a smaller zoom that is here; else what is here of larger ones. */
function standInsFor({ z, x, y }: Tile, pictures: Pictures): readonly Tile[] {
  for (let up = 1; up <= Math.min(standIns.above, z); up += 1) {
    const larger = { z: z - up, x: x >> up, y: y >> up };
    if (pictures(larger)) return [larger];
  }
  const found: Tile[] = [];
  for (let down = 1; down <= standIns.below && found.length === 0; down += 1)
    for (let dx = 0; dx < 2 ** down; dx += 1)
      for (let dy = 0; dy < 2 ** down; dy += 1) {
        const smaller = { z: z + down, x: x * 2 ** down + dx, y: y * 2 ** down + dy };
        if (pictures(smaller)) found.push(smaller);
      }
  return found;
}
