// The list of saved projects with those in it that were just deleted, so that each can be put back from its place.
import type { ProjectEntry } from '../projects/cloudRows.ts';

interface DeletedEntry {
  readonly entry: ProjectEntry;
  /** Puts it back, and says how that went. */
  readonly undo: () => Promise<void>;
}

export type DeletedEntries = ReadonlyMap<string, DeletedEntry>;

/** The newest first, as the list comes. */
export function withDeleted(listed: readonly ProjectEntry[], deleted: DeletedEntries): ProjectEntry[] {
  const ids = new Set(listed.map(({ id }) => id));
  const others = [...deleted.values()].map(({ entry }) => entry).filter(({ id }) => !ids.has(id));
  return [...listed, ...others].toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
}

/** Without one that was put back, and with all others. */
export function without(deleted: DeletedEntries, id: string): DeletedEntries {
  return new Map([...deleted].filter(([other]) => other !== id));
}
