// The survey of a lot that has a gap: what closes it, and by how much it misses.
import { edgeLength, edgesOf } from '../../geometry/outline.ts';
import { callsOf } from '../../survey/callsOf.ts';
import { type Closure, closureOf } from '../../survey/closure.ts';
import { type Leg, plot } from '../../survey/traverse.ts';
import { closingName, isGiven, type KnownOutline } from './lotEdge.ts';

interface Survey {
  /** The index of the edge across the gap. */
  readonly closing: number;
  /** The edges that were surveyed, from the one after the gap. */
  readonly legs: readonly Leg[];
  readonly closure: Closure;
}

/** Minimum feet of perimeter per foot of gap. A longer edge without numbers is an ordinary edge, not a gap. */
const minOneIn = 100;

/** The edge across the gap: the one with the closing name, or the only edge without measurements if it is short. */
function closingEdge({ vertices, edges }: KnownOutline): number | undefined {
  const named = edges.findIndex(({ name }) => name === closingName);
  if (named >= 0) return named;
  const unknown = edges.flatMap((edge, i) => (isGiven(edge) ? [] : [i]));
  const [closing] = unknown;
  if (closing === undefined || unknown.length > 1) return undefined;
  const lengths = edgesOf({ vertices, closed: true }).map(edgeLength);
  const perimeter = lengths.reduce((sum, length) => sum + length, 0);
  return (lengths[closing] ?? 0) * minOneIn <= perimeter ? closing : undefined;
}

/** The survey that a lot was made from, if it left a gap; undefined if it did not or that is unknown. */
export function openSurveyOf(object: KnownOutline, north = 0): Survey | undefined {
  const { vertices } = object;
  const closing = closingEdge(object);
  if (closing === undefined) return undefined;
  const surveyed = [...vertices.slice(closing + 1), ...vertices.slice(0, closing + 1)];
  const [start] = surveyed;
  const path = { vertices: surveyed, closed: false };
  const { legs } = plot(callsOf(path, north), { north, ...(start ? { start } : {}) });
  // With fewer it would enclose nothing once the gap is closed.
  return legs.length < 3 || legs.length !== vertices.length - 1
    ? undefined
    : { closing, legs, closure: closureOf(legs, north) };
}
