// The dimension of two edges: their distance if they are parallel, else their angle.
import { crossings } from '@homeplot/plan/crossings';
import { meeting } from '@homeplot/plan/dimensionAngle';
import type { Place } from '@homeplot/plan/dimensionPlaces';
import { footOn } from '@homeplot/plan/outline';
import { cross, distance, type Point, subtract, unit } from '@homeplot/plan/point';
import { type EdgePick, type Draft, draftOfEdge, placeOnEdge, placeAt } from './dimensioning.ts';

/** Sine of the angle below which two edges count as parallel: houses are rarely exactly parallel to the lot line, and the
 * user wants the distance. */
const parallelSine = Math.sin((15 * Math.PI) / 180);

/** The shortest distance between nearly parallel edges, from an end of one perpendicular to the other. */
function gapBetween(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.object === second.object || crossings(first.edge, second.edge).length > 0) return undefined;
  const direction = ({ edge: { from, to } }: EdgePick): Point => unit(subtract(to, from));
  if (Math.abs(cross(direction(first), direction(second))) > parallelSine) return undefined;
  const perpendiculars = (from: EdgePick, to: EdgePick): (readonly [Place, Place])[] =>
    draftOfEdge(from).places.flatMap((end) => {
      const foot = placeOnEdge(to, end);
      return foot.tie?.anchor.startsWith('p') ? [[end, foot] as const] : [];
    });
  const [nearest] = [...perpendiculars(first, second), ...perpendiculars(second, first)].toSorted(
    ([a, b], [c, d]) => distance(a, b) - distance(c, d),
  );
  return nearest && distance(...nearest) > 1e-6 ? { form: 'aligned', places: nearest } : undefined;
}

/** Two edges: their angle, or their distance if they are parallel. */
export function draftOfEdges(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.edge.bulge !== 0 || second.edge.bulge !== 0) return undefined;
  const [a, b] = [draftOfEdge(first).places, draftOfEdge(second).places];
  const { from, to } = first.edge;
  if (meeting(from, to, second.edge.from, second.edge.to))
    return gapBetween(first, second) ?? { form: 'angular', places: [...a, ...b] };
  const middle = placeAt(first.object, `m${first.edge.index}`);
  const foot = footOn(second.edge, middle);
  if (distance(foot, middle) < 1e-6) return undefined;
  const tie = { object: second.object.id, anchor: `p${second.edge.index}` };
  return { form: 'aligned', places: [middle, { ...foot, tie }] };
}
