// Bands of constant width along a path, for walls, walks and hedges, and lines beside one, such as an eave. Corners are
// mitered, sharp ones beveled; arcs stay arcs. No edge is dropped: the offset that is trimmed is in offset.ts. Feet.
import type { Path, Vertex } from './pen.ts';
import { arcOf, type Edge, edgeLength, edgesOf, reversed, signedArea } from './outline.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight, unit } from './point.ts';
import type { Arc } from './segment.ts';

/** Miters longer than this multiple of the offset are beveled, as in SVG (stroke-miterlimit 4). */
const miterLimit = 4;

/** An edge moved to its side. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Right-hand normals of the edge at its two ends. */
  readonly startNormal: Point;
  readonly endNormal: Point;
  readonly bulge: number;
}

/** The right-hand normals at the two ends. */
function normalsOf({ from, to }: Edge, arc: Arc | undefined): readonly [Point, Point] {
  if (!arc) {
    const normal = turnRight(unit(subtract(to, from)));
    return [normal, normal];
  }
  const inward = arc.sweep >= 0 ? -1 : 1;
  const at = (end: Point): Point => scaleBy(unit(subtract(end, arc.center)), inward);
  return [at(from), at(to)];
}

function sidesOf(path: Path, by: number): Side[] {
  return edgesOf(path).flatMap((edge) => {
    const arc = arcOf(edge);
    if ((arc ? arc.radius * Math.abs(arc.sweep) : distance(edge.from, edge.to)) < 1e-9) return [];
    const [startNormal, endNormal] = normalsOf(edge, arc);
    // An arc whose radius is used up by the offset becomes straight.
    const swallowed = arc !== undefined && arc.sweep > 0 === by > 0 && arc.radius <= Math.abs(by);
    const from = add(edge.from, scaleBy(startNormal, by));
    const to = add(edge.to, scaleBy(endNormal, by));
    return { from, to, startNormal, endNormal, bulge: swallowed ? 0 : edge.bulge };
  });
}

/** The corner between two sides: one point if mitered, two if beveled. */
function cornerOf(before: Side, after: Side, by: number): readonly Point[] {
  const turn = dot(before.endNormal, after.startNormal);
  if (turn > 1 - 1e-12) return [after.from];
  // The square of the miter's length, as a multiple of the offset; infinite if the path turns straight back.
  const miterSquared = 2 / (1 + turn);
  if (turn < -0.999_999 || miterSquared > miterLimit ** 2) return [before.to, after.from];
  const at = add(before.to, scaleBy(before.endNormal, -by));
  return [add(at, scaleBy(add(before.endNormal, after.startNormal), by / (1 + turn)))];
}

/** The path moved to its right, or to its left if the distance is negative. Unlike offset.ts, it drops no edges. */
export function untrimmedOffset(path: Path, by: number): Path {
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

/** A closed path moved inward; undefined if there is no room. */
export function inset(path: Path, by: number): Path | undefined {
  const inner = untrimmedOffset(path, signedArea(path) > 0 ? by : -by);
  const edges = edgesOf(path).filter((edge) => edgeLength(edge) >= 1e-9);
  const within = edgesOf(inner);
  // A reversed edge has crossed the opposite one.
  const fits = edges.every(({ from, to }, i) => {
    const other = within[i];
    return other !== undefined && dot(subtract(to, from), subtract(other.to, other.from)) > 0;
  });
  return fits && within.length === edges.length ? inner : undefined;
}

export interface Band {
  readonly left: Path;
  readonly right: Path;
  /** One closed path around the band, for filling. */
  readonly area: Path;
}

/** The band with the path as its centerline. */
export function bandAlong(path: Path, width: number): Band {
  const left = untrimmedOffset(path, -width / 2);
  const right = untrimmedOffset(path, width / 2);
  const back = reversed(left).vertices;
  if (!path.closed) return { left, right, area: { vertices: [...right.vertices, ...back], closed: true } };
  // A ring: along one side, across, and back along the other.
  const [start] = right.vertices;
  const [end] = back;
  const ring = [...right.vertices, ...withoutBulge(start), ...back, ...withoutBulge(end)];
  return { left, right, area: { vertices: ring, closed: true } };
}

/** The edges of a band's area; of a ring without the two that run across it, there and back. */
export function borderOf(area: Path): readonly Edge[] {
  const edges = edgesOf(area);
  const across = edges.at(-1);
  const back = across && edges.find((edge) => isReverse(edge, across));
  return back ? edges.filter((edge) => edge !== across && edge !== back) : edges;
}

const isReverse = (one: Edge, other: Edge): boolean =>
  distance(one.from, other.to) === 0 && distance(one.to, other.from) === 0;

const withoutBulge = (vertex: Vertex | undefined): readonly Point[] =>
  vertex ? [{ x: vertex.x, y: vertex.y }] : [];
