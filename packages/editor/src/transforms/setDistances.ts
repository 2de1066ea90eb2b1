// Moves an object, with its group, until it has typed distances to lot lines or buildings, or says why it cannot.
import type { Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { depthFrom, lotOf } from '@homeplot/plan/lotDistances';
import { moveOf, type Plan } from '@homeplot/plan/plan';
import { offsetToDistances, type WantedDistance } from '@homeplot/plan/placeByDistance';
import type { Point } from '@homeplot/plan/point';
import { isTied } from '@homeplot/plan/ties';
import { formatLength } from '@homeplot/plan/units';
import type { Editor } from '../editor.ts';
import { blockOf, movingWith } from './movers.ts';

/** As one undo step; the problem if it can't. */
export function setDistances(
  editor: Editor,
  object: PlanObject,
  wanted: readonly WantedDistance[],
): Problem | undefined {
  const { plan } = editor;
  const block = blockOf(plan, object);
  if (block) return block;
  const objects = movingWith(plan, object);
  if ('problem' in objects) return objects;
  const by = !isTied(object) && offsetToDistances(object, wanted, plan.objects);
  if (!by) return { problem: 'No position has this distance.' };
  if (by.x === 0 && by.y === 0) return undefined;
  const off = leavingLot(plan, object, wanted, by);
  if (off) return off;
  editor.following(() =>
    editor.edit(
      objects.map((one) => moveOf(one, by)),
      'Move to distance',
    ),
  );
  return undefined;
}

/** Why an object doesn't go to a distance that would put it off its lot, as one typed with a digit too many does. */
function leavingLot(
  { objects, settings: { units } }: Plan,
  object: PlanObject,
  wanted: readonly WantedDistance[],
  by: Point,
): Problem | undefined {
  const moved = kindOf(object).move(object, by);
  for (const { target, edge, feet } of wanted) {
    const lot = objects.get(target);
    if (!lot || edge === undefined || !lotOf(object, [lot]) || lotOf(moved, [lot])) continue;
    const [wish, depth] = [feet, depthFrom(lot, edge)].map((one) => formatLength(one, units));
    return { problem: `${wish} would put it off the lot, which ends ${depth} from this edge.` };
  }
  return undefined;
}
