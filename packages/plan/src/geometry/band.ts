// Bands along a path, as walls, walks and hedges are: the two sides at a distance from a middle line. Corners are
// mitred; an arc stays an arc. Feet.
import type { Path, Vertex } from '../pen/pen.ts';
import { arcOf, directionOn, edgeLength, edgesOf, reversed, signedArea } from './outline.ts';
import { add, dot, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** Mitres longer than so many times the distance are cut off, as usual in drawing programs. */
const mitreLimit = 4;

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** The edge's normals to the right at both ends. */
  readonly first: Point;
  readonly last: Point;
  readonly bulge: number;
}

function sidesOf(path: Path, by: number): Side[] {
  return edgesOf(path).flatMap((edge) => {
    if (edgeLength(edge) < 1e-9) return [];
    const first = turnRight(directionOn(edge, 0));
    const last = turnRight(directionOn(edge, 1));
    const arc = arcOf(edge);
    // An arc that turns toward the side and is tighter than the distance has no inner side.
    const swallowed = arc !== undefined && arc.sweep > 0 === by > 0 && arc.radius <= Math.abs(by);
    const from = add(edge.from, scaleBy(first, by));
    const to = add(edge.to, scaleBy(last, by));
    return { from, to, first, last, bulge: swallowed ? 0 : edge.bulge };
  });
}

/** The corner between two sides that meet: one point, or two where a mitre would be a thorn. */
function cornerOf(before: Side, after: Side, by: number): readonly Point[] {
  const turn = dot(before.last, after.first);
  if (turn > 1 - 1e-12) return [after.from];
  const stretch = 2 / (1 + turn);
  if (turn < -0.999_999 || stretch > mitreLimit ** 2) return [before.to, after.from];
  const at = add(before.to, scaleBy(before.last, -by));
  return [add(at, scaleBy(add(before.last, after.first), by / (1 + turn)))];
}

/** The path at a distance to its right (left where negative), as one goes along it. */
export function offsetPath(path: Path, by: number): Path {
  const sides = sidesOf(path, by);
  const [first] = sides;
  const last = sides.at(-1);
  if (!first || !last) return path;
  const vertices: Vertex[] = [];
  const put = (points: readonly Point[], bulge: number): void => {
    points.forEach(({ x, y }, i) =>
      vertices.push(i === points.length - 1 && bulge ? { x, y, bulge } : { x, y }),
    );
  };
  sides.forEach((side, i) => {
    const before = sides[i - 1] ?? (path.closed ? last : undefined);
    put(before ? cornerOf(before, side, by) : [side.from], side.bulge);
  });
  if (!path.closed) put([last.to], 0);
  return { vertices, closed: path.closed };
}

/** A closed path so far within itself; undefined where there is no room for it. */
export function inset(path: Path, by: number): Path | undefined {
  const inner = offsetPath(path, signedArea(path) > 0 ? by : -by);
  const edges = edgesOf(path).filter((edge) => edgeLength(edge) >= 1e-9);
  const within = edgesOf(inner);
  // An edge that has come to run the other way has crossed the opposite one.
  const fits = edges.every(({ from, to }, i) => {
    const other = within[i];
    return other !== undefined && dot(subtract(to, from), subtract(other.to, other.from)) > 0;
  });
  return fits && within.length === edges.length ? inner : undefined;
}

export interface Band {
  readonly left: Path;
  readonly right: Path;
  /** One closed path round all of it, to fill. */
  readonly area: Path;
}

/** The band of a width whose middle the path is. */
export function bandAlong(path: Path, width: number): Band {
  const left = offsetPath(path, -width / 2);
  const right = offsetPath(path, width / 2);
  const back = reversed(left).vertices;
  if (!path.closed) return { left, right, area: { vertices: [...right.vertices, ...back], closed: true } };
  // A ring: out along one side to where it began, across, back along the other.
  const [start] = right.vertices;
  const [end] = back;
  const ring = [...right.vertices, ...plain(start), ...back, ...plain(end)];
  return { left, right, area: { vertices: ring, closed: true } };
}

const plain = (vertex: Vertex | undefined): readonly Point[] =>
  vertex ? [{ x: vertex.x, y: vertex.y }] : [];
