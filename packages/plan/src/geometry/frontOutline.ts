// A ring of fronts as an outline. Arcs stay arcs.
import type { Vertex } from './pen.ts';
import { tidy } from '../measure/units.ts';
import { edgeLength } from './outline.ts';
import type { Reshaped } from './pathEdits.ts';
import type { Point } from './point.ts';
import { type Front, minEdgeLength } from './fronts.ts';

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
