// Opens links that are pasted into the address bar of an open page, which changes only the fragment.
import type { Dialogs } from '../../workspace/dialogs.ts';
import { hasPack } from '../../store/share/packInAddress.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { sharedPlanId } from '../../store/share/planInAddress.ts';

/** Returns the function that stops listening. */
export function openSharedLater(workspace: Workspace, openDialog: Dialogs['openDialog']): () => void {
  const listener = (): void => {
    if (!hasPack() && sharedPlanId(window.location.href) === undefined) return;
    void whileFetching(import('./openShared.ts')).then(
      ({ openShared }) => openShared(workspace, openDialog),
      () => reportUnfetched('The link'),
    );
  };
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
