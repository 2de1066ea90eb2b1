// The page as actions see it (`Page`): the open plan, a function that imports files, the readers of files, and whether
// somebody is signed in.
import { useMemo } from 'react';
import { useSession } from '../../account/useSession.ts';
import type { Page } from '../../workspace/action.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { useOpenPage } from '../../workspace/openPage.ts';
import { useImport } from './useImport.ts';

export function usePage(): Page {
  const page = useOpenPage();
  const importFiles = useImport();
  const readers = useFeatures().files;
  const isSignedIn = useSession() !== undefined;
  return useMemo(
    () => ({ ...page, importFiles, readers, isSignedIn }),
    [page, importFiles, readers, isSignedIn],
  );
}
