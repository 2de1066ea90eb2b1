// The versions of the open project, which can be named, restored, and compared with the open plan or with one another.
// Kept offline once used.
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../account/useSession.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { keptFocus } from '../../kit/dialog/keptFocus.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import type { Answer } from '../../kit/result.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { CompareVersions } from './CompareVersions.tsx';
import { NameForm } from './NameForm.tsx';
import { listVersions, nameCurrent, readVersion, type ReadVersion, type Version } from './versionCalls.ts';
import { VersionRow } from './VersionRow.tsx';

interface Compared {
  readonly earlier: ReadVersion;
  /** undefined: the open plan. */
  readonly later: ReadVersion | undefined;
}

export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { project } = useWorkspace();
  const link = project.linkOf(useSession()?.id);
  const [compared, setCompared] = useState<Compared>();
  return (
    <Dialog
      title="Versions"
      onClose={onClose}
      {...(compared
        ? {}
        : { description: 'Each pause in your work keeps the version before it. Named versions stay.' })}
      className={compared ? 'max-w-6xl!' : 'max-w-xl!'}
    >
      {link?.updatedAt === undefined ? (
        <p>Save Project first: versions are kept with a project in the cloud.</p>
      ) : (
        <div ref={keptFocus}>
          {compared ? <CompareVersions {...compared} onBack={() => setCompared(undefined)} /> : null}
          <div hidden={compared !== undefined}>
            <VersionList projectId={link.projectId} isChanged={link.changed} onCompare={setCompared} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  readonly projectId: string;
  /** Whether the open plan has edits that aren't in the cloud. */
  readonly isChanged: boolean;
  readonly onCompare: (compared: Compared) => void;
}

function VersionList({ projectId, isChanged, onCompare }: VersionListProps) {
  const [listing, setListing] = useState<Answer<readonly Version[]>>();
  /** The version that another one is to be compared with. */
  const [first, setFirst] = useState<Version>();
  const [isBusy, setBusy] = useState(false);
  useEscape(first ? () => setFirst(undefined) : undefined);
  const list = useCallback(() => listVersions(projectId).then(setListing), [projectId]);
  useEffect(() => void list(), [list]);
  const compare = async (version: Version): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const ids = first ? [first, version] : [version];
    const read = await Promise.all(ids.map(({ id }) => readVersion(id)));
    setBusy(false);
    const failed = read.find((one) => !one.ok);
    if (failed?.ok === false)
      return void toast.error("The version couldn't be loaded", { description: failed.problem });
    const plans = read.flatMap((one) => (one.ok ? [one.value] : []));
    const [earlier, later] = plans.toSorted((a, b) => (a.saved_at < b.saved_at ? -1 : 1));
    setFirst(undefined);
    if (earlier) onCompare({ earlier, later });
  };
  return (
    <div className="space-y-5">
      <div>
        <NameForm
          label="Name of the current version"
          send="Keep as version"
          onSend={async (name) => {
            const answer = await nameCurrent(projectId, name);
            if (answer.ok) await list();
            return answer;
          }}
        />
        {isChanged ? (
          <p className="mt-1.5 text-sm text-ink-soft">
            Your latest edits aren't saved to the cloud yet. Save Project first to have them in this version.
          </p>
        ) : null}
      </div>
      {first ? (
        <p className="flex flex-wrap items-center gap-3 rounded-md bg-panel px-3 py-2 text-sm">
          Choose the version to compare it with.
          <Button ref={focusNow} size="sm" onClick={() => setFirst(undefined)}>
            Cancel
          </Button>
        </p>
      ) : null}
      {listing?.ok === false ? (
        <div className="space-y-3">
          <ErrorBox>{`The versions couldn't be loaded. ${listing.problem}`}</ErrorBox>
          <Button size="sm" onClick={() => void list()}>
            Try again
          </Button>
        </div>
      ) : null}
      {listing ? null : <output className="block text-ink-soft">Loading versions...</output>}
      {listing?.ok && listing.value.length === 0 ? <output>No earlier versions yet.</output> : null}
      {listing?.ok ? (
        <ul aria-label="Versions" className="divide-y *:border-hairline">
          {listing.value.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              first={first}
              onCompare={() => void compare(version)}
              onCompareWith={() => setFirst(version)}
              onRenamed={() => void list()}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
