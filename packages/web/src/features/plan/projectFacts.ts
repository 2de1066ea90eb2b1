// The facts of the project that the form shows, and those that are stored of it.
import { legalText } from '@homeplot/formats/legalDescription';
import type { Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';

type Texts = Readonly<Record<string, string>>;

/** remembered: the facts of who prepares the user's plans. */
export function shownFacts(plan: Plan, remembered: Project | undefined): Texts {
  const { legalFrom: _, ...facts } = plan.settings.project ?? remembered ?? {};
  const legal = legalText(plan);
  return { ...facts, ...(legal && { legal }) };
}

/** fromLot: the legal description by the courses of the lot. A description that is the same isn't stored, so it follows the lot. */
export function storedFacts(texts: Texts, fromLot: string | undefined): Project {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => {
      const kept = value.trim();
      if (name === 'legal' && fromLot !== undefined)
        // One that was cleared is stored as empty, so that it isn't taken from the lot again.
        return [kept === fromLot ? ['legalFrom', 'lot'] : [name, kept]];
      return kept === '' ? [] : [[name, kept]];
    }),
  );
}
