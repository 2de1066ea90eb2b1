// The ground within a closed path that is at least a given distance from each of its edges, each edge with its own: what
// setbacks leave to build on. The border of that ground consists of pieces of fronts: of the edges moved aside by their
// distances, and of half circles about their ends. All fronts are cut where they meet, the pieces that border such ground are
// kept, and these are chained to outlines. Arcs stay arcs. Feet.
import { pathBox } from '../pen/boundsPen.ts';
import { HitPen } from '../pen/hitPen.ts';
import type { Path, Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { type Box, boxAround, grow, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import {
  aside,
  directionOn,
  type Edge,
  edgeLength,
  edgesOf,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { add, cross, distance, dot, type Point, scaleBy, subtract, turnRight } from './point.ts';

/** Feet within which a point lies on a front, and a piece has no length. */
const close = 1e-5;
/** Feet within which the end of a piece is the start of the next: where fronts touch, a crossing is known less well. */
const joins = 1e-4;
/** Feet from a piece to where the ground is looked at; narrower ground is none. */
const inward = 1e-3;
/** Feet; shorter edges of an outline are left out. */
const shortest = 1e-3;
/** Feet by which distances are changed where fronts lie on one another so that no order can be told. */
const jitters = [0, 1e-4, 3e-4, 1e-3] as const;

/** Part of the border of what is too near to an edge; what is far enough lies to its right on a clockwise path. */
interface Front extends Edge {
  /** Of the front, as of all its pieces. */
  readonly index: number;
  /** The edge of the path that it runs along; undefined for an arc about a corner. */
  readonly along: number | undefined;
}

interface Boxed {
  readonly front: Front;
  readonly box: Box;
}

/** Ground that is too near to an edge. */
interface Zone {
  readonly edge: Edge;
  readonly feet: number;
  readonly box: Box;
}

/**
 * The outlines of that ground: none where nothing is left, several where it falls apart; of each edge the edge of the
 * path that it runs along. undefined where the outlines do not close, which has not been seen. The path must not meet
 * itself. feetOf: the distance to keep, 0 or more.
 */
export function buildable(path: Path, feetOf: (edge: Edge) => number): readonly Reshaped[] | undefined {
  const side = signedArea(path) > 0 ? 1 : -1;
  const edges = edgesOf(path).filter((edge) => distance(edge.from, edge.to) > close);
  for (const jitter of jitters) {
    // By another share of it for each edge, so that no two fronts stay on one another.
    const far = edges.map((edge, i) => {
      const feet = feetOf(edge);
      return feet > 0 ? feet + jitter * (((i + 1) * 0.618) % 1) : 0;
    });
    const rings = chained(borders(path, edges, far, side), side);
    if (rings) return rings.map(outlineOf).filter(({ vertices }) => isGround(vertices, side));
  }
  return undefined;
}

const isGround = (vertices: readonly Vertex[], side: number): boolean =>
  vertices.length > 1 && signedArea({ vertices, closed: true }) * side > 0;

/** The pieces of fronts that border the ground. */
function borders(path: Path, edges: readonly Edge[], far: readonly number[], side: number): readonly Front[] {
  const zones = edges.flatMap((edge, i): Zone[] => {
    const feet = far[i] ?? 0;
    return feet > 0 ? [{ edge, feet, box: grow(boxOf(edge), feet) }] : [];
  });
  const isFree = (at: Point): boolean => {
    const spot = boxAround(at, 0);
    return !zones.some(({ edge, feet, box }) => overlaps(box, spot) && away(edge, at) < feet - close);
  };
  const isBorder = (piece: Front): boolean => {
    const into = scaleBy(turnRight(directionOn(piece, 0.5)), side * Math.min(inward, edgeLength(piece) / 10));
    const middle = pointOnEdge(piece, 0.5);
    const inside = add(middle, into);
    return isFree(middle) && isFree(inside) && isInside(path, inside);
  };
  return once(cutApart(frontsOf(edges, far, side), pathBox(path)).filter(isBorder));
}

function frontsOf(edges: readonly Edge[], far: readonly number[], side: number): readonly Front[] {
  const fronts = edges.flatMap((edge, i) => {
    const [feet, before] = [far[i] ?? 0, far.at(i - 1) ?? 0];
    const inner = aside(edge, side * feet);
    const outer = feet > 0 ? aside(edge, -side * feet) : undefined;
    return [
      ...(inner ? [{ ...inner, along: edge.index }] : []),
      // Far enough from the other side of an edge is ground only where the path turns back beside it.
      ...(outer ? [{ ...backward(outer), along: edge.index }] : []),
      // What lies beyond the end of an edge is nearest to that corner; of two such zones the larger covers the other.
      ...(feet >= before
        ? roundEnd(edge.from, scaleBy(turnRight(directionOn(edge, 0)), -feet), side)
        : roundEnd(edge.from, scaleBy(turnRight(directionOn(edges.at(i - 1) ?? edge, 1)), before), side)),
    ];
  });
  return fronts.map((front, index) => ({ ...front, index }));
}

const backward = ({ index, from, to, bulge }: Edge): Edge => ({ index, from: to, to: from, bulge: -bulge });

/** Half a circle about a corner, from one side of an edge that ends there to its other side. */
function roundEnd(corner: Point, radius: Point, side: number): readonly Front[] {
  if (radius.x === 0 && radius.y === 0) return [];
  const ends = [add(corner, radius), subtract(corner, radius)] as const;
  const [from, to] = side > 0 ? ends : [ends[1], ends[0]];
  return [{ index: -1, from, to, bulge: -side, along: undefined }];
}

const away = (edge: Edge, at: Point): number => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)));

function isInside(path: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(path, { layer: '', fill: '#000000' });
  return pen.hit;
}

const boxOf = ({ from, to, bulge }: Edge): Box =>
  grow(pathBox({ vertices: [{ ...from, bulge }, to], closed: false }), close);

/** The fronts, each cut where others cross it, touch it or end on it. */
function cutApart(fronts: readonly Front[], within: Box): readonly Front[] {
  const all = fronts
    .map((front): Boxed => ({ front, box: boxOf(front) }))
    .filter(({ box }) => overlaps(box, within))
    .toSorted((a, b) => a.box.minX - b.box.minX);
  const cuts = new Map<Front, number[]>(all.map(({ front }) => [front, []]));
  const cut = (front: Front, at: Point): void => void cuts.get(front)?.push(nearestOnEdge(front, at));
  let open: Boxed[] = [];
  for (const one of all) {
    open = open.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of open) {
      if (!overlaps(one.box, other.box)) continue;
      for (const at of meetingsOf(one, other)) {
        cut(one.front, at);
        cut(other.front, at);
      }
    }
    open.push(one);
  }
  return fronts.flatMap((front) => cutAt(front, cuts.get(front)));
}

/** Where two fronts cross, and where the one ends on the other, as where they lie on one another. */
const meetingsOf = (a: Boxed, b: Boxed): readonly Point[] => [
  ...crossings(a.front, b.front),
  ...endsOn(a.front, b),
  ...endsOn(b.front, a),
];

const endsOn = ({ from, to }: Front, { front, box }: Boxed): readonly Point[] =>
  [from, to].filter((at) => overlaps(box, boxAround(at, 0)) && away(front, at) <= close);

function cutAt(front: Front, shares: readonly number[] | undefined): readonly Front[] {
  if (!shares) return [];
  const length = edgeLength(front);
  let start = 0;
  return [...shares, 1]
    .toSorted((a, b) => a - b)
    .flatMap((end): Front[] => {
      if ((end - start) * length < close) return [];
      const bulge = Math.tan(Math.atan(front.bulge) * (end - start));
      const piece = { ...front, from: pointOnEdge(front, start), to: pointOnEdge(front, end), bulge };
      start = end;
      return [piece];
    });
}

/** Of pieces that lie on one another the first. */
const once = (pieces: readonly Front[]): readonly Front[] =>
  pieces.filter((piece, i) => !pieces.slice(0, i).some((other) => isSame(piece, other)));

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) <= joins && Math.abs(a.y - b.y) <= joins;

const isSame = (a: Front, b: Front): boolean =>
  isNear(a.from, b.from) && isNear(a.to, b.to) && isNear(pointOnEdge(a, 0.5), pointOnEdge(b, 0.5));

/** The pieces end to end, in rings; undefined where one leads nowhere. */
function chained(pieces: readonly Front[], side: number): readonly (readonly Front[])[] | undefined {
  const left = new Set(pieces);
  const rings: Front[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const ring = [first];
    for (let last = first; !isNear(last.to, first.from); ) {
      const end = last;
      const nexts = [...left].filter(({ from }) => isNear(from, end.to));
      // Where ground meets other ground in a point, the next is the one round the same ground.
      const [next] = nexts.toSorted((a, b) => side * (turnTo(end, b) - turnTo(end, a)));
      if (!next) return undefined;
      left.delete(next);
      ring.push(next);
      last = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** How far to the right a piece goes on from another, in radians. */
function turnTo(piece: Front, next: Front): number {
  const [going, to] = [directionOn(piece, 1), subtract(pointOnEdge(next, 0.1), next.from)];
  return Math.atan2(cross(going, to), dot(going, to));
}

/** A ring as an outline; pieces of one front that follow each other are one again. */
function outlineOf(ring: readonly Front[]): Reshaped {
  const begin = Math.max(
    0,
    ring.findIndex(({ index }, i) => index !== ring.at(i - 1)?.index),
  );
  const vertices: Vertex[] = [];
  const from: (number | undefined)[] = [];
  let before: number | undefined;
  for (const piece of [...ring.slice(begin), ...ring.slice(0, begin)]) {
    if (edgeLength(piece) < shortest) continue;
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
