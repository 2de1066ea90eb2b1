// Reads GeoJSON: collections, single features and bare geometries, as a whole or one per line, with the `crs` member of the 2008
// specification.
import { countText } from '@homeplot/plan/units';
import type { RawFeature } from './features.ts';
import type { LayersReading, RawLayer } from './layer.ts';
import { projectionNamed } from './projections.ts';
import { ofProjection, wgs84 } from './toDegrees.ts';

const geometries = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);

interface Member {
  readonly type?: unknown;
  readonly features?: unknown;
  readonly geometry?: unknown;
  readonly properties?: unknown;
  readonly crs?: unknown;
}

export function readGeoJson(bytes: Uint8Array): LayersReading {
  const text = new TextDecoder().decode(bytes);
  const whole = parsedOf(text);
  const [first, ...more] = whole === undefined ? linesOf(text) : [whole];
  if (first === undefined)
    return {
      ok: false,
      problem: "This file isn't complete JSON, so it can't be read as GeoJSON. Download or export it again.",
    };
  const lines = [first, ...more].filter((line) => line !== undefined);
  const found = lines.map((line) => featuresOf(line));
  if (found.every((features) => features === undefined))
    return {
      ok: false,
      problem:
        'This JSON file has no GeoJSON features or geometries. Export the parcels as GeoJSON, then choose that file.',
    };
  const broken = more.length + 1 - lines.length;
  return {
    ok: true,
    layers: [
      {
        features: found.flatMap((features) => features ?? [emptyFeature]),
        system: systemOf(first as Member),
      },
    ],
    notes: broken > 0 ? [`${countText(broken, 'line')} left out that can't be read as JSON.`] : [],
  };
}

/** The parsed text; undefined if it isn't JSON. */
function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of newline-delimited GeoJSON, or of a GeoJSON text sequence, whose lines begin with a record separator. */
const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .map((line) => line.replace('\u001e', '').trim())
    .filter((line) => line !== '')
    .map(parsedOf);

function featuresOf(parsed: unknown): RawFeature[] | undefined {
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { type, features, geometry, properties } = parsed as Member;
  if (type === 'FeatureCollection')
    return Array.isArray(features)
      ? features.flatMap((feature) => featuresOf(feature) ?? [emptyFeature])
      : undefined;
  if (type === 'Feature') return [{ geometry, properties }];
  return geometries.has(String(type)) ? [{ geometry: parsed, properties: {} }] : undefined;
}

/** Stands for what can't be read, so that it is counted. */
const emptyFeature: RawFeature = { geometry: undefined, properties: {} };

function systemOf({ crs }: Member): RawLayer['system'] {
  if (typeof crs !== 'object' || crs === null) return wgs84;
  const { type, properties } = crs as { type?: unknown; properties?: { name?: unknown; code?: unknown } };
  const name = type === 'EPSG' ? properties?.code : properties?.name;
  const found =
    typeof name === 'string' || typeof name === 'number' ? projectionNamed(String(name)) : undefined;
  if (found !== undefined) return found.id === 'EPSG:4326' ? wgs84 : ofProjection(found);
  return {
    unknown: `The file names a projection that isn't known here: ${JSON.stringify(name ?? crs).slice(0, 80)}.`,
  };
}
