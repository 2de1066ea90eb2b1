// The points of a file for given answers about their order and unit.
import { inMeters, isMetric, unitNames, type Units, withSeparators } from '@homeplot/plan/units';
import {
  columnsOf,
  isGeographic,
  type Known,
  type PointFile,
  type PointOrder,
  type PointRow,
  type PointUnit,
  pointUnits,
  type SurveyPoint,
} from './pointFile.ts';

export interface PointAnswers {
  readonly order: PointOrder;
  readonly unit: PointUnit;
}

/** What the file says, else what is likely, else the first answer. For a preview, not for a plan. */
export const assumedOf = <A extends string>({ said, likely, answers }: Known<A>): A | undefined =>
  said ?? likely ?? answers[0];

type Coordinates = PointRow['values'];

/** The points in feet, or in degrees if they are latitudes and longitudes. */
export function pointsAs(file: PointFile, answers: PointAnswers): SurveyPoint[] {
  const place = placing(file, answers);
  return file.rows.map(({ number, values, code }) => ({ number, code, ...place(values) }));
}

export interface SurveyFigure extends Pick<PointFile['figures'][number], 'kind' | 'name' | 'closed'> {
  readonly vertices: readonly (Placed & { readonly bulge?: number })[];
}

export function figuresAs(file: PointFile, answers: PointAnswers): SurveyFigure[] {
  const place = placing(file, answers);
  return file.figures.map((figure) => ({
    ...figure,
    vertices: figure.vertices.map(({ values, ...vertex }) => ({ ...vertex, ...place(values) })),
  }));
}

type Placed = Pick<SurveyPoint, 'north' | 'east' | 'elevation'>;

function placing(file: PointFile, { order, unit }: PointAnswers): (values: Coordinates) => Placed {
  const { north, east, up } = columnsOf(order);
  const { feet } = pointUnits[unit];
  const upFeet = pointUnits[file.elevationUnit ?? unit].feet;
  const scale = isGeographic(order) ? 1 : feet;
  return (values) => {
    const elevation = values[up];
    return {
      north: (values[north] ?? Number.NaN) * scale,
      east: (values[east] ?? Number.NaN) * scale,
      ...(elevation === undefined ? {} : { elevation: elevation * upFeet }),
    };
  };
}

export interface Extents {
  readonly south: number;
  readonly west: number;
  /** Feet to the north and to the east. */
  readonly tall: number;
  readonly wide: number;
  readonly lowest?: number;
  readonly highest?: number;
}

/** Approximate feet of a degree of latitude, to estimate the size of a site. */
const feetPerDegree = 364_000;

export function extentsOf(points: readonly Placed[], order: PointOrder): Extents {
  const range = (values: readonly number[]): readonly [number, number] =>
    values.reduce<readonly [number, number]>(
      ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
      [Infinity, -Infinity],
    );
  const [south, northernmost] = range(points.map(({ north }) => north));
  const [west, easternmost] = range(points.map(({ east }) => east));
  const heights = points.flatMap(({ elevation }) => elevation ?? []);
  const [lowest, highest] = range(heights);
  const degree = isGeographic(order) ? feetPerDegree : 1;
  return {
    south,
    west,
    tall: (northernmost - south) * degree,
    wide: (easternmost - west) * degree * (isGeographic(order) ? Math.cos((south / 180) * Math.PI) : 1),
    ...(heights.length > 0 ? { lowest, highest } : {}),
  };
}

/** The extents as text: "310 ft from west to east, 140 ft from south to north, elevations 98.2 to 104.3 ft". */
export function extentText(file: PointFile, answers: PointAnswers, units: Units): string {
  const { tall, wide, lowest, highest } = extentsOf(pointsAs(file, answers), answers.order);
  const across = `${acrossText(wide, units)} from west to east, ${acrossText(tall, units)} from south to north`;
  return lowest === undefined || highest === undefined
    ? across
    : `${across}, elevations ${inUnits(lowest, 1, units)} to ${inUnits(highest, 1, units)} ${unitNames(units).length}`;
}

const acrossText = (feet: number, units: Units): string =>
  `${inUnits(feet, feet < 10 ? 1 : 0, units)} ${unitNames(units).length}`;

const inUnits = (feet: number, digits: number, units: Units): string =>
  isMetric(units) ? inMeters(feet, digits) : withSeparators(feet, digits);

/** Feet: a shift that would be shown as 0.0. */
const noShift = 0.05;

/** The distance by which US survey feet shift the survey's southwest corner from international feet; '' if it's nothing. */
export function surveyFeetShift(file: PointFile, order: PointOrder, units: Units): string {
  const [one, other] = (['feet', 'surveyFeet'] as const).map((unit) =>
    extentsOf(pointsAs(file, { order, unit }), order),
  );
  const shift = one && other ? Math.hypot(one.south - other.south, one.west - other.west) : 0;
  return shift < noShift ? '' : `${inUnits(shift, 1, units)} ${unitNames(units).length}`;
}
