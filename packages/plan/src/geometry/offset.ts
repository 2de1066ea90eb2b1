// A path at a distance beside another: straight edges stay straight and parallel, arcs keep their centers, corners are
// mitred, and edges that have no room left are dropped. What cannot be is refused in a sentence. Feet.
import type { Path, Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { meetings } from './crossings.ts';
import { arcOf, aside, directionOn, type Edge, edgesOf, signedArea } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { selfMeetings } from './selfMeeting.ts';
import { cross, distance, dot, type Point, subtract } from './point.ts';

export type Offset = Reshaped | { readonly problem: string };

/** Vertices of a path that can be offset. */
const most = 2000;
/** Two directions that differ by less (radians) go on as one. */
const smooth = 1e-6;
/** Feet within which points are one. */
const near = 1e-7;
const tooFar = 'At that distance nothing is left of it. Type a shorter one.';

/** An edge moved aside, as it runs if it is met by nothing. A straight piece across a gap stands for none. */
interface Moved extends Edge {
  readonly old: Edge | undefined;
}

/** The path beside one, at a distance to the right of the way that it goes, to the left where that is negative. */
export function offsetPath(path: Path, by: number): Offset {
  const edges = edgesOf(path).filter(({ from, to }) => distance(from, to) > near);
  if (edges.length === 0) return { problem: 'It has no length.' };
  if (edges.length > most)
    return { problem: `It has ${edges.length} edges; at most ${most} can be offset at once.` };
  let moved = edges.flatMap((edge): readonly Moved[] => {
    const there = aside(edge, by);
    return there ? [{ ...there, old: edge }] : [];
  });
  // One edge too many goes at a time: without it the others may have room.
  for (let round = 0; round <= edges.length; round += 1) {
    if (moved.length === 0) return { problem: tooFar };
    const joined = joinedUp(moved, path.closed);
    const vanishing = mostReversed(joined);
    if (vanishing === undefined) return checked(joined, path);
    moved = moved.filter(({ old }) => old !== vanishing);
  }
  return { problem: tooFar };
}

/** The edges lengthened or shortened to where they meet their neighbors. */
function joinedUp(moved: readonly Moved[], closed: boolean): Moved[] {
  const ends = moved.map((edge) => ({ from: edge.from, to: edge.to }));
  const bridges = new Map<number, Moved>();
  for (const [i, edge] of moved.entries()) {
    const j = closed ? (i + 1) % moved.length : i + 1;
    const [next, one, two] = [moved[j], ends[i], ends[j]];
    if (!next || !one || !two || (i === j && !closed)) continue;
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

/** Where an edge meets the next: their common end, or of the places where their lines and circles do the nearest. */
function meeting(edge: Moved, next: Moved): Point | undefined {
  if (distance(edge.to, next.from) <= near) return edge.to;
  const [going, coming] = [directionOn(edge, 1), directionOn(next, 0)];
  if (
    Math.abs(cross(going, coming)) < smooth &&
    dot(going, coming) > 0 &&
    distance(edge.to, next.from) < 1e-4
  )
    return edge.to;
  const [place] = meetings(edge, next).toSorted((a, b) => away(a, edge, next) - away(b, edge, next));
  return place;
}

const away = (at: Point, edge: Edge, next: Edge): number => distance(at, edge.to) + distance(at, next.from);

/** The old edge of the one that runs back the furthest for its length, and so is to go; undefined where none does. */
function mostReversed(joined: readonly Moved[]): Edge | undefined {
  let worst: Edge | undefined;
  let least = Infinity;
  for (const edge of joined) {
    if (!edge.old) continue;
    const [before, after] = [extent(edge.old), extentLike(edge, edge.old)];
    if (after > near) continue;
    // Where it vanished on the way, as a share of it.
    const share = before / (before - after);
    if (share < least) {
      least = share;
      worst = edge.old;
    }
  }
  return worst;
}

/** Length of a straight edge, sweep of a bent one. */
function extent(edge: Edge): number {
  const arc = arcOf(edge);
  return arc ? Math.abs(arc.sweep) : distance(edge.from, edge.to);
}

/** The same of an edge moved aside, negative where it runs backward. */
function extentLike(edge: Edge, old: Edge): number {
  const arc = arcOf(old);
  if (!arc) return dot(subtract(edge.to, edge.from), directionOn(old, 0));
  const angle = ({ x, y }: Point): number => Math.atan2(y - arc.center.y, x - arc.center.x);
  const way = Math.sign(arc.sweep);
  const late = way * halfTurn(angle(edge.from) - angle(old.from));
  const early = way * halfTurn(angle(old.to) - angle(edge.to));
  return Math.abs(arc.sweep) - late - early;
}

/** An angle between -180 and 180 degrees, in radians. */
function halfTurn(angle: number): number {
  const turn = 2 * Math.PI;
  const within = ((angle % turn) + turn) % turn;
  return within > Math.PI ? within - turn : within;
}

/** The path of the joined edges, unless it turned inside out or crosses itself. */
function checked(joined: readonly Moved[], old: Path): Offset {
  const runs = joined.filter((edge) => distance(edge.from, edge.to) > near);
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
    return { problem: tooFar };
  if (old.closed && signedArea(path) * signedArea(old) <= 0) return { problem: tooFar };
  const { found, more } = selfMeetings(path, 1);
  if (found.length > 0 || more)
    return { problem: 'At that distance it would cross itself. Type a shorter one.' };
  return { vertices, from: runs.map((edge) => edge.old?.index) };
}
