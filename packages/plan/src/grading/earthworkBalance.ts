// How far a building has to be raised or lowered so that its cut is just enough for its fill.
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import type { Path } from '../geometry/pen.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { earthworkOf } from './earthwork.ts';

export interface Balance {
  /** Feet to raise the building; negative to lower it. */
  readonly by: number;
  /** The building at that height. */
  readonly raised: PlanObject;
}

/** Feet: the balance is searched for so far up and down, and to this precision. */
const maxRaise = 50;
const precision = 0.005;
/** Cubic feet: a smaller difference between cut and fill counts as balanced. */
const tolerance = 1;
const maxSteps = 30;

/** within: the area whose earthwork counts. Undefined if the floor isn't known, or if no height within the limits balances. */
export function balanceOf(
  { objects, settings }: Pick<Plan, 'objects' | 'settings'>,
  building: PlanObject,
  within?: Path,
): Balance | undefined {
  const floors = gradeRoleOf(building)?.floors;
  if (floors?.finished === undefined) return undefined;
  /** Cubic feet of cut that aren't needed for fill; fewer, the higher the building is. */
  const netAt = (feet: number): number | undefined =>
    earthworkOf({ objects: new Map(objects).set(building.id, floors.raisedBy(feet)), settings }, within)?.net;
  const start = netAt(0);
  if (start === undefined) return undefined;
  const direction = start > 0 ? 1 : -1;
  let [near, nearNet, far] = [0, start, direction];
  let farNet = netAt(far);
  while (farNet !== undefined && farNet * start > 0) {
    [near, nearNet, far] = [far, farNet, far * 2];
    if (Math.abs(far) > maxRaise) return undefined;
    farNet = netAt(far);
  }
  if (farNet === undefined) return undefined;
  // Regula falsi between a height with too much cut and one with too little. The net of an end that stays is halved, as in
  // the Illinois method, so that both ends converge.
  for (let steps = 0; steps < maxSteps && Math.abs(far - near) > precision; steps += 1) {
    const next: number = near + ((far - near) * nearNet) / (nearNet - farNet);
    const net = netAt(next);
    if (net === undefined) return undefined;
    if (Math.abs(net) < tolerance) return roundedTo(next, (feet) => floors.raisedBy(feet));
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
