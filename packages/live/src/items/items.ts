// Items by id in a Yjs map. The two parts of an item are written separately, so that two people can change different parts at
// the same time. A part is a JSON text: if two people change the same part at the same time, Yjs keeps the text of the client
// with the higher number. An item that one person removes while another edits it stays.
import type { Item, Map as YMap } from 'yjs';

/** The end of the key of an item's deletion mark, where the key of a part has `g` or `r`. */
const markKey = 'd';

/** absent: the item never existed. removed: it has a deletion mark for its parts as they are now. */
export type Presence = 'absent' | 'removed' | 'there';

/** The Yjs clients that removed and edited an item at the same time. */
export interface Conflict {
  readonly id: string;
  readonly removedBy: number;
  readonly editedBy: readonly number[];
}

/** The JSON texts of an item's parts; undefined if the part is missing or isn't a text. */
export interface Texts {
  readonly main: string | undefined;
  readonly side: string | undefined;
}

export class Items {
  readonly map: YMap<unknown>;
  /**
   * What the keys of an item's parts end with: `<id>/g` is the key of the main part, `<id>/r` that of the side part. Until the
   * side part is changed for the first time, it is stored in the value of the main part, after a separator. So most items
   * are one value, which halves the memory.
   */
  private readonly keys = ['g', 'r'] as const;

  constructor(map: YMap<unknown>) {
    this.map = map;
  }

  /** The ids of all items, including removed ones. */
  ids(): ReadonlySet<string> {
    return this.idsIn(this.map.keys());
  }

  /** The ids of the items that have these keys. */
  idsIn(keys: Iterable<string | null>): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const key of keys) {
      // An id may have a slash in it.
      const end = key === null ? -1 : key.length - 2;
      if (key !== null && end > 0 && key[end] === '/') ids.add(key.slice(0, end));
    }
    return ids;
  }

  presence(id: string): Presence {
    if (!this.keys.some((key) => this.map.has(`${id}/${key}`))) return 'absent';
    const mark = this.map.get(`${id}/${markKey}`);
    return mark !== undefined && mark === this.stamps(id) ? 'removed' : 'there';
  }

  /** Who removed and who edited an item that is still there because they did so at the same time; undefined if nobody did. */
  conflict(id: string): Conflict | undefined {
    const mark = this.map.get(`${id}/${markKey}`);
    const removed = mark === undefined ? undefined : this.itemAt(id, markKey);
    if (!removed || this.presence(id) !== 'there') return undefined;
    const removedStamps = typeof mark === 'string' ? mark.split(' ') : [];
    const edited = this.keys.filter((key, i) => this.stamp(id, key) !== removedStamps[i]);
    const editedBy = new Set(edited.flatMap((key) => this.itemAt(id, key)?.id.client ?? []));
    return { id, removedBy: removed.id.client, editedBy: [...editedBy] };
  }

  texts(id: string): Texts {
    const [whole, side] = this.keys.map((key) => this.map.get(`${id}/${key}`));
    if (typeof whole !== 'string') return { main: undefined, side: undefined };
    const end = whole.indexOf(separator);
    const main = end < 0 ? whole : whole.slice(0, end);
    if (side !== undefined) return { main, side: typeof side === 'string' ? side : undefined };
    return { main, side: end < 0 ? undefined : whole.slice(end + 1) };
  }

  /** Writes the parts that differ, or both parts of an item that was removed. */
  put(id: string, main: string, side: string): void {
    const [mainKey, sideKey] = this.keys.map((key) => `${id}/${key}`) as [string, string];
    const presence = this.presence(id);
    const now = this.texts(id);
    const isNew = presence !== 'there' || now.main === undefined;
    const isApart = this.map.has(sideKey) || (!isNew && now.side !== side);
    if (isApart && (isNew || now.side !== side)) this.map.set(sideKey, side);
    if (isNew || now.main !== main) this.map.set(mainKey, isApart ? main : main + separator + side);
    this.forgetMark(id);
  }

  /** Marks the item as removed in its current state: a part that somebody else writes at the same time brings it back. */
  remove(id: string): void {
    if (this.presence(id) === 'there') this.map.set(`${id}/${markKey}`, this.stamps(id));
  }

  /** Deletes the mark of an item that is there. */
  forgetMark(id: string): void {
    const key = `${id}/${markKey}`;
    if (this.map.has(key) && this.presence(id) === 'there') this.map.delete(key);
  }

  /** The ids of the items that were removed and still have their parts. */
  removed(): readonly string[] {
    const marks = [...this.map.keys()].filter((key) => key.endsWith(`/${markKey}`));
    return [...this.idsIn(marks)].filter((id) => this.presence(id) === 'removed');
  }

  /** Deletes the parts of a removed item. Its mark stays, so that somebody who edits it later learns who removed it. */
  forget(id: string): void {
    for (const key of this.keys) this.map.delete(`${id}/${key}`);
  }

  /** Identifies the last writes of the parts: Yjs gives each write an id, which is the same in every copy of the document. */
  private stamps(id: string): string {
    return this.keys.map((key) => this.stamp(id, key)).join(' ');
  }

  private stamp(id: string, key: string): string {
    const item = this.itemAt(id, key);
    return item ? `${item.id.client}.${item.id.clock}` : '';
  }

  /** `_map` is private to Yjs, whose exact version package.json fixes. It also has deleted values, which have no content. */
  private itemAt(id: string, key: string): Item | undefined {
    return this.map._map.get(`${id}/${key}`);
  }
}

/** Separates the two parts in one value. JSON texts, as we write them, never contain it. */
const separator = '\n';
