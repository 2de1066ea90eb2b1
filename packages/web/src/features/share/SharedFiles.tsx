// Whether a share link shows the plan's scans and pictures to whoever opens it, and what to do about the rest.
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

/** Asking once more may help. */
const hasFailed = (signed: SignedFiles): boolean =>
  !signed.ok && (signed.reason === 'unreached' || signed.reason === 'refused');

const unshown = "The link doesn't show the plan's scans and pictures to others.";
const instead = 'export the plan and send the file, which carries them.';

function textOf(signed: SignedFiles, files: readonly StoredFile[]): string {
  if (!signed.ok && signed.reason === 'withoutAccounts') return `${unshown} To send them too, ${instead}`;
  if (!signed.ok && signed.reason === 'signedOut')
    return `${unshown} To include them, log in and save the project, or ${instead}`;
  if (!signed.ok) return `${unshown} ${signed.problem} Or ${instead}`;
  const { left, until } = signed.value;
  if (left.length === files.length) return `${unshown} To include them, save the project, or ${instead}`;
  const shown = `Whoever has the link sees the plan's scans and pictures until ${longDate(until)}. Deleting the project ends that.`;
  if (left.length === 0) return shown;
  const names = left.map(({ name }) => `“${name}”`).join(', ');
  return `${shown} It doesn't show ${names}. To include ${left.length === 1 ? 'it' : 'them'}, save the project, or ${instead}`;
}

/** The label of the button that makes the link show more. */
function offerOf(signed: SignedFiles): string | undefined {
  if (!signed.ok) return signed.reason === 'signedOut' ? 'Log in and save' : undefined;
  return signed.value.left.length > 0 ? 'Save Project' : undefined;
}

interface FilesToShare {
  readonly files: readonly StoredFile[];
  /** undefined while the cloud is asked, and while the project is saved. */
  readonly signed: SignedFiles | undefined;
  /** Waits for the cloud's answer, and for a save that is running; asks again if that failed. undefined if there are no files. */
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
 * Asks as soon as the dialog opens, because browsers copy only shortly after a click, and again when the project was saved or
 * somebody has logged in.
 */
export function useSignedFiles(): FilesToShare {
  const { plan } = useEditor();
  const user = useSyncExternalStore(watchSession, session);
  const files = useMemo(() => filesOf(plan.objects.values()), [plan]);
  const isSaving = useProject((project) => project.isSaving);
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
    if (signed && !hasFailed(signed)) return signed;
    if (signed) {
      setSigned(undefined);
      request();
    }
    return new Promise((resolve) => void waiting.current.push(resolve));
  };
  return { files, signed, whenSigned };
}
