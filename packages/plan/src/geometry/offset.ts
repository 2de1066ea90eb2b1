// The parallel offset of a path, trimmed and checked: straight edges stay parallel, arcs concentric, corners are mitered,
// and edges without room are dropped. Feet.
import type { Path, Vertex } from './pen.ts';
import { tidy, grouped } from '../measure/units.ts';
import { meetings } from './meetings.ts';
import { arcOf, offsetEdge, directionOn, type Edge, edgesOf, signedArea } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { selfMeetings } from './selfMeeting.ts';
import { cross, distance, dot, type Point, subtract } from './point.ts';

export type Offset = Reshaped | { readonly problem: string };

/** Maximum edges of a path that can be offset. */
const maxEdges = 2000;
/** Radians. Edges that meet at a smaller angle are tangent. */
const smoothAngle = 1e-6;
/** Feet within which two points are the same. */
const pointTolerance = 1e-7;
/** Feet: where tangent edges are not farther apart than this, they are joined without looking for a crossing. */
const tangentGap = 1e-4;
const nothingLeft = 'Nothing is left at that distance. Type a shorter one.';

/** An offset edge before trimming. `old` is undefined for a straight bridge across a gap. */
interface Moved extends Edge {
  readonly old: Edge | undefined;
}

/** The path offset to its right by feet, or to its left if negative; a problem to show if that is impossible. */
export function trimmedOffset(path: Path, by: number): Offset {
  const edges = edgesOf(path).filter(({ from, to }) => distance(from, to) > pointTolerance);
  if (edges.length === 0) return { problem: 'It has no length.' };
  if (edges.length > maxEdges)
    return {
      problem: `It has ${grouped(edges.length)} edges; at most ${grouped(maxEdges)} can be offset at once.`,
    };
  let moved = edges.flatMap((edge): readonly Moved[] => {
    const there = offsetEdge(edge, by);
    return there ? [{ ...there, old: edge }] : [];
  });
  // Edges are dropped one at a time, since each one dropped makes room for the others.
  for (let round = 0; round <= edges.length; round += 1) {
    if (moved.length === 0) return { problem: nothingLeft };
    const joined = joinedUp(moved, path.closed);
    const vanishing = mostReversed(joined);
    if (vanishing === undefined) return checked(joined, path);
    moved = moved.filter(({ old }) => old !== vanishing);
  }
  return { problem: nothingLeft };
}

/** The edges extended or trimmed to where they meet their neighbors. */
function joinedUp(moved: readonly Moved[], closed: boolean): Moved[] {
  const ends = moved.map((edge) => ({ from: edge.from, to: edge.to }));
  const bridges = new Map<number, Moved>();
  for (const [i, edge] of moved.entries()) {
    const j = closed ? (i + 1) % moved.length : i + 1;
    const [next, one, two] = [moved[j], ends[i], ends[j]];
    if (!next || !one || !two) continue;
    const at = meeting(edge, next);
    if (at) {
      one.to = at;
      two.from = at;
    } else {
      bridges.set(i, { index: edge.index, from: edge.to, to: next.from, bulge: 0, old: undefined });
    }
  }
  return moved.flatMap((edge, i) => {
    const bridge = bridges.get(i);
    const run = { ...edge, ...ends[i] };
    return bridge ? [run, bridge] : [run];
  });
}

/** Where an edge meets the next: their common end, or the nearest crossing of their extended lines or circles. */
function meeting(edge: Moved, next: Moved): Point | undefined {
  if (distance(edge.to, next.from) <= pointTolerance) return edge.to;
  const [going, coming] = [directionOn(edge, 1), directionOn(next, 0)];
  if (
    Math.abs(cross(going, coming)) < smoothAngle &&
    dot(going, coming) > 0 &&
    distance(edge.to, next.from) < tangentGap
  )
    return edge.to;
  const [place] = meetings(edge, next).toSorted(
    (a, b) => totalDistance(a, edge, next) - totalDistance(b, edge, next),
  );
  return place;
}

const totalDistance = (at: Point, edge: Edge, next: Edge): number =>
  distance(at, edge.to) + distance(at, next.from);

/** The source edge of the most reversed edge, relative to its length; undefined if none is reversed. */
function mostReversed(joined: readonly Moved[]): Edge | undefined {
  let worst: Edge | undefined;
  let least = Infinity;
  for (const edge of joined) {
    if (!edge.old) continue;
    const [before, after] = [extent(edge.old), extentLike(edge, edge.old)];
    if (after > pointTolerance) continue;
    // The share of the offset at which it vanished.
    const share = before / (before - after);
    if (share < least) {
      least = share;
      worst = edge.old;
    }
  }
  return worst;
}

/** Length of a straight edge, sweep of an arc. */
function extent(edge: Edge): number {
  const arc = arcOf(edge);
  return arc ? Math.abs(arc.sweep) : distance(edge.from, edge.to);
}

/** The extent of an offset edge, negative if it is reversed. */
function extentLike(edge: Edge, old: Edge): number {
  const arc = arcOf(old);
  if (!arc) return dot(subtract(edge.to, edge.from), directionOn(old, 0));
  const angle = ({ x, y }: Point): number => Math.atan2(y - arc.center.y, x - arc.center.x);
  const direction = Math.sign(arc.sweep);
  const late = direction * halfTurn(angle(edge.from) - angle(old.from));
  const early = direction * halfTurn(angle(old.to) - angle(edge.to));
  return Math.abs(arc.sweep) - late - early;
}

/** Normalizes an angle in radians to -π to π. */
function halfTurn(angle: number): number {
  const turn = 2 * Math.PI;
  const within = ((angle % turn) + turn) % turn;
  return within > Math.PI ? within - turn : within;
}

/** The path of the joined edges, unless it is inside out or crosses itself. */
function checked(joined: readonly Moved[], old: Path): Offset {
  const runs = joined.filter((edge) => distance(edge.from, edge.to) > pointTolerance);
  const vertices = runs.map((edge): Vertex => {
    const { x, y } = edge.from;
    const at = { x: tidy(x), y: tidy(y) };
    if (!edge.old || !arcOf(edge.old)) return at;
    return { ...at, bulge: Math.sign(edge.old.bulge) * Math.tan(extentLike(edge, edge.old) / 4) };
  });
  const last = runs.at(-1);
  if (!old.closed && last) vertices.push({ x: tidy(last.to.x), y: tidy(last.to.y) });
  const path = { vertices, closed: old.closed };
  if (vertices.length < (old.closed ? (vertices.some(({ bulge }) => bulge) ? 2 : 3) : 2))
    return { problem: nothingLeft };
  if (old.closed && signedArea(path) * signedArea(old) <= 0) return { problem: nothingLeft };
  const { found, more } = selfMeetings(path, 1);
  if (found.length > 0 || more)
    return { problem: 'It would cross itself at that distance. Type a shorter one.' };
  return { vertices, from: runs.map((edge) => edge.old?.index) };
}
