// Joins lines whose ends meet, and closes a line whose own ends meet.
import { kindOf } from '@homeplot/plan/kinds';
import { minVertices, maxVertices, type Reshaped } from '@homeplot/plan/pathEdits';
import type { Change } from '@homeplot/plan/plan';
import { distance, cross, dot, subtract, unit } from '@homeplot/plan/point';
import {
  pinnedNeighbors,
  type Line,
  type Outcome,
  refuse,
  lineOf,
  pointTolerance,
  withPath,
} from './lines.ts';
import type { Scene } from '../tool/tool.ts';
import type { Path, Vertex } from '@homeplot/plan/pen';
import { edgesOf, reversed } from '@homeplot/plan/outline';

/** Joins the lines that meet; a single line whose ends meet is closed. */
export function joinLines(lines: readonly Line[], scene: Scene): Outcome {
  const [first, ...others] = lines;
  if (!first) return refuse('Select a line whose ends meet, or lines that meet end to end');
  const { title, type } = kindOf(first.object);
  const word = title.toLowerCase();
  const otherKind = others.find(({ object }) => object.type !== type);
  if (otherKind)
    return refuse(
      `${title} and ${kindOf(otherKind.object).title.toLowerCase()} can't be joined. Select lines of one kind`,
    );
  if (lines.some(({ path }) => path.closed)) return refuse(`A closed ${word} has no ends to join`);
  const { whole, merged, unjoined, reason } = joinAll(first, others);
  const closed = closedLine(whole);
  if (merged.length === 0 && !closed)
    return refuse(
      reason ??
        (others.length > 0 ? `These ${word}s don't meet end to end` : `The ends of this ${word} don't meet`),
    );
  const changes: Change[] = [
    { put: closed ?? whole.object },
    ...merged.map(({ object }) => ({ remove: object.id })),
    ...lines
      .flatMap((line) => pinnedNeighbors(line, scene))
      .filter((change) => !('put' in change && lines.some(({ object }) => object.id === change.put.id))),
  ];
  const joins = merged.length > 0 ? `${merged.length + 1} ${word}s joined` : `${title} closed`;
  const closes = merged.length > 0 && closed ? ' and closed' : '';
  const leaves = unjoined > 0 ? `; ${unjoined === 1 ? "one doesn't" : `${unjoined} don't`} meet them` : '';
  return { ok: true, changes, message: `${joins}${closes}${leaves}` };
}

interface JoinedLines {
  readonly whole: Line;
  /** The lines that were merged, how many were not, and the first reason. */
  readonly merged: readonly Line[];
  readonly unjoined: number;
  readonly reason: string | undefined;
}

/** Joins to a line all others that meet its ends, repeatedly. */
function joinAll(first: Line, others: readonly Line[]): JoinedLines {
  let whole = first;
  let remaining = others;
  const merged: Line[] = [];
  let reason: string | undefined;
  for (let grew = true; grew; ) {
    grew = false;
    for (const other of remaining) {
      const next = joined(whole, other);
      if (typeof next === 'string') reason ??= next;
      if (typeof next !== 'object') continue;
      whole = next;
      merged.push(other);
      remaining = remaining.filter((one) => one !== other);
      grew = true;
      break;
    }
  }
  return { whole, merged, unjoined: remaining.length, reason };
}

/** The line closed; undefined if its ends don't meet or its kind can't be closed. */
function closedLine(line: Line): Line['object'] | undefined {
  const { path } = line;
  const editing = kindOf(line.object).path?.editing;
  const [start, end] = [path.vertices[0], path.vertices.at(-1)];
  if (line.joints || !start || !end || distance(start, end) > joinTolerance) return undefined;
  if (path.vertices.length - 1 < minVertices({ closed: true })) return undefined;
  const round = editing?.withClosed?.(line.object, true);
  // Drops the duplicate last vertex and the zero-length closing edge.
  return round && editing?.reshape(round, path.vertices.slice(0, -1), edgeIndices(path));
}

const edgeIndices = (path: Path): number[] => edgesOf(path).map(({ index }) => index);

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

/** Two runs end to end, with the index of the vertex where they meet; undefined if the second doesn't start at the first's end. */
function chained(one: Run, two: Run): { vertices: readonly Vertex[]; at: number } | undefined {
  const [end, start] = [one.vertices.at(-1), two.vertices[0]];
  if (!end || !start || distance(end, start) > joinTolerance) return undefined;
  return { vertices: [...one.vertices.slice(0, -1), ...two.vertices], at: one.vertices.length - 1 };
}

/** Two lines as one; a message if they can't be joined; undefined if they don't meet. */
function joined(line: Line, other: Line): Line | string | undefined {
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
const joinTolerance = 1 / 192;
