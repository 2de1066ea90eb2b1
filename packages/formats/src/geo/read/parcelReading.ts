// What is read from a file of parcels: features in WGS84 degrees.

/** Maximum bytes of a file; a browser needs some ten times as much memory to read it. */
export const maxParcelBytes = 64 * 2 ** 20;

export type LongitudeLatitude = readonly [longitude: number, latitude: number];
export type AttributeValue = string | number | boolean | null;

export interface ParcelFeature {
  /** Its index in the file, from 0. */
  readonly id: number;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly geometry: 'polygon' | 'line' | 'point';
  /**
   * For a polygon, one entry for each part: its outline, then its holes, without repeating the first point at the end.
   * For lines, one entry for each, with one run of points. For points, one entry for each, with one run of one point.
   */
  readonly rings: readonly (readonly (readonly LongitudeLatitude[])[])[];
  /** The layer of the file that it comes from, such as one of several Shapefiles. */
  readonly layer?: string;
}

/** A question that has to be answered before the file can be read. The file is then read again, with the answer in `options`. */
export interface NeedsProjection {
  readonly ok: 'needsProjection';
  /** The question as a sentence. */
  readonly question: string;
  /** A few coordinates as they are in the file. */
  readonly sample: readonly (readonly [number, number])[];
}

export interface AxesSwapped {
  readonly ok: 'axesSwapped';
  readonly question: string;
  readonly sample: readonly (readonly [number, number])[];
}

export type ParcelReading =
  | {
      readonly ok: true;
      readonly features: readonly ParcelFeature[];
      /** Name of the coordinate system of the file. */
      readonly crs: string;
      /** What was repaired or left out, in sentences. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problem: string }
  | NeedsProjection
  | AxesSwapped;

export interface ParcelOptions {
  /** The id of a projection of projections.ts that the user chose; it overrides what the file says. */
  readonly crs?: string;
  /** The user said that the file has latitude before longitude. */
  readonly swapAxes?: boolean;
}
