// Alignment guides: a point horizontally (level) or vertically (plumb) aligned with a nearby place, or equally spaced.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { type DrawingAxis, fromAxis, toAxis } from '../view/drawingAxis.ts';
import { shapeOf } from '../view/shapes.ts';
import { type Axis, otherAxis } from './spacing.ts';

export interface Guide {
  readonly is: 'level' | 'plumb' | 'equal';
  /** The places it aligns with, nearest first; an equal spacing has two, or gaps instead. */
  readonly by: readonly Point[];
  /** The gaps of an equal spacing from edge to edge. */
  readonly gaps?: readonly (readonly [Point, Point])[];
  /** Where it starts; the snapped point by default. */
  readonly at?: Point;
}

export interface Aligned {
  readonly at: Point;
  readonly guides: readonly Guide[];
}

interface Source {
  readonly at: Point;
  /** Places with the same name on different objects can form a row. */
  readonly name?: string;
}

interface Found {
  readonly value: number;
  readonly guide: Guide;
}

/** Number of nearest places in a row that are searched for an equal spacing. */
const maxInRow = 6;

/**
 * Moves a point onto guides within reach (feet); an axis without a guide uses the grid point. points: more places to
 * align with, such as earlier corners. axis: the direction in which they are level or plumb.
 */
export function alignToGuides(
  at: Point,
  grid: Point,
  reach: number,
  objects: readonly PlanObject[],
  points: readonly Point[],
  axis?: DrawingAxis,
): Aligned | undefined {
  const found = alignInFrame(toAxis(axis, at), toAxis(axis, grid), reach, objects, points, (point) =>
    toAxis(axis, point),
  );
  if (!found || !axis) return found;
  const guides = found.guides.map((guide) => ({ ...guide, by: guide.by.map((one) => fromAxis(axis, one)) }));
  return { at: fromAxis(axis, found.at), guides };
}

function alignInFrame(
  at: Point,
  grid: Point,
  reach: number,
  objects: readonly PlanObject[],
  points: readonly Point[],
  inFrame: (point: Point) => Point,
): Aligned | undefined {
  const sources: Source[] = [];
  const offer = (point: Point, name?: string): void => {
    const source = inFrame(point);
    if (Math.abs(source.x - at.x) <= reach || Math.abs(source.y - at.y) <= reach)
      sources.push(name === undefined ? { at: source } : { at: source, name });
  };
  for (const point of points) offer(point);
  for (const object of objects) for (const anchor of shapeOf(object).anchors) offer(anchor.at, anchor.id);
  const level = alignWith('y', at, reach, sources);
  const plumb = alignWith('x', at, reach, sources);
  // Places spaced along a row must be aligned with it.
  const across = level && spaced('x', at, level.value, reach, sources);
  const down = plumb && spaced('y', at, plumb.value, reach, sources);
  const x = plumb ?? across;
  const y = level ?? down;
  if (!x && !y) return undefined;
  const guides = [level, plumb, plumb ? undefined : across, level ? undefined : down];
  return {
    at: { x: x?.value ?? grid.x, y: y?.value ?? grid.y },
    guides: guides.flatMap((found) => found?.guide ?? []),
  };
}

/** The nearest source with the same x or y as the point within reach. */
function alignWith(axis: Axis, at: Point, reach: number, sources: readonly Source[]): Found | undefined {
  let best: { readonly source: Point; readonly off: number; readonly away: number } | undefined;
  for (const { at: source } of sources) {
    const off = Math.abs(source[axis] - at[axis]);
    const away = Math.abs(source[otherAxis[axis]] - at[otherAxis[axis]]);
    if (off > reach) continue;
    if (!best || off < best.off - 1e-9 || (off < best.off + 1e-9 && away < best.away))
      best = { source, off, away };
  }
  if (!best) return undefined;
  const is = axis === 'y' ? 'level' : 'plumb';
  return { value: best.source[axis], guide: { is, by: [best.source] } };
}

/** The place that continues the spacing of a row, or is midway between two of its places. */
function spaced(
  axis: Axis,
  at: Point,
  row: number,
  reach: number,
  sources: readonly Source[],
): Found | undefined {
  const rows = new Map<string, Point[]>();
  for (const { at: source, name } of sources) {
    if (name === undefined || Math.abs(source[otherAxis[axis]] - row) > 1e-6) continue;
    const inRow = rows.get(name);
    if (inRow) inRow.push(source);
    else rows.set(name, [source]);
  }
  let best: (Found & { readonly off: number }) | undefined;
  for (const all of rows.values()) {
    const nearest = all.toSorted((a, b) => Math.abs(a[axis] - at[axis]) - Math.abs(b[axis] - at[axis]));
    const line = nearest.slice(0, maxInRow).toSorted((a, b) => a[axis] - b[axis]);
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
