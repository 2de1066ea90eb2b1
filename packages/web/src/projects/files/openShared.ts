// Opens a share link that is pasted into the address bar of an open page, which changes only the fragment.
import { openReading, type OpenReport } from './openReading.ts';
import { takeSharedPlan } from './sharedLink.ts';
import type { Workspace } from '../workspace.ts';

/** Returns the function that stops listening. */
export function openSharedLater(workspace: Workspace, show: (report: OpenReport) => void): () => void {
  const changed = async (): Promise<void> => {
    const shared = await takeSharedPlan();
    const report = shared && (await openReading(workspace, shared, { what: 'the shared plan' }));
    if (report?.opened === undefined)
      report?.reasons.forEach((text) => workspace.editor.say({ text, tone: 'error' }));
    else show(report);
  };
  const listener = (): void => void changed();
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
