// The ground within a closed path that lies so many feet inward of each of its edges, as setbacks leave it to be built on.
// Every edge is moved by its own distance and joined to its neighbours; of what comes of it those runs are kept that
// bound such ground, so that it may lose edges or fall apart. Feet.
import { HitPen } from '../pen/hitPen.ts';
import type { Path, Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { type Box, boxAround, boxBetween, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import { boxOf, type Corners, cornersOf, keepsOff } from './keepsOff.ts';
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
import { pointAlong } from './segment.ts';

/** Feet that may be missing of a distance. */
const close = 1e-5;
/** Places that are so near to each other are one. */
const isSame = (a: Point, b: Point): boolean => distance(a, b) <= 10 * close;
/** Feet from a line to where it is looked whether its inner side is such ground. */
const inward = 1e-3;

/** Feet between two ends that are to be told apart. */
const apart = 0.01;
/** A moved edge, or a piece of one. */
interface Run extends Edge {
  readonly old: Edge | undefined;
}

/**
 * The outlines of that ground: none where nothing is left, several where it falls apart, each of their edges with the
 * edge of the path that it comes from. undefined where they cannot be told, or what is
 * found does not keep off. feetOf: how far inward, 0 or more.
 */
export function buildable(path: Path, feetOf: (edge: Edge) => number): readonly Reshaped[] | undefined {
  const side = signedArea(path) > 0 ? 1 : -1;
  const edges = edgesOf(path).filter((edge) => distance(edge.from, edge.to) > close);
  const corners = cornersOf(edges, side);
  const moved = besideEach(path, (edge) => side * feetOf(edge));
  const beside = edges.map((edge) => stripOf(edge, feetOf(edge), moved, corners));
  const strips = [...beside, ...tangentStrips(moved, corners)].map((strip) => ({
    strip,
    box: boxOver(strip),
  }));
  const isFree = (at: Point): boolean => {
    const spot = boxAround(at, 0);
    return !strips.some(({ strip, box }) => overlaps(box, spot) && isOn(strip, side, at));
  };
  const bounds = (run: Run): boolean => {
    const way = scaleBy(turnRight(directionOn(run, 0.5)), side * Math.min(inward, edgeLength(run) / 10));
    const inside = add(pointOnEdge(run, 0.5), way);
    return [pointOnEdge(run, 0.1), inside, pointOnEdge(run, 0.9)].every(isFree) && isInside(path, inside);
  };
  const runs = [
    ...moved.map((edge) => topOf(edge, beside)),
    ...beside.flatMap((strip) => endsOf(strip, side)),
  ];
  const pieces = chained(once(cutApart(runs).filter(bounds)))?.map(outlineOf);
  const isKept = (piece: Reshaped): boolean => keepsOff(piece.vertices, edges, corners, feetOf);
  return pieces?.every(isKept) ? pieces : undefined;
}

/** The ground between an edge and where it was moved to. */
interface Strip {
  readonly edge: Edge;
  readonly feet: number;
  /** Where along the edge its inner side begins and ends, as shares of it; below 0 and above 1 at the least. */
  readonly begins: number;
  readonly ends: number;
  /** How far it goes on square past either end, as shares of the edge. */
  readonly capBefore: number;
  readonly capAfter: number;
}

/**
 * At a corner where the lot has less than half a turn, the strip of a straight edge goes on past its end by its own
 * distance: what lies round that end, beyond a neighbour that is short, is too near to it as well.
 */
function stripOf(
  edge: Edge,
  feet: number,
  moved: readonly Moved[],
  corners: ReadonlyMap<number, Corners>,
): Strip {
  const there = moved.find(({ old }) => old?.index === edge.index);
  const corner = corners.get(edge.index);
  const length = edgeLength(edge);
  const hasCaps = !arcOf(edge) && feet >= inward;
  // Where it would end all but where its neighbour meets it, a little further, so that the two are told apart.
  const capPast = (past: number): number => {
    if (!hasCaps) return 0;
    return Math.abs(past * length - feet) < apart ? past + apart / length : feet / length;
  };
  const [begins, ends] = there ? [shareAlong(edge, there.from), shareAlong(edge, there.to)] : [0, 1];
  return {
    edge,
    feet,
    begins: Math.min(0, begins),
    ends: Math.max(1, ends),
    capBefore: corner?.isSharpBefore ? capPast(-begins) : 0,
    capAfter: corner?.isSharpAfter ? capPast(ends - 1) : 0,
  };
}

/** The ground below the tangents by which arcs that meet no neighbour are prolonged to it. */
function tangentStrips(moved: readonly Moved[], corners: ReadonlyMap<number, Corners>): readonly Strip[] {
  return moved.flatMap((bridge, i): readonly Strip[] => {
    const [before, after] = [moved.at(i - 1), moved[(i + 1) % moved.length]];
    if (bridge.old || !before?.old || !after?.old) return [];
    const isAfter = Math.abs(before.by) > Math.abs(after.by);
    const deep = isAfter ? before : after;
    const corner = corners.get(deep.old?.index ?? -1);
    if (!arcOf(deep.old ?? deep) || !(isAfter ? corner?.isSharpAfter : corner?.isSharpBefore)) return [];
    const along = subtract(bridge.to, bridge.from);
    const [from, to] = isAfter
      ? [before.old.to, add(before.old.to, along)]
      : [subtract(after.old.from, along), after.old.from];
    const edge = { index: bridge.index, from, to, bulge: 0 };
    if (distance(from, to) <= close) return [];
    return [{ edge, feet: Math.abs(deep.by), begins: 0, ends: 1, capBefore: 0, capAfter: 0 }];
  });
}

/** Round a strip, with room to spare. */
function boxOver({ edge, feet, begins, ends, capBefore, capAfter }: Strip): Box {
  if (arcOf(edge)) return grow(boxOf(edge), feet);
  const at = (share: number): Point => pointAlong(edge.from, edge.to, share);
  return grow(boxBetween(at(Math.min(begins, -capBefore)), at(Math.max(ends, 1 + capAfter))), feet);
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
function isOn(strip: Strip, side: number, at: Point): boolean {
  const { edge, feet, begins, ends } = strip;
  const share = shareAlong(edge, at);
  const off = dot(subtract(at, footOn(edge, at)), turnRight(directionOn(edge, share))) * side;
  if (off < 0 || off >= feet - close) return false;
  const [depth, edging] = [off / feet, close / edgeLength(edge)];
  return (
    share > Math.min(begins * depth, -strip.capBefore) + edging &&
    share < 1 + Math.max((ends - 1) * depth, strip.capAfter) - edging
  );
}

function isInside(path: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(path, { layer: '', fill: '#000000' });
  return pen.hit;
}

/** A moved edge as far as the strip below it reaches. */
function topOf(moved: Moved, strips: readonly Strip[]): Run {
  const { old } = moved;
  const strip = strips.find(({ edge }) => edge.index === old?.index);
  if (!old || !strip || arcOf(old)) return { ...moved, bulge: bulgeOf(moved) };
  const { capBefore, capAfter, feet } = strip;
  const [begins, ends] = [shareAlong(old, moved.from), shareAlong(old, moved.to)];
  const isWider = capBefore > 0 && begins > -capBefore;
  const isLonger = capAfter > 0 && ends < 1 + capAfter;
  const at = (share: number): Point => pointAbove(old, share, Math.sign(moved.by) * feet);
  return {
    ...moved,
    bulge: 0,
    from: isWider ? at(-capBefore) : moved.from,
    to: isLonger ? at(1 + capAfter) : moved.to,
  };
}

/** A point so far along a straight edge, and so many feet to the right of it. */
const pointAbove = (edge: Edge, share: number, right: number): Point =>
  add(pointAlong(edge.from, edge.to, share), scaleBy(turnRight(directionOn(edge, 0)), right));

/** The square ends of what a strip has past its edge. */
function endsOf({ edge, feet, begins, ends, capBefore, capAfter }: Strip, side: number): readonly Run[] {
  const wall = (share: number, isAfter: boolean): Run => {
    const [low, high] = [pointAbove(edge, share, 0), pointAbove(edge, share, side * feet)];
    const [from, to] = isAfter ? [high, low] : [low, high];
    return { index: edge.index, from, to, bulge: 0, old: undefined };
  };
  return [
    ...(capBefore > -begins ? [wall(-capBefore, false)] : []),
    ...(capAfter > ends - 1 ? [wall(1 + capAfter, true)] : []),
  ];
}

/** The runs that go the way that their edges do, each cut where others cross it. */
function cutApart(runs: readonly Run[]): readonly Run[] {
  const all = runs.map((run) => ({ run, box: boxOf(run) }));
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
