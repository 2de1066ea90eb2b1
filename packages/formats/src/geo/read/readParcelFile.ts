// Reads the parcels of a county: GeoJSON, KML, KMZ and zipped Shapefiles, recognized by their contents.
import { Features, type RawFeature } from './features.ts';
import { readGeoJson } from './geoJson.ts';
import { readKml } from './kml.ts';
import type { LayersReading, RawLayer } from './layer.ts';
import { questionOf, refused } from './parcelQuestion.ts';
import { maxParcelBytes, type ParcelOptions, type ParcelReading } from './parcelReading.ts';
import { projectionNamed } from './projections.ts';
import { readShapefiles, shapefilesIn } from './shapefile.ts';
import { type CoordinateSystem, ofProjection, wgs84 } from './toDegrees.ts';
import { isZip, zipEntries } from './zipEntries.ts';

const wanted = /\.(shp|dbf|prj|cpg|kml|geojson[ls]?|ndjson|jsonl?)$/i;
const kinds = 'GeoJSON, KML, KMZ or a zipped Shapefile';

/** Nothing is guessed: if the file doesn't say its projection, the reading asks for it, and `options` has the answer. */
export async function readParcelFile(
  bytes: Uint8Array,
  name: string,
  options: ParcelOptions = {},
): Promise<ParcelReading> {
  if (bytes.length === 0) return refused(`This file is empty. Choose parcels as ${kinds}.`);
  if (bytes.length > maxParcelBytes)
    return refused(
      `This file is ${Math.ceil(bytes.length / 2 ** 20)} MB, and at most ${maxParcelBytes / 2 ** 20} MB can be read. ` +
        'Export only the parcels near your site.',
    );
  const reading = layersOf(bytes, name);
  return reading.ok ? inDegrees(reading.layers, reading.notes, options) : reading;
}

function layersOf(bytes: Uint8Array, name: string): LayersReading {
  if (isZip(bytes)) return fromZip(bytes);
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, 64))
    .replace('\u001e', '')
    .replace(/^(ï»¿|\s)+/, '');
  if (start.startsWith('<') || /^(ÿþ|þÿ)/.test(start)) return readKml(bytes);
  if (start.startsWith('{') || start.startsWith('[')) return readGeoJson(bytes);
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a)
    return readShapefiles(shapefilesIn(new Map([[/\.shp$/i.test(name) ? name : `${name}.shp`, bytes]])));
  return refused(
    `This file isn't ${kinds}, so no parcels can be read from it. Ask the county for one of these.`,
  );
}

function fromZip(bytes: Uint8Array): LayersReading {
  const zip = zipEntries(bytes, wanted);
  if (!zip.ok) return zip;
  const shapefiles = shapefilesIn(zip.files);
  const readings: LayersReading[] = shapefiles.size > 0 ? [readShapefiles(shapefiles)] : [];
  for (const [name, file] of zip.files) {
    if (/\.kml$/i.test(name)) readings.push(readKml(file));
    else if (/json[ls]?$/i.test(name)) readings.push(readGeoJson(file));
  }
  const good = readings.filter((reading) => reading.ok);
  const [first] = readings;
  if (first === undefined)
    return refused(
      `This archive has no parcels: no ${kinds.replace('a zipped ', '')}. ${namesText(zip.others)}`,
    );
  if (good.length === 0) return first;
  return {
    ok: true,
    layers: good.flatMap(({ layers }) => layers),
    notes: [
      ...good.flatMap(({ notes }) => notes),
      ...zip.others
        .filter((other) => /\.zip$/i.test(other))
        .map((other) => `The archive "${other}" inside it wasn't opened.`),
    ],
  };
}

const namesText = (names: readonly string[]): string =>
  names.length === 0 ? 'It is empty.' : `It has: ${names.slice(0, 5).join(', ').slice(0, 200)}.`;

function inDegrees(
  layers: readonly RawLayer[],
  notes: readonly string[],
  { crs, swapAxes }: ParcelOptions,
): ParcelReading {
  const chosen = crs === undefined ? undefined : projectionNamed(crs);
  if (crs !== undefined && chosen === undefined)
    return refused(`"${crs.slice(0, 40)}" isn't one of the listed projections.`);
  const all: { system: CoordinateSystem; features: readonly RawFeature[] }[] = [];
  for (const { system, features, always } of layers) {
    const sample = sampleOf(features);
    const known = chosen && always === undefined ? ofProjection(chosen) : system;
    if ('unknown' in known)
      return {
        ok: 'needsProjection',
        question: `${known.unknown} Choose it from the list.`,
        sample: sample.slice(0, 3),
      };
    const question = questionOf(known, sample, swapAxes, always ?? (chosen ? 'chosen' : 'file'));
    if (question !== undefined) return question;
    all.push({ system: known, features });
  }
  const swap = swapAxes === true;
  let current = wgs84;
  const read = new Features((x, y) => (swap ? current.toDegrees(y, x) : current.toDegrees(x, y)));
  for (const { system, features } of all) {
    current = system;
    for (const feature of features) read.add(feature);
  }
  const systems = [...new Map(all.map(({ system }) => [system.name, system])).values()];
  return {
    ok: true,
    features: read.list,
    crs: systems.map(({ name }) => name).join(', '),
    notes: [...new Set([...notes, ...systems.flatMap((system) => system.notes), ...read.notes()])],
  };
}

/** Features by which the order of axes and the projection are checked. */
const maxSample = 200;
/** Levels of arrays and collections within each other. */
const maxNesting = 12;

/** The first coordinates of some features. */
function sampleOf(features: readonly RawFeature[]): (readonly [number, number])[] {
  const sample: (readonly [number, number])[] = [];
  const step = Math.max(1, Math.floor(features.length / maxSample));
  for (let at = 0; at < features.length; at += step) {
    const found = firstPosition(features[at]?.geometry, 0);
    if (found !== undefined) sample.push(found);
  }
  return sample;
}

function firstPosition(value: unknown, depth: number): readonly [number, number] | undefined {
  if (depth > maxNesting || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const [x, y] = value as readonly unknown[];
    return typeof x === 'number' && typeof y === 'number' ? [x, y] : firstPosition(x, depth + 1);
  }
  const { coordinates, geometries } = value as { coordinates?: unknown; geometries?: unknown };
  return firstPosition(coordinates ?? geometries, depth + 1);
}
