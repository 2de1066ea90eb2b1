// A plan as its project's row has it, and back.
import type { Plan, PlanContents } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { hash } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { ProjectRow } from './rows.ts';

/** Throws a Refusal. */
export function contentsOf({ objects, settings }: ProjectRow): PlanContents {
  const reading = readPlanFile({ objects, settings });
  if (!reading.ok) throw new Refusal("This plan can't be edited by several people: it can't be read.");
  return reading.contents;
}

/** The plan as its row has it, and what is different when that is. */
export function textsOf(plan: Plan) {
  const file = writePlanFile(plan, '');
  const [objects, settings] = [JSON.stringify(file.objects), JSON.stringify(file.settings)];
  return { objects, settings, sum: hash('sha256', `${objects}\n${settings}`, 'base64') };
}
