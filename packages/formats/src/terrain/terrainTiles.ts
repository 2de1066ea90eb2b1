// Elevations from web maps: the Terrarium tiles that a lot needs and the elevations in their pixels, and the address of elevations
// on an ImageServer. It fetches nothing.
import { LocalProjection } from '@homeplot/plan/ground';
import type { SourceLayer } from '@homeplot/plan/source';
import type { TerrainRaster, Wanted } from './terrainRaster.ts';

/** The most detailed level of Terrarium tiles; a pixel is about 4 m wide. */
const zoom = 15;
/** Width and height of a tile in pixels. */
const side = 256;
/** Meters in a degree of latitude. */
const metersPerDegree = 111_320;
/** Maximum width and height of a picture from an ImageServer. */
const maxPixels = 1000;

export interface TerrainTiles {
  /** Column and row of the northwestern tile in the grid of all tiles. */
  readonly x: number;
  readonly y: number;
  /** Numbers of columns and rows of tiles. */
  readonly across: number;
  readonly down: number;
  readonly addresses: readonly string[];
}

/** The column and row of a place in the grid of all tiles, with fractions. */
function gridAt(longitude: number, latitude: number): readonly [number, number] {
  const count = 2 ** zoom;
  const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return [((longitude + 180) / 360) * count, ((1 - northing / Math.PI) / 2) * count];
}

function placesOf({ tied, box: { minX, minY, maxX, maxY } }: Wanted) {
  const projection = new LocalProjection(tied);
  return [minX, maxX].flatMap((x) => [minY, maxY].map((y) => projection.toGround({ x, y })));
}

export function tilesFor({ url }: Pick<SourceLayer, 'url'>, wanted: Wanted): TerrainTiles {
  const corners = placesOf(wanted).map(({ longitude, latitude }) => gridAt(longitude, latitude));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  // A pixel more on each side, because elevations are those of the middles of pixels.
  const pixel = 1 / side;
  const [x, y] = [Math.floor(Math.min(...xs) - pixel), Math.floor(Math.min(...ys) - pixel)];
  const across = Math.floor(Math.max(...xs) + pixel) - x + 1;
  const down = Math.floor(Math.max(...ys) + pixel) - y + 1;
  const addresses = Array.from({ length: across * down }, (_, i) =>
    url
      .replace('{z}', String(zoom))
      .replace('{x}', String(x + (i % across)))
      .replace('{y}', String(y + Math.floor(i / across))),
  );
  return { x, y, across, down, addresses };
}

/** The elevations of tiles. pixels: for each tile, red, green, blue and alpha of its pixels, or undefined if the tile is missing. */
export function rasterOfTiles(
  { x, y, across, down }: TerrainTiles,
  pixels: readonly (ArrayLike<number> | undefined)[],
): TerrainRaster {
  const [columns, rows] = [across * side, down * side];
  const heights = new Float32Array(columns * rows).fill(Number.NaN);
  for (const [tile, colors] of pixels.entries()) {
    if (!colors) continue;
    const [left, top] = [(tile % across) * side, Math.floor(tile / across) * side];
    for (let i = 0; i < side * side; i += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((n) => colors[i * 4 + n]);
      if (alpha > 0)
        heights[(top + Math.floor(i / side)) * columns + left + (i % side)] =
          red * 256 + green + blue / 256 - 32_768;
    }
  }
  return {
    ok: true,
    heights,
    columns,
    rows,
    cellAt([longitude, latitude]) {
      const [column, row] = gridAt(longitude, latitude);
      return [(column - x) * side - 0.5, (row - y) * side - 0.5];
    },
    unit: 'meters',
  };
}

/** The address of a GeoTIFF in degrees that shows the lot and two pixels around it. */
export function imageAddress({ url, cell = 1 }: Pick<SourceLayer, 'url' | 'cell'>, wanted: Wanted): string {
  const places = placesOf(wanted);
  const [longitudes, latitudes] = [
    places.map(({ longitude }) => longitude),
    places.map(({ latitude }) => latitude),
  ];
  const north = Math.max(...latitudes);
  const pixelHeight = cell / metersPerDegree;
  const pixelWidth = pixelHeight / Math.cos((north * Math.PI) / 180);
  const box = [
    Math.min(...longitudes) - 2 * pixelWidth,
    Math.min(...latitudes) - 2 * pixelHeight,
    Math.max(...longitudes) + 2 * pixelWidth,
    north + 2 * pixelHeight,
  ] as const;
  const pixels = (degrees: number, each: number): number => Math.min(maxPixels, Math.ceil(degrees / each));
  const parameters = {
    bbox: box.map((degrees) => degrees.toFixed(8)).join(','),
    bboxSR: '4326',
    imageSR: '4326',
    size: `${pixels(box[2] - box[0], pixelWidth)},${pixels(box[3] - box[1], pixelHeight)}`,
    format: 'tiff',
    pixelType: 'F32',
    interpolation: 'RSP_BilinearInterpolation',
    f: 'image',
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}/exportImage?${query.join('&')}`;
}
