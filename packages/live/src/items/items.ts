// Items by id in a Yjs map, each in two parts that are written one by one, so that two people may change different parts of
// an item at the same time. A part is a JSON text; of two edits of one part that meet, Yjs keeps that of the client with the
// higher number. What one person edits while another removes it stays.
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

/** The JSON texts of an item's parts; undefined: it is missing or isn't a text. */
export interface Texts {
  readonly main: string | undefined;
  readonly side: string | undefined;
}

export class Items {
  readonly map: YMap<unknown>;
  /**
   * The keys of an item's parts, `<id>/g` and `<id>/r`. Until the side part is changed it is behind the main part, in its
   * value: most items then are one value, which halves the memory.
   */
  private readonly keys = ['g', 'r'] as const;

  constructor(map: YMap<unknown>) {
    this.map = map;
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
    if (!this.keys.some((key) => this.map.has(`${id}/${key}`))) return 'absent';
    const mark = this.map.get(`${id}/${markKey}`);
    return mark !== undefined && mark === this.stamps(id) ? 'removed' : 'there';
  }

  /** Who removed and who edited an item that is there because they did so at the same time; undefined if none did. */
  conflict(id: string): Conflict | undefined {
    const mark = this.map.get(`${id}/${markKey}`);
    const removed = mark === undefined ? undefined : this.itemAt(id, markKey);
    if (!removed || this.presence(id) !== 'there') return undefined;
    const seen = typeof mark === 'string' ? mark.split(' ') : [];
    const edited = this.keys.filter((key, i) => this.stamp(id, key) !== seen[i]);
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

  /** Writes the parts that differ; all of an item that was removed. */
  put(id: string, main: string, side: string): void {
    const [mainKey, sideKey] = this.keys.map((key) => `${id}/${key}`) as [string, string];
    const presence = this.presence(id);
    const now = this.texts(id);
    const isNew = presence !== 'there' || now.main === undefined;
    // Until it is changed for the first time, the side part is in the main part's value.
    const isApart = this.map.has(sideKey) || (!isNew && now.side !== side);
    if (isApart && (isNew || now.side !== side)) this.map.set(sideKey, side);
    if (isNew || now.main !== main) this.map.set(mainKey, isApart ? main : main + separator + side);
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

  /** Of the items that were removed and still have their parts. */
  removed(): readonly string[] {
    const marks = [...this.map.keys()].filter((key) => key.endsWith(`/${markKey}`));
    return [...this.idsIn(marks)].filter((id) => this.presence(id) === 'removed');
  }

  /** Deletes the parts of a removed item. Its mark stays, so that whoever edits it later is told who removed it. */
  forget(id: string): void {
    for (const key of this.keys) this.map.delete(`${id}/${key}`);
  }

  /** Which writes the parts come from. Yjs gives each write an id, which is in every copy of the document. */
  private stamps(id: string): string {
    return this.keys.map((key) => this.stamp(id, key)).join(' ');
  }

  private stamp(id: string, key: string): string {
    const item = this.itemAt(id, key);
    return item ? `${item.id.client}.${item.id.clock}` : '';
  }

  /** `_map` is private to Yjs, whose version package.json names exactly. It has deleted values too, which have no content. */
  private itemAt(id: string, key: string): Item | undefined {
    return this.map._map.get(`${id}/${key}`);
  }
}

/** A character that JSON texts as we write them don't have. */
const separator = '\n';
