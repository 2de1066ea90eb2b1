// Converts between a plan and the row of its project.
import type { PlanObject } from '@homeplot/plan/kind';
import { objectToFile } from '@homeplot/plan/objectToFile';
import { inOrder, type Plan, type PlanContents } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { settingsToFile } from '@homeplot/plan/writePlanFile';
import { hash } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { ProjectRow } from './rows.ts';

/** Throws a Refusal if the plan can't be read. */
export function contentsOf(row: ProjectRow): PlanContents {
  const contents = readableOf(row);
  if (!contents) throw new Refusal("This plan can't be read, so it can't be edited together.");
  return contents;
}

/** Undefined if the plan can't be read. */
export function readableOf({ objects, settings }: ProjectRow): PlanContents | undefined {
  const reading = readPlanFile({ objects, settings });
  return reading.ok ? reading.contents : undefined;
}

/** The plan as its row has it, and a checksum of that by which a change is noticed. */
export function textsOf(plan: Plan) {
  const list = inOrder(plan);
  const objects = `[${list.map((object) => textOf(object, plan.settings.scale)).join(',')}]`;
  const settings = JSON.stringify(settingsToFile(plan.settings));
  const sum = hash('sha256', `${objects}\n${settings}`, 'base64');
  return { objects, settings, sum, contents: { objects: list, settings: plan.settings } };
}

/** The texts of objects. Objects are immutable, and most are the same as at the last save. */
const texts = new WeakMap<PlanObject, { readonly scale: number; readonly text: string }>();

function textOf(object: PlanObject, scale: number): string {
  const known = texts.get(object);
  if (known?.scale === scale) return known.text;
  const text = JSON.stringify(objectToFile(object, scale));
  texts.set(object, { scale, text });
  return text;
}

/** Bytes that a document may have in addition to its plan, for overwritten and removed values. */
const maxPastBytes = 8 * 1024 * 1024;

/** Whether a document is so large that it should be replaced by one without its past. objects: those of its plan, as text. */
export const isOutgrown = (state: Uint8Array, objects: string): boolean =>
  state.length > maxPastBytes + 4 * objects.length;
