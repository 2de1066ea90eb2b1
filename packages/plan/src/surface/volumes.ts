// The earth between two surfaces: exact, because between each pair of triangles the depth is a plane.
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { isInside } from '../geometry/hitPen.ts';
import type { Point } from '../geometry/point.ts';
import { makeSurface } from './makeSurface.ts';
import { cornersOf, elevationIn, gridOf, type Surface } from './surface.ts';
import { trianglesNear } from './triangleGrid.ts';

/** Cubic feet of cut and fill, and the square feet that they cover. */
export interface Volumes {
  readonly cut: number;
  readonly fill: number;
  readonly cutArea: number;
  readonly fillArea: number;
}

/** Feet: a smaller depth is only rounding. */
const minDepth = 1e-9;

/**
 * The cut and the fill that turn one surface into another, where both are known. within: the corners of an outline that doesn't
 * cross itself.
 */
export function volumesBetween(before: Surface, after: Surface, within?: readonly Point[]): Volumes {
  const sums = { cut: 0, fill: 0, cutArea: 0, fillArea: 0 };
  const clips = within && insideOf(within);
  for (let triangle = 0; triangle < after.triangles.length / 3; triangle += 1) {
    const whole = cornersOf(after, triangle);
    const parts = clips ? clips.overlapping(whole) : [whole];
    for (const part of parts)
      for (const other of trianglesNear(gridOf(before), boxOfPoints(part))) {
        const shared = clip(part, cornersOf(before, other));
        if (shared.length < 3) continue;
        const depths = shared.map(
          ({ x, y }): Depth => ({
            x,
            y,
            depth: elevationIn(after, triangle, { x, y }) - elevationIn(before, other, { x, y }),
          }),
        );
        addTo(sums, depths);
      }
  }
  return sums;
}

interface Depth extends Point {
  readonly depth: number;
}

function addTo(sums: { -readonly [Name in keyof Volumes]: number }, corners: readonly Depth[]): void {
  const filled = areaAndVolume(partWithSign(corners, 1));
  const dug = areaAndVolume(partWithSign(corners, -1));
  sums.fill += filled.volume;
  sums.fillArea += filled.area;
  sums.cut -= dug.volume;
  sums.cutArea += dug.area;
}

/** The part where the depth has this sign. */
function partWithSign(corners: readonly Depth[], sign: number): Depth[] {
  if (corners.every(({ depth }) => depth * sign <= minDepth)) return [];
  return cutOff(
    corners,
    ({ depth }) => depth * sign,
    (a, b, share) => ({
      x: a.x + share * (b.x - a.x),
      y: a.y + share * (b.y - a.y),
      depth: 0,
    }),
  );
}

/** The part of a convex outline where a linear measure isn't negative. */
function cutOff<P>(
  corners: readonly P[],
  measureOf: (corner: P) => number,
  between: (a: P, b: P, share: number) => P,
): P[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [here, there] = [measureOf(corner), measureOf(next)];
    const crossed = here < 0 !== there < 0 && here !== 0 && there !== 0;
    return [
      ...(here >= 0 ? [corner] : []),
      ...(crossed ? [between(corner, next, here / (here - there))] : []),
    ];
  });
}

/** The area of a convex outline, and the volume between it and depth 0. */
function areaAndVolume(corners: readonly Depth[]): { readonly area: number; readonly volume: number } {
  const [first, ...rest] = corners;
  let [area, volume] = [0, 0];
  for (const [i, b] of rest.entries()) {
    const c = rest[i + 1];
    if (!first || !c) break;
    const part = Math.abs((b.x - first.x) * (c.y - first.y) - (c.x - first.x) * (b.y - first.y)) / 2;
    area += part;
    volume += (part * (first.depth + b.depth + c.depth)) / 3;
  }
  return { area, volume };
}

/** What two convex outlines share. */
function clip(part: readonly Point[], by: readonly Point[]): readonly Point[] {
  const turn = Math.sign(turnOf(by));
  let left = part;
  for (const [i, from] of by.entries()) {
    const to = by[(i + 1) % by.length] ?? from;
    if (left.length < 3) return [];
    left = cutOff(
      left,
      (at) => turn * ((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)),
      (a, b, share) => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }),
    );
  }
  return left;
}

/** Twice the area of a triangle, with a sign for the direction of its corners. */
function turnOf([a, b, c]: readonly Point[]): number {
  return a && b && c ? (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y) : 0;
}

/** Parts of triangles inside an outline, which is made of triangles itself. */
function insideOf(outline: readonly Point[]) {
  const ring = outline.map((at) => ({ ...at, z: 0 }));
  const area = makeSurface(ring, [[...ring.keys(), 0]]);
  const inside = Array.from({ length: area.triangles.length / 3 }, (_, triangle) => {
    const [a, b, c] = cornersOf(area, triangle);
    return isInside(
      { vertices: outline, closed: true },
      { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 },
    );
  });
  return {
    overlapping: (whole: readonly Point[]): (readonly Point[])[] => {
      const near = [...trianglesNear(gridOf(area), boxOfPoints(whole))].filter(
        (triangle) => inside[triangle],
      );
      return near.map((triangle) => clip(whole, cornersOf(area, triangle))).filter((part) => part.length > 2);
    },
  };
}
