// Extends a line at one of its ends to the next edge ahead.
import { kindOf } from '@homeplot/plan/kinds';
import { arcOf, type Edge, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import type { Place } from '@homeplot/plan/pathEdits';
import { add, distance, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import {
  type Line,
  pointTolerance,
  type Outcome,
  refuse,
  thisKind,
  withPath,
  pinnedNeighbors,
} from './lines.ts';
import type { Scene } from '../tool/tool.ts';
import { CrossingFinder } from './crossingFinder.ts';

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
  return { ok: true, changes: [{ put }, ...pinnedNeighbors(line, scene)], message: `${title} extended` };
}
