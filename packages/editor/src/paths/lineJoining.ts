// Joins lines whose ends meet, and closes a line whose own ends meet.
import { kindOf } from '@homeplot/plan/kinds';
import { minVertices } from '@homeplot/plan/pathEdits';
import type { Change } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { pinnedNeighbors, type Line, type Outcome, refuse } from './lines.ts';
import type { Scene } from '../tool/tool.ts';
import { joined, edgeIndices, joinTolerance } from './joinedRuns.ts';

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
  return { changes, message: `${joins}${closes}${leaves}` };
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
