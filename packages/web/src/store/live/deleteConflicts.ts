// Finds objects that one person deleted while another changed them. The live package's items keep them; here is whom to
// tell.
import type { Incoming } from '@homeplot/live/changesOf';
import type { Conflict } from '@homeplot/live/items';
import type { Doc } from 'yjs';

export interface KeptObject {
  readonly id: string;
  /** Whether one has changed it oneself; otherwise one has deleted it. */
  readonly wasChangedHere: boolean;
  /** The name of the other, if they are here. */
  readonly by: string | undefined;
}

/**
 * back: ids of objects that were gone here and have come again. The server settles a conflict at once, so that whoever has
 * deleted an object may see no more of it.
 */
export function conflictsIn(document: Doc, { kept }: Incoming, back: readonly string[]): readonly Conflict[] {
  const settled = back.filter((id) => kept.every((one) => one.id !== id));
  return [...kept, ...settled.flatMap((id) => conflictOver(document, id) ?? [])];
}

/** Whoever has deleted an object and changed it since; undefined if nobody has. Yjs knows who has written what. */
function conflictOver(document: Doc, id: string): Conflict | undefined {
  const written = document.getMap('objects')._map;
  const [removedBy, ...parts] = ['d', 'g', 'r'].map((part) => written.get(`${id}/${part}`)?.id.client);
  const editedBy = parts.filter((client) => client !== undefined);
  return removedBy === undefined ? undefined : { id, removedBy, editedBy };
}
