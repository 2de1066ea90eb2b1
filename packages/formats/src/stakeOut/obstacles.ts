// What a tape can't be pulled through: the walls of existing and proposed buildings. A deck isn't an obstacle.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { flatten } from '@homeplot/plan/flatten';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { distance, type Point, rotate } from '@homeplot/plan/point';
import { insideAt, intersectSpans } from '@homeplot/plan/roomInside';

export interface Obstacle {
  readonly id: string;
  readonly box: Box;
  readonly points: readonly Point[];
}

/** Feet by which a tape may be off: along a wall, or around a corner. */
const give = 0.1;

export const obstaclesIn = (objects: readonly PlanObject[]): readonly Obstacle[] =>
  objects.flatMap((object) => {
    const path = outlineOf(object);
    const isInTheWay = kindOf(object).isPoched && object.status !== 'removed' && path?.closed;
    return isInTheWay ? [{ id: object.id, box: pathBox(path), points: flatten(path) }] : [];
  });

/** Whether a tape between two points would run through one of them. */
export function isBlocked(from: Point, to: Point, obstacles: readonly Obstacle[]): boolean {
  const reach = boxBetween(from, to);
  const angle = -Math.atan2(to.y - from.y, to.x - from.x);
  return obstacles.some(({ box, points }) => {
    if (!overlaps(box, reach)) return false;
    // Seen along the tape, which is then level, it is inside on both of its sides.
    const level = points.map((point) => rotate(point, angle, from));
    const [above, below] = [-give, give].map((off) => insideAt(level, from.y + off));
    return intersectSpans(above ?? [], below ?? []).some(
      ([start, end]) => Math.min(end, from.x + distance(from, to)) - Math.max(start, from.x) > 2 * give,
    );
  });
}
