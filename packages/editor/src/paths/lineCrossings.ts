// Where a line is crossed, and what lies ahead of its ends: the questions of trimming and lengthening.
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
  near,
  type Outcome,
  refuse,
  startOf,
  thisOne,
  withPath,
  held,
} from './lines.ts';
import type { Scene } from '../tools/tool.ts';

function boxOf(edge: Edge): Box {
  const arc = arcOf(edge);
  const chord = boxBetween(edge.from, edge.to);
  if (!arc) return grow(chord, near);
  // Quarter points of the arc, and as far again as an arc of a quarter may rise between them.
  const points = [0.25, 0.5, 0.75].map((fraction) => pointOnEdge(edge, fraction));
  const around = points.reduce((box, at) => union(box, boxBetween(at, at)), chord);
  return grow(around, near + arc.radius * (1 - Math.cos(Math.min(Math.PI, Math.abs(arc.sweep) / 8))));
}

/** The edges of other objects, and the line's own others, that cross one; each object's edges are worked out once. */
class Crossers {
  private readonly scene: Scene;
  private readonly line: Line;
  private readonly edges = new Map<string, readonly Edge[]>();

  constructor(scene: Scene, line: Line) {
    this.scene = scene;
    this.line = line;
  }

  /** The points where an edge, numbered as in the line, is crossed. */
  points(edge: Edge): Point[] {
    const ends = [edge.from, edge.to];
    return this.scene.shownIn(boxOf(edge)).flatMap((object) => {
      const own = object.id === this.line.object.id;
      return this.edgesOf(object).flatMap((other) => {
        if (own && other.index === edge.index) return [];
        const met = crossings(edge, other);
        // Neighbors along the line meet where one hands on to the other.
        const joined = own && this.isNeighbor(edge.index, other.index);
        return joined ? met.filter((at) => ends.every((end) => distance(end, at) > near)) : met;
      });
    });
  }

  private isNeighbor(a: number, b: number): boolean {
    const count = edgesOf(this.line.path).length;
    const apart = Math.abs(a - b);
    return apart === 1 || (this.line.path.closed && apart === count - 1);
  }

  private edgesOf(object: PlanObject): readonly Edge[] {
    const known = this.edges.get(object.id);
    if (known) return known;
    const path = outlineOf(object);
    const edges = path ? edgesOf(path) : [];
    this.edges.set(object.id, edges);
    return edges;
  }
}

/** A piece of a line between two crossings, or a crossing and its end. */
export interface Piece {
  readonly from: Place;
  readonly to: Place;
  /** Whether it begins or ends where the line does. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Looks along so many edges for a crossing, either way. */
const farthest = 2000;

/** The piece of a line at a place; undefined where nothing crosses the line, or crosses a closed one but once. */
export function pieceAt(line: Line, place: Place, scene: Scene): Piece | undefined {
  const crossers = new Crossers(scene, line);
  const edges = edgesOf(line.path);
  const count = edges.length;
  const walk = (way: 1 | -1): Place | undefined => {
    // A closed line is walked all round, and on its first edge again to where the walk began.
    const most = Math.min(line.path.closed ? count : way > 0 ? count - 1 - place.edge : place.edge, farthest);
    for (let n = 0; n <= most; n += 1) {
      const edge = edges[(place.edge + way * n + count * (n + 1)) % count];
      if (!edge) return undefined;
      const cuts = crossers
        .points(edge)
        .map((at) => nearestOnEdge(edge, at))
        .filter((cut) => n > 0 || (cut - place.fraction) * way > 0)
        .filter((cut) => n < count || (cut - place.fraction) * way < 0)
        .filter((cut) => line.path.closed || !isAtEnd(line, edge, cut));
      if (cuts.length > 0)
        return { edge: edge.index, fraction: way > 0 ? Math.min(...cuts) : Math.max(...cuts) };
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
  return [path.vertices[0], path.vertices.at(-1)].some((end) => end && distance(end, at) <= near);
}

function samePlace(edges: readonly Edge[], a: Place, b: Place): boolean {
  const [one, two] = [edges[a.edge], edges[b.edge]];
  return one && two ? distance(pointOnEdge(one, a.fraction), pointOnEdge(two, b.fraction)) <= near : true;
}

/** The line without a piece of it. */
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
  if (!changes)
    return refuse(`A ${title.toLowerCase()} is always closed, so no piece of it can be taken away`);
  return { changes, said: rest.length > 1 ? `${title} trimmed: two pieces are left` : `${title} trimmed` };
}

/** The vertices of a piece, to show it. */
export const pieceVertices = ({ path }: Line, { from, to }: Piece): ReturnType<typeof pieceOf>['vertices'] =>
  pieceOf(path, from, to).vertices;

/** Feet ahead of an end within which something is looked for, near things first. */
const reaches = [20, 100, 500, 2500, 10_000] as const;

/** An end of an open line: its last edge, and which way it goes on there. */
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

/** The end's edge, and straight on or round from it so many feet. */
function ahead({ edge, at }: End, reach: number): Edge {
  const arc = arcOf(edge);
  const [tip, tail] = at === 'end' ? [edge.to, edge.from] : [edge.from, edge.to];
  const bend = at === 'end' ? edge.bulge : -edge.bulge;
  // Round: the rest of the circle, back to where the edge began.
  if (arc) return { ...edge, from: tip, to: tail, bulge: Math.sign(bend) / Math.abs(bend) };
  return { ...edge, from: tip, to: add(tip, scaleBy(unit(subtract(tip, tail)), reach)), bulge: 0 };
}

/** Where the end would come to lie, and the edge that it would gain. */
export function aheadOf(
  line: Line,
  place: Place,
  at: Point,
  scene: Scene,
): { end: End; gained: Edge } | undefined {
  const end = endNear(line, place, at);
  if (line.path.closed || !end) return undefined;
  const crossers = new Crossers(scene, line);
  for (const reach of arcOf(end.edge) ? [0] : reaches) {
    const beyond = ahead(end, reach);
    const fractions = crossers
      .points(beyond)
      .filter((point) => distance(point, beyond.from) > near && distance(point, beyond.to) > near)
      .map((point) => nearestOnEdge(beyond, point));
    if (fractions.length === 0) continue;
    const fraction = Math.min(...fractions);
    const bulge = beyond.bulge === 0 ? 0 : Math.tan(Math.atan(beyond.bulge) * fraction);
    return { end, gained: { ...beyond, to: pointOnEdge(beyond, fraction), bulge } };
  }
  return undefined;
}

/** The line lengthened to the next edge that its end meets. */
export function extended(line: Line, place: Place, at: Point, scene: Scene): Outcome {
  const { path, object } = line;
  const { title } = kindOf(object);
  if (path.closed) return refuse(`${title}: it is closed, and has no end to lengthen`);
  const found = aheadOf(line, place, at, scene);
  if (!found) return refuse(`Nothing lies ahead of this end of ${thisOne(object)}`);
  const { end, gained } = found;
  const { edge } = end;
  const bulge =
    edge.bulge === 0
      ? 0
      : Math.tan(Math.atan(edge.bulge) + Math.atan(gained.bulge) * (end.at === 'end' ? 1 : -1));
  const vertices = path.vertices.map((vertex, i) => {
    const { x, y } = i === (end.at === 'end' ? edge.index + 1 : edge.index) ? gained.to : vertex;
    const bend = i === edge.index ? bulge : vertex.bulge;
    return bend ? { x, y, bulge: bend } : { x, y };
  });
  const put = withPath(line, { vertices, from: edgesOf(path).map(({ index }) => index) });
  if (!put) return refuse(`${title}: it cannot be lengthened`);
  return { changes: [{ put }, ...held(line, scene)], said: `${title} lengthened` };
}
