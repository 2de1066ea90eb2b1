// Converts FlatGeobuf (version 3) to GeoJSON. The file has a header and features in FlatBuffers, and between them an index, which
// is skipped. Offsets in an untrusted file may point anywhere in it, even repeatedly, so the total that is read is limited.

/** `fgb`, the version, `fgb`. */
const magic = [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62];
/** Vertices and values in a file. A file of 16 MB has fewer, unless it refers to the same ones repeatedly. */
const maxParts = 2_000_000;
/** Bytes of a node of the index: four doubles and an offset. */
const nodeSize = 40;

/** Returns undefined if the file isn't FlatGeobuf, or is cut off. */
export function flatGeobufAsGeoJson(bytes: Uint8Array): object | undefined {
  if (magic.some((byte, i) => bytes[i] !== byte)) return undefined;
  try {
    return new FlatGeobuf(bytes).collection();
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}

interface Column {
  readonly name: string;
  readonly type: number;
}

interface FixedSize {
  readonly size: number;
  readonly read: (view: DataView, at: number) => number | boolean;
}

/** Columns of a fixed size, by the number of their type. */
const fixedSizes: readonly FixedSize[] = [
  { size: 1, read: (view, at) => view.getInt8(at) },
  { size: 1, read: (view, at) => view.getUint8(at) },
  { size: 1, read: (view, at) => view.getUint8(at) !== 0 },
  { size: 2, read: (view, at) => view.getInt16(at, true) },
  { size: 2, read: (view, at) => view.getUint16(at, true) },
  { size: 4, read: (view, at) => view.getInt32(at, true) },
  { size: 4, read: (view, at) => view.getUint32(at, true) },
  { size: 8, read: (view, at) => Number(view.getBigInt64(at, true)) },
  { size: 8, read: (view, at) => Number(view.getBigUint64(at, true)) },
  { size: 4, read: (view, at) => view.getFloat32(at, true) },
  { size: 8, read: (view, at) => view.getFloat64(at, true) },
];
/** The column type for binary data. */
const binaryType = 14;

type Position = readonly [number, number];

class FlatGeobuf {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #text = new TextDecoder();
  #parts = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  collection(): object {
    const size = this.#view.getUint32(8, true);
    const header = this.#follow(12);
    const columns = this.#tables(header, 7).map((at) => ({
      name: this.#string(at, 0),
      type: this.#byte(at, 1),
    }));
    const kind = this.#byte(header, 2);
    const crs = this.#field(header, 10);
    const code = crs === undefined ? 0 : this.#int(this.#follow(crs), 1);
    const features: object[] = [];
    let at = 12 + size + this.#indexSize(header);
    while (at < this.#bytes.length) {
      const next = at + 4 + this.#view.getUint32(at, true);
      if (next > this.#bytes.length) throw new RangeError('The file ends within a feature.');
      features.push(this.#feature(at + 4, kind, columns));
      at = next;
      this.#count(1);
    }
    // 0 if the writer of the file didn't know.
    const counted = this.#featureCount(header);
    if (counted > features.length) throw new RangeError('The file ends before its last feature.');
    return {
      type: 'FeatureCollection',
      ...(code > 0 && { crs: { type: 'name', properties: { name: `EPSG:${code}` } } }),
      features,
    };
  }

  #feature(start: number, kind: number, columns: readonly Column[]): object {
    const feature = this.#follow(start);
    const found = this.#field(feature, 0);
    const own = this.#tables(feature, 2).map((at) => ({
      name: this.#string(at, 0),
      type: this.#byte(at, 1),
    }));
    return {
      type: 'Feature',
      geometry: found === undefined ? null : this.#geometry(this.#follow(found), kind, 0),
      properties: this.#properties(feature, own.length > 0 ? own : columns),
    };
  }

  #geometry(at: number, kind: number, depth: number): object | null {
    // The geometry types of FlatGeobuf: 1 point, 2 line, 3 polygon; 4, 5 and 6 several of these.
    const type = kind || this.#byte(at, 6);
    if (type === 6) {
      const parts = depth > 0 ? [] : this.#tables(at, 7);
      return { type: 'MultiPolygon', coordinates: parts.map((part) => this.#rings(part)) };
    }
    if (type === 3) return { type: 'Polygon', coordinates: this.#rings(at) };
    if (type === 5) return { type: 'MultiLineString', coordinates: this.#rings(at) };
    if (type === 2) return { type: 'LineString', coordinates: this.#points(at) };
    if (type === 4) return { type: 'MultiPoint', coordinates: this.#points(at) };
    return type === 1 ? { type: 'Point', coordinates: this.#points(at)[0] } : null;
  }

  #rings(at: number): readonly (readonly Position[])[] {
    const points = this.#points(at);
    const [start, count] = this.#vector(at, 0);
    if (count === 0) return [points];
    this.#count(count);
    let from = 0;
    return Array.from({ length: count }, (_, i) => {
      const to = this.#view.getUint32(start + 4 * i, true);
      const ring = points.slice(from, to);
      from = to;
      return ring;
    });
  }

  #points(at: number): readonly Position[] {
    const [start, count] = this.#vector(at, 1);
    this.#count(count / 2);
    const value = (i: number): number => this.#view.getFloat64(start + 8 * i, true);
    return Array.from({ length: Math.floor(count / 2) }, (_, i) => [value(2 * i), value(2 * i + 1)] as const);
  }

  #properties(feature: number, columns: readonly Column[]): object {
    const [start, count] = this.#vector(feature, 1);
    const end = start + count;
    const found: [string, unknown][] = [];
    for (let at = start; at + 2 <= end; ) {
      const column = columns[this.#view.getUint16(at, true)];
      if (!column) throw new RangeError('There is no such column.');
      const [value, size] = this.#value(column.type, at + 2);
      found.push([column.name, value]);
      at += 2 + size;
      this.#count(1);
    }
    return Object.fromEntries(found);
  }

  /** A value, and its size in bytes. */
  #value(type: number, at: number): readonly [value: unknown, size: number] {
    const fixed = fixedSizes[type];
    if (fixed) return [fixed.read(this.#view, at), fixed.size];
    // Texts, dates, JSON and binary data: a length, then the bytes.
    const size = this.#view.getUint32(at, true);
    return [type === binaryType ? null : this.#textAt(at + 4, size), 4 + size];
  }

  #indexSize(header: number): number {
    const at = this.#field(header, 9);
    const perNode = at === undefined ? 16 : this.#view.getUint16(at, true);
    const count = this.#featureCount(header);
    if (perNode < 2 || count === 0) return 0;
    let nodes = count;
    for (let level = count; level > 1; ) {
      level = Math.ceil(level / perNode);
      nodes += level;
    }
    // A single feature has a root node above it, too.
    return (count === 1 ? 2 : nodes) * nodeSize;
  }

  #featureCount(header: number): number {
    const at = this.#field(header, 8);
    return at === undefined ? 0 : Number(this.#view.getBigUint64(at, true));
  }

  /** Throws if more is read in all than a file can have. */
  #count(more: number): void {
    this.#parts += more;
    if (this.#parts > maxParts) throw new RangeError('The file refers to too much.');
  }

  #follow = (at: number): number => at + this.#view.getUint32(at, true);

  /** The position of a field of a table; undefined if the table doesn't have it. */
  #field(table: number, field: number): number | undefined {
    const places = table - this.#view.getInt32(table, true);
    const slot = 4 + 2 * field;
    if (slot + 2 > this.#view.getUint16(places, true)) return undefined;
    const place = this.#view.getUint16(places + slot, true);
    return place === 0 ? undefined : table + place;
  }

  #byte(table: number, field: number): number {
    const at = this.#field(table, field);
    return at === undefined ? 0 : this.#view.getUint8(at);
  }

  #int(table: number, field: number): number {
    const at = this.#field(table, field);
    return at === undefined ? 0 : this.#view.getInt32(at, true);
  }

  #vector(table: number, field: number): readonly [start: number, count: number] {
    const at = this.#field(table, field);
    if (at === undefined) return [0, 0];
    const start = this.#follow(at);
    return [start + 4, this.#view.getUint32(start, true)];
  }

  #tables(table: number, field: number): readonly number[] {
    const [start, count] = this.#vector(table, field);
    this.#count(count);
    return Array.from({ length: count }, (_, i) => this.#follow(start + 4 * i));
  }

  #string(table: number, field: number): string {
    const [start, count] = this.#vector(table, field);
    return this.#textAt(start, count);
  }

  #textAt(at: number, size: number): string {
    if (at + size > this.#bytes.length) throw new RangeError('The file ends within a text.');
    return this.#text.decode(this.#bytes.subarray(at, at + size));
  }
}
