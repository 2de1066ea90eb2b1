// Chains pieces of fronts end to end to closed rings.
import { directionOn, pointOnEdge } from './outline.ts';
import { cross, dot, subtract } from './point.ts';
import { type Front, isNear } from './fronts.ts';

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
