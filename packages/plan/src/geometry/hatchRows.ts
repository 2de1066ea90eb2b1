// The rows of a hatch that cross a closed path within the view, and where each enters and leaves the path. If there are too
// many, the spacing is doubled until there aren't. Feet; arcs are approximated.
import type { Path } from './pen.ts';
import { type Box, boxCorners, emptyBox, everywhere, union } from './box.ts';
import { flatten } from './flatten.ts';
import { type Point, radians } from './point.ts';

export interface Hatch {
  /** Feet between lines. */
  readonly spacing: number;
  /** Degrees, clockwise from horizontal. */
  readonly angle: number;
  /** A point on one of the lines; it moves with the object, so the hatch does too. */
  readonly origin: Point;
  /** The visible area in feet; everything if absent. */
  readonly view?: Box;
  /** Maximum distance in feet between an arc and its approximation. */
  readonly sagitta?: number;
}

/** Maximum lines, segments and points of one hatch in a view: more than fit at a scale where details are drawn. */
export const viewLimits = { lines: 1200, segments: 20_000, points: 2000 } as const;
/** Maximum lines and segments if a whole hatch is drawn, as for a file or on paper. */
const wholeLimits = { lines: 300, segments: 3000 } as const;

/** A line of the hatch: its number from the origin, and where along itself it alternately enters and leaves the path. */
interface Row {
  readonly number: number;
  readonly crossings: readonly number[];
}

interface Rows {
  readonly spacing: number;
  readonly rows: readonly Row[];
  /** From row coordinates to the plan. */
  readonly place: (along: number, off: number) => Point;
  /** The visible range along the rows. */
  readonly from: number;
  readonly to: number;
}

interface Corner {
  readonly along: number;
  readonly off: number;
}

export function rowsOf(path: Path, { spacing, angle, origin, view = everywhere, sagitta }: Hatch): Rows {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const turn = ({ x, y }: Point): Corner => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return { along: dx * cos + dy * sin, off: dy * cos - dx * sin };
  };
  const corners = flatten(path, sagitta).map(turn);
  const visible = boundsOf(view === everywhere ? corners : boxCorners(view).map(turn));
  const apart = widenedSpacing(corners, spacing, visible, view === everywhere ? wholeLimits : viewLimits);
  const crossings = new Map<number, number[]>();
  corners.forEach((a, i) => {
    const b = corners[i + 1] ?? corners[0] ?? a;
    const [low, high] = a.off < b.off ? [a, b] : [b, a];
    const end = Math.min(high.off, visible.maxY);
    // The lower end is included and the upper excluded, so that a corner on a row counts once or not at all.
    for (let row = Math.ceil(Math.max(low.off, visible.minY) / apart); row * apart < end; row += 1) {
      const fraction = (row * apart - low.off) / (high.off - low.off);
      const crossed = crossings.get(row) ?? [];
      crossed.push(low.along + (high.along - low.along) * fraction);
      crossings.set(row, crossed);
    }
  });
  const rows = [...crossings].map(([number, crossed]) => ({
    number,
    crossings: crossed.toSorted((a, b) => a - b),
  }));
  const place = (along: number, off: number): Point => ({
    x: origin.x + along * cos - off * sin,
    y: origin.y + along * sin + off * cos,
  });
  return { spacing: apart, rows, place, from: visible.minX, to: visible.maxX };
}

/** The spacing, doubled until there are few enough lines and segments. */
function widenedSpacing(
  corners: readonly Corner[],
  spacing: number,
  visible: Box,
  { lines, segments }: { readonly lines: number; readonly segments: number },
): number {
  let crossed = 0;
  let [least, greatest] = [Infinity, -Infinity];
  corners.forEach(({ off }, i) => {
    const next = corners[i + 1]?.off ?? corners[0]?.off ?? off;
    const [low, high] = [
      Math.max(visible.minY, Math.min(off, next)),
      Math.min(visible.maxY, Math.max(off, next)),
    ];
    crossed += Math.max(0, high - low);
    least = Math.min(least, low);
    greatest = Math.max(greatest, high);
  });
  let apart = spacing;
  while ((greatest - least) / apart > lines || crossed / apart > 2 * segments) apart *= 2;
  return apart;
}

/** The bounds of corners, x along the rows and y across them. */
const boundsOf = (corners: readonly Corner[]): Box =>
  corners.reduce((box, { along: x, off: y }) => union(box, { minX: x, minY: y, maxX: x, maxY: y }), emptyBox);

/** The segments of a row within the path that reach into the view, unclipped so that dashes stay in place. */
export function* segmentsOf({ crossings }: Row, { from, to }: Rows): Generator<readonly [number, number]> {
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [enter, leave] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
    if (leave >= from && enter <= to) yield [enter, leave];
  }
}
