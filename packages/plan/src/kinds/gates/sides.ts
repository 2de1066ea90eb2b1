// Sides: the edges of an object along which gates lie, each under the name that its gates are kept by.
import {
  type Edge,
  edgeLength,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from '../../geometry/outline.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Path } from '../../pen/pen.ts';
import { type Frame, frameCorners } from '../basic/frame.ts';

export interface Side extends Edge {
  readonly name: string;
  /** As people call it: `top edge`. */
  readonly label: string;
  /** What a gate's distance is counted from, as its panel says. */
  readonly countedFrom: string;
  /** Feet. */
  readonly length: number;
  /** Feet along the border to where the side begins, and whether the border goes on along it or against it. */
  readonly begins: number;
  readonly way: 1 | -1;
  /** On which side of it the inside is. */
  readonly inward: 'right' | 'left';
  /** Feet inside the object behind the whole side; a gate's leaf up to this length stays inside. */
  readonly depth: number;
}

export const frameSideNames = ['top', 'right', 'bottom', 'left'] as const;

/** The sides of a frame; they run from the left or from the top. */
export function frameSides(frame: Frame): readonly Side[] {
  const { width, height } = frame;
  const [nw, ne, se, sw] = frameCorners(frame);
  const level = { countedFrom: 'Left Edge', length: width, depth: height, bulge: 0 };
  const upright = { countedFrom: 'Top Edge', length: height, depth: width, bulge: 0 };
  const along = { way: 1, inward: 'right' } as const;
  const against = { way: -1, inward: 'left' } as const;
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

/** Feet; a shorter edge isn't a side. */
const leastSide = 1e-5;

/** The sides of any path, named by the number of the vertex that they run from; gates open inward, or to the right of an open path. */
export function pathSides(
  path: Path,
  labelOf = (index: number): string => `edge ${index + 1}`,
): readonly Side[] {
  const inward = path.closed && signedArea(path) < 0 ? 'left' : 'right';
  let begins = 0;
  return edgesOf(path).flatMap((edge): Side[] => {
    const length = edgeLength(edge);
    if (length < leastSide) return [];
    const side = {
      name: String(edge.index),
      label: labelOf(edge.index),
      countedFrom: 'Edge Start',
      length,
      begins,
    };
    begins += length;
    return [{ ...edge, ...side, way: 1, inward, depth: 0 }];
  });
}

/** The sides by their names. */
export const sidesByName = (sides: readonly Side[]): ReadonlyMap<string, Side> =>
  new Map(sides.map((side) => [side.name, side]));

/** How far off a side is at least: it stays within a circle about the middle of its ends. */
function leastAway({ from, to, bulge }: Side, { x, y }: Point): number {
  const [dx, dy] = [x - (from.x + to.x) / 2, y - (from.y + to.y) / 2];
  const chord = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return Math.sqrt(dx * dx + dy * dy) - (chord / 2) * Math.max(1, Math.abs(bulge));
}

/** The side nearest to a point, how far off it is, and how far along it (feet); undefined where there are none. */
export function nearestSide(
  sides: readonly Side[],
  at: Point,
): { readonly side: Side; readonly away: number; readonly along: number } | undefined {
  let nearest: { readonly side: Side; readonly away: number; readonly along: number } | undefined;
  for (const side of sides) {
    if (nearest && leastAway(side, at) > nearest.away) continue;
    const fraction = nearestOnEdge(side, at);
    const away = distance(at, pointOnEdge(side, fraction));
    if (!nearest || away < nearest.away) nearest = { side, away, along: fraction * side.length };
  }
  return nearest;
}
