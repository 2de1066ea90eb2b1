// What to do when a part of the page can't be fetched: the site may have been updated since the page was opened, and then
// has other files. A reload brings the new version; the plan is saved before.
import { toast } from '../toasts/toast.ts';
import { isUpdated, reloadOffer, updatedText } from '../newVersion.ts';
import { type NoAnswer, unreached } from '../result.ts';

/** Why a part of the page couldn't be fetched. If the site was updated, a reload is offered. Never rejects. */
export async function whyUnfetched(): Promise<'updated' | 'unfetched'> {
  if (!(await isUpdated().catch(() => false))) return 'unfetched';
  toast.error(updatedText, reloadOffer);
  return 'updated';
}

/** Why a part of the page couldn't be fetched, as an answer to show. unfetched: the answer if the site wasn't updated. */
export const whyUnloaded = async (unfetched: NoAnswer = unreached): Promise<NoAnswer> =>
  (await whyUnfetched()) === 'updated' ? { ...unreached, problem: updatedText } : unfetched;
