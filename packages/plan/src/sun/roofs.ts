// The planes of roofs, all of equal slope. A rectangle has ordinary hips or gables. A right-angled outline, such as an L or a
// T, has the roofs of the largest rectangles in it, each as high as its width makes it; for hips this gives the straight
// skeleton. Another convex outline has hips. Any other outline has a level roof at the middle height.
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { signedArea } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import {
  add,
  distance,
  dot,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../geometry/point.ts';
import type { Solid } from '../objects/solid.ts';
import { at, clipped, type Facet, type Point3, triangles } from './space.ts';

export type Roofed = Solid & { readonly shape: 'roofed' };

export interface RoofFacets {
  readonly roof: readonly Facet[];
  /** The walls above the eave. */
  readonly gables: readonly Facet[];
}

/** Sides of an outline that is divided into rectangles; more sides would make too many. */
const maxRightAngled = 24;
/** Feet: shorter sides and heights count as 0. */
const tolerance = 1e-6;

type Rectangle = readonly [Point, Point, Point, Point];

/** Heights are above the foot of the building. */
export function roofFacets(solid: Roofed): RoofFacets {
  const { outline, roof, eave, ridge, overhang } = solid;
  const corners = clockwise(flatten(outline));
  if (roof === 'flat' || ridge - eave < tolerance)
    return { roof: levelRoof(corners, overhang, ridge), gables: [] };
  const [a, b, c, d, ...more] = corners;
  const rectangles = rectanglesIn(corners);
  if (rectangles) {
    const widest = Math.max(...rectangles.map(shortSide));
    const slope = (ridge - eave) / (widest / 2);
    const isRectangle = a && b && c && d && more.length === 0;
    const parts = rectangles.map((one) =>
      rectangleRoof(one, isRectangle ? roof : roof === 'hip' ? 'hip' : 'gable', eave, slope, overhang),
    );
    if (roof !== 'across' || !isRectangle)
      return { roof: parts.flatMap((one) => one.roof), gables: parts.flatMap((one) => one.gables) };
    const long = Math.max(...rectangles.map(longSide));
    return rectangleRoof([a, b, c, d], 'across', eave, (ridge - eave) / (long / 2), overhang);
  }
  if (isConvex(corners)) return { roof: hipsOf(corners, eave, ridge, overhang), gables: [] };
  return { roof: levelRoof(corners, overhang, (eave + ridge) / 2), gables: [] };
}

/** The corners clockwise on the screen, without those on a straight line. */
function clockwise(points: readonly Point[]): readonly Point[] {
  const count = points.length;
  const kept = points.filter((b, i) => {
    const a = points[(i + count - 1) % count] ?? b;
    const c = points[(i + 1) % count] ?? b;
    const [before, after] = [unit(subtract(b, a)), unit(subtract(c, b))];
    return (
      distance(a, b) > tolerance &&
      !(Math.abs(before.x * after.y - before.y * after.x) < 1e-9 && dot(before, after) > 0)
    );
  });
  return signedArea({ vertices: kept, closed: true }) > 0 ? kept : kept.toReversed();
}

/** The outline with each side moved outward and mitered corners. */
function outward(corners: readonly Point[], by: number): readonly Point[] {
  const count = corners.length;
  return corners.map((b, i) => {
    const before = unit(subtract(b, corners[(i + count - 1) % count] ?? b));
    const after = unit(subtract(corners[(i + 1) % count] ?? b, b));
    // Clockwise on the screen, so that outward is on the left.
    const [p, q] = [scaleBy(turnRight(before), -1), scaleBy(turnRight(after), -1)];
    return add(b, scaleBy(add(p, q), by / (1 + Math.max(sharpestMiter, dot(p, q)))));
  });
}

/** Cosine of the turn at which a miter becomes so long that it is cut off. */
const sharpestMiter = -0.9;

const levelRoof = (corners: readonly Point[], overhang: number, z: number): readonly Facet[] =>
  triangles(overhang > 0 ? outward(corners, overhang) : corners).map((three) =>
    three.map((one) => at(one, z)),
  );

const shortSide = ([a, b, c]: Rectangle): number => Math.min(distance(a, b), distance(b, c));
const longSide = ([a, b, c]: Rectangle): number => Math.max(distance(a, b), distance(b, c));

function rectangleRoof(
  corners: Rectangle,
  kind: 'hip' | 'gable' | 'across',
  eave: number,
  slope: number,
  overhang: number,
): RoofFacets {
  const [a, b, c, d] = corners;
  // `across`: a gable roof whose ridge runs along the shorter sides.
  const isAlong = distance(a, b) >= distance(b, c) === (kind !== 'across');
  // Turned so that the ridge runs along the first side.
  const turned = isAlong ? corners : ([b, c, d, a] as const);
  const [p, q, r, s] = outward(turned, overhang) as unknown as Rectangle;
  const low = eave - slope * overhang;
  const span = distance(q, r);
  const top = low + (slope * span) / 2;
  const [from, to] = [midpoint(s, p), midpoint(q, r)];
  if (kind === 'hip') {
    const run = scaleBy(unit(subtract(to, from)), Math.min(span, distance(p, q)) / 2);
    const height = low + slope * Math.min(span, distance(p, q)) * 0.5;
    const [m, n] = [at(add(from, run), height), at(subtract(to, run), height)];
    const [pp, qq, rr, ss] = [at(p, low), at(q, low), at(r, low), at(s, low)];
    return {
      roof: [
        [pp, qq, n, m],
        [qq, rr, n],
        [rr, ss, m, n],
        [ss, pp, m],
      ],
      gables: [],
    };
  }
  const [m, n] = [at(from, top), at(to, top)];
  const [one, two, three, four] = turned;
  const peak = (u: Point, v: Point): Facet => [at(u, eave), at(v, eave), at(midpoint(u, v), top)];
  return {
    roof: [
      [at(p, low), at(q, low), n, m],
      [at(r, low), at(s, low), m, n],
    ],
    gables: [peak(two, three), peak(four, one)],
  };
}

/** The rectangles in a right-angled outline that can't be enlarged; undefined if it isn't right-angled. */
function rectanglesIn(corners: readonly Point[]): readonly Rectangle[] | undefined {
  const [origin, second] = corners;
  if (!origin || !second || corners.length > maxRightAngled) return undefined;
  const along = unit(subtract(second, origin));
  const across = turnRight(along);
  const local = corners.map((one) => {
    const off = subtract(one, origin);
    return { x: dot(off, along), y: dot(off, across) };
  });
  const isRight = local.every((one, i) => {
    const next = local[(i + 1) % local.length] ?? one;
    return Math.abs(one.x - next.x) < 1e-5 || Math.abs(one.y - next.y) < 1e-5;
  });
  if (!isRight) return undefined;
  const [xs, ys] = [sortedDistinct(local.map(({ x }) => x)), sortedDistinct(local.map(({ y }) => y))];
  const path: Path = { vertices: local, closed: true };
  // The coordinates of the corners divide the plane into cells, each inside or outside of the outline.
  const isIn = xs
    .slice(1)
    .map((x, i) =>
      ys.slice(1).map((y, j) => isInside(path, { x: (x + (xs[i] ?? 0)) / 2, y: (y + (ys[j] ?? 0)) / 2 })),
    );
  const isFull = (left: number, right: number, top: number, bottom: number): boolean => {
    if (left < 0 || top < 0 || right > isIn.length || bottom > (isIn[0]?.length ?? 0)) return false;
    for (let i = left; i < right; i += 1)
      for (let j = top; j < bottom; j += 1) if (!isIn[i]?.[j]) return false;
    return true;
  };
  const found: Rectangle[] = [];
  const place = (x: number, y: number): Point => add(origin, add(scaleBy(along, x), scaleBy(across, y)));
  for (let l = 0; l < xs.length - 1; l += 1)
    for (let r = l + 1; r < xs.length; r += 1)
      for (let t = 0; t < ys.length - 1; t += 1)
        for (let b = t + 1; b < ys.length; b += 1) {
          if (!isFull(l, r, t, b)) continue;
          if (
            isFull(l - 1, r, t, b) ||
            isFull(l, r + 1, t, b) ||
            isFull(l, r, t - 1, b) ||
            isFull(l, r, t, b + 1)
          )
            continue;
          const [x, X, y, Y] = [xs[l] ?? 0, xs[r] ?? 0, ys[t] ?? 0, ys[b] ?? 0];
          found.push([place(x, y), place(X, y), place(X, Y), place(x, Y)]);
        }
  return found;
}

/** The numbers in ascending order, without nearly equal ones. */
const sortedDistinct = (all: readonly number[]): readonly number[] =>
  all.toSorted((a, b) => a - b).filter((one, i, list) => i === 0 || one - (list[i - 1] ?? 0) > 1e-5);

const isConvex = (corners: readonly Point[]): boolean =>
  corners.every((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length] ?? b;
    const c = corners[(i + 1) % corners.length] ?? b;
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > -1e-9;
  });

/** Hips of equal slope over a convex outline. The plane of a side covers the area that is nearest to that side. */
function hipsOf(walls: readonly Point[], eave: number, ridge: number, overhang: number): readonly Facet[] {
  const corners = overhang > 0 ? outward(walls, overhang) : walls;
  const lines = corners.map((from, i) => {
    const along = unit(subtract(corners[(i + 1) % corners.length] ?? from, from));
    return { from, inward: turnRight(along) };
  });
  const distanceIn = (p: Point, { from, inward }: (typeof lines)[number]): number =>
    dot(subtract(p, from), inward);
  const flat = corners.map((one) => at(one, 0));
  const regions = lines.map((own) =>
    lines.reduce<Facet>((kept, other) => {
      if (other === own) return kept;
      // Keeps what is nearer to its own side: distanceIn(other) - distanceIn(own) > 0.
      const [x, y] = [other.inward.x - own.inward.x, other.inward.y - own.inward.y];
      const off = dot(other.from, other.inward) - dot(own.from, own.inward);
      return clipped(kept, { normal: { x, y, z: 0 }, off });
    }, flat),
  );
  const deepest = Math.max(
    ...regions.flatMap((region, i) => region.map((p) => distanceIn(p, lines[i] as (typeof lines)[number]))),
  );
  const slope = (ridge - eave) / Math.max(tolerance, deepest - overhang);
  const low = eave - slope * overhang;
  return regions.flatMap((region, i): Facet[] => {
    const own = lines[i];
    if (!own || region.length < 3) return [];
    return [region.map((p): Point3 => at(p, low + slope * distanceIn(p, own)))];
  });
}
