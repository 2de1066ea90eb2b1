// The rotated rectangles that lines of text cover, and whether they overlap each other, lines and points. Feet.
import { type Box, grow } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Path, TextMark } from '../geometry/pen.ts';
import { capHeight, descent, textWidth } from '../geometry/textMetrics.ts';

export interface TextRect {
  /** The center. */
  readonly x: number;
  readonly y: number;
  /** The unit vector along the text. */
  readonly cos: number;
  readonly sin: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly box: Box;
}

/** Label heights of empty space around a label. */
export const air = 0.12;
/** Characters that reach below the baseline. */
const descends = /[gjpqyQ,;()[\]{}|_@µ]/;

/** The rectangle that a line of text covers. margin: feet of empty space on all sides. */
export function textRect({ at, content, height, angle, align, baseline }: TextMark, margin = 0): TextRect {
  const width = textWidth(content, height);
  const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)];
  const bottom = (baseline === 'middle' ? capHeight / 2 : 0) * height;
  const low = bottom + (descends.test(content) ? descent * height : 0);
  const high = bottom - capHeight * height;
  const along = align === 'middle' ? 0 : align === 'start' ? width / 2 : -width / 2;
  const down = (low + high) / 2;
  const x = at.x + along * cos - down * sin;
  const y = at.y + along * sin + down * cos;
  const [halfWidth, halfHeight] = [width / 2 + margin, (low - high) / 2 + margin];
  const reachX = Math.abs(halfWidth * cos) + Math.abs(halfHeight * sin);
  const reachY = Math.abs(halfWidth * sin) + Math.abs(halfHeight * cos);
  const box = { minX: x - reachX, minY: y - reachY, maxX: x + reachX, maxY: y + reachY };
  return { x, y, cos, sin, halfWidth, halfHeight, box };
}

/** Half of a rectangle's extent along a direction. */
const extent = (rect: TextRect, x: number, y: number): number =>
  rect.halfWidth * Math.abs(rect.cos * x + rect.sin * y) +
  rect.halfHeight * Math.abs(rect.cos * y - rect.sin * x);

const isApartAlong = (a: TextRect, b: TextRect, x: number, y: number): boolean =>
  Math.abs((b.x - a.x) * x + (b.y - a.y) * y) >= extent(a, x, y) + extent(b, x, y);

/** Whether two rectangles overlap, by the separating axis theorem. */
export function rectsOverlap(a: TextRect, b: TextRect): boolean {
  if (
    a.box.minX >= b.box.maxX ||
    b.box.minX >= a.box.maxX ||
    a.box.minY >= b.box.maxY ||
    b.box.minY >= a.box.maxY
  )
    return false;
  return !(
    isApartAlong(a, b, a.cos, a.sin) ||
    isApartAlong(a, b, -a.sin, a.cos) ||
    isApartAlong(a, b, b.cos, b.sin) ||
    isApartAlong(a, b, -b.sin, b.cos)
  );
}

/** Whether a point is in a rectangle that is grown on all sides. within: feet. */
export function rectHolds(rect: TextRect, x: number, y: number, within: number): boolean {
  const [dx, dy] = [x - rect.x, y - rect.y];
  return (
    Math.abs(dx * rect.cos + dy * rect.sin) < rect.halfWidth + within &&
    Math.abs(dy * rect.cos - dx * rect.sin) < rect.halfHeight + within
  );
}

/** Whether a straight line from a to b meets a rectangle, by the Liang–Barsky algorithm. */
export function rectMeetsLine(rect: TextRect, ax: number, ay: number, bx: number, by: number): boolean {
  const { cos, sin, halfWidth, halfHeight } = rect;
  const [px, py] = [ax - rect.x, ay - rect.y];
  const [dx, dy] = [bx - ax, by - ay];
  const u = px * cos + py * sin;
  const v = py * cos - px * sin;
  const du = dx * cos + dy * sin;
  const dv = dy * cos - dx * sin;
  let [from, to] = [0, 1];
  for (let side = 0; side < 4; side += 1) {
    const along = side === 0 ? -du : side === 1 ? du : side === 2 ? -dv : dv;
    const room = side < 2 ? halfWidth + (side === 0 ? u : -u) : halfHeight + (side === 2 ? v : -v);
    if (along === 0) {
      if (room <= 0) return false;
    } else if (along < 0) from = Math.max(from, room / along);
    else to = Math.min(to, room / along);
  }
  return from < to;
}

/** A rectangle that is grown by some feet at the ends of its text, and above and below it. */
export const widened = (rect: TextRect, along: number, across: number): TextRect => ({
  ...rect,
  halfWidth: rect.halfWidth + along,
  halfHeight: rect.halfHeight + across,
  box: grow(rect.box, along + across),
});

export const cornersOf = ({ x, y, cos, sin, halfWidth, halfHeight }: TextRect): readonly Point[] =>
  [-halfWidth, halfWidth].flatMap((along) =>
    [-halfHeight, halfHeight].map((down) => ({
      x: x + along * cos - down * sin,
      y: y + along * sin + down * cos,
    })),
  );

/** Whether paths of straight lines meet a rectangle. */
export const linesMeet = (lines: readonly Path[], rect: TextRect): boolean =>
  lines.some(({ vertices }) =>
    vertices.some((to, i) => {
      const from = vertices[i - 1];
      return from !== undefined && rectMeetsLine(rect, from.x, from.y, to.x, to.y);
    }),
  );
