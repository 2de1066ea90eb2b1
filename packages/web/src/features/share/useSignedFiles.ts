// Whether a share link can show the files of the open plan. Asked as soon as the dialog opens, because browsers copy only
// shortly after a click, and again when the project was saved or somebody has logged in.
import { filesOf } from '@homeplot/plan/filesOf';
import type { StoredFile } from '@homeplot/plan/storedFile';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { session, watchSession } from '../../account/backend/session.ts';
import { updatedText } from '../../kit/newVersion.ts';
import { whyUnfetched } from '../../kit/late/updated.ts';
import type { SignedFiles } from '../../store/files/signFiles.ts';
import { useEditor, useWorkspace } from '../../workspace/useWorkspace.ts';

export interface FilesToShare {
  readonly files: readonly StoredFile[];
  /** undefined while the cloud is asked, and while the project is saved. */
  readonly signed: SignedFiles | undefined;
  /** Waits for the cloud's answer, and for a save that is running; asks again if that failed. undefined if there are no files. */
  readonly whenSigned: () => Promise<SignedFiles | undefined>;
}

const unfetched: SignedFiles = {
  is: 'failed',
  problem: "This part of the page couldn't be loaded. Check your connection and open this dialog again.",
};

const ask = (files: readonly StoredFile[], isSignedIn: boolean): Promise<SignedFiles> =>
  import('../../store/files/signFiles.ts').then(
    ({ signFiles }) => signFiles(files, isSignedIn),
    async () => ((await whyUnfetched()) === 'updated' ? { is: 'failed', problem: updatedText } : unfetched),
  );

export function useSignedFiles(): FilesToShare {
  const { plan } = useEditor();
  const { project } = useWorkspace();
  const user = useSyncExternalStore(watchSession, session);
  const files = useMemo(() => filesOf(plan.objects.values()), [plan]);
  const subscribe = useCallback((changed: () => void) => project.watch(changed), [project]);
  const isSaving = useSyncExternalStore(subscribe, () => project.isSaving);
  const [signed, setSigned] = useState<SignedFiles>();
  const waiting = useRef<((answer: SignedFiles) => void)[]>([]);
  /** Counts the requests: the answer of an earlier one is no longer true. */
  const requests = useRef(0);
  const request = useCallback((): void => {
    const own = (requests.current += 1);
    // A session that is being checked counts.
    void ask(files, user !== undefined).then((answer) => {
      if (own !== requests.current) return;
      setSigned(answer);
      for (const resolve of waiting.current.splice(0)) resolve(answer);
    });
  }, [files, user]);
  useEffect(() => {
    if (files.length === 0 || isSaving) return undefined;
    request();
    return () => {
      requests.current += 1;
      setSigned(undefined);
    };
  }, [files, isSaving, request]);
  const whenSigned = async (): Promise<SignedFiles | undefined> => {
    if (files.length === 0) return undefined;
    if (signed && signed.is !== 'failed') return signed;
    if (signed) {
      setSigned(undefined);
      request();
    }
    return new Promise((resolve) => void waiting.current.push(resolve));
  };
  return { files, signed, whenSigned };
}
