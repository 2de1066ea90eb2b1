// Reads a layer's answer. Whatever the server, the answer is converted to GeoJSON with its projection and read like a file of
// parcels; what can't be relied on is said in a sentence.
import { isWholeFile, type Source, type SourceLayer } from '@homeplot/plan/source';
import { withSeparators } from '@homeplot/plan/units';
import type { ParcelFeature, ParcelReading } from '../read/parcelReading.ts';
import { polygonParts } from '../read/polygonParts.ts';
import { flatGeobufAsGeoJson } from './flatGeobuf.ts';

export type SourceAnswer =
  | {
      readonly ok: true;
      readonly features: readonly ParcelFeature[];
      /** What was left out or can't be relied on, in sentences. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** Bytes of an answer: some thousand parcels. */
export const maxAnswerBytes = 16 * 2 ** 20;
const maxFeatures = 10_000;
/** Default limits of servers: an answer with exactly this many features was probably cut. */
const defaultLimits = [1000, 2000];

const refuse = (problem: string): SourceAnswer => ({ ok: false, problem });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads GeoJSON like a file of parcels; in a page this is done by a worker. */
export type ReadGeoJson = (bytes: Uint8Array<ArrayBuffer>) => Promise<ParcelReading>;

/** searched: the question was a search for words, so a cut answer only means that the user has to type more. */
export async function readAnswer(
  { name, area }: Pick<Source, 'name' | 'area'>,
  layer: SourceLayer,
  answer: string | Uint8Array,
  read: ReadGeoJson,
  searched = false,
): Promise<SourceAnswer> {
  const from = `The layer "${layer.title}" of ${name}`;
  const text = typeof answer === 'string' ? answer : textOf(layer, answer);
  if (text === undefined) return refuse(`${from} isn't FlatGeobuf, or is cut off.`);
  if (text.length > maxAnswerBytes)
    return refuse(`${from} gave more than ${maxAnswerBytes / 2 ** 20} MB, which isn't read.`);
  if (text.trim() === '') return refuse(`${from} gave an empty answer.`);
  if (text.trimStart().startsWith('<')) return refuse(`${from} ${pageProblem(text)}`);
  const parsed = parsedOf(text);
  if (!isRecord(parsed)) return refuse(`${from} gave an answer that is cut off or isn't JSON.`);
  if (isRecord(parsed['error'])) return refuse(`${from} ${errorProblem(parsed['error'])}`);
  const records: unknown = parsed['features'];
  if (!Array.isArray(records)) return refuse(`${from} answered without a list of features.`);
  if (records.length > maxFeatures)
    return refuse(`${from} gave ${withSeparators(records.length)} features, which is too many to read.`);
  const geoJson = parsed['type'] === 'FeatureCollection' ? text : JSON.stringify(asGeoJson(parsed, records));
  const placed = placedFeatures(await read(new TextEncoder().encode(geoJson)), from);
  if (!placed.ok) return placed;
  const { features } = placed;
  if (area && features.length > 0 && !features.some((feature) => isWithin(feature, area)))
    return refuse(`${from} answered with a place outside of ${name}, so its projection is wrong.`);
  const isCut = !searched && !isWholeFile(layer) && wasCut(parsed, records.length);
  const notes = [
    ...(isCut
      ? [`${from} cut its answer at ${withSeparators(records.length)} features, so some may be missing.`]
      : []),
    ...missingFields(layer, parsed['fields'], features).map(
      (field) => `${from} has no field "${field}"; it may be renamed.`,
    ),
    ...placed.notes,
  ];
  return { ok: true, features, notes };
}

function placedFeatures(reading: ParcelReading, from: string): SourceAnswer {
  if (reading.ok === false) return refuse(`${from} can't be read: ${reading.problem}`);
  if (reading.ok === 'needsProjection')
    return refuse(`${from} answered in a projection that isn't known here, so its parcels can't be placed.`);
  if (reading.ok === 'axesSwapped')
    return refuse(`${from} gave latitude before longitude, so its parcels can't be placed.`);
  return { ok: true, features: reading.features, notes: reading.notes };
}

function wasCut(answer: Record<string, unknown>, count: number): boolean {
  const { exceededTransferLimit: said, properties } = answer;
  return (
    said === true ||
    (isRecord(properties) && properties['exceededTransferLimit'] === true) ||
    defaultLimits.includes(count)
  );
}

/** The answer as text; undefined if it isn't of the layer's kind. */
function textOf({ kind }: SourceLayer, bytes: Uint8Array): string | undefined {
  if (kind !== 'flatgeobuf') return new TextDecoder().decode(bytes);
  const found = flatGeobufAsGeoJson(bytes);
  return found && JSON.stringify(found);
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer in XML or HTML says, which is no data. */
function pageProblem(text: string): string {
  const [, said] = /<(?:\w+:)?(?:ServiceException|ExceptionText)\b[^>]*>\s*([^<]{1,300})/i.exec(text) ?? [];
  return said === undefined
    ? "answered with a web page and no data; the layer's address may have changed."
    : `refused the question: "${quoted(said)}".`;
}

/** What an error of ArcGIS says, which comes with the status 200. */
function errorProblem({ code, message }: Record<string, unknown>): string {
  if ([401, 403, 498, 499].includes(Number(code))) return "asks for a login, so it isn't public.";
  const said = quoted(typeof message === 'string' ? message : '');
  if (Number(code) === 404 || /not found|invalid url|does not exist/i.test(said))
    return "isn't at its address anymore; it may be renamed.";
  return said === '' ? 'refused the question.' : `refused the question: "${said}".`;
}

const quoted = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('"', "'")
    .trim()
    .replace(/\.+$/, '')
    .slice(0, 120);

interface EsriGeometry {
  readonly rings?: unknown;
  readonly paths?: unknown;
  readonly x?: unknown;
  readonly y?: unknown;
}

function asGeoJson(answer: Record<string, unknown>, records: readonly unknown[]): object {
  const reference = isRecord(answer['spatialReference']) ? answer['spatialReference'] : {};
  const code = Number(reference['latestWkid'] ?? reference['wkid'] ?? 4326);
  return {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: `EPSG:${code}` } },
    features: records.map((record) => {
      const { attributes, geometry } = Object(record) as { attributes?: unknown; geometry?: unknown };
      return {
        type: 'Feature',
        properties: attributes,
        geometry: geometryOf(Object(geometry) as EsriGeometry),
      };
    }),
  };
}

function geometryOf({ rings, paths, x, y }: EsriGeometry): object | null {
  if (Array.isArray(rings))
    return {
      type: 'MultiPolygon',
      coordinates: polygonParts(rings.map(openRing)).map((part) => part.map(closed)),
    };
  if (Array.isArray(paths)) return { type: 'MultiLineString', coordinates: paths };
  return typeof x === 'number' && typeof y === 'number' ? { type: 'Point', coordinates: [x, y] } : null;
}

type Position = readonly [number, number];

/** The ring without its last point if that repeats the first. Invalid points are left for the reader of GeoJSON to refuse. */
function openRing(ring: unknown): Position[] {
  const points = (Array.isArray(ring) ? ring : []) as Position[];
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? points.slice(0, -1) : points;
}

const closed = (ring: readonly Position[]): readonly Position[] => [...ring, ...ring.slice(0, 1)];

/** Degrees around the area that still count as within it. */
const areaMargin = 0.5;

const isWithin = (
  { rings }: ParcelFeature,
  [west, south, east, north]: NonNullable<Source['area']>,
): boolean => {
  const [longitude, latitude] = rings[0]?.[0]?.[0] ?? [Number.NaN, Number.NaN];
  return (
    longitude > west - areaMargin &&
    longitude < east + areaMargin &&
    latitude > south - areaMargin &&
    latitude < north + areaMargin
  );
};

/** The fields of the source that the layer doesn't have, by its own list or else by its first feature. */
function missingFields(
  { fields }: SourceLayer,
  listed: unknown,
  features: readonly ParcelFeature[],
): readonly string[] {
  const [first] = features;
  if (first === undefined) return [];
  const names = Array.isArray(listed)
    ? listed.map((one) => String((Object(one) as { name?: unknown }).name))
    : Object.keys(first.attributes);
  const there = new Set([...names, ...Object.keys(first.attributes)]);
  return Object.values(fields).flatMap(({ field }) => (there.has(field) ? [] : [field]));
}
