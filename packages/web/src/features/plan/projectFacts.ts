// The facts of the project that the form shows, and those that are stored of it.
import { legalDescription, legalText } from '@homeplot/formats/legalDescription';
import type { Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';
import { canonicalText } from '@homeplot/plan/sortedFields';

type Texts = Readonly<Record<string, string>>;

/** What the form shows at first. */
interface ShownFacts {
  readonly texts: Texts;
  readonly project: Project;
  /** The legal description by the courses of the lot; undefined if there is none. */
  readonly fromLot: string | undefined;
}

/** remembered: the facts of who prepares the user's plans. */
export function shownFacts(plan: Plan, remembered: Project | undefined): ShownFacts {
  const { project = {} } = plan.settings;
  const { legalFrom: _, ...facts } = plan.settings.project ?? remembered ?? {};
  const legal = legalText(plan);
  return { texts: { ...facts, ...(legal && { legal }) }, project, fromLot: legalDescription(plan) };
}

/** The facts as they are stored, without the empty ones. */
export function storedFacts({ legal = '', ...facts }: Texts, shown: ShownFacts): Project {
  const entries = Object.entries(facts).map(([name, value]) => [name, value.trim()] as const);
  return {
    ...Object.fromEntries(entries.filter(([, kept]) => kept !== '')),
    ...storedLegal(legal.trim(), shown),
  };
}

/** A description that wasn't changed is stored as it was. One by the courses of the lot isn't stored itself, so it follows the lot. */
function storedLegal(typed: string, { texts, project, fromLot }: ShownFacts): Project {
  const { legal, legalFrom } = project;
  const isStored = legal !== undefined || legalFrom !== undefined;
  if (isStored && typed === (texts['legal'] ?? ''))
    return { ...(legal === undefined ? {} : { legal }), ...(legalFrom === undefined ? {} : { legalFrom }) };
  if (typed === fromLot) return { legalFrom: 'lot' };
  // One that was cleared is stored as empty, so that it isn't taken from the lot again.
  return typed !== '' || fromLot !== undefined ? { legal: typed } : {};
}

/** Whether two projects have the same facts, in any order. */
export const areSameFacts = (before: Project | undefined, after: Project): boolean =>
  canonicalText(before ?? {}) === canonicalText(after);
