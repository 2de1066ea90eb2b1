// One layer of a file of parcels, before its coordinates are turned into degrees.
import type { RawFeature } from './features.ts';
import type { CoordinateSystem } from './toDegrees.ts';

export interface RawLayer {
  readonly features: readonly RawFeature[];
  /** unknown: a sentence that says why the system isn't known. */
  readonly system: CoordinateSystem | { readonly unknown: string };
  /** The format, if it always has degrees of WGS84, so that the user is never asked for the projection. */
  readonly always?: 'KML';
}

export type LayersReading =
  | { readonly ok: true; readonly layers: readonly RawLayer[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };
