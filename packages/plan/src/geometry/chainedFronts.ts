// Chains pieces of fronts end to end, and makes closed outlines of them. Arcs stay arcs.
import type { Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { directionOn, edgeLength, pointOnEdge } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import { cross, dot, type Point, subtract } from './point.ts';
import { type Front, isNear, minEdgeLength } from './fronts.ts';

/** Chains the pieces end to end to rings; undefined if a piece has no successor. */
export function chained(pieces: readonly Front[], side: number): readonly (readonly Front[])[] | undefined {
  const remaining = new Set(pieces);
  const rings: Front[][] = [];
  for (const first of pieces) {
    if (!remaining.delete(first)) continue;
    const ring = [first];
    for (let last = first; !isNear(last.to, first.from); ) {
      const end = last;
      const nexts = [...remaining].filter(({ from }) => isNear(from, end.to));
      // Where two areas touch in a point, the rightmost turn stays on the same one.
      const [next] = nexts.toSorted((a, b) => side * (turnTo(end, b) - turnTo(end, a)));
      if (!next) return undefined;
      remaining.delete(next);
      ring.push(next);
      last = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** The turn to the right from the end of a piece into the next, in radians. */
function turnTo(piece: Front, next: Front): number {
  const [going, to] = [directionOn(piece, 1), subtract(pointOnEdge(next, 0.1), next.from)];
  return Math.atan2(cross(going, to), dot(going, to));
}

/** A ring as an outline; consecutive pieces of one front are merged. */
export function outlineOf(ring: readonly Front[]): Reshaped {
  const begin = Math.max(
    0,
    ring.findIndex(({ index }, i) => index !== ring.at(i - 1)?.index),
  );
  const vertices: Vertex[] = [];
  const from: (number | undefined)[] = [];
  let before: number | undefined;
  for (const piece of [...ring.slice(begin), ...ring.slice(0, begin)]) {
    if (edgeLength(piece) < minEdgeLength) continue;
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
