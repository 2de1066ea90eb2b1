// What a file of parcels holds: features in WGS84 degrees.

/** Bytes of a file; a browser needs some ten times as much memory to read it. */
export const maxParcelBytes = 64 * 2 ** 20;

export type LongitudeLatitude = readonly [longitude: number, latitude: number];
export type AttributeValue = string | number | boolean | null;

export interface ParcelFeature {
  /** Its place in the file, from 0. */
  readonly id: number;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly geometry: 'polygon' | 'line' | 'point';
  /**
   * Of a polygon, one entry for each part: its outline, then its holes, none repeating its first point at the end.
   * Of lines, one entry for each, of one run of points. Of points, one entry for each, of one run of one point.
   */
  readonly rings: readonly (readonly (readonly LongitudeLatitude[])[])[];
  /** The layer of the file that it comes from, such as one of several Shapefiles. */
  readonly layer?: string;
}

/** A question that has to be answered before the file can be read; reading it again takes the answer in `options`. */
export interface NeedsProjection {
  readonly ok: 'needsProjection';
  /** What is asked, in a sentence. */
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
      /** What was mended or left out, in sentences. */
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
