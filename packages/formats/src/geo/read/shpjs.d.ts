// The parts of shpjs 6 that are used; its published types are those of version 3.
declare module 'shpjs' {
  /** Geometries as GeoJSON, in the coordinates of the file; null for records without one. */
  export function parseShp(shp: Uint8Array, projection: false): (object | null)[];
  /** `encoding` is what a .cpg file has. */
  export function parseDbf(dbf: Uint8Array, encoding?: string): Record<string, unknown>[];
}
