// The earlier versions of a saved project, each of which can be restored. The version that it replaces becomes an earlier one.
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import type { Answer } from '../../kit/result.ts';
import { restoreVersion } from '../../store/cloud/changeProject.ts';
import type { ProjectEntry, ProjectVersion } from '../../store/link/cloudRows.ts';
import { inCloud } from '../../store/cloud/cloudProjects.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { Loading } from './ProjectList.tsx';
import { countObjects, exactlyWhen, whenSaved } from './projectText.ts';
import { useLoadProject } from './useLoadProject.ts';
import { changedElsewhere } from './useProjects.ts';

const listVersions = (projectId: string) => inCloud((cloud) => cloud.versions(projectId));

const restoredText = 'Version restored';

interface ProjectVersionsProps {
  readonly entry: ProjectEntry;
  readonly onBack: () => void;
  /** Called when the list of projects has changed. */
  readonly onRestored: () => Promise<void>;
  readonly onClose: () => void;
}

export function ProjectVersions({ entry, onBack, onRestored, onClose }: ProjectVersionsProps) {
  const { project } = useWorkspace();
  const load = useLoadProject(onClose);
  const [listing, setListing] = useState<Answer<readonly ProjectVersion[]>>();
  const [busy, setBusy] = useState<ProjectVersion['id']>();

  useEffect(() => void listVersions(entry.id).then(setListing), [entry.id]);
  const reload = (): void => {
    setListing(undefined);
    void listVersions(entry.id).then(setListing);
  };

  const versions = listing?.ok ? listing.value : undefined;

  const restore = async (version: ProjectVersion): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(version.id);
    const answer = await inCloud((cloud) => restoreVersion(cloud, entry, version));
    if (!answer.ok) {
      setBusy(undefined);
      return void toast.error('Failed to restore version', { description: answer.problem });
    }
    const isRestored = answer.value !== undefined;
    if (isRestored && project.link?.projectId === entry.id) {
      // The open plan is reloaded to show the restored version.
      await load(entry.id, {
        beforeReload: restoredText,
        withoutReload: restoredText,
        description: entry.title,
      });
      return setBusy(undefined);
    }
    if (isRestored) toast.success(restoredText, { description: entry.title });
    else toast.info(changedElsewhere);
    await onRestored();
    onBack();
  };
  return (
    <section aria-label={`Earlier versions of ${entry.title}`}>
      <Button ref={focusNow} size="sm" tone="quiet" onClick={onBack} className="-ml-2">
        <ArrowLeft aria-hidden className="size-4" />
        All projects
      </Button>
      <h3 className="mt-3 truncate font-semibold">{entry.title}</h3>
      <p className="mt-0.5 text-sm text-ink-soft">
        {`Now: ${whenSaved(entry.updated_at)} · ${countObjects(entry.object_count)}. The current version stays in this list when you restore another.`}
      </p>
      <div className="mt-4">
        {listing?.ok === false ? (
          <div className="space-y-4">
            <ErrorBox>{`Failed to load the earlier versions. ${listing.problem}`}</ErrorBox>
            <Button onClick={reload}>Try again</Button>
          </div>
        ) : null}
        {!listing ? <Loading>Loading versions...</Loading> : null}
        {versions?.length === 0 ? (
          <output>No earlier versions yet. Each save keeps the version it replaces.</output>
        ) : null}
        <ul
          aria-label="Versions"
          className="-mx-1 max-h-[min(26rem,max(10rem,calc(100dvh-21rem)))] divide-y overflow-y-auto px-1 *:border-hairline *:first:border-t *:last:border-b"
        >
          {versions?.map((version) => (
            <Version
              key={version.id}
              version={version}
              title={entry.title}
              isBusy={busy === version.id}
              onRestore={() => void restore(version)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface VersionProps {
  readonly version: ProjectVersion;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function Version({ version, title, isBusy, onRestore }: VersionProps) {
  const when = exactlyWhen(version.saved_at);
  return (
    <li className="flex items-center gap-4 py-2.5">
      <p className="min-w-0 grow">
        <time dateTime={version.saved_at} className="block">
          {when}
        </time>
        <span className="block truncate text-sm text-ink-soft">
          {countObjects(version.object_count)}
          {version.title === title ? null : `, then called ${version.title}`}
        </span>
      </p>
      <Button
        size="sm"
        aria-label={`Restore the version of ${when}`}
        aria-disabled={isBusy}
        onClick={onRestore}
      >
        {isBusy ? 'Restoring...' : 'Restore'}
      </Button>
    </li>
  );
}
