// Finds which rings of a polygon are outlines and which are holes by their positions, because files have them in the wrong order
// or direction.
import type { LongitudeLatitude } from './parcelReading.ts';

type Ring = readonly LongitudeLatitude[];

/** One entry for each outline, with its holes after it. */
export function polygonParts(rings: readonly Ring[]): Ring[][] {
  const parts: Ring[][] = [];
  const largestFirst = rings.length > 1 ? rings.toSorted((a, b) => areaOf(b) - areaOf(a)) : rings;
  for (const ring of largestFirst) {
    const around = parts.find(([outline]) => outline !== undefined && isWithin(ring, outline));
    if (around) around.push(ring);
    else parts.push([ring]);
  }
  return parts;
}

/** Area in square degrees, computed relative to the first point: small areas far from zero would be lost in rounding. */
function areaOf(ring: Ring): number {
  const [x, y] = ring[0] ?? [0, 0];
  const twice = edgesOf(ring).reduce(
    (sum, [a, b]) => sum + (a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y),
    0,
  );
  return Math.abs(twice) / 2;
}

/** Maximum number of points of a ring that are tested, so that long rings are fast. */
const maxTried = 40;

/** Whether most corners and edge midpoints of a ring are in an outline; not all, because rings may touch. */
function isWithin(ring: Ring, outline: Ring): boolean {
  const edges = edgesOf(outline);
  const points = edgesOf(ring).flatMap(([a, b]): LongitudeLatitude[] => [
    a,
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
  ]);
  const oddStep = Math.ceil(points.length / maxTried) | 1;
  const tried = points.filter((_, i) => i % oddStep === 0);
  return tried.filter((at) => isInside(edges, at)).length * 2 > tried.length;
}

type Edge = readonly [LongitudeLatitude, LongitudeLatitude];

const edgesOf = (ring: Ring): Edge[] => ring.map((a, i) => [a, ring[(i + 1) % ring.length] ?? a]);

const isInside = (edges: readonly Edge[], [x, y]: LongitudeLatitude): boolean =>
  edges.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax))
    .length %
    2 ===
  1;
