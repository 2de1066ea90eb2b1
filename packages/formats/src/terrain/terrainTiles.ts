// Terrain of a web map: which tiles of Terrarium pictures a lot needs, and the elevations in their pixels; and what an ImageServer
// is asked. It fetches nothing.
import { LocalProjection } from '@homeplot/plan/ground';
import type { SourceLayer } from '@homeplot/plan/source';
import type { TerrainRaster, Wanted } from './terrainRaster.ts';

/** Terrarium tiles end here; a pixel is then some 4 m. */
const zoom = 15;
/** Pixels of a side. */
const side = 256;
/** Meters of a degree of latitude. */
const perDegree = 111_320;
/** Pixels of a picture that an ImageServer makes, each way. */
const maxPixels = 1000;

export interface TerrainTiles {
  /** Of the first one, from the west and from the north. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  readonly addresses: readonly string[];
}

/** Columns and rows of the grid of tiles of the zoom. */
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
  // Half a pixel more, for elevations are those of the middle of pixels.
  const beside = 1 / side;
  const [x, y] = [Math.floor(Math.min(...xs) - beside), Math.floor(Math.min(...ys) - beside)];
  const across = Math.floor(Math.max(...xs) + beside) - x + 1;
  const down = Math.floor(Math.max(...ys) + beside) - y + 1;
  const addresses = Array.from({ length: across * down }, (_, i) =>
    url
      .replace('{z}', String(zoom))
      .replace('{x}', String(x + (i % across)))
      .replace('{y}', String(y + Math.floor(i / across))),
  );
  return { x, y, across, down, addresses };
}

/** pixels: of each tile, red, green, blue and alpha of its 256 by 256 pixels; undefined of one that isn't there. */
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

/** The address of a GeoTIFF in degrees of the lot and a little around it. */
export function imageAddress({ url, cell = 1 }: Pick<SourceLayer, 'url' | 'cell'>, wanted: Wanted): string {
  const places = placesOf(wanted);
  const [longitudes, latitudes] = [
    places.map(({ longitude }) => longitude),
    places.map(({ latitude }) => latitude),
  ];
  const north = Math.max(...latitudes);
  const tall = cell / perDegree;
  const wide = tall / Math.cos((north * Math.PI) / 180);
  const box = [
    Math.min(...longitudes) - 2 * wide,
    Math.min(...latitudes) - 2 * tall,
    Math.max(...longitudes) + 2 * wide,
    north + 2 * tall,
  ] as const;
  const pixels = (degrees: number, each: number): number => Math.min(maxPixels, Math.ceil(degrees / each));
  const parameters = {
    bbox: box.map((degrees) => degrees.toFixed(8)).join(','),
    bboxSR: '4326',
    imageSR: '4326',
    size: `${pixels(box[2] - box[0], wide)},${pixels(box[3] - box[1], tall)}`,
    format: 'tiff',
    pixelType: 'F32',
    interpolation: 'RSP_BilinearInterpolation',
    f: 'image',
  };
  const asked = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}/exportImage?${asked.join('&')}`;
}
