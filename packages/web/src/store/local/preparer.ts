// Who prepares the plans, if the user asked to have it remembered in this browser: the only facts that a new plan begins with.
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

/** undefined if none is remembered. */
export function rememberedPreparer(): Project | undefined {
  const stored = storedJson(key);
  return stored === undefined ? undefined : preparerIn({ ...stored });
}

/** Whether the preparer of a plan, which may be somebody else's, is the remembered one; of a plan without facts it will be. */
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

/** undefined forgets it. */
export const rememberPreparer = (project: Project | undefined): boolean =>
  storeText(key, project && JSON.stringify(preparerIn(project)));
