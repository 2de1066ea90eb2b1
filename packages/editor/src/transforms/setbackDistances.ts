// The setback distances of a lot's edges: as its line has them, and as the Setbacks command first offers them.
import type { SetbackDistance } from '@homeplot/plan/capabilities';
import { edgeRoles, roleOfName } from '@homeplot/plan/edgeRoles';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Plan } from '@homeplot/plan/plan';
import { distanceFor } from '@homeplot/plan/setbackLine';
import type { SetbackGround } from '../setbackGround.ts';

export interface Meant {
  readonly ground: SetbackGround;
  readonly line: PlanObject | undefined;
}

export const distancesOf = (line: PlanObject | undefined): readonly SetbackDistance[] =>
  (line && kindOf(line).ties?.setback?.distances(line)) ?? [];

/** The names of questions. */
export const distanceOf = (name: string): string => `from ${name}`;

/** Feet from edges with a name: of the line, else of the pack of the plan by the role of the edges. */
export function initialDistance(
  name: string,
  names: readonly string[],
  { ground, line }: Meant,
  plan: Plan,
): number {
  const role = roleOfName(name) ?? edgeRoles(ground.lot, plan)[names.indexOf(name)]?.role;
  // None is drawn at 0.
  const drawn = distanceFor(distancesOf(line), name) || undefined;
  return drawn ?? (role && plan.settings.pack?.setbacks?.[role]) ?? 0;
}
