// How accurately the numbers of a deed or a tape place the lines of a lot. It follows from the decimals to which the numbers
// are evidently rounded, and from the accuracy of a tape.
import { edgeLength, edgesOf } from '../geometry/outline.ts';
import { gapIndex, type KnownOutline } from '../kinds/lot/lotEdge.ts';
import { radians } from '../geometry/point.ts';
import { tapeTolerance } from '../survey/tapes.ts';

/** Feet and degrees to which surveyors round, coarsest first. */
const lengthSteps = [1, 0.1, 0.01] as const;
const angleSteps = [1 / 4, 1 / 60, 1 / 3600] as const;
/** For evenly distributed errors: the factor from their largest value to their range at 95 %, which is 1.96 standard deviations. */
const evenRange = 1.96 / Math.sqrt(3);

/** The coarsest step to which all values are rounded; the finest if there is none. */
const roundingOf = (steps: readonly number[], values: readonly number[]): number => {
  const isWhole = (value: number, step: number): boolean =>
    Math.abs(value - Math.round(value / step) * step) < step * 1e-3 + 1e-7;
  return steps.find((step) => values.every((value) => isWhole(value, step))) ?? Math.min(...steps);
};

/** Feet at 95 % by which a line may be off, as the errors of all courses add up; undefined if no course has a number. */
export function courseRange({ vertices, edges }: KnownOutline): number | undefined {
  const gap = gapIndex({ edges });
  const courses = edgesOf({ vertices, closed: true }).flatMap((edge) => {
    const { source, recorded = {} } = edges[edge.index] ?? {};
    const hasCourse = source === 'deed' || source === 'measured';
    return hasCourse && edge.index !== gap
      ? [{ source, length: edgeLength(edge), ...recorded, given: recorded.length }]
      : [];
  });
  const lengths = courses.flatMap(({ source, given }) => (source === 'deed' ? (given ?? []) : []));
  const directions = courses.flatMap(({ direction }) => direction ?? []);
  if (courses.every(({ given, direction }) => given === undefined && direction === undefined))
    return undefined;
  const halfLength = roundingOf(lengthSteps, lengths) / 2;
  // The decimals are read from the angles between courses, which don't depend on the plan's north. Right angles show none.
  const turns = directions.map((direction) => direction - (directions[0] ?? 0));
  const areRight = turns.every((turn) => Math.abs(turn - Math.round(turn / 90) * 90) < 1e-7);
  const halfTurn = (areRight ? 1 / 60 : roundingOf(angleSteps, turns)) / 2;
  return Math.hypot(
    ...courses.map(({ source, length, direction }) => {
      const across = direction === undefined ? 0 : evenRange * length * radians(halfTurn);
      return Math.hypot(source === 'measured' ? tapeTolerance(length) : evenRange * halfLength, across);
    }),
  );
}
