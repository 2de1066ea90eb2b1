// The state of the Measure tool, a chain of points: its total, the angles between its legs, and whether it closes.
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import { measuredBy } from '@homeplot/plan/dimensionGeometry';
import { distance, type Point } from '@homeplot/plan/point';
import type { Aimed, Scene } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';

export interface State {
  /** The clicked points in order. */
  readonly points: readonly Aimed[];
  /** The end of the next leg. */
  readonly to?: Point;
  /** Whether a measurement is complete and shown. */
  readonly done?: boolean;
  readonly closed?: boolean;
  /** Whether the next click continues the chain, as with Shift. */
  readonly continues?: boolean;
}

export const chainPoints = ({ points, closed }: State): Point[] => {
  const [first] = points;
  return [...points, ...(closed && first ? [first] : [])].map(({ at }) => at);
};

export const totalOf = (at: readonly Point[]): number =>
  at.slice(1).reduce((sum, to, i) => sum + distance(at[i] ?? to, to), 0);

/** The angle at the second of three points. */
export function angleAt(a: Point, apex: Point, b: Point): Pick<Dimension, 'form' | 'places' | 'offset'> {
  const offset = Math.min(distance(a, apex), distance(b, apex)) / 3;
  return { form: 'angular', places: [apex, a, b], offset };
}

/** The angle between the last two legs; undefined for a single leg. */
export function lastAngle(state: State): ReturnType<typeof angleAt> | undefined {
  const [b, apex, a] = chainPoints(state).toReversed();
  return a && apex && b && angleAt(a, apex, b);
}

export const degreesOf = (angle: ReturnType<typeof angleAt>): number =>
  measuredBy.angular({ ...angle, rotation: 0 });

export function isClosing({ points }: State, at: Point, { viewport }: Scene): boolean {
  const [first] = points;
  return (
    points.length > 2 && first !== undefined && distance(first.at, at) * viewport.pxPerFoot < tolerances.snap
  );
}
