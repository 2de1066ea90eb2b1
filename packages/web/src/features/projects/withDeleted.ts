// The list of saved projects including those that were just deleted, so that each can be restored from its place.
import type { ProjectEntry } from '../../store/link/cloudRows.ts';

interface DeletedEntry {
  readonly entry: ProjectEntry;
  /** Restores it and says how it went. */
  readonly undo: () => Promise<void>;
}

export type DeletedEntries = ReadonlyMap<string, DeletedEntry>;

/** Newest first, like the list. */
export function withDeleted(listed: readonly ProjectEntry[], deleted: DeletedEntries): ProjectEntry[] {
  const ids = new Set(listed.map(({ id }) => id));
  const others = [...deleted.values()].map(({ entry }) => entry).filter(({ id }) => !ids.has(id));
  return [...listed, ...others].toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
}

/** All except the one that was restored. */
export function without(deleted: DeletedEntries, id: string): DeletedEntries {
  return new Map([...deleted].filter(([other]) => other !== id));
}
