// A lot whose survey does not close: one edge of it goes over the gap. Nothing is adjusted unless it is asked for.
import { type Closure, closureOf, compassRule } from '../survey/closure.ts';
import { callsOf } from '../survey/callsOf.ts';
import { type Leg, plot } from '../survey/traverse.ts';
import { tidy } from '../units.ts';
import { edgeLength, edgesOf } from '../geometry/outline.ts';
import { closingName, type Lot, withVertices } from './lot.ts';

interface Survey {
  /** The edge over the gap. */
  readonly closing: number;
  /** The edges that were surveyed, from the one after the gap. */
  readonly legs: readonly Leg[];
  readonly closure: Closure;
}

/** A gap is at most one foot in so many of the perimeter; a longer edge that nobody measured is an edge. */
const leastOneIn = 100;

/** The edge over the gap: that which is named so, or the one short edge that was not measured as all others were. */
function closingEdge({ vertices, edges }: Lot): number | undefined {
  const named = edges.findIndex(({ name }) => name === closingName);
  if (named >= 0) return named;
  const unknown = edges.flatMap(({ source }, i) =>
    source === 'surveyed' || source === 'measured' ? [] : [i],
  );
  const [closing] = unknown;
  if (closing === undefined || unknown.length > 1) return undefined;
  const lengths = edgesOf({ vertices, closed: true }).map(edgeLength);
  const perimeter = lengths.reduce((sum, length) => sum + length, 0);
  return (lengths[closing] ?? 0) * leastOneIn <= perimeter ? closing : undefined;
}

/** The survey that a lot was made from, where it left a gap; undefined where it did not, or nobody can tell. */
export function openSurveyOf(object: Lot, north = 0): Survey | undefined {
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

/** The lot with the gap of its survey shared among its edges by the compass rule, and no edge over it any more. */
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
  return withVertices(object, vertices, from);
}
