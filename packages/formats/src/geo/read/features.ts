// Makes features from GeoJSON geometries, which the readers of KML and Shapefiles produce too.
import { countText, withSeparators } from '@homeplot/plan/units';
import type { AttributeValue, LongitudeLatitude, ParcelFeature } from './parcelReading.ts';
import { polygonParts } from './polygonParts.ts';

export interface RawFeature {
  /** A GeoJSON geometry, or whatever else the file has in its place. */
  readonly geometry: unknown;
  readonly properties: unknown;
  readonly layer?: string;
}

type Convert = (x: number, y: number) => LongitudeLatitude;
type Ring = readonly LongitudeLatitude[];
type Geometry = ParcelFeature['geometry'];
type Parts = Record<Geometry, Ring[][]>;

/** Levels of geometry collections within each other. */
const maxNesting = 8;
/** Characters of an attribute; longer texts are cut. */
const maxText = 1000;
/** A Shapefile has at most 255 attributes. */
const maxAttributes = 500;
/** Corners of a feature: fifty times as many as a lot may have. */
const maxCorners = 100_000;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Features {
  readonly list: ParcelFeature[] = [];
  readonly #convert: Convert;
  // Counts for the notes.
  #empty = 0;
  #broken = 0;
  #unknown = 0;
  #turned = 0;
  #closed = 0;
  #detailed = 0;

  constructor(convert: Convert) {
    this.#convert = convert;
  }

  add({ geometry, properties, layer }: RawFeature): void {
    const parts: Parts = { polygon: [], line: [], point: [] };
    this.#collect(geometry, parts, 0);
    const attributes = attributesOf(properties);
    for (const kind of ['polygon', 'line', 'point'] as const) {
      if (parts[kind].length === 0) continue;
      if (cornersIn(parts[kind]) > maxCorners) {
        this.#detailed++;
        continue;
      }
      const id = this.list.length;
      this.list.push({
        id,
        attributes,
        geometry: kind,
        rings: parts[kind],
        ...(layer !== undefined && { layer }),
      });
    }
  }

  #collect(geometry: unknown, parts: Parts, depth: number): void {
    if (!isObject(geometry)) {
      this.#empty++;
      return;
    }
    const { type, coordinates, geometries } = geometry;
    if (type === 'GeometryCollection' && Array.isArray(geometries) && depth < maxNesting) {
      for (const part of geometries) this.#collect(part, parts, depth + 1);
    } else if (type === 'Polygon') this.#polygon(coordinates, parts);
    else if (type === 'LineString') this.#line(coordinates, parts);
    else if (type === 'Point') this.#point(coordinates, parts);
    else if (type === 'MultiPolygon') for (const part of itemsOf(coordinates)) this.#polygon(part, parts);
    else if (type === 'MultiLineString') for (const part of itemsOf(coordinates)) this.#line(part, parts);
    else if (type === 'MultiPoint') for (const part of itemsOf(coordinates)) this.#point(part, parts);
    else this.#unknown++;
  }

  #polygon(coordinates: unknown, parts: Parts): void {
    const rings = itemsOf(coordinates).map((ring) => this.#run(ring, true));
    const [first] = rings;
    if (first === undefined) this.#empty++;
    else if (first.length < 3) this.#broken++;
    else {
      const whole = rings.filter((ring) => ring.length >= 3);
      this.#broken += rings.length - whole.length;
      const found = polygonParts(whole);
      if (found.length > 1 || found[0]?.[0] !== first) this.#turned++;
      parts.polygon.push(...found);
    }
  }

  #line(coordinates: unknown, parts: Parts): void {
    const run = this.#run(coordinates, false);
    if (run.length >= 4 && same(run[0], run.at(-1))) {
      this.#closed++;
      parts.polygon.push([run.slice(0, -1)]);
    } else if (run.length >= 2) parts.line.push([run]);
    else this.#broken++;
  }

  #point(coordinates: unknown, parts: Parts): void {
    const run = this.#run([coordinates], false);
    if (run.length === 1) parts.point.push([run]);
    else this.#broken++;
  }

  /** The points of a ring or line without repeated ones; empty if one of them isn't on earth. */
  #run(coordinates: unknown, closed: boolean): LongitudeLatitude[] {
    const run: LongitudeLatitude[] = [];
    for (const position of itemsOf(coordinates)) {
      const [x, y] = itemsOf(position);
      if (typeof x !== 'number' || typeof y !== 'number') return [];
      const at = this.#convert(x, y);
      if (!isOnEarth(at)) return [];
      if (!same(at, run.at(-1))) run.push(at);
    }
    if (closed && run.length > 1 && same(run.at(-1) ?? run[0], run[0])) run.pop();
    return run;
  }

  notes(): string[] {
    const notes: string[] = [];
    if (this.#empty > 0) notes.push(`${countText(this.#empty, 'feature')} without a geometry left out.`);
    if (this.#broken > 0)
      notes.push(
        `${countText(this.#broken, 'outline')} left out, because coordinates were missing, out of range or too few.`,
      );
    if (this.#detailed > 0)
      notes.push(
        `${countText(this.#detailed, 'feature')} with more than ${withSeparators(maxCorners)} corners left out.`,
      );
    if (this.#unknown > 0) notes.push(`${countText(this.#unknown, 'geometry')} of an unknown type left out.`);
    if (this.#turned > 0)
      notes.push(
        `${countText(this.#turned, 'polygon')} had an outline marked as a hole. It was read as an outline.`,
      );
    if (this.#closed > 0) notes.push(`Closed lines taken as outlines: ${this.#closed}.`);
    return notes;
  }
}

const cornersIn = (parts: Ring[][]): number =>
  parts.reduce((sum, rings) => rings.reduce((inner, ring) => inner + ring.length, sum), 0);

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isOnEarth = ([longitude, latitude]: LongitudeLatitude): boolean =>
  Math.abs(longitude) <= 180.000001 && Math.abs(latitude) <= 90.000001;

const same = (a: LongitudeLatitude | undefined, b: LongitudeLatitude | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

function attributesOf(properties: unknown): Record<string, AttributeValue> {
  if (!isObject(properties)) return {};
  const entries = Object.entries(properties)
    .slice(0, maxAttributes)
    .flatMap(([key, value]) => {
      const attribute = attributeOf(value);
      return attribute === undefined ? [] : [[key, attribute] as const];
    });
  return Object.fromEntries(entries);
}

function attributeOf(value: unknown): AttributeValue | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return value.slice(0, maxText);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return undefined;
}
