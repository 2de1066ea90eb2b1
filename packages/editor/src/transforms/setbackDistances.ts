// The setback distances of a lot's edges: as its line has them, and as the Setbacks command first offers them.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Plan } from '@homeplot/plan/plan';
import { setbackDistancesOf } from '@homeplot/plan/setbackDistances';
import { distanceFor } from '@homeplot/plan/setbackLine';
import { type LotLine, siteLotIn } from '@homeplot/plan/siteLot';
import { unusedSetbacks } from '@homeplot/plan/unusedRules';
import type { SetbackGround } from './setbackGround.ts';

export interface Meant {
  readonly ground: SetbackGround;
  readonly line: PlanObject | undefined;
}

/** The names of questions. */
export const distanceOf = (name: string): string => `from ${name}`;

/** Feet that the rules of the plan require from edges with a name: the greatest of their roles. */
export function ruleDistances(
  ground: SetbackGround,
  names: readonly string[],
  plan: Plan,
): ReadonlyMap<string, number> {
  const rules = new Map<string, number>();
  for (const { name, rule } of linesOf(ground, names, plan))
    if (rule !== undefined) rules.set(name, Math.max(rule, rules.get(name) ?? 0));
  return rules;
}

/** The setbacks that no edge of the lot has the role for, in sentences. */
export function unusedRules(ground: SetbackGround, names: readonly string[], plan: Plan): readonly string[] {
  const roles = new Set(linesOf(ground, names, plan).map(({ role }) => role));
  return unusedSetbacks(roles, plan.settings).map(({ sentence }) => sentence);
}

function linesOf({ lot }: SetbackGround, names: readonly string[], plan: Plan): readonly LotLine[] {
  const named = kindOf(lot).path?.withEdgeNames?.(lot, names) ?? lot;
  return siteLotIn(plan, named)?.lines ?? [];
}

/** Feet from edges with a name: of the line, else as required. */
export function initialDistance(
  name: string,
  line: PlanObject | undefined,
  rules: ReadonlyMap<string, number>,
): number {
  return (line && distanceFor(setbackDistancesOf(line), name)) ?? rules.get(name) ?? 0;
}
