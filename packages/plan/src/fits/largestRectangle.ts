// The largest rectangle that fits on a lot by the rules for an object, along a side of the lot.
import { degrees } from '../geometry/point.ts';
import { intersection, convexOf, eroded, type Rings } from './erosion.ts';
import { exceededLimits } from './fitLimits.ts';
import { slack, turnedParts } from './footprint.ts';
import type { Fitting } from './whereItFits.ts';

export interface LargestRectangle {
  /** Feet. */
  readonly width: number;
  readonly depth: number;
  /** Degrees clockwise from level of the sides along its width. */
  readonly angle: number;
  /** Whether a limit of the lot, not the room on it, keeps it from being larger. */
  readonly isLimited: boolean;
}

/** Directions that are searched: those of the longest sides of the lot. */
const maxDirections = 6;
/** Widths that are tried at first. */
const widths = 24;
/** Times that the step between widths is then halved around the best one. */
const refinements = 10;
/** Feet: sides are whole inches. */
const step = 1 / 12;

/** The largest rectangle; undefined if not even a foot fits. */
export function largestRectangle(fitting: Fitting): LargestRectangle | undefined {
  const { side } = fitting.footprint;
  const quarter = Math.PI / 2;
  const directions = [
    ...new Set(
      fitting.turns('lot', 0).map((turn) => {
        const within = (((turn + side) % quarter) + quarter) % quarter;
        return Math.round((quarter - within < 1e-6 ? 0 : within) * 1e6) / 1e6;
      }),
    ),
  ].slice(0, maxDirections);
  const all = directions.flatMap((angle) => largestAt(fitting, angle) ?? []);
  const [best] = all.toSorted((a, b) => b.width * b.depth - a.width * a.depth);
  return best && withinLimits(fitting, best);
}

function largestAt(fitting: Fitting, angle: number): LargestRectangle | undefined {
  const { object, role } = fitting.subject;
  const eave = fitting.subject.eave ? (role.eave?.(object) ?? 0) : 0;
  const walls = fitting.coarse.ground('walls');
  const under = eave > 0 ? fitting.coarse.ground('eave') : [];
  const placesOf = (ground: Rings, width: number, depth: number): Rings => {
    const [x, y] = [width / 2 - slack, depth / 2 - slack];
    const box = convexOf([
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ]);
    return turnedParts([box], angle).reduce<Rings>((_, part) => eroded(ground, part), []);
  };
  const fits = (width: number, depth: number): boolean => {
    const places = placesOf(walls, width, depth);
    if (places.length === 0 || eave === 0) return places.length > 0;
    return intersection([places, placesOf(under, width + 2 * eave, depth + 2 * eave)]).length > 0;
  };
  const points = walls.flat();
  const reach = Math.hypot(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)));
  const deepest = (width: number): number => greatest(reach, (depth) => fits(width, depth));
  const widest = greatest(reach, (width) => fits(width, 1));
  if (widest < 1) return undefined;
  const areaAt = (width: number): number => width * deepest(width);
  let best = widest;
  let area = areaAt(widest);
  const consider = (width: number): void => {
    if (width <= 0 || width > widest) return;
    const there = areaAt(width);
    if (there > area) [best, area] = [width, there];
  };
  for (let i = 1; i < widths; i += 1) consider((widest * i) / widths);
  for (let i = 0, by = widest / widths / 2; i < refinements; i += 1, by /= 2) {
    const from = best;
    consider(from - by);
    consider(from + by);
  }
  // The search finds a little less than fits, so the next inch is tried too.
  const inches = (feet: number): readonly number[] => [Math.ceil(feet / step), Math.floor(feet / step)];
  const whole = inches(best).flatMap((w) => inches(area / best).map((d) => [w * step, d * step] as const));
  const [width, depth] = whole.find(([w, d]) => w > 0 && d > 0 && fits(w, d)) ?? [0, 0];
  return width > 0 ? { width, depth, angle: degrees(angle), isLimited: false } : undefined;
}

const spread = (values: readonly number[]): number =>
  values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;

/** The greatest number up to max that passes a test which all lesser ones pass too, to a quarter of an inch; 0 if none does. */
function greatest(max: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, max];
  while (high - low > step / 4) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The rectangle, less deep if the coverage or the floor area of the lot allows no more. */
function withinLimits(fitting: Fitting, found: LargestRectangle): LargestRectangle | undefined {
  const area = found.width * found.depth;
  const shares = exceededLimits(fitting, area)
    .filter(({ isEverywhere }) => isEverywhere)
    .map(({ left, takes }) => left / takes);
  const share = Math.min(1, ...shares);
  if (share === 1) return found;
  const depth = Math.floor((found.depth * share) / step) * step;
  return depth < 1 ? undefined : { ...found, depth, isLimited: true };
}
