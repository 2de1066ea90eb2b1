// Compares a lot with the survey or deed that it was made from: by how much the survey misses and how that was closed, a gap
// that can be closed by the compass rule, and the stated area.
import { edgesOf, edgeLength } from '../../geometry/outline.ts';
import { add, lengthOf } from '../../geometry/point.ts';
import { closingShift, minShift, recordedChord } from '../../survey/recorded.ts';
import { type KnownOutline, closingName, isGiven, type LotEdge } from './lotEdge.ts';
import { callsOf } from '../../survey/callsOf.ts';
import { type Closure, closureOf, compassRule } from '../../survey/closure.ts';
import { type Leg, plot } from '../../survey/traverse.ts';
import { tidy } from '../../measure/units.ts';
import { type Lot, withVertices } from './lot.ts';

/** How a lot was closed whose recorded numbers do not close. */
export interface Adjustment {
  /** Feet by which the recorded numbers miss. */
  readonly gap: number;
  /** Feet of perimeter per foot of gap. */
  readonly oneIn: number;
  /** The edge that took up the whole gap; absent if each edge took a share, as by the compass rule. */
  readonly edge?: number;
}

/** How a lot was closed; undefined if an edge has no recorded numbers, or if the numbers close without adjustment. */
export function adjustmentOf({ vertices, edges }: KnownOutline): Adjustment | undefined {
  const drawn = edgesOf({ vertices, closed: true });
  const changed: number[] = [];
  let [missing, perimeter] = [{ x: 0, y: 0 }, 0];
  for (const edge of drawn) {
    const recorded = edges[edge.index]?.recorded;
    if (recorded?.direction === undefined || recorded.length === undefined) return undefined;
    if (closingShift(edge, recorded) !== undefined) changed.push(edge.index);
    missing = add(missing, recordedChord(edge, recorded));
    perimeter += recorded.length;
  }
  const gap = lengthOf(missing);
  if (gap < minShift) return undefined;
  const [edge, ...others] = changed;
  return { gap, oneIn: perimeter / gap, ...(edge === undefined || others.length > 0 ? {} : { edge }) };
}

/** A survey that leaves a gap. */
interface OpenSurvey {
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
export function openSurveyOf(object: KnownOutline, north = 0): OpenSurvey | undefined {
  const { vertices } = object;
  const closing = closingEdge(object);
  if (closing === undefined) return undefined;
  const surveyed = [...vertices.slice(closing + 1), ...vertices.slice(0, closing + 1)];
  const [start] = surveyed;
  const path = { vertices: surveyed, closed: false };
  const { legs } = plot(callsOf(path, north), { north, ...(start ? { start } : {}) });
  // With fewer legs, the lot would enclose nothing once the gap is closed.
  return legs.length < 3 || legs.length !== vertices.length - 1
    ? undefined
    : { closing, legs, closure: closureOf(legs, north) };
}

/**
 * The lot with the gap of its survey distributed over its edges by the compass rule, without the edge across the gap. The
 * edges keep their recorded numbers; a surveyed edge without any gets the numbers that it had before.
 */
export function closedByCompassRule(object: Lot): Lot {
  const survey = openSurveyOf(object);
  if (!survey) return object;
  const { closing, legs } = survey;
  const count = object.vertices.length;
  const from = legs.map((_, i) => (closing + 1 + i) % count);
  const vertices = compassRule(legs).map(({ from: { x, y }, bulge }) => ({
    x: tidy(x),
    y: tidy(y),
    ...(bulge ? { bulge } : {}),
  }));
  const edges = from.flatMap((edge, i): LotEdge[] => {
    const known = object.edges[edge] ?? {};
    const { bearing: _, ...recorded } = legs[i]?.recorded ?? {};
    return [isGiven(known) && legs[i] ? { recorded, ...known } : known];
  });
  const closed = withVertices(object, vertices, from);
  return closed.edges.length === edges.length ? { ...closed, edges } : closed;
}

/** The share by which a deed may round its area. A greater difference is a mistake somewhere. */
const areaTolerance = 0.01;

/** Whether the drawn area is not the one that the deed states, in square feet. */
export const differsFromDeed = (area: number, stated: number): boolean =>
  Math.abs(area - stated) > areaTolerance * stated;
