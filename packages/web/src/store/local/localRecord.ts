// The local record: the open plan in browser storage, where a reload finds it. Tabs share one record, so before each write it
// is checked whether another tab has written meanwhile. A large record goes to the shelf, and storage gets a pointer to it.
import type { Shelf } from './shelf.ts';
import { type RecordStamp, stampOf } from './recordText.ts';

export const recordKey = 'homeplot.project';
/** The maximum length of a record in browser storage, whose quota is about five million characters. */
const maxInStorage = 2_000_000;

/**
 * kept: stored where it belongs. moved: storage refused it, so it is on the shelf. lost: both refused it.
 * taken: nothing was written, since another tab has written after this one last read or wrote.
 */
export type Written = 'kept' | 'moved' | 'lost' | 'taken';

export class LocalRecord {
  private readonly storage: () => Storage;
  private readonly shelf: Shelf;
  /** Identifies the record in storage as this tab last read or wrote it. */
  private seen: string | null = null;
  /** Whether the shelf has a record. */
  private isShelved = false;
  /** Whether the shelf has a record that couldn't be read, and so must not be overwritten. */
  isOutOfReach = false;

  /** storage may throw if the browser blocks it. */
  constructor(storage: () => Storage, shelf: Shelf) {
    this.storage = storage;
    this.shelf = shelf;
  }

  /** Whether a record is kept in this browser, as far as is known without waiting. */
  get isThere(): boolean {
    return this.stored() !== null;
  }

  /** Reads the newest record; undefined if there is none. From then on, this tab may overwrite it. */
  async read(): Promise<string | undefined> {
    const stored = this.stored();
    this.seen = stored === null ? null : identityOf(stored);
    const isPointer = stored?.endsWith(pointerEnd) ?? false;
    this.isOutOfReach = false;
    const shelfValue = await this.shelf.read(recordKey).catch(() => {
      this.isOutOfReach = isPointer;
    });
    const shelved = readShelved(shelfValue);
    this.isShelved = shelved !== undefined;
    if (stored === null) return shelved;
    if (shelved === undefined) return isPointer ? undefined : stored;
    const [inStorage, onShelf] = [stampOf(stored), stampOf(shelved)];
    const shelfIsNewer = inStorage && onShelf && onShelf.timestamp > inStorage.timestamp;
    return isPointer || shelfIsNewer ? shelved : stored;
  }

  /** Writes a record unless another tab has written. A record that fits into storage is written synchronously. */
  async write(pieces: readonly string[]): Promise<Written> {
    return this.put(pieces, () => this.shelf.write(recordKey, pieces));
  }

  /** Writes a record like `write`, but a large one in short steps, for a page that stays open. */
  async writeInSteps(pieces: readonly string[]): Promise<Written> {
    return this.put(pieces, () => this.shelf.writeInSteps(recordKey, pieces));
  }

  private async put(pieces: readonly string[], shelve: () => Promise<void>): Promise<Written> {
    if (this.takenBy()) return 'taken';
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const fits = length <= maxInStorage;
    if (fits && this.store(pieces.join(''))) {
      if (this.isShelved) await this.shelf.remove(recordKey).catch(() => undefined);
      this.isShelved = false;
      return 'kept';
    }
    try {
      await shelve();
    } catch {
      return 'lost';
    }
    this.isShelved = true;
    const stamp = stampOf(pieces[0] ?? '');
    const hasPointer = stamp !== undefined && this.store(JSON.stringify(stamp).slice(0, -1) + pointerEnd);
    return fits || !hasPointer ? 'moved' : 'kept';
  }

  /** The stamp of a record that another tab has written since; undefined if there is none. */
  takenBy(text: string | null = this.stored()): Partial<RecordStamp> | undefined {
    if (text === null || identityOf(text) === this.seen) return undefined;
    return stampOf(text) ?? {};
  }

  /** Removes the record, for example if it can't be read and was saved as a draft. */
  async clear(): Promise<void> {
    this.seen = null;
    try {
      this.storage().removeItem(recordKey);
    } catch {
      // Blocked storage has nothing to remove.
    }
    await this.shelf.remove(recordKey).catch(() => undefined);
  }

  private stored(): string | null {
    try {
      return this.storage().getItem(recordKey);
    } catch {
      return null;
    }
  }

  private store(text: string): boolean {
    try {
      this.storage().setItem(recordKey, text);
      this.seen = identityOf(text);
      return true;
    } catch {
      return false;
    }
  }
}

/** How a record ends whose objects are on the shelf. */
const pointerEnd = ',"objects":"on the shelf"}';

/** Identifies a record by its plan and time. */
function identityOf(text: string): string {
  const stamp = stampOf(text);
  return stamp ? `${stamp.id} ${stamp.timestamp}` : text;
}

const readShelved = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((piece) => typeof piece === 'string') ? value.join('') : undefined;
