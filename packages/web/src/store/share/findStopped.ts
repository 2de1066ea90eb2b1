// Finds out whether the plan that the page would open first, or the one in its address, may have crashed the page before.
import type { Drafts } from '../local/drafts.ts';
import type { LocalRecord } from '../local/localRecord.ts';
import { stampOf } from '../local/recordText.ts';
import { sharedPlan } from './sharedLink.ts';
import { keepStopped, type StoppedPlan } from '../opening/stoppedPlan.ts';

/** own: the id of this tab's draft, if it has one. */
export async function stoppedKept(
  stopped: ReadonlySet<string>,
  record: LocalRecord,
  drafts: Drafts,
  own: string | undefined,
): Promise<StoppedPlan | undefined> {
  if (stopped.size === 0) return undefined;
  const draft = own === undefined ? undefined : await drafts.read(own);
  const text = draft ?? (await record.read());
  const planId = draft === undefined ? stampOf(text ?? '')?.id : own;
  if (text === undefined || planId === undefined || !stopped.has(planId)) return undefined;
  const before = (await drafts.list()).find(({ id, objects }) => id !== planId && objects !== undefined);
  return { planId, text, from: 'kept', ...(before ? { before } : {}) };
}

/** The plan in the address, saved as a draft. */
export async function stoppedLink(planId: string, drafts: Drafts): Promise<StoppedPlan | undefined> {
  const shared = await sharedPlan();
  if (!shared?.ok) return undefined;
  const plan = { planId, text: shared.text, from: 'link' } as const;
  await keepStopped(drafts, plan);
  return plan;
}
