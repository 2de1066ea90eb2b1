// Trims a line: finds the piece between two crossings, and removes it.
import { kindOf } from '@homeplot/plan/kinds';
import { type Edge, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { pieceOf, type Place } from '@homeplot/plan/pathEdits';
import { distance } from '@homeplot/plan/point';
import { cutTo, endOf, type Line, pointTolerance, type Outcome, refuse, startOf } from './lines.ts';
import type { Scene } from '../tool/tool.ts';
import { CrossingFinder } from './crossingFinder.ts';

/** A piece of a line between two crossings, or between a crossing and an end. */
export interface Piece {
  readonly from: Place;
  readonly to: Place;
  /** Whether it starts at the start of the line, or ends at its end. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Maximum number of edges searched in each direction. */
const maxEdges = 2000;

/** The piece of a line at a place; undefined if the line is not crossed, or a closed one only once. */
export function pieceAt(line: Line, place: Place, scene: Scene): Piece | undefined {
  const finder = new CrossingFinder(scene, line);
  const edges = edgesOf(line.path);
  const count = edges.length;
  /** The nearest crossing along the line in a direction. */
  const walk = (direction: 1 | -1): Place | undefined => {
    // On a closed line the walk ends on the first edge again.
    const steps = Math.min(
      line.path.closed ? count : direction > 0 ? count - 1 - place.edge : place.edge,
      maxEdges,
    );
    for (let n = 0; n <= steps; n += 1) {
      // Adding multiples of the count keeps the index positive.
      const edge = edges[(place.edge + direction * n + count * (n + 1)) % count];
      if (!edge) return undefined;
      const cuts = finder
        .points(edge)
        .map((at) => nearestOnEdge(edge, at))
        .filter((cut) => n > 0 || (cut - place.fraction) * direction > 0)
        .filter((cut) => n < count || (cut - place.fraction) * direction < 0)
        .filter((cut) => line.path.closed || !isAtEnd(line, edge, cut));
      if (cuts.length > 0)
        return { edge: edge.index, fraction: direction > 0 ? Math.min(...cuts) : Math.max(...cuts) };
    }
    return undefined;
  };
  const [before, after] = [walk(-1), walk(1)];
  if (!before && !after) return undefined;
  if (line.path.closed) {
    if (!before || !after || samePlace(edges, before, after)) return undefined;
    return { from: before, to: after, atStart: false, atEnd: false };
  }
  return { from: before ?? startOf(), to: after ?? endOf(line), atStart: !before, atEnd: !after };
}

function isAtEnd({ path }: Line, edge: Edge, fraction: number): boolean {
  const at = pointOnEdge(edge, fraction);
  return [path.vertices[0], path.vertices.at(-1)].some((end) => end && distance(end, at) <= pointTolerance);
}

function samePlace(edges: readonly Edge[], a: Place, b: Place): boolean {
  const [one, two] = [edges[a.edge], edges[b.edge]];
  return one && two
    ? distance(pointOnEdge(one, a.fraction), pointOnEdge(two, b.fraction)) <= pointTolerance
    : true;
}

export function trimmed(line: Line, piece: Piece, scene: Scene): Outcome {
  const { path, object } = line;
  const { title } = kindOf(object);
  const rest: (readonly [Place, Place])[] = path.closed
    ? [[piece.to, piece.from]]
    : [
        ...(piece.atStart ? [] : [[startOf(), piece.from] as const]),
        ...(piece.atEnd ? [] : [[piece.to, endOf(line)] as const]),
      ];
  const changes = cutTo(line, rest, scene);
  if (!changes) return refuse(`A ${title.toLowerCase()} is always closed, so it can't be trimmed`);
  return {
    ok: true,
    changes,
    message: rest.length > 1 ? `${title} trimmed to two pieces` : `${title} trimmed`,
  };
}

export const pieceVertices = ({ path }: Line, { from, to }: Piece): ReturnType<typeof pieceOf>['vertices'] =>
  pieceOf(path, from, to).vertices;
