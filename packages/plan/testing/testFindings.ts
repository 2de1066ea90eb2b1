// For tests: what the checks find in some objects under some rules.
import type { PlanObject } from '../src/objects/kind.ts';
import type { Pack } from '../src/packs/pack.ts';
import { applyChanges, type MutablePlan, type Plan } from '../src/plan/plan.ts';
import { Checks } from '../src/checks/checks.ts';
import type { Finding } from '../src/site/finding.ts';
import { gradingFindings } from '../src/checks/gradingChecks.ts';
import { boxed, planOf } from './testSite.ts';

/** All that the page checks. */
export const allChecksOf = (plan: Plan): Checks => Checks.of(plan, [gradingFindings]);

export const found = (objects: readonly PlanObject[], rules: Partial<Pack> = {}): readonly Finding[] =>
  allChecksOf(planOf(objects, rules)).findings;
export const sentences = (objects: readonly PlanObject[], rules: Partial<Pack> = {}): readonly string[] =>
  found(objects, rules).map(({ sentence }) => sentence);

/** Applies the remedy of the first finding, and returns what is found then. */
export function afterRemedy(plan: MutablePlan): readonly Finding[] {
  const [first] = allChecksOf(plan).findings;
  applyChanges(plan, first?.remedy?.changes(plan) ?? []);
  return allChecksOf(plan).findings;
}

/** 10 by 8 ft about a center. */
export const shed = (x: number, y: number, more: object = {}): PlanObject =>
  boxed('shed', 'shed', { x, y }, 10, 8, more);

export const setbacks = { front: 25, side: 5, rear: 10 };
