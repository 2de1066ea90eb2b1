// What the start dialog shows for the answers: what was answered, else the facts of the plan, if they are of the same site,
// and the usual rules. Also the facts that the begun plan keeps.
import type { Pack } from '@homeplot/plan/pack';
import type { PlanSettings } from '@homeplot/plan/settings';
import { isOffered } from './deskQuestions.ts';
import { deskPack, packById, usualPack } from '../packs/packList.ts';
import { rememberedPreparer } from '../../store/local/preparer.ts';
import type { Answers } from './answers.ts';
import { factsOf, type PurposeId } from '../../steps/purposes.ts';

export interface ShownAnswers extends Answers {
  readonly address: string;
  readonly owner: string;
  readonly parcel: string;
  readonly pack: Pack | null;
}

type Facts = Pick<PlanSettings, 'title' | 'address' | 'parcel' | 'project'>;

/** Whether the new plan keeps the facts of the open one: if it continues that plan, or is for the same site. */
const keepsFacts = ({ has, isSameSite }: Answers): boolean => has === 'plan' || isSameSite === true;

/** The facts that the plan has before the answers are applied. Without facts to keep, only the remembered preparer. */
export const factsUnder = (answers: Answers, { title, address, parcel, project }: PlanSettings): Facts => {
  if (keepsFacts(answers)) return { title, address, parcel, ...(project ? { project } : {}) };
  const preparer = rememberedPreparer();
  return { title: '', address: '', parcel: '', ...(preparer ? { project: preparer } : {}) };
};

/** The text of the open plan's facts that the new plan won't have; empty if there are none. */
export function otherFacts(answers: Answers, { title, address, parcel, project }: PlanSettings): string {
  if (keepsFacts(answers)) return '';
  return [title, address, project?.owner ?? '', parcel].filter((fact) => fact !== '').join(' · ');
}

/** isEmpty: whether the open plan has no objects. */
export function shownAnswers(answers: Answers, settings: PlanSettings, isEmpty: boolean): ShownAnswers {
  const has = answers.has === 'plan' && isEmpty ? undefined : (answers.has ?? (isEmpty ? undefined : 'plan'));
  const { has: _has, purpose: asked, ...given } = answers;
  const now: Answers = { ...given, ...(has ? { has } : {}) };
  const { address, parcel, project } = factsUnder(now, settings);
  const purpose = offeredOf(asked ?? project?.purpose);
  return {
    ...now,
    ...(purpose ? { purpose } : {}),
    address: now.address ?? address,
    owner: now.owner ?? project?.owner ?? '',
    parcel: now.parcel ?? parcel,
    pack: now.pack === undefined ? usualRules(now, settings) : now.pack,
  };
}

/** A stored purpose, if this version knows it and the questions offer it. */
const offeredOf = (purpose: string | undefined): PurposeId | undefined =>
  factsOf(purpose) && isOffered(purpose as PurposeId) ? (purpose as PurposeId) : undefined;

/**
 * The rules if the user hasn't chosen any: the open plan's, or on an office's copy of the site the office's for a new plan.
 */
function usualRules({ has }: Answers, { pack }: PlanSettings): Pack | null {
  const own = has === 'plan' ? pack : (deskPack() ?? pack);
  return own ?? packById(usualPack()) ?? null;
}
