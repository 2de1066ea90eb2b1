// Places a building, whose size is known, by taped distances to its corners: its position and rotation by least squares.
import { turnBetween } from '../measure/angle.ts';
import { leastSquares, type Residual } from '../geometry/leastSquares.ts';
import {
  add,
  degrees,
  distance,
  type Point,
  radians,
  rotate,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../geometry/point.ts';
import { solutionRange } from './solutionRange.ts';
import { distinct, type Fit, fitOf, maxSteps, sameAnswer, type Tape } from './tapes.ts';

/** A distance taped from a known point to a corner, with the corner's current position on the plan. */
export interface CornerTape extends Tape {
  readonly corner: Point;
}

/** A placement of the building that fits its tapes: rotated about `about`, then moved. */
export interface BuildingFit extends Fit {
  readonly about: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly by: Point;
  /** Feet by which a corner may be off at 95 %. */
  readonly accuracy: number;
}

/** Number of rotations with which the search starts at each place. */
const startTurns = 8;
/** Steps from each start, enough to tell which local minimum it leads to. */
const firstSteps = 40;
/** Besides where the building is, starts are at the middle of the known points and around it, in lengths of the longest tape. */
const startReaches = [0, 1] as const;
const startDirections = 6;
/** A start is refined if its misfit is at most this many times the least one, plus some feet. */
const promising = { times: 1.1, feet: 0.05 };
/** Feet within which two starts lead to the same local minimum. */
const sameMinimum = 0.5;

/**
 * The placements of a building that fit tapes to its corners best by least squares; its size doesn't change. Of several
 * that fit equally well, the one nearest to its current place comes first.
 */
export function buildingFromTapes(tapes: readonly CornerTape[]): readonly BuildingFit[] {
  if (tapes.length === 0) return [];
  const about = middleOf(tapes.map(({ corner }) => corner));
  const known = middleOf(tapes.map(({ from }) => from));
  const longestTape = Math.max(...tapes.map(({ length }) => length));
  const cornerAt = (corner: Point, [dx = 0, dy = 0, turn = 0]: readonly number[]): Point =>
    add(rotate(corner, turn, about), { x: dx, y: dy });
  const measure = (unknowns: readonly number[]): Residual[] =>
    tapes.map(({ corner, from, length }) => {
      const at = cornerAt(corner, unknowns);
      const way = subtract(at, from);
      const to = unit(way);
      // As the building turns, its corner moves at right angles to the line from the center.
      const swing = turnRight(subtract(at, add(about, { x: unknowns[0] ?? 0, y: unknowns[1] ?? 0 })));
      return {
        residual: Math.hypot(way.x, way.y) - length,
        derivatives: [to.x, to.y, to.x * swing.x + to.y * swing.y],
      };
    });
  const places = [
    { x: 0, y: 0 },
    ...startReaches.flatMap((reach) =>
      Array.from({ length: reach === 0 ? 1 : startDirections }, (_, i) => {
        const angle = (i * 2 * Math.PI) / startDirections;
        const off = { x: Math.cos(angle) * longestTape * reach, y: Math.sin(angle) * longestTape * reach };
        return subtract(add(known, off), about);
      }),
    ),
  ];
  const fitFrom = (start: readonly number[], steps: number): BuildingFit => {
    const unknowns = leastSquares(start, measure, steps);
    const [x = 0, y = 0, angle = 0] = unknowns;
    const turn = turnBetween(0, degrees(angle));
    const left = tapes.map(({ corner, from, length }) => length - distance(from, cornerAt(corner, unknowns)));
    // Only the placements that are returned get their accuracy.
    return { about, turn, by: { x, y }, ...fitOf(left), accuracy: 0 };
  };
  const candidates = places.flatMap(({ x, y }) =>
    Array.from({ length: startTurns }, (_, i) => fitFrom([x, y, (i * 2 * Math.PI) / startTurns], firstSteps)),
  );
  // Only promising candidates are refined, and each local minimum once.
  const least = Math.min(...candidates.map(({ misfit }) => misfit));
  const chosen: BuildingFit[] = [];
  for (const fit of candidates)
    if (
      fit.misfit <= least * promising.times + promising.feet &&
      !chosen.some((other) => isSame(other, fit, sameMinimum))
    )
      chosen.push(fit);
  const fits = chosen.map(({ by, turn }) => fitFrom([by.x, by.y, radians(turn)], maxSteps));
  // About how far the building's corners would have to move.
  const moved = ({ turn, by }: BuildingFit): number =>
    Math.hypot(by.x, by.y) + (Math.abs(turn) * Math.PI * longestTape) / 360;
  return distinct(fits, (a, b) => isSame(a, b, sameAnswer(a)))
    .map((fit) => ({ ...fit, accuracy: accuracyOf(fit) }))
    .toSorted((a, b) => moved(a) - moved(b));

  /** The accuracy of the corner that the tapes determine least well. */
  function accuracyOf({ turn, by, residuals }: BuildingFit): number {
    const derivatives = measure([by.x, by.y, radians(turn)]).map((one) => one.derivatives);
    const ranges = tapes.map(({ corner }) => {
      const swing = turnRight(subtract(rotate(corner, radians(turn), about), about));
      // How x and y of the corner change with the three unknowns.
      const cornerMoves = [
        [1, 0, swing.x],
        [0, 1, swing.y],
      ];
      return solutionRange(tapes, residuals, derivatives, cornerMoves);
    });
    return Math.max(...ranges);
  }
}

/** Whether two placements are the same within a tolerance in feet, and ten times that in degrees. */
function isSame(a: BuildingFit, b: BuildingFit, within: number): boolean {
  const turned = Math.abs(turnBetween(b.turn, a.turn));
  return distance(a.by, b.by) <= within && turned <= within * 10;
}

const middleOf = (points: readonly Point[]): Point =>
  scaleBy(
    points.reduce((sum, point) => add(sum, point), { x: 0, y: 0 }),
    1 / Math.max(1, points.length),
  );
