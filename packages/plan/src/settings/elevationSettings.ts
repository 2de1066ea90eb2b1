// What the elevations of a plan are measured from, and how its contours are drawn.
export const datums = ['assumed', 'NAVD88', 'NGVD29', 'local'] as const;
export type Datum = (typeof datums)[number];

export interface ElevationSettings {
  /** Absent until the user says it. assumed: a benchmark got a round number. */
  readonly datum?: Datum;
  /** What the benchmark is: 'top of hydrant, 100.00'. */
  readonly benchmark?: string;
  /** Feet to add to an elevation of the plan to get the one on NAVD88, if the user knows that. */
  readonly toNavd88?: number;
  /** Whether the contours of the surfaces are drawn. */
  readonly contours?: true;
  /** Feet between contours; by the scale of the drawing if absent. */
  readonly interval?: number;
  /** Feet by which elevations may be off that somebody typed without saying how they were measured. */
  readonly accuracy?: number;
  /** Whether cut and fill are hatched. */
  readonly earthwork?: true;
  /** The share of its volume that earth loses from where it was dug to where it is compacted; the default if absent. */
  readonly shrink?: number;
  /** The share of its volume that earth gains when it is dug and loose; the default if absent. */
  readonly swell?: number;
  /** Cubic feet of loose earth in a truck load; the default if absent. */
  readonly truck?: number;
  /** Feet of topsoil that are stripped under what is built; none if absent. */
  readonly stripping?: number;
}

export const elevationLimits = {
  toNavd88: { min: -1000, max: 1000 },
  interval: { min: 0.1, max: 1000 },
  accuracy: { min: 0, max: 100 },
  shrink: { min: 0, max: 0.5 },
  swell: { min: 0, max: 1 },
  truck: { min: 1, max: 5400 },
  stripping: { min: 0, max: 10 },
} as const;
