// Saves the open plan to the cloud. The code for it is fetched ahead of the first save. While somebody is signed in, saves
// that failed for want of a connection are sent once there is one.
import { useCallback, useEffect } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { useFetchAhead } from '../../kit/firstSign.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import { useSession } from '../../account/useSession.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';

const fetchSaving = () => import('./savePlan.ts');
const fetchFollowing = () => import('./followCloud.ts');

export function useSave(): () => void {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  return useCallback(
    () =>
      void whileFetching(fetchSaving()).then(
        ({ savePlan }) => savePlan(workspace, openDialog),
        () => reportUnfetched('Saving'),
      ),
    [workspace, openDialog],
  );
}

/** Fetches that code, and sends pending saves. Call it in one component of the page. */
export function useSaving(): void {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const userId = useSession()?.id;
  useFetchAhead(fetchSaving);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let end = (): void => undefined;
    let isOver = false;
    fetchFollowing().then(
      ({ followCloud }) => {
        if (!isOver) end = followCloud(workspace, openDialog);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [workspace, openDialog, userId]);
}
