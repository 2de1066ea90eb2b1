// A lot whose survey leaves a gap, closed by the compass rule. This is done only on request.
import { compassRule } from '../../survey/closure.ts';
import { tidy } from '../../measure/units.ts';
import { type Lot, withVertices } from './lot.ts';
import { isGiven, type LotEdge } from './lotEdge.ts';
import { openSurveyOf } from './openSurvey.ts';

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
    return [isGiven(known) && legs[i] ? { recorded: legs[i].recorded, ...known } : known];
  });
  const closed = withVertices(object, vertices, from);
  return closed.edges.length === edges.length ? { ...closed, edges } : closed;
}
