// The setback distances of a lot's edges: as its line has them, and as the Setbacks command first offers them.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Plan } from '@homeplot/plan/plan';
import { setbackDistancesOf } from '@homeplot/plan/setbackDistances';
import { distanceFor } from '@homeplot/plan/setbackLine';
import { siteLotIn } from '@homeplot/plan/siteLot';
import type { SetbackGround } from '../setbackGround.ts';

export interface Meant {
  readonly ground: SetbackGround;
  readonly line: PlanObject | undefined;
}

/** The names of questions. */
export const distanceOf = (name: string): string => `from ${name}`;

/** Feet that the rules of the plan require from edges with a name: the greatest of their roles. */
export function ruleDistances(
  { lot }: SetbackGround,
  names: readonly string[],
  plan: Plan,
): ReadonlyMap<string, number> {
  const named = kindOf(lot).path?.withEdgeNames?.(lot, names) ?? lot;
  const rules = new Map<string, number>();
  for (const { name, rule } of siteLotIn(plan, named)?.lines ?? [])
    if (rule !== undefined) rules.set(name, Math.max(rule, rules.get(name) ?? 0));
  return rules;
}

/** Feet from edges with a name: of the line, else as required. */
export function initialDistance(
  name: string,
  line: PlanObject | undefined,
  rules: ReadonlyMap<string, number>,
): number {
  return (line && distanceFor(setbackDistancesOf(line), name)) ?? rules.get(name) ?? 0;
}
