// Moves an object, with its group, until it has a typed distance to a lot line or building, or says why it cannot.
import type { Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { depthFrom, lotOf } from '@homeplot/plan/ownLot';
import { moveOf, type Plan } from '@homeplot/plan/plan';
import {
  clearanceTo,
  measuredFrom,
  offsetToDistances,
  type WantedDistance,
} from '@homeplot/plan/placeByDistance';
import type { Point } from '@homeplot/plan/point';
import { isTied } from '@homeplot/plan/ties';
import { formatLength } from '@homeplot/plan/units';
import type { Editor } from '../editor/editor.ts';
import { blockOf, movingWith } from '../transforms/movers.ts';

/** The distances typed for an object. Objects are immutable, so a changed object has none. */
const typed = new WeakMap<PlanObject, readonly WantedDistance[]>();

/** Feet within which a typed distance still holds. */
const tolerance = 1e-6;

/** The earlier typed distances to other targets that still hold, the latest last; the targets may have changed since. */
const kept = ({ objects }: Plan, object: PlanObject, wanted: WantedDistance): readonly WantedDistance[] =>
  (typed.get(object) ?? []).filter((one) => {
    if (one.target === wanted.target && one.edge === wanted.edge) return false;
    const clearance = clearanceTo(object, one, objects);
    return clearance !== undefined && Math.abs(measuredFrom(clearance, one.of) - one.feet) < tolerance;
  });

/**
 * Moves an object to a typed distance as one undo step; returns the problem if it can't. The distance typed before is kept if
 * both can hold at once, which isn't so for parallel lines.
 */
export function setDistance(
  editor: Editor,
  object: PlanObject,
  distance: WantedDistance,
): Problem | undefined {
  const before = kept(editor.plan, object, distance).slice(-1);
  const both = [...before, distance];
  const all = offsetToDistances(object, both, editor.plan.objects) ? both : [distance];
  const problem = moveToDistances(editor, object, distance, all);
  const now = editor.plan.objects.get(object.id);
  if (!problem && now) typed.set(now, all);
  return problem;
}

/** all: the distances that have to hold, including the wanted one. */
function moveToDistances(
  editor: Editor,
  object: PlanObject,
  wanted: WantedDistance,
  all: readonly WantedDistance[],
): Problem | undefined {
  const { plan } = editor;
  const block = blockOf(plan, object);
  if (block) return block;
  const objects = movingWith(plan, object);
  if ('problem' in objects) return objects;
  const by = !isTied(object) && offsetToDistances(object, all, plan.objects);
  if (!by) return { problem: 'No position has this distance.' };
  if (by.x === 0 && by.y === 0) return undefined;
  const leaving = leavingLot(plan, object, wanted, by);
  if (leaving) return leaving;
  editor.following(() =>
    editor.edit(
      objects.map((one) => moveOf(one, by)),
      'Move to distance',
    ),
  );
  return undefined;
}

/** The problem if a distance would put the object off its lot, for example because a digit too many was typed. */
function leavingLot(
  { objects, settings: { units } }: Plan,
  object: PlanObject,
  wanted: WantedDistance,
  by: Point,
): Problem | undefined {
  const moved = kindOf(object).move(object, by);
  const lot = objects.get(wanted.target);
  if (!lot || wanted.edge === undefined || !lotOf(object, [lot]) || lotOf(moved, [lot])) return undefined;
  const [wish, depth] = [wanted.feet, depthFrom(lot, wanted.edge)].map((one) => formatLength(one, units));
  return { problem: `${wish} would put it off the lot, which ends ${depth} from this edge.` };
}
