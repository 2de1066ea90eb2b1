// Points where two edges, straight or arcs, cross, touch or end on one another. Feet.
import { arcOf, type Edge } from './outline.ts';
import { distance, dot, type Point, subtract } from './point.ts';
import { type Arc, arcCovers } from './segment.ts';
import { meetings, pointTolerance } from './meetings.ts';

/** The points that two edges share, ends included; none where one overlaps the other. */
export const crossings = (a: Edge, b: Edge): Point[] =>
  meetings(a, b).filter((at) => isOnEdge(at, a, arcOf(a)) && isOnEdge(at, b, arcOf(b)));

/** Whether a point on an edge's line or circle is on the edge itself. */
function isOnEdge(at: Point, { from, to }: Edge, arc: Arc | undefined): boolean {
  if (distance(at, from) <= pointTolerance || distance(at, to) <= pointTolerance) return true;
  if (arc) return arcCovers(arc, Math.atan2(at.y - arc.center.y, at.x - arc.center.x));
  return dot(subtract(at, from), subtract(at, to)) <= 0;
}
