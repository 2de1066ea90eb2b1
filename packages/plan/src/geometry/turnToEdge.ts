// The rotation that makes an outline square to an edge.
import { directionOn, type Edge, edgeLength } from './outline.ts';
import { degrees } from './point.ts';

/** Degrees: sides with a smaller angle between them count as parallel. It is an inch in a mile. */
const tolerance = 1e-3;

/**
 * Degrees clockwise, from -45 to 45, by which to rotate an outline so that its longest straight side is parallel or
 * perpendicular to an edge; undefined if it has none.
 */
export function turnToEdge(outline: readonly Edge[], edge: Edge): number | undefined {
  const [longest] = outline
    .filter(({ bulge }) => bulge === 0)
    .toSorted((a, b) => edgeLength(b) - edgeLength(a));
  if (!longest || edgeLength(longest) === 0 || edgeLength(edge) === 0) return undefined;
  const angle = (one: Edge): number => {
    const { x, y } = directionOn(one, 0.5);
    return degrees(Math.atan2(y, x));
  };
  const off = angle(edge) - angle(longest);
  const turn = off - Math.round(off / 90) * 90;
  return Math.abs(turn) < tolerance ? 0 : turn;
}
