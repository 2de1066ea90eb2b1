// The buildable area: the ground within a closed path that is at least a given distance from each edge, each edge with
// its own. Fronts (fronts.ts) are split where they meet, pieces that border the area are kept, and these are chained to
// outlines. Arcs stay arcs. Feet.
import { pathBox } from './boundsPen.ts';
import type { Path, Vertex } from './pen.ts';
import { boxAround, grow, overlaps } from './box.ts';
import { directionOn, type Edge, edgeLength, edgesOf, pointOnEdge, signedArea } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { add, distance, type Point, scaleBy, turnRight } from './point.ts';
import { tolerance, type Front, type Zone, boxOf, distanceToEdge, frontsOf } from './fronts.ts';
import { withoutDuplicates, cutApart } from './cutFronts.ts';
import { chained } from './chainedFronts.ts';
import { outlineOf } from './frontOutline.ts';
import { isInside } from './hitPen.ts';
/** Feet from a piece to the point that decides whether there is buildable area beside it. Narrower areas are dropped. */
const probeDepth = 1e-3;
/** Feet by which distances are perturbed, in turn, until no fronts coincide. */
const jitters = [0, 1e-4, 3e-4, 1e-3] as const;

/**
 * The outlines of the buildable area, none or several, with the source edge of each of their edges. feetOf: the distance
 * to keep from an edge, 0 or more. The path must not cross or touch itself. undefined if the pieces can't be chained to
 * closed outlines, which no test has produced.
 */
export function buildable(path: Path, feetOf: (edge: Edge) => number): readonly Reshaped[] | undefined {
  const side = signedArea(path) > 0 ? 1 : -1;
  const edges = edgesOf(path).filter((edge) => distance(edge.from, edge.to) > tolerance);
  for (const jitter of jitters) {
    // A different share for each edge (golden ratio), so that no two fronts coincide.
    const distances = edges.map((edge, i) => {
      const feet = feetOf(edge);
      return feet > 0 ? feet + jitter * (((i + 1) * 0.618) % 1) : 0;
    });
    const rings = chained(borders(path, edges, distances, side), side);
    if (rings) return rings.map(outlineOf).filter(({ vertices }) => isGround(vertices, side));
  }
  return undefined;
}

const isGround = (vertices: readonly Vertex[], side: number): boolean =>
  vertices.length > 1 && signedArea({ vertices, closed: true }) * side > 0;

/** The pieces of fronts that border the area. */
function borders(
  path: Path,
  edges: readonly Edge[],
  distances: readonly number[],
  side: number,
): readonly Front[] {
  const zones = edges.flatMap((edge, i): Zone[] => {
    const feet = distances[i] ?? 0;
    return feet > 0 ? [{ edge, feet, box: grow(boxOf(edge), feet) }] : [];
  });
  const isFarEnough = (at: Point): boolean => {
    const spot = boxAround(at, 0);
    return !zones.some(
      ({ edge, feet, box }) => overlaps(box, spot) && distanceToEdge(edge, at) < feet - tolerance,
    );
  };
  const isBorder = (piece: Front): boolean => {
    const into = scaleBy(
      turnRight(directionOn(piece, 0.5)),
      side * Math.min(probeDepth, edgeLength(piece) / 10),
    );
    const middle = pointOnEdge(piece, 0.5);
    const inside = add(middle, into);
    return isFarEnough(middle) && isFarEnough(inside) && isInside(path, inside);
  };
  return withoutDuplicates(cutApart(frontsOf(edges, distances, side), pathBox(path)).filter(isBorder));
}
