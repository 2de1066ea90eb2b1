// Alignment guides: a point level or plumb with a place nearby, or as far from one as that is from the next.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { shapeOf } from './shapes.ts';
import { type Axis, evenlyOff, other } from './spacing.ts';

/** What a point is aligned with. */
export interface Guide {
  readonly is: 'level' | 'plumb' | 'equal';
  /** The places that it goes by, from the nearest; an equal spacing has two, or its gaps. */
  readonly by: readonly Point[];
  /** Of an equal spacing from edge to edge: the gaps. */
  readonly gaps?: readonly (readonly [Point, Point])[];
}

export interface Guided {
  readonly at: Point;
  readonly guides: readonly Guide[];
}

interface Source {
  readonly at: Point;
  /** Places of one name on different objects are of one row; those of nothing are of none. */
  readonly name?: string;
}

interface Found {
  readonly value: number;
  readonly guide: Guide;
}

/** So many places of a row are looked through for an equal spacing. */
const mostInRow = 6;

/**
 * The point moved onto guides that lie within reach (feet) of it; along an axis without one it is where the grid has it.
 * points: places besides those of the objects, as the corners before. row: the box of what moves along with the point,
 * from the point on, and what it is spaced among by its edges.
 */
export function guided(
  at: Point,
  grid: Point,
  reach: number,
  objects: readonly PlanObject[],
  points: readonly Point[],
  row?: { readonly extent: Box; readonly among: readonly PlanObject[] },
): Guided | undefined {
  const sources: Source[] = [];
  const offer = (source: Point, name?: string): void => {
    if (Math.abs(source.x - at.x) <= reach || Math.abs(source.y - at.y) <= reach)
      sources.push(name === undefined ? { at: source } : { at: source, name });
  };
  for (const point of points) offer(point);
  for (const object of objects) for (const anchor of shapeOf(object).anchors) offer(anchor.at, anchor.id);
  const level = lineUp('y', at, reach, sources);
  const plumb = lineUp('x', at, reach, sources);
  // What is spaced along a row is level with it, and so on.
  const even = (axis: Axis): Found | undefined => {
    const found = row && evenlyOff(axis, at, reach, row.among, row.extent);
    return found && { value: found.value, guide: { is: 'equal', by: [], gaps: found.gaps } };
  };
  const across = row ? even('x') : level && spaced('x', at, level.value, reach, sources);
  const down = row ? even('y') : plumb && spaced('y', at, plumb.value, reach, sources);
  const x = plumb ?? across;
  const y = level ?? down;
  if (!x && !y) return undefined;
  const guides = [level, plumb, plumb ? undefined : across, level ? undefined : down];
  return {
    at: { x: x?.value ?? grid.x, y: y?.value ?? grid.y },
    guides: guides.flatMap((found) => found?.guide ?? []),
  };
}

/** The source that a point has its x or y in common with: the nearest line, and on it the nearest place. */
function lineUp(axis: Axis, at: Point, reach: number, sources: readonly Source[]): Found | undefined {
  let best: { readonly source: Point; readonly off: number; readonly away: number } | undefined;
  for (const { at: source } of sources) {
    const off = Math.abs(source[axis] - at[axis]);
    const away = Math.abs(source[other[axis]] - at[other[axis]]);
    if (off > reach) continue;
    if (!best || off < best.off - 1e-9 || (off < best.off + 1e-9 && away < best.away))
      best = { source, off, away };
  }
  if (!best) return undefined;
  const is = axis === 'y' ? 'level' : 'plumb';
  return { value: best.source[axis], guide: { is, by: [best.source] } };
}

/** The place along a row that is as far from its neighbor as that is from the next, or midway between two. */
function spaced(
  axis: Axis,
  at: Point,
  row: number,
  reach: number,
  sources: readonly Source[],
): Found | undefined {
  const rows = new Map<string, Point[]>();
  for (const { at: source, name } of sources) {
    if (name === undefined || Math.abs(source[other[axis]] - row) > 1e-6) continue;
    const known = rows.get(name);
    if (known) known.push(source);
    else rows.set(name, [source]);
  }
  let best: (Found & { readonly off: number }) | undefined;
  for (const all of rows.values()) {
    const nearest = all.toSorted((a, b) => Math.abs(a[axis] - at[axis]) - Math.abs(b[axis] - at[axis]));
    const line = nearest.slice(0, mostInRow).toSorted((a, b) => a[axis] - b[axis]);
    line.forEach((b, i) => {
      const a = line[i - 1];
      if (!a || b[axis] - a[axis] < 1e-6) return;
      const beyond = [2 * b[axis] - a[axis], 2 * a[axis] - b[axis], (a[axis] + b[axis]) / 2];
      for (const value of beyond) {
        const off = Math.abs(value - at[axis]);
        if (off > reach || (best && off >= best.off)) continue;
        const by = value > b[axis] ? [b, a] : [a, b];
        best = { value, off, guide: { is: 'equal', by } };
      }
    });
  }
  return best;
}
