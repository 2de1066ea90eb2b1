// A plan that may have stopped the page when it was last opened. The user decides what to do with it; whatever that is,
// the plan stays in this browser.
import type { Draft, Drafts } from './drafts.ts';

export interface StoppedPlan {
  readonly planId: string;
  /** As it is stored: a record, or the plan file of a link. */
  readonly text: string;
  /** kept: the plan that the page would open first. link: a shared plan; another plan is open. */
  readonly from: 'kept' | 'link';
  /** The plan to go back to, if there is one. */
  readonly before?: Draft;
}

/** Puts it among the drafts. */
export const keepStopped = (drafts: Drafts, { planId, text }: StoppedPlan): Promise<boolean> =>
  drafts.keep({ id: planId, keptAt: new Date().toISOString(), stopped: true }, text);
