// How well the numbers of a deed or a tape fix the lines of a lot: by the places to which they are rounded, which the numbers
// show, and by what a tape is good for.
import { edgeLength, edgesOf } from '../geometry/outline.ts';
import { gapIndex, type KnownOutline } from '../kinds/lot/lotEdge.ts';
import { radians } from '../geometry/point.ts';
import { tapeTolerance } from '../survey/tapes.ts';

/** Feet and degrees to which surveyors round, coarsest first. */
const lengthSteps = [1, 0.1, 0.01] as const;
const angleSteps = [1 / 4, 1 / 60, 1 / 3600] as const;
/** The share of its largest value within which a sum of evenly spread errors lies at 95 %, over the root of their squares. */
const evenly = 1.96 / Math.sqrt(3);

const finest = (steps: readonly number[], values: readonly number[]): number => {
  const isWhole = (value: number, step: number): boolean =>
    Math.abs(value - Math.round(value / step) * step) < step * 1e-3 + 1e-7;
  return steps.find((step) => values.every((value) => isWhole(value, step))) ?? Math.min(...steps);
};

/** Feet at 95 % by which a line may be off through all courses together; undefined if none of them has a number. */
export function courseRange({ vertices, edges }: KnownOutline): number | undefined {
  const gap = gapIndex({ edges });
  const courses = edgesOf({ vertices, closed: true }).flatMap((edge) => {
    const { source, recorded = {} } = edges[edge.index] ?? {};
    const isOfGround = source === 'deed' || source === 'measured';
    return isOfGround && edge.index !== gap
      ? [{ source, length: edgeLength(edge), ...recorded, given: recorded.length }]
      : [];
  });
  const lengths = courses.flatMap(({ source, given }) => (source === 'deed' ? (given ?? []) : []));
  const directions = courses.flatMap(({ direction }) => direction ?? []);
  if (courses.every(({ given, direction }) => given === undefined && direction === undefined))
    return undefined;
  const half = finest(lengthSteps, lengths) / 2;
  // Whatever the plan's north is, the angles between courses keep their places. Right angles show none.
  const turns = directions.map((direction) => direction - (directions[0] ?? 0));
  const isSquare = turns.every((turn) => Math.abs(turn - Math.round(turn / 90) * 90) < 1e-7);
  const halfTurn = (isSquare ? 1 / 60 : finest(angleSteps, turns)) / 2;
  return Math.hypot(
    ...courses.map(({ source, length, direction }) => {
      const across = direction === undefined ? 0 : evenly * length * radians(halfTurn);
      return Math.hypot(source === 'measured' ? tapeTolerance(length) : evenly * half, across);
    }),
  );
}
