// The maps that the operator offers under plans: the setting MAP_TILES, a JSON list. Browsers load the tiles themselves,
// so their hosts are named in the content policy.
import { z } from 'zod';
import type { Result } from '../kit/result.ts';

/** The path at which the PMTiles files in `<DATA_DIR>/tiles` are served. */
export const ownTiles = '/tiles/';

const webAddress = /^https?:\/\/[^\s"'<>;,]+$/i;
const ownFile = /^\/tiles\/[\w-][\w.-]*\.pmtiles$/;

const textUpTo = (maxLength: number) => z.string().trim().min(1).max(maxLength);

const tilesSchema = z
  .strictObject({
    /** Stored in plans. */
    id: z.string().regex(/^[\w-]{1,40}$/, 'must be 1 to 40 letters, digits, underscores and hyphens'),
    title: textUpTo(60),
    /** The address of a tile, with {z}, {x} and {y} (or {-y}, counted from the south), or of a PMTiles file. */
    url: z.string().max(2_000),
    format: z.enum(['xyz', 'pmtiles']).default('xyz'),
    /** Plain text, shown on the map. */
    attribution: textUpTo(300),
    attributionUrl: z.string().regex(webAddress, 'must be an http or https address').optional(),
    minZoom: z.int().min(0).max(24).default(0),
    /** The largest zoom that the server has; beyond it tiles are enlarged. */
    maxZoom: z.int().min(0).max(24).default(19),
    /** Pixels of a tile's side: 512 for tiles of twice the density. */
    tileSize: z.literal([256, 512]).default(256),
    /** Whether it may be printed on sheets. */
    printable: z.boolean().default(true),
  })
  .check(({ value, issues }) => {
    const problem = value.format === 'xyz' ? xyzProblem(value.url) : fileProblem(value.url);
    if (problem) issues.push({ code: 'custom', path: ['url'], message: problem, input: value.url });
    if (value.minZoom > value.maxZoom)
      issues.push({ code: 'custom', path: ['minZoom'], message: 'must be at most maxZoom', input: value });
  });

export type MapTiles = Readonly<z.output<typeof tilesSchema>>;

function xyzProblem(url: string): string | undefined {
  if (originOf(url) === undefined)
    return 'must be an http or https address such as https://tiles.example.org/{z}/{x}/{y}.png';
  const lacks = ['{z}', '{x}', '{y}'].find(
    (part) => !url.includes(part) && !(part === '{y}' && url.includes('{-y}')),
  );
  return lacks && `must contain ${lacks}`;
}

const fileProblem = (url: string): string | undefined =>
  ownFile.test(url) || originOf(url) !== undefined
    ? undefined
    : 'must be an http or https address, or /tiles/<name>.pmtiles for a file in <DATA_DIR>/tiles';

const listSchema = z.array(tilesSchema).max(20);

export const defaultMapTiles: readonly MapTiles[] = [
  {
    id: 'streets',
    title: 'Streets',
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    format: 'xyz',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
    minZoom: 0,
    maxZoom: 19,
    tileSize: 256,
    printable: true,
  },
  {
    id: 'aerial',
    title: 'Aerial',
    url: 'https://basemap.nationalmap.gov/arcgis/rest/services/USGSImageryOnly/MapServer/tile/{z}/{y}/{x}',
    format: 'xyz',
    attribution: 'USGS The National Map: Orthoimagery',
    attributionUrl: 'https://www.usgs.gov/programs/national-geospatial-program/national-map',
    minZoom: 0,
    maxZoom: 16,
    tileSize: 256,
    printable: true,
  },
];

/** The maps in a JSON list; otherwise what is wrong with it, as the end of a sentence. */
export function readMapTiles(text: string): Result<readonly MapTiles[]> {
  if (text === '' || text === 'none') return { value: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { problem: 'It is not JSON' };
  }
  const read = listSchema.safeParse(parsed);
  if (!read.success) {
    const [issue] = read.error.issues;
    const [index, ...field] = issue?.path ?? [];
    const where =
      typeof index === 'number' ? `Map ${index + 1}${field.length > 0 ? `, ${field.join('.')}` : ''}: ` : '';
    return { problem: `${where}${issue?.message ?? 'It is not a list of maps'}` };
  }
  const ids = read.data.map(({ id }) => id);
  const duplicate = ids.find((id, i) => ids.indexOf(id) !== i);
  return duplicate === undefined
    ? { value: read.data }
    : { problem: `The id "${duplicate}" is listed twice` };
}

/** Checks the address of a service that looks up addresses, such as Nominatim or Photon. It must have {q} for the query. */
export function readGeocoder(text: string): string | undefined {
  return text.includes('{q}') && webAddress.test(text) && originOf(text) !== undefined ? text : undefined;
}

/** The origins from which the browser loads tiles and addresses, for the content policy; our own is always allowed. */
export const mapOrigins = (tiles: readonly MapTiles[], geocoder: string | null): readonly string[] => [
  ...new Set([...tiles.map(({ url }) => url), geocoder ?? ''].flatMap((url) => originOf(url) ?? [])),
];

/** The origin of an address; undefined if it isn't an http or https address whose host is spelled out. */
function originOf(url: string): string | undefined {
  if (!webAddress.test(url)) return undefined;
  const [start = ''] = url.split(/[?#{]/, 1);
  const parsed = URL.parse(start);
  // A placeholder in the host couldn't be named in the content policy.
  return parsed && /^https?:\/\/[^/]+\//i.test(start) && parsed.username === '' ? parsed.origin : undefined;
}
