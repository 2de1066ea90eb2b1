// Tape measurements: a point from known points and taped distances, and a building from tapes to its corners.
import { leastSquares, type Misfit } from '../geometry/leastSquares.ts';
import {
  add,
  degrees,
  distance,
  midpoint,
  type Point,
  rotate,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../geometry/point.ts';

/** A distance taped from a known point, in feet. */
export interface Tape {
  readonly from: Point;
  readonly length: number;
}

/** A distance taped from a known point to a corner, given where the building is drawn now. */
export interface CornerTape extends Tape {
  readonly corner: Point;
}

/** Feet: what tapes that do not meet may miss by and still be taken to touch. */
const touches = 1e-6;

export interface TwoTapes {
  /** Where both tapes reach: two points, one where they touch, none where they cannot meet. */
  readonly points: readonly Point[];
  /** Where they cannot meet: by how many feet they are too short together, or the one too long for the other. */
  readonly misses?: { readonly by: number; readonly are: 'short' | 'long' };
}

export function twoTapes(a: Tape, b: Tape): TwoTapes {
  const apart = distance(a.from, b.from);
  const [short, long] = [apart - a.length - b.length, Math.abs(a.length - b.length) - apart];
  if (short > touches) return { points: [], misses: { by: short, are: 'short' } };
  if (long > touches) return { points: [], misses: { by: long, are: 'long' } };
  const along = unit(subtract(b.from, a.from));
  if (apart === 0) return { points: [] };
  const reach = (apart * apart + a.length * a.length - b.length * b.length) / (2 * apart);
  const foot = add(a.from, scaleBy(along, reach));
  const off = Math.sqrt(Math.max(0, a.length * a.length - reach * reach));
  if (off <= touches) return { points: [foot] };
  const side = scaleBy(turnRight(along), off);
  return { points: [subtract(foot, side), add(foot, side)] };
}

/** One way in which tapes can be met, with what each tape leaves over: taped less what it comes to, in feet. */
export interface Fit {
  readonly residuals: readonly number[];
  /** Root of the mean of their squares. */
  readonly misfit: number;
}

export interface PointFit extends Fit {
  readonly at: Point;
}

function fitOf(residuals: readonly number[]): Fit {
  const sum = residuals.reduce((total, residual) => total + residual * residual, 0);
  return { residuals, misfit: Math.sqrt(sum / Math.max(1, residuals.length)) };
}

/** Feet within which two answers are one, and within which two misfits are as good as each other. */
const sameAnswer = 1e-4;
const asGood = 1e-3;

/** The answers, best first, without doubles and without those that fit clearly worse than the best. */
function distinct<F extends Fit>(fits: readonly F[], isSame: (a: F, b: F) => boolean): F[] {
  const sorted = fits.toSorted((a, b) => a.misfit - b.misfit);
  const least = sorted[0]?.misfit ?? 0;
  const kept: F[] = [];
  for (const fit of sorted)
    if (fit.misfit <= least + asGood && !kept.some((other) => isSame(other, fit))) kept.push(fit);
  return kept;
}

/**
 * The point that fits three or more tapes best by least squares. A second answer, where there is one, fits as well: the
 * known points then lie on one line, and the point may be on either side of it.
 */
export function pointFromTapes(tapes: readonly Tape[]): readonly PointFit[] {
  const measure = ([x = 0, y = 0]: readonly number[]): Misfit[] =>
    tapes.map(({ from, length }) => {
      const way = subtract({ x, y }, from);
      const to = unit(way);
      return { misfit: Math.hypot(way.x, way.y) - length, slopes: [to.x, to.y] };
    });
  const fits = startsOf(tapes).map((start): PointFit => {
    const [x = 0, y = 0] = leastSquares([start.x, start.y], measure);
    const at = { x, y };
    return { at, ...fitOf(tapes.map(({ from, length }) => length - distance(from, at))) };
  });
  return distinct(fits, (a, b) => distance(a.at, b.at) <= sameAnswer);
}

/** Points to look from: where each two tapes meet, or come nearest to it. */
function startsOf(tapes: readonly Tape[]): Point[] {
  const [first, ...others] = tapes;
  if (!first) return [];
  return others.flatMap((other) => {
    const { points } = twoTapes(first, other);
    if (points.length > 0) return points;
    const side = scaleBy(turnRight(subtract(other.from, first.from)), 0.25);
    const middle = midpoint(first.from, other.from);
    return [add(middle, side), subtract(middle, side)];
  });
}

/** A building put down so that its tapes fit: turned about its own `about`, then moved. */
export interface BuildingFit extends Fit {
  readonly about: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly by: Point;
}

/** Directions and distances from where it stands that are looked from. */
const turns = 12;
const startReaches = [0, 1] as const;

/**
 * The placements of a building that fit tapes to its corners best by least squares; its size stays as it is. Of several
 * that fit as well the nearest to where it is drawn comes first.
 */
export function buildingFromTapes(tapes: readonly CornerTape[]): readonly BuildingFit[] {
  if (tapes.length === 0) return [];
  const about = middleOf(tapes.map(({ corner }) => corner));
  const known = middleOf(tapes.map(({ from }) => from));
  const spread = Math.max(...tapes.map(({ length }) => length));
  const cornerAt = (corner: Point, [dx = 0, dy = 0, turn = 0]: readonly number[]): Point =>
    add(rotate(corner, turn, about), { x: dx, y: dy });
  const measure = (unknowns: readonly number[]): Misfit[] =>
    tapes.map(({ corner, from, length }) => {
      const at = cornerAt(corner, unknowns);
      const way = subtract(at, from);
      const to = unit(way);
      // As the building turns, its corner goes at right angles to the way from the middle.
      const swing = turnRight(subtract(at, add(about, { x: unknowns[0] ?? 0, y: unknowns[1] ?? 0 })));
      return {
        misfit: Math.hypot(way.x, way.y) - length,
        slopes: [to.x, to.y, to.x * swing.x + to.y * swing.y],
      };
    });
  const places = [
    { x: 0, y: 0 },
    ...startReaches.flatMap((reach) =>
      Array.from({ length: reach === 0 ? 1 : 6 }, (_, i) => {
        const angle = (i * Math.PI) / 3;
        const off = { x: Math.cos(angle) * spread * reach, y: Math.sin(angle) * spread * reach };
        return subtract(add(known, off), about);
      }),
    ),
  ];
  const fits = places.flatMap((place) =>
    Array.from({ length: turns }, (_, i): BuildingFit => {
      const unknowns = leastSquares([place.x, place.y, (i * 2 * Math.PI) / turns], measure);
      const [x = 0, y = 0, angle = 0] = unknowns;
      const turn = (((degrees(angle) % 360) + 540) % 360) - 180;
      const left = tapes.map(
        ({ corner, from, length }) => length - distance(from, cornerAt(corner, unknowns)),
      );
      return { about, turn, by: { x, y }, ...fitOf(left) };
    }),
  );
  // How far its corners would have to go.
  const moved = ({ turn, by }: BuildingFit): number =>
    Math.hypot(by.x, by.y) + (Math.abs(turn) * Math.PI * spread) / 360;
  return distinct(fits, isSamePlacement).toSorted((a, b) => moved(a) - moved(b));
}

function isSamePlacement(a: BuildingFit, b: BuildingFit): boolean {
  const turned = Math.abs(((a.turn - b.turn + 540) % 360) - 180);
  return distance(a.by, b.by) <= sameAnswer && turned <= 1e-3;
}

const middleOf = (points: readonly Point[]): Point =>
  scaleBy(
    points.reduce((sum, point) => add(sum, point), { x: 0, y: 0 }),
    1 / Math.max(1, points.length),
  );
