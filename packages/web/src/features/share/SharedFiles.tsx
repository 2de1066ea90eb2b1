// Says whether a share link shows the plan's scans and pictures to those who open it, and how to include the rest.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { longDate } from '../../kit/formatted.ts';
import { type NoAnswer, unreached } from '../../kit/result.ts';
import type { SignedFiles } from '../../store/files/signFiles.ts';
import { useSave } from '../projects/save.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { filesOf } from '@homeplot/plan/filesOf';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { session, watchSession } from '../../account/backend/session.ts';
import { whyUnloaded } from '../../kit/late/updated.ts';
import { useEditor, useProject } from '../../workspace/useWorkspace.ts';

interface SharedFilesNoteProps {
  readonly files: readonly StoredFile[];
  readonly signed: SignedFiles | undefined;
}

export function SharedFilesNote({ files, signed }: SharedFilesNoteProps) {
  const save = useSave();
  const offer = signed && offerOf(signed);
  return (
    <div className="space-y-3 border-t border-hairline pt-4 text-sm text-ink-soft">
      <output className="block">
        {signed ? textOf(signed, files) : "Checking the plan's scans and pictures..."}
      </output>
      {offer ? (
        <Button className="pointer-coarse:h-11" onClick={save}>
          {offer}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether the cloud couldn't be asked, so that asking again may help. */
const hasFailed = (signed: SignedFiles): boolean =>
  !signed.ok && (signed.reason === 'unreached' || signed.reason === 'refused');

const notShownText = "The link doesn't show the plan's scans and pictures to others.";
const exportText = 'export the plan and send the file, which contains them.';

function textOf(signed: SignedFiles, files: readonly StoredFile[]): string {
  if (!signed.ok && signed.reason === 'withoutAccounts')
    return `${notShownText} To send them too, ${exportText}`;
  if (!signed.ok && signed.reason === 'signedOut')
    return `${notShownText} To include them, log in and save the project, or ${exportText}`;
  if (!signed.ok) return `${notShownText} ${signed.problem} Or ${exportText}`;
  const { left, until } = signed.value;
  if (left.length === files.length)
    return `${notShownText} To include them, save the project, or ${exportText}`;
  const shown = `Whoever has the link sees the plan's scans and pictures until ${longDate(until)}. Deleting the project ends that.`;
  if (left.length === 0) return shown;
  const names = left.map(({ name }) => `“${name}”`).join(', ');
  return `${shown} It doesn't show ${names}. To include ${left.length === 1 ? 'it' : 'them'}, save the project, or ${exportText}`;
}

/** The label of the button that gets more files into the link. */
function offerOf(signed: SignedFiles): string | undefined {
  if (!signed.ok) return signed.reason === 'signedOut' ? 'Log in and save' : undefined;
  return signed.value.left.length > 0 ? 'Save Project' : undefined;
}

interface FilesToShare {
  readonly files: readonly StoredFile[];
  /** The cloud's answer; undefined while it is being asked, and while the project is being saved. */
  readonly signed: SignedFiles | undefined;
  /** Waits for the cloud's answer and for a running save, and asks again after a failure. undefined if there are no files. */
  readonly whenSigned: () => Promise<SignedFiles | undefined>;
}

const ask = (files: readonly StoredFile[], isSignedIn: boolean): Promise<SignedFiles> =>
  import('../../store/files/signFiles.ts').then(
    ({ signFiles }) => signFiles(files, isSignedIn),
    () => whyUnloaded(unfetched),
  );

const unfetched: NoAnswer = {
  ...unreached,
  problem: "This part of the page couldn't be loaded. Check your connection and open this dialog again.",
};

/**
 * The files that a share link can show. The cloud is asked as soon as the dialog opens, because browsers copy only shortly
 * after a click, and again when the project is saved or the user logs in.
 */
export function useSignedFiles(): FilesToShare {
  const { plan } = useEditor();
  const user = useSyncExternalStore(watchSession, session);
  const files = useMemo(() => filesOf(plan.objects.values()), [plan]);
  const isSaving = useProject((project) => project.isSaving);
  const [signed, setSigned] = useState<SignedFiles>();
  const waiting = useRef<((answer: SignedFiles) => void)[]>([]);
  /** Counts the requests, so that the answer of an outdated one is dropped. */
  const requests = useRef(0);
  const request = useCallback((): void => {
    const own = (requests.current += 1);
    // While the session is being checked, the user counts as signed in.
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
    if (signed && !hasFailed(signed)) return signed;
    if (signed) {
      setSigned(undefined);
      request();
    }
    return new Promise((resolve) => void waiting.current.push(resolve));
  };
  return { files, signed, whenSigned };
}
