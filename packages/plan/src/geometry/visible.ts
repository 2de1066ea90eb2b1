// Which parts of an edge lie in a box, so that what stands along it is worked out only where it can be seen. Feet.
import { type Box, grow, overlaps } from './box.ts';
import { arcOf, type Edge } from './outline.ts';
import type { Point } from './point.ts';
import { type Arc, pointOnArc } from './segment.ts';

/** A part of an edge, by the shares of its length at which it begins and ends. */
export type Share = readonly [from: number, to: number];

const all: readonly Share[] = [[0, 1]];
/** Halvings of an arc: enough to tell feet apart on the longest one in a plan. */
const deepest = 20;

/** The parts of an edge in a box, or a little beyond it. */
export function visibleShares(edge: Edge, box: Box): readonly Share[] {
  if (box.minX === -Infinity) return all;
  const arc = arcOf(edge);
  if (arc) return arcShares(arc, box, 0, 1, 0);
  const share = clippedShare(edge.from, edge.to, box);
  return share ? [share] : [];
}

/** The part of a straight line in a box, by Liang and Barsky; undefined where it passes by. */
export function clippedShare(a: Point, b: Point, { minX, minY, maxX, maxY }: Box): Share | undefined {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [along, room] of [
    [-dx, a.x - minX],
    [dx, maxX - a.x],
    [-dy, a.y - minY],
    [dy, maxY - a.y],
  ] as const) {
    if (along === 0 && room < 0) return undefined;
    if (along < 0) from = Math.max(from, room / along);
    else if (along > 0) to = Math.min(to, room / along);
  }
  return from <= to ? [from, to] : undefined;
}

/** Halves the arc wherever it may pass through the box, until it does so for most of a part. */
function arcShares(arc: Arc, box: Box, from: number, to: number, depth: number): readonly Share[] {
  const [a, b] = [pointOnArc(arc, from), pointOnArc(arc, to)];
  const sweep = Math.abs(arc.sweep) * (to - from);
  // An arc of up to half a turn stays this close to its chord; a longer one within its whole circle.
  const bow = sweep > Math.PI ? 2 * arc.radius : arc.radius * (1 - Math.cos(sweep / 2));
  const around = grow(
    {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    },
    bow,
  );
  if (!overlaps(around, box)) return [];
  if (depth === deepest || arc.radius * sweep < box.maxX - box.minX) return [[from, to]];
  const middle = (from + to) / 2;
  return joined([
    ...arcShares(arc, box, from, middle, depth + 1),
    ...arcShares(arc, box, middle, to, depth + 1),
  ]);
}

/** Parts that follow on one another as one. */
function joined(shares: readonly Share[]): readonly Share[] {
  const done: Share[] = [];
  for (const share of shares) {
    const last = done.at(-1);
    if (last && last[1] === share[0]) done[done.length - 1] = [last[0], share[1]];
    else done.push(share);
  }
  return done;
}
