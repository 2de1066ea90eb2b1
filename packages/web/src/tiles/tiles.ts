// Where the tiles of a web map lie on the plan: which of them a view needs, and at which zoom. Tiles are squares of the
// spherical Mercator projection of WGS84 latitudes and longitudes; the plan's own projection places their corners.
import type { LocalProjection, Place } from '@homeplot/plan/ground';
import { cross, type Point, subtract } from '@homeplot/plan/point';
import { metersPerFoot } from '@homeplot/plan/units';

export interface Tile {
  readonly z: number;
  /** Counted from the west. */
  readonly x: number;
  /** Counted from the north. */
  readonly y: number;
}

export const keyOf = ({ z, x, y }: Tile): string => `${z}/${x}/${y}`;

/** The length of the equator in meters. */
const equator = 2 * Math.PI * 6_378_137;
/** The most tiles for one view, since tile servers ask for moderate use. */
export const maxTiles = 40;
/**
 * With up to so many tiles at the sharp zoom, as on dense screens, a view still gets sharp tiles in its middle, and tiles of
 * the next smaller zoom around them. With more it gets a smaller zoom.
 */
const maxSharpTiles = 84;
/** Tiles are enlarged by up to 2 to this power before the next zoom is used. */
const maxEnlargement = 0.2;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The latitude and longitude of a point of a zoom's tile grid. */
export function placeAt(z: number, { x, y }: Point): Place {
  const side = 2 ** z;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI;
  return { latitude, longitude: (x / side) * 360 - 180 };
}

/** The point of a zoom's tile grid at a latitude and longitude. */
export function gridPoint(z: number, { latitude, longitude }: Place): Point {
  const side = 2 ** z;
  return {
    x: ((longitude + 180) / 360) * side,
    y: ((1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2) * side,
  };
}

/** The points of the plan at a tile's corners, in feet: top left, top right, bottom left, bottom right on the map. */
export function cornersOf(
  { z, x, y }: Tile,
  projection: LocalProjection,
): readonly [Point, Point, Point, Point] {
  const at = (right: number, down: number): Point =>
    projection.fromGround(placeAt(z, { x: x + right, y: y + down }));
  return [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
}

export interface TileLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Pixels of a tile's side. */
  readonly tileSize: number;
}

/** The size of the view in device pixels, and its scale. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerFoot: number;
}

/**
 * The zoom whose tiles are sharp in a view, or the next smaller one of which `withinLimit` keeps a good part. Beyond the
 * map's largest zoom, tiles are enlarged.
 */
export function zoomFor(seen: Seen, { latitude }: Place, north: number, limits: TileLimits): number {
  const pixelsPerMeter = seen.pixelsPerFoot / metersPerFoot;
  const wanted = Math.log2((pixelsPerMeter * equator * Math.cos(radians(latitude))) / limits.tileSize);
  const fits = (zoom: number): boolean =>
    meanTiles(seen, north, limits.tileSize * 2 ** (wanted - zoom)) <= maxSharpTiles;
  let zoom = Math.min(limits.maxZoom, Math.ceil(wanted - maxEnlargement));
  while (zoom > limits.minZoom && !fits(zoom)) zoom -= 1;
  return Math.max(limits.minZoom, zoom);
}

/** The mean number of cells of a square grid that a turned rectangle meets, wherever it lies. */
function meanTiles({ width, height }: Seen, north: number, side: number): number {
  const [cos, sin] = [Math.abs(Math.cos(radians(north))), Math.abs(Math.sin(radians(north)))];
  const across = (width * cos + height * sin) / side;
  const down = (width * sin + height * cos) / side;
  return (width * height) / side ** 2 + across + down + 1;
}

/** At most `maxTiles`: if there are more, those at the rim of the view are replaced by tiles of the next smaller zoom. */
export function withinLimit(tiles: readonly Tile[]): readonly Tile[] {
  for (let kept = Math.min(tiles.length, maxTiles); kept > 0; kept -= 1) {
    const parents = new Map(tiles.slice(kept).map((tile) => [keyOf(parentOf(tile)), parentOf(tile)]));
    if (kept + parents.size <= maxTiles) return [...tiles.slice(0, kept), ...parents.values()];
  }
  const parents = new Map(tiles.map((tile) => [keyOf(parentOf(tile)), parentOf(tile)]));
  return withinLimit([...parents.values()]);
}

const parentOf = ({ z, x, y }: Tile): Tile => ({ z: z - 1, x: x >> 1, y: y >> 1 });

/** Cells of the tile grid that are searched at most: more than a view needs at any zoom that suits it. */
const maxCells = 4096;

/** The tiles of a zoom that meet a convex outline on the plan, the nearest to its middle first. */
export function tilesIn(outline: readonly Point[], projection: LocalProjection, z: number): readonly Tile[] {
  const side = 2 ** z;
  const wrapped = outline.map((corner) => gridPoint(z, projection.toGround(corner)));
  const origin = wrapped[0]?.x ?? 0;
  // Across the date line, points are a world apart.
  const corners = wrapped.map(({ x, y }) => ({ x: x - side * Math.round((x - origin) / side), y }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.floor(Math.min(...xs)), Math.ceil(Math.max(...xs))];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(side, Math.ceil(Math.max(...ys))),
  ];
  // The count isn't finite at a pole, so it is compared with `!`.
  if (!((right - left) * (bottom - top) <= maxCells)) return [];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const found: { readonly tile: Tile; readonly fromMiddle: number }[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (meetsCell(corners, x, y)) {
        const fromMiddle = Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y);
        found.push({ tile: { z, x: ((x % side) + side) % side, y }, fromMiddle });
      }
  return found.toSorted((a, b) => a.fromMiddle - b.fromMiddle).map(({ tile }) => tile);
}

/** Whether a convex outline overlaps the cell of a grid whose top left corner is at x, y, by more than a line. */
function meetsCell(outline: readonly Point[], x: number, y: number): boolean {
  const cell = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
  return !isBeyondAnEdge(outline, cell) && !isBeyondAnEdge(cell, outline);
}

/** Whether all points lie beyond one edge of a convex outline. */
function isBeyondAnEdge(outline: readonly Point[], points: readonly Point[]): boolean {
  return outline.some((from, i) => {
    const edge = subtract(outline[(i + 1) % outline.length] ?? from, from);
    const inner = Math.sign(cross(edge, subtract(outline[(i + 2) % outline.length] ?? from, from)));
    return points.every((point) => inner * cross(edge, subtract(point, from)) <= 0);
  });
}
