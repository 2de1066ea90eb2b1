// The ground on which all points of an object have to be: the lot without the areas that its rules keep free. In feet from an
// origin.
import { boxBetween } from '../geometry/box.ts';
import type { Path } from '../geometry/pen.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import {
  bandAround,
  chordsAlong,
  cornersBeside,
  discAround,
  type Precision,
  ringBeside,
  sector,
} from './chords.ts';
import { backward, cleaned, ringArea, type Rings, wound } from './erosion.ts';
import { slack } from './footprint.ts';
import type { FitRule } from './rules.ts';

/** feetOf: the feet that a trial requires for a rule; undefined if the trial drops it. */
export function freeGround(
  lot: Path,
  rules: readonly FitRule[],
  origin: Point,
  feetOf: (rule: FitRule) => number | undefined,
  precision: Precision,
): Rings {
  const byEdge = new Map<number, number>();
  const keptFree: (readonly Point[])[] = [];
  for (const rule of rules) {
    const feet = feetOf(rule);
    if (feet === undefined) continue;
    if ('line' in rule.from) {
      const { index } = rule.from.line.edge;
      byEdge.set(index, Math.max(feet, byEdge.get(index) ?? 0));
    } else keptFree.push(...aroundShape(rule.from.shape.path, feet, precision));
  }
  const sides = sidesOfLot(lot, byEdge, precision);
  const ring = sides.map(({ from }) => from);
  return wound(
    [ring, ...alongSides(sides, precision), ...keptFree].map((one) => one.map((at) => subtract(at, origin))),
  );
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Feet to keep free beside the side. */
  readonly feet: number;
}

/** The sides of the lot as a ring that runs forward, with the lot to its left. */
function sidesOfLot(lot: Path, byEdge: ReadonlyMap<number, number>, precision: Precision): readonly Side[] {
  const corners = cornersBeside(lot, 'inside', precision);
  const sides = corners
    .map(({ at, edge }, i): Side => {
      const { at: to } = corners[(i + 1) % corners.length] ?? { at };
      return { from: at, to, feet: byEdge.get(edge) ?? 0 };
    })
    .filter(({ from, to }) => distance(from, to) > minSide);
  const isForward = ringArea(sides.map(({ from }) => from)) > 0;
  return isForward
    ? sides
    : sides.toReversed().map(({ from, to, feet }): Side => ({ from: to, to: from, feet }));
}

/** Feet: a shorter side has no reliable direction. */
const minSide = 1e-7;

/**
 * The areas too near to the sides. If all sides keep the same distance, a strip beside each side and a sector at each reflex
 * corner are enough. A side near another that keeps less also needs the area around its ends.
 */
function alongSides(sides: readonly Side[], precision: Precision): readonly (readonly Point[])[] {
  return sides.flatMap((side, i) => {
    const next = sides[(i + 1) % sides.length] ?? side;
    const turn = turnBetween(side, next);
    const feet = Math.max(side.feet, next.feet);
    const corner =
      turn < 0 && feet > 0 ? [backward(sector(side.to, feet, leftOf(side), turn, precision))] : [];
    if (side.feet <= 0) return corner;
    const isBesideLess = sides.some(
      (other) => other.feet < side.feet && boxGap(boxOf(side), boxOf(other)) < 2 * side.feet,
    );
    const strip = isBesideLess
      ? bandAround(side.from, side.to, side.feet, precision)
      : stripBeside(side, side.feet);
    return [backward(strip), ...corner];
  });
}

const boxOf = ({ from, to }: Side) => boxBetween(from, to);

const headingOf = ({ from, to }: Pick<Side, 'from' | 'to'>): number =>
  Math.atan2(to.y - from.y, to.x - from.x);
/** The direction from a side into a ring that runs forward. */
const leftOf = (side: Pick<Side, 'from' | 'to'>): number => headingOf(side) + Math.PI / 2;

function turnBetween(side: Pick<Side, 'from' | 'to'>, next: Pick<Side, 'from' | 'to'>): number {
  const turn = headingOf(next) - headingOf(side);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn <= -Math.PI ? turn + 2 * Math.PI : turn;
}

/** A strip of so many feet inside a side of a ring that runs forward, or outside if feet are negative. */
function stripBeside({ from, to }: Pick<Side, 'from' | 'to'>, feet: number): readonly Point[] {
  const by = scaleBy(turnRight(unit(subtract(to, from))), feet);
  return [from, to, add(to, by), add(from, by)];
}

/** A shape and all ground within so many feet of it. */
function aroundShape(path: Path, feet: number, precision: Precision): readonly (readonly Point[])[] {
  const [only] = path.vertices;
  if (!only) return [];
  if (path.vertices.length === 1) return [backward(discAround(only, feet > 0 ? feet : slack, precision))];
  if (!path.closed)
    return chordsAlong(path, precision)
      .filter(({ from, to }) => distance(from, to) > minSide)
      .map(({ from, to, off }) => backward(bandAround(from, to, Math.max(feet, slack) + off, precision)));
  // Cleaned near the origin of the grid, where products are exact.
  const local = ringBeside(path, 'outside', precision).map((at) => subtract(at, only));
  const rings = cleaned(local).map((ring) => ring.map((at) => add(at, only)));
  return rings.flatMap((ring) => [ring.toReversed(), ...(feet > 0 ? outsideOf(ring, feet, precision) : [])]);
}

/** The ground within so many feet outside a ring that runs forward. */
const outsideOf = (
  ring: readonly Point[],
  feet: number,
  precision: Precision,
): readonly (readonly Point[])[] =>
  ring.flatMap((from, i) => {
    const side = { from, to: ring[(i + 1) % ring.length] ?? from };
    const next = { from: side.to, to: ring[(i + 2) % ring.length] ?? from };
    const turn = turnBetween(side, next);
    const corner = turn > 0 ? [backward(sector(side.to, feet, leftOf(side) + Math.PI, turn, precision))] : [];
    return [backward(stripBeside(side, -feet)), ...corner];
  });
