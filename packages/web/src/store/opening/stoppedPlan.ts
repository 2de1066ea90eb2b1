// A plan that may have crashed the page when it was last opened. The user decides what to do with it; in any case, the plan
// stays in this browser.
import type { Draft, Drafts } from '../local/drafts.ts';

export interface StoppedPlan {
  readonly planId: string;
  /** The stored text: a record, or the plan file of a link. */
  readonly text: string;
  /** kept: the plan that the page would open first. link: a shared plan, while another plan is open. */
  readonly from: 'kept' | 'link';
  /** The plan to go back to, if there is one. */
  readonly before?: Draft;
}

/** Saves it as a draft. */
export const keepStopped = (drafts: Drafts, { planId, text }: StoppedPlan): Promise<boolean> =>
  drafts.keep({ id: planId, keptAt: new Date().toISOString(), stopped: true }, text);
