// Shapefiles: .shp with the geometries, .dbf with the attributes, .prj with the projection, .cpg with the encoding.
import { parseDbf, parseShp } from 'shpjs';
import type { LayersReading, RawLayer } from './layer.ts';
import { ofWkt } from './toDegrees.ts';
import { encodingOf } from './shapefileEncoding.ts';

const headerBytes = 100;
const noProjection = "The file doesn't say which projection its coordinates are in: it has no .prj.";

interface Members {
  readonly shp: Uint8Array;
  readonly dbf?: Uint8Array | undefined;
  readonly prj?: Uint8Array | undefined;
  readonly cpg?: Uint8Array | undefined;
}

/** The Shapefiles among the files of an archive, by name without extension. */
export function shapefilesIn(files: ReadonlyMap<string, Uint8Array>): Map<string, Members> {
  const byName = new Map([...files].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const found = new Map<string, Members>();
  for (const [name, shp] of files) {
    if (!/\.shp$/i.test(name)) continue;
    const base = name.slice(0, -4);
    const member = (extension: string): Uint8Array | undefined =>
      byName.get(`${base}.${extension}`.toLowerCase());
    found.set(base, { shp, dbf: member('dbf'), prj: member('prj'), cpg: member('cpg') });
  }
  return found;
}

export function readShapefiles(shapefiles: ReadonlyMap<string, Members>): LayersReading {
  const layers: RawLayer[] = [];
  const notes: string[] = [];
  for (const [path, members] of shapefiles) {
    const name = path.split('/').at(-1) ?? path;
    try {
      layers.push(layerOf(members, shapefiles.size > 1 ? name : undefined, notes));
    } catch {
      if (shapefiles.size === 1)
        return {
          ok: false,
          problem: `The Shapefile "${name}" is damaged or cut off. Download it again, then choose it here.`,
        };
      notes.push(`The Shapefile "${name}" is damaged and was left out.`);
    }
  }
  return { ok: true, layers, notes };
}

function layerOf({ shp, dbf, prj, cpg }: Members, layer: string | undefined, notes: string[]): RawLayer {
  const geometries = parseShp(wholeRecords(shp, notes), false);
  const rows = dbf === undefined ? [] : attributesOf(dbf, cpg, notes);
  if (dbf === undefined) notes.push('There is no .dbf file, so the features have no attributes.');
  const features = geometries.map((geometry, i) => ({
    geometry,
    properties: rows[i] ?? {},
    ...(layer !== undefined && { layer }),
  }));
  if (prj === undefined) return { features, system: { unknown: noProjection } };
  const wkt = new TextDecoder().decode(prj);
  const system = ofWkt(wkt);
  const name = wkt.trim().slice(0, 80);
  return {
    features,
    system: system ?? { unknown: `The projection in the .prj file can't be read: ${name}` },
  };
}

/** The file up to the first record that is cut off, because shpjs trusts the stated lengths. */
function wholeRecords(shp: Uint8Array, notes: string[]): Uint8Array {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  let at = headerBytes;
  while (at + 8 <= shp.length) {
    const length = view.getInt32(at + 4) * 2;
    if (length < 0 || at + 8 + length > shp.length) {
      notes.push('The Shapefile is cut off. Only the features before the cut were read.');
      return shp.slice(0, at);
    }
    at += 8 + length;
  }
  return shp;
}

/** The attributes. The header may state more records than there are. */
function attributesOf(
  dbf: Uint8Array,
  cpg: Uint8Array | undefined,
  notes: string[],
): Record<string, unknown>[] {
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  if (dbf.length < 32) return [];
  const [stated, header, record] = [
    view.getUint32(4, true),
    view.getUint16(8, true),
    view.getUint16(10, true),
  ];
  const there = record === 0 ? 0 : Math.floor((dbf.length - header) / record);
  if (there < stated) notes.push('The .dbf file is cut off, so some features have no attributes.');
  if (there <= 0) return [];
  const whole = dbf.slice();
  new DataView(whole.buffer).setUint32(4, Math.min(stated, there), true);
  return parseDbf(whole, encodingOf(cpg, dbf[29] ?? 0));
}
