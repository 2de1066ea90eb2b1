// Reads the elevations of a GeoTIFF around a lot. Only the blocks under the lot are read and decompressed, so that a file of
// gigabytes, or one that decompresses to gigabytes, takes no more memory than these blocks declare.
import { LocalProjection } from '@homeplot/plan/ground';
import { countText } from '@homeplot/plan/units';
import { unzlibSync } from 'fflate';
import { addDecoder, BaseDecoder, GeoTIFF, type GeoTIFFImage } from 'geotiff';
import { projectionNamed } from '../geo/read/projections.ts';
import { intoProjection } from '../geo/read/toDegrees.ts';
import { refused, type TerrainReading, type TerrainUnit, type Wanted } from './terrainRaster.ts';

/** A file of which parts can be read. */
export interface FileParts {
  readonly size: number;
  readonly read: (from: number, to: number) => Promise<ArrayBuffer>;
}

const limits = {
  /** Cells around the lot. */
  cells: 4_000_000,
  /** Decompressed bytes of one block, and of all blocks under the lot. */
  block: 64 * 2 ** 20,
  blocks: 128 * 2 ** 20,
} as const;

/** Compressions that are read, by the numbers of TIFF 6 and its supplements. */
const supported: Readonly<Record<number, string>> = {
  1: 'none',
  5: 'LZW',
  8: 'Deflate',
  32946: 'Deflate',
  32773: 'PackBits',
};
const unsupported: Readonly<Record<number, string>> = {
  7: 'JPEG',
  34887: 'LERC',
  50000: 'ZSTD',
  50001: 'WebP',
};

/** Deflate can expand a block up to a thousandfold, so no more is decompressed than the block declares to hold. */
class BoundedInflate extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    const { tileWidth, tileHeight, bitsPerSample } = this.parameters;
    const bits = typeof bitsPerSample === 'number' ? bitsPerSample : (bitsPerSample[0] ?? 32);
    return unzlibSync(new Uint8Array(buffer), {
      out: new Uint8Array(Math.ceil((tileWidth * tileHeight * bits) / 8)),
    }).buffer;
  }
}
addDecoder([8, 32946], () => Promise.resolve(BoundedInflate));

const broken = "This file is damaged or cut off, so its elevations can't be read. Download it again.";

export async function readGeoTiff(file: FileParts, wanted: Wanted): Promise<TerrainReading> {
  try {
    const tiff = await GeoTIFF.fromSource(sourceOf(file));
    return await readImage(await tiff.getImage(), file.size, wanted);
  } catch {
    return refused(broken);
  }
}

/** The file in the form that the geotiff library reads from. */
function sourceOf({ size, read }: FileParts) {
  const fetchSlice = async ({ offset, length }: { readonly offset: number; readonly length: number }) => ({
    offset,
    length,
    data: await read(offset, Math.min(size, offset + length)),
  });
  return {
    fileSize: size,
    fetchSlice,
    fetch: async (slices: readonly { readonly offset: number; readonly length: number }[]) =>
      Promise.all(slices.map(async (slice) => (await fetchSlice(slice)).data)),
    close: () => Promise.resolve(),
  };
}

async function readImage(image: GeoTIFFImage, bytes: number, wanted: Wanted): Promise<TerrainReading> {
  const keys = image.getGeoKeys();
  const affine = affineOf(image);
  if (!keys || !affine)
    return refused(
      "This TIFF has no location, so it isn't terrain. To put a scan beneath the plan, save it as JPEG, PNG or PDF.",
    );
  if (image.getSamplesPerPixel() > 1)
    return refused('This GeoTIFF is a picture, not elevations. Choose a file of one band with elevations.');
  const compression = image.fileDirectory.getValue('Compression') ?? 1;
  if (!supported[compression])
    return refused(
      `This GeoTIFF uses ${unsupported[compression] ?? `unknown (${compression})`} compression, which isn't supported. Save it with Deflate or LZW.`,
    );
  const code = codeIn(keys);
  const projection = code === undefined ? undefined : projectionNamed(String(code));
  if (!projection)
    return refused(
      `Its coordinate system${code === undefined ? '' : `, EPSG:${code},`} isn't known here. Save it in UTM, State Plane or degrees.`,
    );
  const toProjected = intoProjection(projection);
  const cellAt = ([longitude, latitude]: readonly [number, number]): readonly [number, number] =>
    affine.toCell(...toProjected([longitude, latitude]));
  const [wide, tall] = [image.getWidth(), image.getHeight()];
  const window = windowOf(wanted, cellAt, wide, tall);
  if (!window)
    return refused(
      "This terrain is for a different place: it doesn't cover the plan's. Check the place in Map, or choose the file that covers the lot.",
    );
  const [left, top, right, bottom] = window;
  const [columns, rows] = [right - left, bottom - top];
  const size = blocksIn(image, window);
  if (columns * rows > limits.cells || size.block > limits.block || size.all > limits.blocks)
    return refused(
      `Too much of this file would have to be read: ${countText(columns * rows, 'cell')}, in blocks of ${Math.round(size.block / 2 ** 20)} MB. Crop it to the lot, or save it tiled.`,
    );
  if (!(await areWithinFile(image, window, bytes))) return refused(broken);

  const values = await image.readRasters({ window, samples: [0], interleave: true });
  const missing = image.getGDALNoData();
  const heights = Float32Array.from(values, (value) => (value === missing ? Number.NaN : value));
  return {
    ok: true,
    heights,
    columns,
    rows,
    cellAt: (place) => {
      const [x, y] = cellAt(place);
      return [x - left, y - top];
    },
    allCells: wide * tall,
    projection: projection.name,
    ...verticalOf(keys),
  };
}

type Keys = NonNullable<ReturnType<GeoTIFFImage['getGeoKeys']>>;
/** The code for "defined by the user". */
const userDefined = 32_767;

function codeIn({
  ProjectedCSTypeGeoKey: projected,
  GeographicTypeGeoKey: geographic,
}: Keys): number | undefined {
  const code = Number(projected ?? geographic);
  return Number.isInteger(code) && code > 0 && code !== userDefined ? code : undefined;
}

const unitCodes: Readonly<Record<number, TerrainUnit>> = { 9001: 'meters', 9002: 'feet', 9003: 'surveyFeet' };
/** Datum and unit by the EPSG code of a vertical coordinate system. */
const heightCodes: Readonly<Record<number, readonly ['NAVD88' | 'NGVD29', TerrainUnit]>> = {
  5703: ['NAVD88', 'meters'],
  6360: ['NAVD88', 'surveyFeet'],
  8228: ['NAVD88', 'feet'],
  5702: ['NGVD29', 'surveyFeet'],
  7968: ['NGVD29', 'meters'],
};

function verticalOf(keys: Keys) {
  const [datum, datumUnit] = heightCodes[Number(keys['VerticalCSTypeGeoKey'])] ?? [];
  const words = [keys['GTCitationGeoKey'], keys['PCSCitationGeoKey'], keys['VerticalCitationGeoKey']].join(
    ' ',
  );
  const named = /NAVD ?(19)?88/i.test(words) ? 'NAVD88' : /NGVD ?(19)?29/i.test(words) ? 'NGVD29' : undefined;
  return { unit: unitCodes[Number(keys['VerticalUnitsGeoKey'])] ?? datumUnit, datum: datum ?? named };
}

/**
 * Converts coordinates of the file's projection to cells, counted so that the middle of a cell is at whole numbers. The raster may
 * be rotated.
 */
function affineOf(image: GeoTIFFImage) {
  const directory = image.fileDirectory;
  const matrix = directory.getValue('ModelTransformation');
  const scale = directory.getValue('ModelPixelScale');
  const tie = directory.getValue('ModelTiepoint');
  const [a = 0, b = 0, , c = 0, d = 0, e = 0, , f = 0] = matrix
    ? Array.from(matrix as ArrayLike<number>)
    : scale && tie
      ? matrixOf(Array.from(scale as ArrayLike<number>), Array.from(tie as ArrayLike<number>))
      : [];
  const determinant = a * e - b * d;
  if (!Number.isFinite(determinant + c + f) || determinant === 0) return undefined;
  // The keys say whether coordinates are those of corners or of the middle of cells.
  const off = Number(image.getGeoKeys()?.['GTRasterTypeGeoKey']) === 2 ? 0 : 0.5;
  return {
    toCell: (x: number, y: number): readonly [number, number] => [
      (e * (x - c) - b * (y - f)) / determinant - off,
      (a * (y - f) - d * (x - c)) / determinant - off,
    ],
  };
}

/** The transformation matrix of a raster that is only scaled and tied to coordinates at one cell. */
const matrixOf = ([sx = 0, sy = 0]: readonly number[], [i = 0, j = 0, , x = 0, y = 0]: readonly number[]) => [
  sx,
  0,
  0,
  x - i * sx,
  0,
  -sy,
  0,
  y + j * sy,
];

type Window = [left: number, top: number, right: number, bottom: number];

/** The cells around a box of the plan, with one more on each side; undefined if the raster doesn't cover the box. */
function windowOf(
  { tied, box: { minX, minY, maxX, maxY } }: Wanted,
  cellAt: (place: readonly [number, number]) => readonly [number, number],
  wide: number,
  tall: number,
): Window | undefined {
  const projection = new LocalProjection(tied);
  const corners = [minX, (minX + maxX) / 2, maxX].flatMap((x) =>
    [minY, (minY + maxY) / 2, maxY].map((y) => {
      const { longitude, latitude } = projection.toGround({ x, y });
      return cellAt([longitude, latitude]);
    }),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const right = Math.min(wide, Math.ceil(Math.max(...xs)) + 2);
  const bottom = Math.min(tall, Math.ceil(Math.max(...ys)) + 2);
  return right - left >= 2 && bottom - top >= 2 ? [left, top, right, bottom] : undefined;
}

const blockSize = (image: GeoTIFFImage) => ({
  wide: image.isTiled ? image.getTileWidth() : image.getWidth(),
  tall: image.isTiled
    ? image.getTileHeight()
    : (image.fileDirectory.getValue('RowsPerStrip') ?? image.getHeight()),
});

/** Decompressed bytes of one block, and of all blocks that a window needs. */
function blocksIn(image: GeoTIFFImage, window: Window) {
  const { wide, tall } = blockSize(image);
  const block = wide * Math.min(tall, image.getHeight()) * image.getBytesPerPixel();
  return { block, all: block * [...blocksOf(image, window)].length };
}

function* blocksOf(image: GeoTIFFImage, [left, top, right, bottom]: Window): Generator<number, void> {
  const { wide, tall } = blockSize(image);
  const across = Math.ceil(image.getWidth() / wide);
  for (let row = Math.floor(top / tall); row <= Math.floor((bottom - 1) / tall); row += 1)
    for (let column = Math.floor(left / wide); column <= Math.floor((right - 1) / wide); column += 1)
      yield row * across + column;
}

/** Whether the blocks under a window lie within the file, and none takes more bytes there than it can hold decompressed. */
async function areWithinFile(image: GeoTIFFImage, window: Window, bytes: number): Promise<boolean> {
  const { block } = blocksIn(image, window);
  const [offsets, counts] = image.isTiled
    ? (['TileOffsets', 'TileByteCounts'] as const)
    : (['StripOffsets', 'StripByteCounts'] as const);
  for (const index of blocksOf(image, window)) {
    const offset = Number(await image.fileDirectory.loadValueIndexed(offsets, index));
    const count = Number(await image.fileDirectory.loadValueIndexed(counts, index));
    // Incompressible data grows a little when it is compressed.
    if (!(offset + count <= bytes && count <= block * 1.5 + 1024)) return false;
  }
  return true;
}
