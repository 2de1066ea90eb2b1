// Items by id in a Yjs map, each in parts that are written one by one, so that two people may change different parts of an
// item at the same time. A part is a JSON text. What one person edits while another removes it stays.
import type { Item, Map as YMap } from 'yjs';

/** The key of an item's deletion mark, in place of a part's. */
const markKey = 'd';

/** absent: never there. removed: its mark names the parts as they are now. */
export type Presence = 'absent' | 'removed' | 'there';

/** The Yjs clients whose edits of an item met. */
export interface Conflict {
  readonly id: string;
  readonly removedBy: number;
  readonly editedBy: readonly number[];
}

export class Items<Part extends string> {
  readonly map: YMap<unknown>;
  private readonly parts: readonly Part[];

  /** parts: the letter of each in its keys, as in `<id>/g`. */
  constructor(map: YMap<unknown>, parts: readonly Part[]) {
    this.map = map;
    this.parts = parts;
  }

  /** The ids of all items, also of removed ones. */
  ids(): ReadonlySet<string> {
    return this.idsIn(this.map.keys());
  }

  /** The ids of the items that these keys are of. */
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
    if (!this.parts.some((part) => this.map.has(`${id}/${part}`))) return 'absent';
    const mark = this.map.get(`${id}/${markKey}`);
    return mark !== undefined && mark === this.stamps(id) ? 'removed' : 'there';
  }

  /** Who removed and who edited an item that is there because they did so at the same time; undefined if none did. */
  conflict(id: string): Conflict | undefined {
    const mark = this.map.get(`${id}/${markKey}`);
    const removed = mark === undefined ? undefined : this.itemAt(id, markKey);
    if (!removed || this.presence(id) !== 'there') return undefined;
    const seen = typeof mark === 'string' ? mark.split(' ') : [];
    const edited = this.parts.filter((part, i) => this.stamp(id, part) !== seen[i]);
    const editedBy = new Set(edited.flatMap((part) => this.itemAt(id, part)?.id.client ?? []));
    return { id, removedBy: removed.id.client, editedBy: [...editedBy] };
  }

  /** The JSON text of a part; undefined if it is missing or isn't a text. */
  text(id: string, part: Part): string | undefined {
    const text = this.map.get(`${id}/${part}`);
    return typeof text === 'string' ? text : undefined;
  }

  /** Writes the parts that differ; all of them of an item that was removed. */
  put(id: string, texts: Readonly<Record<Part, string>>): void {
    const isRemoved = this.presence(id) === 'removed';
    for (const part of this.parts)
      if (isRemoved || this.map.get(`${id}/${part}`) !== texts[part])
        this.map.set(`${id}/${part}`, texts[part]);
    this.forgetMark(id);
  }

  /** Removes what is there now: a part that somebody else writes meanwhile brings the item back. */
  remove(id: string): void {
    if (this.presence(id) === 'there') this.map.set(`${id}/${markKey}`, this.stamps(id));
  }

  /** Deletes the mark of an item that is there. */
  forgetMark(id: string): void {
    const key = `${id}/${markKey}`;
    if (this.map.has(key) && this.presence(id) === 'there') this.map.delete(key);
  }

  /** Which writes the parts come from. Yjs gives each write an id, which is in every copy of the document. */
  private stamps(id: string): string {
    return this.parts.map((part) => this.stamp(id, part)).join(' ');
  }

  private stamp(id: string, part: Part): string {
    const item = this.itemAt(id, part);
    return item ? `${item.id.client}.${item.id.clock}` : '';
  }

  private itemAt(id: string, key: string): Item | undefined {
    return this.map._map.get(`${id}/${key}`);
  }
}
