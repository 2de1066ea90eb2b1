// Saves the open plan to the cloud. What saves is fetched ahead, and while somebody is signed in it also sends the saves
// that found no connection.
import { useCallback, useEffect } from 'react';
import { useDialogs } from '../../dialogs/dialogs.ts';
import { whileFetching } from '../../ui/fetching.ts';
import { useFetchAhead } from '../../ui/firstSign.ts';
import { reportUnfetched } from '../../ui/toasts/toast.ts';
import { useSession } from '../useSession.ts';
import { useWorkspace } from '../useWorkspace.ts';

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

/** Call it in one component of the page. */
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
