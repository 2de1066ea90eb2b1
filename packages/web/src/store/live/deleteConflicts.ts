// Finds objects that one person deleted while another changed them. The live package's items keep them; here is whom to
// tell.
import type { Incoming } from '@homeplot/live/changesOf';
import type { Conflict } from '@homeplot/live/items';
import type { Doc } from 'yjs';

export interface KeptObject {
  readonly id: string;
  /** Whether this user has changed the object; otherwise this user has deleted it. */
  readonly wasChangedHere: boolean;
  /** The name of the other person, if that person is in the room. */
  readonly by: string | undefined;
}

/**
 * back: ids of objects that were deleted on this page and have been restored. Since the server settles conflicts at once,
 * such an object may be all that the person who deleted it sees of a conflict.
 */
export function conflictsIn(document: Doc, { kept }: Incoming, back: readonly string[]): readonly Conflict[] {
  const settled = back.filter((id) => kept.every((one) => one.id !== id));
  return [...kept, ...settled.flatMap((id) => conflictOver(document, id) ?? [])];
}

/** Who has deleted an object and who has changed it since, as Yjs has recorded it; undefined if nobody has deleted it. */
function conflictOver(document: Doc, id: string): Conflict | undefined {
  const written = document.getMap('objects')._map;
  const [removedBy, ...parts] = ['d', 'g', 'r'].map((part) => written.get(`${id}/${part}`)?.id.client);
  const editedBy = parts.filter((client) => client !== undefined);
  return removedBy === undefined ? undefined : { id, removedBy, editedBy };
}
