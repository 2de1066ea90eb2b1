// The answers that the start dialog opens with.
import type { PlanSettings } from '@homeplot/plan/settings';
import { packById, usualPack } from '../packs/ownPacks.ts';
import { type Answers, keptAnswers } from './answers.ts';
import { factsOf, type PurposeId } from './purposes.ts';

/** What was answered before and what the plan has. */
export function firstAnswers({ address, parcel, project, pack }: PlanSettings, isEmpty: boolean): Answers {
  const { has, units, ...kept } = keptAnswers();
  const purpose = factsOf(project?.purpose) ? (project?.purpose as PurposeId) : kept.purpose;
  const source = isEmpty ? (has === 'plan' ? undefined : has) : 'plan';
  return {
    ...kept,
    ...(purpose ? { purpose } : {}),
    ...(isEmpty && units ? { units } : {}),
    ...(source ? { has: source } : {}),
    address: address || kept.address,
    owner: project?.owner ?? kept.owner ?? '',
    parcel: parcel || (kept.parcel ?? ''),
    pack: pack ?? (kept.pack === undefined ? (packById(usualPack()) ?? null) : kept.pack),
  };
}
