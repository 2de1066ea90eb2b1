// Saves the open plan to the cloud, by savePlan.ts, which is fetched ahead of the first save. While somebody is signed in,
// saves that failed for want of a connection are sent once there is one, by followCloud.ts.
import { useCallback, useEffect } from 'react';
import { useSession } from '../../account/useSession.ts';
import { lateModule } from '../../kit/late/late.tsx';
import { type OpenPage, useOpenPage } from '../../workspace/openPage.ts';

const saving = lateModule(() => import('./savePlan.ts'), { when: 'ahead', what: 'Saving' });

export async function save(page: OpenPage): Promise<void> {
  await (await saving())?.savePlan(page);
}

export function useSave(): () => void {
  const page = useOpenPage();
  return useCallback(() => void save(page), [page]);
}

/** Sends pending saves while somebody is signed in. It shows nothing. */
export function Saving() {
  const page = useOpenPage();
  const userId = useSession()?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let end = (): void => undefined;
    let isOver = false;
    import('./followCloud.ts').then(
      ({ followCloud }) => {
        if (!isOver) end = followCloud(page);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [page, userId]);
  return null;
}
