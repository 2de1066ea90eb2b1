// Checks whether dimension lines are far enough apart.
import { add, dot, type Point, scaleBy, subtract, unit } from './point.ts';
import { distanceToSegment } from './segment.ts';

export type Line = readonly [Point, Point];

/** Lines with a smaller cosine of the angle between them are crossing rather than parallel. */
const parallelCosine = 0.8;
/** Places along a line that are compared with the other line, as shares of its length. */
const lineSamples = [0.15, 0.5, 0.85];
/** The text is at the middle of the line. */
const textSample = [0.5];
/** The share of the room that a crossing line needs, since it only has to clear the text. */
const crossingShare = 0.7;

/** Whether two dimension lines are too close to be legible. Crossing lines only need to clear each other's text. */
function isTooClose([a, b]: Line, [c, d]: Line, room: number): boolean {
  const isAcross = Math.abs(dot(unit(subtract(b, a)), unit(subtract(d, c)))) < parallelCosine;
  const shares = isAcross ? textSample : lineSamples;
  const minDistance = isAcross ? crossingShare * room : room;
  const spots = (from: Point, to: Point): Point[] =>
    shares.map((share) => add(from, scaleBy(subtract(to, from), share)));
  return (
    spots(a, b).some((at) => distanceToSegment(at, c, d) < minDistance) ||
    spots(c, d).some((at) => distanceToSegment(at, a, b) < minDistance)
  );
}

/** Whether a dimension line is far enough from others that all are legible. room: feet that parallel lines have to be apart. */
export const isClear = (line: Line, taken: readonly Line[], room: number): boolean =>
  !taken.some((other) => isTooClose(line, other, room));
