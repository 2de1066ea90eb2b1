// Elevations above sea level or above a benchmark, on survey symbols and contours.
import { inMeters, isMetric, metersPerFoot, type Units } from '../../measure/units.ts';
import { count } from '../../objects/properties.ts';

/** Feet, from below the Dead Sea to above Everest. */
export const elevationOf = (initial: number) =>
  ({
    ...count('Elevation (feet)', initial, { min: -2000, max: 30_000 }),
    // A metric plan begins at the same number of meters.
    metric: initial / metersPerFoot,
  }) as const;

/** `102.5`: on plans, elevations have no unit. */
export const formatElevation = (feet: number, units: Units): string =>
  isMetric(units) ? inMeters(feet, 2) : String(Math.round(feet * 100) / 100);
