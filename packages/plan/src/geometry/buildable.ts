// The ground within a closed path that lies so many feet inward of each of its edges, as setbacks leave it to be built on.
// Every edge is moved by its own distance and joined to its neighbours; of what comes of it those runs are kept that
// bound such ground, so that it may lose edges or fall apart. Feet.
import { HitPen } from '../pen/hitPen.ts';
import type { Path, Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { type Box, boxAround, boxBetween, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import { besideEach, extentLike, type Moved } from './offset.ts';
import {
  arcOf,
  directionOn,
  type Edge,
  edgeLength,
  edgesOf,
  footOn,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** Feet that may be missing of a distance. */
const close = 1e-5;
/** Places that are so near to each other are one. */
const isSame = (a: Point, b: Point): boolean => distance(a, b) <= 10 * close;
/** Feet from a line to where it is looked whether its inner side is such ground. */
const inward = 1e-3;

/** A moved edge, or a piece of one. */
interface Run extends Edge {
  readonly old: Edge | undefined;
}

/**
 * The outlines of that ground: none where nothing is left, several where it falls apart, each of their edges with the
 * edge of the path that it comes from. undefined where they cannot be told. feetOf: how far inward, 0 or more.
 */
export function buildable(path: Path, feetOf: (edge: Edge) => number): readonly Reshaped[] | undefined {
  const side = signedArea(path) > 0 ? 1 : -1;
  const moved = besideEach(path, (edge) => side * feetOf(edge));
  const strips = edgesOf(path).map((edge) => stripOf(edge, feetOf(edge), moved));
  const isFree = (at: Point): boolean => !strips.some((strip) => isOn(strip, side, at));
  const bounds = (run: Run): boolean => {
    const way = scaleBy(turnRight(directionOn(run, 0.5)), side * Math.min(inward, edgeLength(run) / 10));
    const inside = add(pointOnEdge(run, 0.5), way);
    return [pointOnEdge(run, 0.1), inside, pointOnEdge(run, 0.9)].every(isFree) && isInside(path, inside);
  };
  return chained(once(cutApart(moved).filter(bounds)))?.map(outlineOf);
}

/** The ground between an edge and where it was moved to. */
interface Strip {
  readonly edge: Edge;
  readonly feet: number;
  /** Where along the edge its inner side begins and ends, as shares of it; below 0 and above 1 at the least. */
  readonly begins: number;
  readonly ends: number;
}

function stripOf(edge: Edge, feet: number, moved: readonly Moved[]): Strip {
  const there = moved.find(({ old }) => old?.index === edge.index);
  if (!there) return { edge, feet, begins: 0, ends: 1 };
  const [begins, ends] = [shareAlong(edge, there.from), shareAlong(edge, there.to)];
  return { edge, feet, begins: Math.min(0, begins), ends: Math.max(1, ends) };
}

/** How far along an edge a point lies abreast of it, 0 to 1; less or more where that is on its prolongation. */
function shareAlong(edge: Edge, at: Point): number {
  const arc = arcOf(edge);
  const along = subtract(edge.to, edge.from);
  if (!arc) return dot(subtract(at, edge.from), along) / dot(along, along);
  const angle = Math.atan2(at.y - arc.centre.y, at.x - arc.centre.x) - arc.start - arc.sweep / 2;
  return 0.5 + Math.atan2(Math.sin(angle), Math.cos(angle)) / arc.sweep;
}

/** Whether a point lies on a strip; what lies on its border does not. */
function isOn({ edge, feet, begins, ends }: Strip, side: number, at: Point): boolean {
  const share = shareAlong(edge, at);
  const off = dot(subtract(at, footOn(edge, at)), turnRight(directionOn(edge, share))) * side;
  if (off < 0 || off >= feet - close) return false;
  const [depth, hair] = [off / feet, close / edgeLength(edge)];
  return share > begins * depth + hair && share < 1 + (ends - 1) * depth - hair;
}

function isInside(path: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(path, { layer: '', fill: '#000000' });
  return pen.hit;
}

/** The moved edges that run the way that they did, each cut where others cross it. */
function cutApart(moved: readonly Moved[]): readonly Run[] {
  const all = moved.map((edge) => {
    const run = { ...edge, bulge: bulgeOf(edge) };
    return { run, box: boxOf(run) };
  });
  return all.flatMap(({ run, box }) => {
    if (run.old && extentLike(run, run.old) <= close) return [];
    const places = all.flatMap((other) =>
      other.run !== run && overlaps(box, other.box) ? crossings(run, other.run) : [],
    );
    return cutAt(
      run,
      places.map((at) => nearestOnEdge(run, at)),
    );
  });
}

function cutAt(run: Run, shares: readonly number[]): readonly Run[] {
  const length = edgeLength(run);
  const ends = [...shares, 1].toSorted((a, b) => a - b);
  let start = 0;
  return ends.flatMap((end): Run[] => {
    if ((end - start) * length < close) return [];
    const bulge = Math.tan(Math.atan(run.bulge) * (end - start));
    const piece = { ...run, from: pointOnEdge(run, start), to: pointOnEdge(run, end), bulge };
    start = end;
    return [piece];
  });
}

/** As its neighbours have shortened or prolonged it. */
const bulgeOf = (edge: Moved): number =>
  edge.old && arcOf(edge.old) ? Math.sign(edge.old.bulge) * Math.tan(extentLike(edge, edge.old) / 4) : 0;

/** Round an edge, or round the whole circle of one that is bent. */
function boxOf(edge: Edge): Box {
  const arc = arcOf(edge);
  return grow(arc ? boxAround(arc.centre, arc.radius) : boxBetween(edge.from, edge.to), close);
}

/** Of runs that lie on one another, as across the mouth of a neck that is too narrow, the first. */
const once = (runs: readonly Run[]): readonly Run[] =>
  runs.filter(
    (run, i) => !runs.slice(0, i).some((other) => isSame(run.from, other.from) && isSame(run.to, other.to)),
  );

/** The runs end to end, in rings; undefined where it is not clear which follows which. */
function chained(runs: readonly Run[]): readonly (readonly Run[])[] | undefined {
  const left = new Set(runs);
  const rings: Run[][] = [];
  for (const first of runs) {
    if (!left.delete(first)) continue;
    const ring = [first];
    for (let last = first; !isSame(last.to, first.from); ) {
      const end = last.to;
      const [next, other] = [...left].filter(({ from }) => isSame(from, end));
      if (!next || other) return undefined;
      left.delete(next);
      ring.push(next);
      last = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** A ring as a path; runs of one edge that follow each other are one again. */
function outlineOf(ring: readonly Run[]): Reshaped {
  const goesOn = (i: number): boolean => ring[i]?.old !== undefined && ring.at(i - 1)?.old === ring[i]?.old;
  const begin = Math.max(
    0,
    ring.findIndex((_, i) => !goesOn(i)),
  );
  const vertices: Vertex[] = [];
  const from: (number | undefined)[] = [];
  for (const i of [...ring.keys()].map((k) => (k + begin) % ring.length)) {
    const run = ring[i];
    const last = vertices.at(-1);
    if (!run) continue;
    if (last && goesOn(i)) {
      const bulge = Math.tan(Math.atan(last.bulge ?? 0) + Math.atan(run.bulge));
      vertices[vertices.length - 1] = bulge ? { ...last, bulge } : last;
      continue;
    }
    const at = { x: tidy(run.from.x), y: tidy(run.from.y) };
    vertices.push(run.bulge ? { ...at, bulge: run.bulge } : at);
    from.push(run.old?.index);
  }
  return { vertices, from };
}
