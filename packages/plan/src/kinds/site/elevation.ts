// Elevations above sea level or above a benchmark, on survey symbols and contours.
import { inMeters, isMetric, metersPerFoot, type Units } from '../../measure/units.ts';
import { isAssumed } from '../../objects/assumed.ts';
import type { ElevationSource, GroundInput } from '../../objects/groundInput.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { choice, count, elevationRange, type Property } from '../../objects/properties.ts';

/** The field for an elevation, which starts at this number of feet. */
export const elevationOf = (initial: number) =>
  ({
    ...count('Elevation (feet)', initial, elevationRange),
    // A metric plan starts at the same number of meters.
    metric: initial / metersPerFoot,
  }) as const;

/**
 * `102.5`: the elevation of a line on a map, such as a contour, is written as short as it can be. Those of places are all
 * written to hundredths, by `formatGrade`. On plans, elevations have no unit.
 */
export const formatContour = (feet: number, units: Units): string =>
  isMetric(units) ? inMeters(feet, 2) : String(Math.round(feet * 100) / 100);

export const sourceNames: Readonly<Record<ElevationSource, string>> = {
  drawn: 'Not given',
  survey: 'Survey',
  level: 'Level or laser',
  tape: 'Tape measure',
  terrain: 'Terrain map',
};

const measuredBy: Property<ElevationSource> = {
  ...choice('Elevation from', sourceNames, 'drawn'),
  silent: true,
};

const elevationAccuracy: Property<number | ''> = {
  label: 'Accuracy, ± (feet)',
  input: 'number',
  initial: '',
  mayBeEmpty: true,
  min: 0,
  max: 100,
  hint: 'Leave empty for what is usual',
};

/** How an elevation became known, and how well. */
export const measuredFields = { measuredBy, elevationAccuracy } as const;

interface Measured extends Pick<PlanObject, 'assumed'> {
  readonly elevation: number;
  readonly measuredBy: ElevationSource;
  readonly elevationAccuracy: number | '';
}

/** What is known of an elevation; undefined if it is only assumed. */
export const measuredOf = (object: Measured): Pick<GroundInput, 'source' | 'accuracy'> | undefined =>
  isAssumed(object, 'elevation')
    ? undefined
    : { source: object.measuredBy, accuracy: numberOf(object.elevationAccuracy) };

/** The value of a number field; undefined if it is empty. */
export const numberOf = (value: number | ''): number | undefined => (value === '' ? undefined : value);
