// How far a building has to be raised or lowered so that what is dug is just enough for what is filled.
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import type { Path } from '../geometry/pen.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { earthworkOf } from './earthwork.ts';

export interface Balance {
  /** Feet up; negative if it is to be lowered. */
  readonly by: number;
  readonly raised: PlanObject;
}

/** Feet up or down within which it is looked for, and to which it is found. */
const reach = 50;
const precise = 0.005;
/** Cubic feet that are nothing. */
const enough = 1;
const maxSteps = 30;

/** Undefined if its floor isn't known, or if nothing within reach balances. */
export function balanceOf(
  { objects, settings }: Pick<Plan, 'objects' | 'settings'>,
  building: PlanObject,
  within?: Path,
): Balance | undefined {
  const floors = gradeRoleOf(building)?.floors;
  if (floors?.finished === undefined) return undefined;
  /** What is left over falls as the building rises. */
  const netAt = (feet: number): number | undefined =>
    earthworkOf({ objects: new Map(objects).set(building.id, floors.raisedBy(feet)), settings }, within)?.net;
  const start = netAt(0);
  if (start === undefined) return undefined;
  const way = start > 0 ? 1 : -1;
  let [near, nearNet, far] = [0, start, way];
  let farNet = netAt(far);
  while (farNet !== undefined && farNet * start > 0) {
    [near, nearNet, far] = [far, farNet, far * 2];
    if (Math.abs(far) > reach) return undefined;
    farNet = netAt(far);
  }
  if (farNet === undefined) return undefined;
  // The secant between two ends on either side; an end that stays counts half, so that the other one moves too.
  for (let steps = 0; steps < maxSteps && Math.abs(far - near) > precise; steps += 1) {
    const next: number = near + ((far - near) * nearNet) / (nearNet - farNet);
    const net = netAt(next);
    if (net === undefined) return undefined;
    if (Math.abs(net) < enough) return roundedTo(next, (feet) => floors.raisedBy(feet));
    if (net * nearNet > 0) [near, nearNet, farNet] = [next, net, farNet / 2];
    else [far, farNet, nearNet] = [next, net, nearNet / 2];
  }
  return roundedTo((near + far) / 2, (feet) => floors.raisedBy(feet));
}

/** Floors are set to a hundredth of a foot. */
function roundedTo(feet: number, raisedBy: (feet: number) => PlanObject): Balance {
  const by = Math.round(feet * 100) / 100 || 0;
  return { by, raised: raisedBy(by) };
}
