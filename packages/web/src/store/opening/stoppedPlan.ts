// A plan that may have crashed the page when it was last opened. The user decides what to do with it; in any case, the plan
// stays in this browser.
import type { Draft, Drafts } from '../local/drafts.ts';
import type { LocalRecord } from '../local/localRecord.ts';
import { stampOf } from '../local/recordText.ts';

export interface StoppedPlan {
  readonly planId: string;
  /** The stored text: a record, or the plan file of a link. */
  readonly text: string;
  /** kept: the plan that the page would open first. link: a shared plan, while another plan is open. */
  readonly from: 'kept' | 'link';
  /** The draft of an earlier plan to go back to, if there is one. */
  readonly before?: Draft;
}

/** Saves the plan as a draft. */
export const keepStopped = (drafts: Drafts, { planId, text }: StoppedPlan): Promise<boolean> =>
  drafts.keep({ id: planId, keptAt: new Date().toISOString(), stopped: true }, text);

/**
 * The plan that the page would open first, if it may have crashed the page. stoppedIds: the plans that may have. own: the id
 * of this tab's draft, if it has one.
 */
export async function stoppedKept(
  stoppedIds: ReadonlySet<string>,
  record: LocalRecord,
  drafts: Drafts,
  own: string | undefined,
): Promise<StoppedPlan | undefined> {
  if (stoppedIds.size === 0) return undefined;
  const draft = own === undefined ? undefined : await drafts.read(own);
  const text = draft ?? (await record.read());
  // The local record has its plan's id in its text.
  const planId = draft === undefined ? stampOf(text ?? '')?.id : own;
  if (text === undefined || planId === undefined || !stoppedIds.has(planId)) return undefined;
  const isReadable = ({ objects }: Draft): boolean => objects !== undefined;
  const before = (await drafts.list()).find((other) => other.id !== planId && isReadable(other));
  return { planId, text, from: 'kept', ...(before ? { before } : {}) };
}
