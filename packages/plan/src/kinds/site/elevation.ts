// Heights above sea level or above a mark, as survey symbols and contours carry them.
import { inMeters, type Units } from '../../units.ts';
import { count } from '../properties.ts';

/** Feet, from below the Dead Sea to above Everest. */
export const elevationOf = (initial: number) =>
  count('Elevation (feet)', initial, { min: -2000, max: 30_000 });

/** `102.5`, without its unit, as plans write elevations. */
export const formatElevation = (feet: number, units: Units): string =>
  units === 'metres' ? inMeters(feet, 2) : String(Math.round(feet * 100) / 100);
