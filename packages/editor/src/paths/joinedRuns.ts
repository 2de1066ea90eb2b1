// Lines end to end, each in the direction in which it is walked, and the one line that they become.
import { kindOf } from '@homeplot/plan/kinds';
import type { Path, Vertex } from '@homeplot/plan/pen';
import { edgesOf, reversed } from '@homeplot/plan/outline';
import { maxVertices, type Reshaped } from '@homeplot/plan/pathEdits';
import { cross, distance, dot, subtract, unit } from '@homeplot/plan/point';
import { type Line, lineOf, pointTolerance, withPath } from './lines.ts';

export const edgeIndices = (path: Path): number[] => edgesOf(path).map(({ index }) => index);

/** A path in one of its two directions, with the indexes of its edges. */
interface Run {
  readonly vertices: readonly Vertex[];
  readonly from: readonly number[];
}
const forward = (path: Path): Run => ({ vertices: path.vertices, from: edgeIndices(path) });
const backward = (path: Path): Run => ({
  vertices: reversed(path).vertices,
  from: edgeIndices(path).toReversed(),
});

/** Two runs end to end; undefined if the second does not start at the end of the first. */
function chained(one: Run, two: Run): { vertices: readonly Vertex[]; at: number } | undefined {
  const [end, start] = [one.vertices.at(-1), two.vertices[0]];
  if (!end || !start || distance(end, start) > joinTolerance) return undefined;
  return { vertices: [...one.vertices.slice(0, -1), ...two.vertices], at: one.vertices.length - 1 };
}

/** Two lines as one; a message if they can't be joined; undefined if they don't meet. */
export function joined(line: Line, other: Line): Line | string | undefined {
  const { path } = line;
  for (const [mine, theirs, isFirst] of [
    [forward(path), forward(other.path), true],
    [forward(path), backward(other.path), true],
    [forward(path), forward(other.path), false],
    [forward(path), backward(other.path), false],
  ] as const) {
    const chain = isFirst ? chained(mine, theirs) : chained(theirs, mine);
    if (!chain) continue;
    if (line.joints) return mergedStraight(line, other, chain.vertices);
    if (chain.vertices.length > maxVertices)
      return `Joined, they would have ${chain.vertices.length} vertices. A ${kindOf(line.object).title.toLowerCase()} can have ${maxVertices}. Join fewer`;
    const blank = theirs.from.map(() => undefined);
    const ours = mine.from.map(() => undefined);
    const put = withPath(line, {
      vertices: chain.vertices,
      from: isFirst ? [...mine.from, ...blank] : [...blank, ...mine.from],
    });
    const whole =
      put &&
      withPartsOf(put, other, {
        vertices: chain.vertices,
        from: isFirst ? [...ours, ...theirs.from] : [...theirs.from, ...ours],
      });
    const next = whole && lineOf(whole);
    return next ?? `The ${kindOf(other.object).parts?.title.toLowerCase() ?? 'part'}s on it would be lost`;
  }
  return undefined;
}

/** The joined object with the parts (gates) of the other one; undefined if they would be lost. */
function withPartsOf(
  put: Line['object'],
  { object: other }: Line,
  path: Reshaped,
): Line['object'] | undefined {
  const kind = kindOf(other);
  const { parts } = kind;
  if (!parts || parts.list(other, 'decimal-feet').length === 0) return put;
  const carrier = kind.path?.editing?.reshape(other, path.vertices, path.from);
  return carrier && parts.adopt?.(put, carrier);
}

/** Two straight pieces between joints (roads) as one; a message if they differ in direction or width. */
function mergedStraight(line: Line, other: Line, vertices: readonly Vertex[]): Line | string {
  const [a, b, c] = vertices;
  const plural = `${kindOf(line.object).title}s`;
  if (!a || !b || !c) return `${plural} can be joined only end to end`;
  const [one, two] = [unit(subtract(b, a)), unit(subtract(c, b))];
  if (Math.abs(cross(one, two)) > 1e-4 || dot(one, two) < 0)
    return `${plural} can be joined only in a straight line. These meet at an angle`;
  const [width, theirs] = [line, other].map(({ joints }) => joints?.[0].leg?.width ?? 0);
  if (Math.abs((width ?? 0) - (theirs ?? 0)) > pointTolerance)
    return `${plural} of different widths can't be joined`;
  const put = withPath(line, { vertices: [a, c], from: [0] });
  return (put && lineOf(put)) ?? `${plural} can be joined only end to end`;
}

/** Feet: ends meet within a sixteenth of an inch. */
export const joinTolerance = 1 / 192;
