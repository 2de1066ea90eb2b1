// Finds crossings of a line for trimming, and edges ahead of its ends for extending.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, grow, union } from '@homeplot/plan/box';
import { crossings } from '@homeplot/plan/crossings';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { arcOf, type Edge, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { pieceOf, type Place } from '@homeplot/plan/pathEdits';
import { add, distance, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import {
  cutTo,
  endOf,
  type Line,
  pointTolerance,
  type Outcome,
  refuse,
  startOf,
  thisKind,
  withPath,
  pinnedNeighbors,
} from './lines.ts';
import type { Scene } from '../tools/tool.ts';

function boxOf(edge: Edge): Box {
  const arc = arcOf(edge);
  const chord = boxBetween(edge.from, edge.to);
  if (!arc) return grow(chord, pointTolerance);
  // Quarter points of the arc, grown by the sagitta of the quarters.
  const points = [0.25, 0.5, 0.75].map((fraction) => pointOnEdge(edge, fraction));
  const around = points.reduce((box, at) => union(box, boxBetween(at, at)), chord);
  return grow(
    around,
    pointTolerance + arc.radius * (1 - Math.cos(Math.min(Math.PI, Math.abs(arc.sweep) / 8))),
  );
}

/** Finds where an edge is crossed by other objects and by the line's other edges; caches the edges of each object. */
class CrossingFinder {
  private readonly scene: Scene;
  private readonly line: Line;
  private readonly edges = new Map<string, readonly Edge[]>();

  constructor(scene: Scene, line: Line) {
    this.scene = scene;
    this.line = line;
  }

  /** The points where an edge of the line (or an extension with its index) is crossed. */
  points(edge: Edge): Point[] {
    const ends = [edge.from, edge.to];
    return this.scene.visibleIn(boxOf(edge)).flatMap((object) => {
      const own = object.id === this.line.object.id;
      return this.edgesOf(object).flatMap((other) => {
        if (own && other.index === edge.index) return [];
        const met = crossings(edge, other);
        // Adjacent edges share a vertex, which is no crossing.
        const isAdjacent = own && this.isNeighbor(edge.index, other.index);
        return isAdjacent ? met.filter((at) => ends.every((end) => distance(end, at) > pointTolerance)) : met;
      });
    });
  }

  private isNeighbor(a: number, b: number): boolean {
    const count = edgesOf(this.line.path).length;
    const apart = Math.abs(a - b);
    return apart === 1 || (this.line.path.closed && apart === count - 1);
  }

  private edgesOf(object: PlanObject): readonly Edge[] {
    const cached = this.edges.get(object.id);
    if (cached) return cached;
    const path = outlineOf(object);
    const edges = path ? edgesOf(path) : [];
    this.edges.set(object.id, edges);
    return edges;
  }
}

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
  const walk = (direction: 1 | -1): Place | undefined => {
    // On a closed line the walk ends on the first edge again.
    const steps = Math.min(
      line.path.closed ? count : direction > 0 ? count - 1 - place.edge : place.edge,
      maxEdges,
    );
    for (let n = 0; n <= steps; n += 1) {
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

/** Removes a piece of a line. */
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
  return { changes, message: rest.length > 1 ? `${title} trimmed to two pieces` : `${title} trimmed` };
}

/** The vertices of a piece, for the preview. */
export const pieceVertices = ({ path }: Line, { from, to }: Piece): ReturnType<typeof pieceOf>['vertices'] =>
  pieceOf(path, from, to).vertices;

/** Feet ahead of an end, searched in turn. */
const searchDistances = [20, 100, 500, 2500, 10_000] as const;

/** An end of an open line, with its first or last edge. */
interface End {
  readonly edge: Edge;
  readonly at: 'start' | 'end';
}

const endNear = ({ path }: Line, place: Place, at: Point): End | undefined => {
  const edges = edgesOf(path);
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return undefined;
  const half = (edges.length - 1) / 2;
  const isFirst =
    place.edge < half || (place.edge === half && distance(at, first.from) < distance(at, last.to));
  return isFirst ? { edge: first, at: 'start' } : { edge: last, at: 'end' };
};

/** The continuation of the end's edge: straight for a distance, or the rest of the circle. */
function extensionOf({ edge, at }: End, reach: number): Edge {
  const arc = arcOf(edge);
  const [tip, tail] = at === 'end' ? [edge.to, edge.from] : [edge.from, edge.to];
  const bend = at === 'end' ? edge.bulge : -edge.bulge;
  // The rest of the circle, back to the start of the edge.
  if (arc) return { ...edge, from: tip, to: tail, bulge: Math.sign(bend) / Math.abs(bend) };
  return { ...edge, from: tip, to: add(tip, scaleBy(unit(subtract(tip, tail)), reach)), bulge: 0 };
}

/** The end near a place, and the edge that extends it to the next crossing. */
export function findExtension(
  line: Line,
  place: Place,
  at: Point,
  scene: Scene,
): { end: End; extension: Edge } | undefined {
  const end = endNear(line, place, at);
  if (line.path.closed || !end) return undefined;
  const finder = new CrossingFinder(scene, line);
  for (const reach of arcOf(end.edge) ? [0] : searchDistances) {
    const beyond = extensionOf(end, reach);
    const fractions = finder
      .points(beyond)
      .filter(
        (point) =>
          distance(point, beyond.from) > pointTolerance && distance(point, beyond.to) > pointTolerance,
      )
      .map((point) => nearestOnEdge(beyond, point));
    if (fractions.length === 0) continue;
    const fraction = Math.min(...fractions);
    const bulge = beyond.bulge === 0 ? 0 : Math.tan(Math.atan(beyond.bulge) * fraction);
    return { end, extension: { ...beyond, to: pointOnEdge(beyond, fraction), bulge } };
  }
  return undefined;
}

/** Extends a line to the next edge that its end meets. */
export function extended(line: Line, place: Place, at: Point, scene: Scene): Outcome {
  const { path, object } = line;
  const { title } = kindOf(object);
  if (path.closed) return refuse(`A closed ${title.toLowerCase()} has no end to extend`);
  const found = findExtension(line, place, at, scene);
  if (!found) return refuse(`There is nothing to extend ${thisKind(object)} to`);
  const { end, extension } = found;
  const { edge } = end;
  const bulge =
    edge.bulge === 0
      ? 0
      : Math.tan(Math.atan(edge.bulge) + Math.atan(extension.bulge) * (end.at === 'end' ? 1 : -1));
  const vertices = path.vertices.map((vertex, i) => {
    const { x, y } = i === (end.at === 'end' ? edge.index + 1 : edge.index) ? extension.to : vertex;
    const bend = i === edge.index ? bulge : vertex.bulge;
    return bend ? { x, y, bulge: bend } : { x, y };
  });
  const put = withPath(line, { vertices, from: edgesOf(path).map(({ index }) => index) });
  if (!put) return refuse(`${title} can't be extended here`);
  return { changes: [{ put }, ...pinnedNeighbors(line, scene)], message: `${title} extended` };
}
