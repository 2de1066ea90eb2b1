// GeoJSON: collections, single features and bare geometries, with the `crs` of its first edition.
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
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {
      ok: false,
      problem: "This file isn't complete JSON, so it can't be read as GeoJSON. Download or export it again.",
    };
  }
  const features = featuresOf(parsed);
  if (features === undefined)
    return {
      ok: false,
      problem:
        'This JSON file has no GeoJSON features or geometries. Export the parcels as GeoJSON, then choose that file.',
    };
  return { ok: true, layers: [{ features, system: systemOf(parsed as Member) }], notes: [] };
}

function featuresOf(parsed: unknown): RawFeature[] | undefined {
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { type, features, geometry, properties } = parsed as Member;
  if (type === 'FeatureCollection')
    return Array.isArray(features)
      ? features.flatMap((feature) => featuresOf(feature) ?? [nothing])
      : undefined;
  if (type === 'Feature') return [{ geometry, properties }];
  return geometries.has(String(type)) ? [{ geometry: parsed, properties: {} }] : undefined;
}

const nothing: RawFeature = { geometry: undefined, properties: {} };

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
