// The buildable area: the ground within a closed path that is at least a given distance from each edge, each edge with its
// own, as within the setbacks of a lot. Fronts (fronts.ts) are split where they meet; `borders` decides which pieces border
// the area, and so how two setbacks meet at a corner; these are chained to outlines. Arcs stay arcs. Feet.
import { pathBox } from './boundsPen.ts';
import type { Path, Vertex } from './pen.ts';
import { boxAround, grow, overlaps } from './box.ts';
import { directionOn, type Edge, edgeLength, edgesOf, pointOnEdge, signedArea } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { add, distance, type Point, scaleBy, turnRight, cross, dot, subtract } from './point.ts';
import {
  tolerance,
  type Front,
  type Zone,
  boxOf,
  cutApart,
  distanceToEdge,
  frontsOf,
  isNear,
  minEdgeLength,
  withoutDuplicates,
} from './fronts.ts';
import { isInside } from './hitPen.ts';
import { tidy } from '../measure/units.ts';

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

/** Whether a ring encloses ground: it runs in the direction of the path. */
const isGround = (vertices: readonly Vertex[], side: number): boolean =>
  vertices.length > 1 && signedArea({ vertices, closed: true }) * side > 0;

/** The pieces of fronts that border the area. side: see frontsOf. */
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

/** Chains the pieces end to end to rings; undefined if a piece has no successor. */
function chained(pieces: readonly Front[], side: number): readonly (readonly Front[])[] | undefined {
  const remaining = new Set(pieces);
  const rings: Front[][] = [];
  for (const first of pieces) {
    if (!remaining.delete(first)) continue;
    const ring = [first];
    for (let last = first; !isNear(last.to, first.from); ) {
      const end = last;
      const nexts = [...remaining].filter(({ from }) => isNear(from, end.to));
      // Where two areas touch in a point, the rightmost turn stays on the same one.
      const [next] = nexts.toSorted((a, b) => side * (turnTo(end, b) - turnTo(end, a)));
      if (!next) return undefined;
      remaining.delete(next);
      ring.push(next);
      last = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** The turn to the right from the end of a piece into the next, in radians. */
function turnTo(piece: Front, next: Front): number {
  const [going, to] = [directionOn(piece, 1), subtract(pointOnEdge(next, 0.1), next.from)];
  return Math.atan2(cross(going, to), dot(going, to));
}

/** A ring as an outline; consecutive pieces of one front are merged. */
function outlineOf(ring: readonly Front[]): Reshaped {
  const begin = Math.max(
    0,
    ring.findIndex(({ index }, i) => index !== ring.at(i - 1)?.index),
  );
  const vertices: Vertex[] = [];
  const from: (number | undefined)[] = [];
  let before: number | undefined;
  for (const piece of [...ring.slice(begin), ...ring.slice(0, begin)]) {
    if (edgeLength(piece) < minEdgeLength) continue;
    const last = vertices.at(-1);
    if (last && piece.index === before) {
      vertices.splice(-1, 1, vertexAt(last, Math.tan(Math.atan(last.bulge ?? 0) + Math.atan(piece.bulge))));
    } else {
      vertices.push(vertexAt(piece.from, piece.bulge));
      from.push(piece.along);
    }
    before = piece.index;
  }
  return { vertices, from };
}

const vertexAt = ({ x, y }: Point, bulge: number): Vertex => {
  const at = { x: tidy(x), y: tidy(y) };
  return bulge ? { ...at, bulge: tidy(bulge) } : at;
};
