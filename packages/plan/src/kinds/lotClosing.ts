// A lot whose survey does not close: one edge of it goes over the gap, and is named so. Nothing is adjusted unless it is
// asked for.
import { type Closure, closureOf, compassRule } from '../survey/closure.ts';
import { callsOf } from '../survey/callsOf.ts';
import { type Leg, plot } from '../survey/traverse.ts';
import { tidy } from '../units.ts';
import { type Lot, lot } from './lot.ts';

/** What the edge over a gap is called. */
export const closingName = 'closing';

interface Survey {
  /** The edge over the gap. */
  readonly closing: number;
  /** The edges that were surveyed, from the one after the gap. */
  readonly legs: readonly Leg[];
  readonly closure: Closure;
}

/** The survey that a lot was made from, where it left a gap; undefined where it did not, or nobody can tell. */
export function openSurveyOf({ vertices, edges }: Lot, north = 0): Survey | undefined {
  const closing = edges.findIndex(({ name }) => name === closingName);
  if (closing < 0) return undefined;
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
  return lot.reshape?.(object, vertices, from) ?? object;
}
