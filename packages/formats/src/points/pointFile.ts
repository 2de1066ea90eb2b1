// What is read from a file of survey points: its rows as written, and what has to be asked before they can be placed.

import type { Datum } from '@homeplot/plan/elevationSettings';

/** A surveyed point in feet, on the coordinates of its survey. */
export interface SurveyPoint {
  readonly number: string;
  readonly north: number;
  readonly east: number;
  /** undefined if it has none. */
  readonly elevation?: number;
  readonly code: string;
}

/** A row of a file. values: the coordinates in the order and unit of the file. */
export interface PointRow {
  readonly number: string;
  readonly values: readonly [number, number, number?];
  readonly code: string;
}

/** The order of the numbers in a row: north, east and elevation (Z), or latitude (A), longitude (O) and elevation. */
export type PointOrder = 'NEZ' | 'ENZ' | 'NZE' | 'EZN' | 'ZNE' | 'ZEN' | 'AOZ' | 'OAZ';

export const pointUnits = {
  feet: { title: 'International feet', feet: 1 },
  surveyFeet: { title: 'US survey feet', feet: 1200 / 3937 / 0.3048 },
  meters: { title: 'Meters', feet: 1 / 0.3048 },
} as const;
export type PointUnit = keyof typeof pointUnits;

/** The vertical datum of a file's elevations. */
export type PointDatum = Datum;

/** A property that the file states, or that is only likely and has to be asked. */
export interface Known<Answer extends string> {
  readonly answers: readonly Answer[];
  /** What the file states; then the user isn't asked. */
  readonly said?: Answer;
  /** The most likely answer. */
  readonly likely?: Answer;
  /** The reason for `said` or `likely`, as a sentence. */
  readonly reason: string;
}

/** A line in a file: a parcel, a breakline or a feature. */
export interface PointFigure {
  readonly kind: 'parcel' | 'breakline' | 'feature';
  readonly name: string;
  readonly closed: boolean;
  /** values: as in a row. bulge: that of the edge that begins at the vertex. */
  readonly vertices: readonly { readonly values: PointRow['values']; readonly bulge?: number }[];
}

export interface PointFile {
  readonly ok: true;
  readonly rows: readonly PointRow[];
  readonly figures: readonly PointFigure[];
  readonly order: Known<PointOrder>;
  readonly unit: Known<PointUnit>;
  /** The unit of elevations, if the file says another one than for its coordinates. */
  readonly elevationUnit?: PointUnit;
  readonly datum: Known<PointDatum>;
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

export interface RefusedPoints {
  readonly ok: false;
  readonly problem: string;
}

export type PointReading = PointFile | RefusedPoints;

export const refused = (problem: string): RefusedPoints => ({ ok: false, problem });

/** Maximum bytes and points of a file. For comparison, a survey of a lot has some hundred points. */
export const maxPointBytes = 32 * 2 ** 20;
export const maxPoints = 50_000;

export const tooManyPoints = (count: string): RefusedPoints =>
  refused(
    `This file has ${count}, and at most 50,000 points are read. Export only the points of the site, then choose that file.`,
  );

export const isGeographic = (order: PointOrder): boolean => order === 'AOZ' || order === 'OAZ';

/** The columns of north (or latitude), east (or longitude) and elevation in a row. */
export function columnsOf(order: PointOrder): {
  readonly north: number;
  readonly east: number;
  readonly up: number;
} {
  const at = (letters: RegExp): number => order.search(letters);
  return { north: at(/[NA]/), east: at(/[EO]/), up: at(/Z/) };
}
