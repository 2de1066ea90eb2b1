// Keeps the shown plan up to date by asking every half minute, and when the page is looked at again.
import { countOpening, fetchProject, fetchStamp, lookUp } from './shownProject.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds. */
const pause = 30_000;

export function follow(viewer: Viewer): void {
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking || document.hidden) return;
    isAsking = true;
    await update(viewer).finally(() => (isAsking = false));
  };
  setInterval(() => void ask(), pause);
  document.addEventListener('visibilitychange', () => void ask());
  window.addEventListener('online', () => void ask());
  void countOpening(viewer.address);
}

/** Without a connection, what is shown stays. */
async function update(viewer: Viewer): Promise<void> {
  const { address, shown } = viewer;
  if (!shown) return;
  const stamp = await fetchStamp(address, shown.id);
  if (!stamp.ok) return stamp.reason === 'signedOut' ? viewer.fail(stamp) : undefined;
  if (stamp.value === undefined) return viewer.fail(address.by === 'link' ? 'ended' : 'notShared');
  if (stamp.value === shown.updatedAt && !viewer.problem) return;
  const [found, answer] = await Promise.all([lookUp(address), fetchProject(address, shown.id)]);
  if (found.ok && found.value && answer.ok && answer.value) await viewer.take(answer.value, found.value.role);
}
