// Sides: the edges of an object that can have gates, each with the name by which a gate refers to it.
import {
  type Edge,
  edgeLength,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';
import { type Frame, frameCorners } from '../shapes/frame.ts';

export interface Side extends Edge {
  readonly name: string;
  /** Its name for users: `top edge`. */
  readonly label: string;
  /** The end from which the panel measures a gate's distance: `Left Edge`. */
  readonly countedFrom: string;
  /** Feet. */
  readonly length: number;
  /** Feet along the border to where the side begins. */
  readonly begins: number;
  /** 1 if the side has the direction of the border, -1 if the opposite one. */
  readonly borderSign: 1 | -1;
  /** On which side the inside is, looking along it. */
  readonly inward: 'right' | 'left';
  /** Feet by which the object extends inward along the whole side. A gate leaf that is no longer stays inside. */
  readonly depth: number;
}

export const frameSideNames = ['top', 'right', 'bottom', 'left'] as const;

/** The sides of a frame. Each runs from the left to the right, or from the top to the bottom. */
export function frameSides(frame: Frame): readonly Side[] {
  const { width, height } = frame;
  const [nw, ne, se, sw] = frameCorners(frame);
  const level = { countedFrom: 'Left Edge', length: width, depth: height, bulge: 0 };
  const upright = { countedFrom: 'Top Edge', length: height, depth: width, bulge: 0 };
  const along = { borderSign: 1, inward: 'right' } as const;
  const against = { borderSign: -1, inward: 'left' } as const;
  const begins = { bottom: 2 * width + height, left: 2 * (width + height) };
  return [
    { name: 'top', label: 'top edge', index: 0, from: nw, to: ne, begins: 0, ...level, ...along },
    { name: 'right', label: 'right edge', index: 1, from: ne, to: se, begins: width, ...upright, ...along },
    {
      name: 'bottom',
      label: 'bottom edge',
      index: 2,
      from: sw,
      to: se,
      ...level,
      ...against,
      begins: begins.bottom,
    },
    {
      name: 'left',
      label: 'left edge',
      index: 3,
      from: nw,
      to: sw,
      ...upright,
      ...against,
      begins: begins.left,
    },
  ];
}

/** Feet: a shorter edge can't have gates. */
const minSide = 1e-5;

/** The sides of any path, named by the index of their first vertex. Gates open inward, or to the right of an open path. */
export function pathSides(
  path: Path,
  labelOf = (index: number): string => `edge ${index + 1}`,
): readonly Side[] {
  const inward = path.closed && signedArea(path) < 0 ? 'left' : 'right';
  let begins = 0;
  return edgesOf(path).flatMap((edge): Side[] => {
    const length = edgeLength(edge);
    if (length < minSide) return [];
    const side = {
      name: String(edge.index),
      label: labelOf(edge.index),
      countedFrom: 'Edge Start',
      length,
      begins,
    };
    begins += length;
    return [{ ...edge, ...side, borderSign: 1, inward, depth: 0 }];
  });
}

export const sidesByName = (sides: readonly Side[]): ReadonlyMap<string, Side> =>
  new Map(sides.map((side) => [side.name, side]));

/**
 * The square of the distance to a straight side; for an arc a lower bound, since it lies within a circle about the midpoint
 * of its ends. It is computed for every side of an object and each of its gates, so it allocates nothing.
 */
function squareTo({ from, to, bulge }: Side, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const isArc = bulge !== 0;
  const fraction = isArc ? 0.5 : ((x - from.x) * dx + (y - from.y) * dy) / square;
  const clamped = Math.min(1, Math.max(0, fraction));
  const [ax, ay] = [x - from.x - dx * clamped, y - from.y - dy * clamped];
  if (!isArc) return ax * ax + ay * ay;
  const reach = (Math.sqrt(square) / 2) * Math.max(1, Math.abs(bulge));
  return Math.max(0, Math.sqrt(ax * ax + ay * ay) - reach) ** 2;
}

/** The side nearest to a point, its distance, and the distance along it (feet); undefined if there are no sides. */
export function nearestSide(
  sides: readonly Side[],
  at: Point,
): { readonly side: Side; readonly away: number; readonly along: number } | undefined {
  let nearest: { readonly side: Side; readonly away: number; readonly along: number } | undefined;
  for (const side of sides) {
    if (nearest && squareTo(side, at) > nearest.away ** 2) continue;
    const fraction = nearestOnEdge(side, at);
    const away = distance(at, pointOnEdge(side, fraction));
    if (!nearest || away < nearest.away) nearest = { side, away, along: fraction * side.length };
  }
  return nearest;
}
