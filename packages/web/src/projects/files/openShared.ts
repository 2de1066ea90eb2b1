// Opens a link that is pasted into the address bar of an open page, which changes only the fragment: a shared plan, or
// permit rules.
import type { Dialogs } from '../../dialogs/dialogs.ts';
import { hasPack } from '../../packs/packInAddress.ts';
import { openReading } from './openReading.ts';
import { takeSharedPlan } from './sharedLink.ts';
import type { Workspace } from '../workspace.ts';

/** Returns the function that stops listening. */
export function openSharedLater(workspace: Workspace, openDialog: Dialogs['openDialog']): () => void {
  const changed = async (): Promise<void> => {
    if (hasPack()) {
      openDialog({ name: 'permit', show: 'linkedPack' });
      return;
    }
    const shared = await takeSharedPlan();
    const report = shared && (await openReading(workspace, shared, { what: 'the shared plan' }));
    if (report?.opened === undefined)
      report?.reasons.forEach((text) => workspace.editor.say({ text, tone: 'error' }));
    else openDialog({ name: 'report', report });
  };
  const listener = (): void => void changed();
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
