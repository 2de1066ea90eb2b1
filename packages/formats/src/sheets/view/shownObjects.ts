// Which objects a drawing shows, and as what: those within a crop, and those without a status.
import { type Box, boxAround, contains, grow, isEmpty, overlaps } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import { LinesPen } from '../pens/linesPen.ts';
import { ViewportPen } from '../pens/viewportPen.ts';

/**
 * In a plan with proposed work or removals, objects without a status are drawn as existing, as which they also count: in
 * their own heavy outline they would look like proposed work.
 */
export function withStatuses(objects: ReadonlyMap<string, PlanObject>): ReadonlyMap<string, PlanObject> {
  if (![...objects.values()].some(({ status }) => status === 'proposed' || status === 'removed'))
    return objects;
  const hasNone = (object: PlanObject): boolean => !object.status && kindOf(object).stands === true;
  return new Map(
    [...objects].map(([id, object]) => [id, hasNone(object) ? { ...object, status: 'existing' } : object]),
  );
}

/**
 * Whether anything of an object may be seen in a part of the plan. A dimension has both of its ends there: cut off, it would
 * give a number for something that isn't shown.
 */
export function reaches(object: PlanObject, crop: Box): boolean {
  const ends = kindOf(object).ties?.measures?.ends(object) ?? [];
  const near = grow(crop, endTolerance);
  return overlaps(objectBox(object), crop) && ends.every((end) => contains(near, boxAround(end, 0)));
}

/** Feet: an end on the edge of the part is within it. */
const endTolerance = 1e-6;

export const seenIn = (plan: Plan, crop: Box): Plan => ({
  ...plan,
  objects: new Map([...plan.objects].filter(([, object]) => isSeen(object, crop))),
});

/** Whether anything drawn of an object is within a box; of a lot, only its lines count. */
function isSeen(object: PlanObject, crop: Box): boolean {
  const bounds = new BoundsPen();
  const pen = kindOf(object).path?.isProperty ? new LinesPen(bounds) : bounds;
  const origin = { x: 0, y: 0 };
  kindOf(object).draw(object, new ViewportPen(pen, { from: origin, at: origin, scale: 1 }, 0, crop));
  return !isEmpty(bounds.box);
}
