// The list of saved projects for its dialog, and functions that rename, delete and restore a project and report the result in
// toasts.
import { useCallback, useEffect, useState } from 'react';
import { toast, undoOffer } from '../../kit/toasts/toast.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import type { Answer } from '../../kit/result.ts';
import { renameProject } from '../../store/cloud/changeProject.ts';
import { type Deleted, deleteProject } from '../../store/cloud/deleteProject.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { inCloud } from '../../store/cloud/cloudProjects.ts';

export interface Projects {
  /** undefined: still loading. */
  readonly listing: Answer<readonly ProjectEntry[]> | undefined;
  /** Projects that were deleted from the list and can be restored. */
  readonly deleted: DeletedEntries;
  /** The ids of the projects that were restored, which nobody else may open anymore. */
  readonly restored: ReadonlySet<string>;
  /** Loads the list from scratch. */
  readonly reload: () => Promise<void>;
  /** Reloads the list, and shows the present one until then. */
  readonly refresh: () => Promise<void>;
  /** Returns false if it failed, so that the user can try again. */
  readonly rename: (entry: ProjectEntry, title: string) => Promise<boolean>;
  /** lost: what doesn't come back if it is undone, in words. */
  readonly remove: (entry: ProjectEntry, lost: string | undefined) => Promise<void>;
}

const listProjects = () => inCloud((cloud) => cloud.list());

/** Shown if the list is older than the cloud. */
export const changedElsewhere = 'This project was changed somewhere else. The list is now up to date.';

export function useProjects(): Projects {
  const workspace = useWorkspace();
  const [listed, setListed] = useState<Answer<readonly ProjectEntry[]>>();
  const [deleted, setDeleted] = useState<DeletedEntries>(new Map());
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback((answer: Answer<readonly ProjectEntry[]>) => {
    setListed(answer);
    if (!answer.ok) toast.error('Failed to load saved projects');
  }, []);
  useEffect(() => void listProjects().then(show), [show]);
  const load = (): Promise<void> => listProjects().then(show);

  const reload = (): Promise<void> => {
    setListed(undefined);
    return load();
  };
  const rename = async (entry: ProjectEntry, title: string): Promise<boolean> => {
    const answer = await inCloud((cloud) => renameProject(workspace, cloud, entry, title));
    if (!answer.ok) {
      toast.error('Failed to rename project', { description: answer.problem });
      return false;
    }
    if (!answer.value) toast.info(changedElsewhere);
    await load();
    return true;
  };
  const putBack = async (entry: ProjectEntry, lost: string | undefined, deletion: Deleted): Promise<void> => {
    const answer = await deletion.undo();
    if (!answer.ok) {
      toast.error('Failed to restore project', {
        description: answer.problem,
        duration: undoOffer,
        action: { label: 'Try again', onClick: () => void putBack(entry, lost, deletion) },
      });
      return;
    }
    // Only the project's row comes back: what belongs to it is deleted with it.
    toast.success('Project restored', {
      description: lost ? `“${entry.title}” is back without its ${lost}.` : entry.title,
    });
    setRestored((before) => new Set([...before, entry.id]));
    await load();
    setDeleted((before) => without(before, entry.id));
  };
  const remove = async (entry: ProjectEntry, lost: string | undefined): Promise<void> => {
    const answer = await inCloud((cloud) => deleteProject(workspace, cloud, entry.id));
    if (!answer.ok) return void toast.error('Failed to delete project', { description: answer.problem });
    if (!answer.value) {
      toast.success('Project deleted');
      return load();
    }
    const { value } = answer;
    const undo = (): Promise<void> => putBack(entry, lost, value);
    toast.success('Project deleted', {
      description: entry.title,
      duration: undoOffer,
      action: { label: 'Undo', onClick: () => void undo() },
    });
    setDeleted((before) => new Map(before).set(entry.id, { entry, undo }));
  };
  const listing = listed?.ok ? { ...listed, value: withDeleted(listed.value, deleted) } : listed;
  return { listing, deleted, restored, reload, refresh: load, rename, remove };
}

interface DeletedEntry {
  readonly entry: ProjectEntry;
  /** Restores the project and reports the result. */
  readonly undo: () => Promise<void>;
}

export type DeletedEntries = ReadonlyMap<string, DeletedEntry>;

/**
 * The list with the projects that were just deleted, so that each can be restored from its place. Newest first, like the
 * list.
 */
export function withDeleted(listed: readonly ProjectEntry[], deleted: DeletedEntries): ProjectEntry[] {
  const ids = new Set(listed.map(({ id }) => id));
  const others = [...deleted.values()].map(({ entry }) => entry).filter(({ id }) => !ids.has(id));
  return [...listed, ...others].toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
}

/** All except the one that was restored. */
export function without(deleted: DeletedEntries, id: string): DeletedEntries {
  return new Map([...deleted].filter(([other]) => other !== id));
}
