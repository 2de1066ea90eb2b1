// The objects of a plan that are drawn as the ground has it: arrows that point downhill and say how steep it is there.
import { perimeterOf } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { finishedElevation, type Ground, groundOf } from './ground.ts';

export type OnGround = ReadonlyMap<PlanObject, PlanObject>;

const known = new WeakMap<Ground, WeakMap<PlanObject, PlanObject>>();

/** What is drawn instead of objects; undefined if nothing follows the ground. */
export function onGroundOf(plan: Pick<Plan, 'objects' | 'settings'>): OnGround | undefined {
  const following = [...plan.objects.values()].filter((object) => kindOf(object).onGround !== undefined);
  if (following.length === 0) return undefined;
  const ground = groundOf(plan);
  const drawn = known.get(ground) ?? new WeakMap<PlanObject, PlanObject>();
  known.set(ground, drawn);
  const falls = (path: Path): number | undefined => fallAlong(ground, path);
  const all = following.flatMap((object) => {
    const is = drawn.get(object) ?? kindOf(object).onGround?.(object, falls) ?? object;
    drawn.set(object, is);
    return is === object ? [] : [[object, is] as const];
  });
  return all.length > 0 ? new Map(all) : undefined;
}

/** Feet of fall per foot from the start of a path to its end. */
function fallAlong(ground: Ground, path: Path): number | undefined {
  const [from, to] = [path.vertices[0], path.vertices.at(-1)];
  const start = from && finishedElevation(ground, from);
  const end = to && finishedElevation(ground, to);
  const length = perimeterOf(path);
  return start === undefined || end === undefined || length === 0 ? undefined : (start - end) / length;
}
