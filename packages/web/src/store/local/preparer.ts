// Who prepares the plans, if the user asked this browser to remember it. A new plan begins with these facts alone.
import type { Project, ProjectField } from '@homeplot/plan/project';
import type { PlanSettings } from '@homeplot/plan/settings';
import { storedJson, storeText } from '../../kit/browserStorage.ts';
import { freshSettings } from './chosenUnits.ts';

const key = 'homeplot.preparer';
const fields: readonly ProjectField[] = ['preparer', 'preparerContact', 'license'];

const preparerIn = (facts: Readonly<Record<string, unknown>>): Project =>
  Object.fromEntries(
    fields.flatMap((field) => (typeof facts[field] === 'string' ? [[field, facts[field]]] : [])),
  );

/** undefined if no preparer is remembered. */
export function rememberedPreparer(): Project | undefined {
  const stored = storedJson(key);
  return stored === undefined ? undefined : preparerIn({ ...stored });
}

/**
 * Whether the preparer of a plan is the remembered one; the plan may be somebody else's. Also true of a plan without facts,
 * if a preparer is remembered.
 */
export function isPreparerRemembered(project: Project | undefined): boolean {
  const remembered = rememberedPreparer();
  if (!remembered) return false;
  return !project || fields.every((field) => project[field] === remembered[field]);
}

/** The settings of a plan that the user begins. */
export function newPlanSettings(): PlanSettings {
  const project = rememberedPreparer();
  return { ...freshSettings(), ...(project ? { project } : {}) };
}

/** The value undefined forgets the preparer. */
export const rememberPreparer = (project: Project | undefined): boolean =>
  storeText(key, project && JSON.stringify(preparerIn(project)));
