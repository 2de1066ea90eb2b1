// Whether the bytes of a file may be sent: only if their hash is the one that their key names.
import { Lru } from 'toad-cache';
import { type BytesState, checkBytes } from './bytesCheck.ts';
import type { ByteStore } from './byteStore.ts';

/** Milliseconds for which bytes that haven't been written since count as checked, for requests of one range after another. */
const validFor = 60_000;
const maxRemembered = 10_000;

export class VerifiedBytes {
  private readonly store: ByteStore;
  /** The stamp of bytes that were whole, by key. */
  private readonly whole = new Lru<string>(maxRemembered, validFor);

  constructor(store: ByteStore) {
    this.store = store;
  }

  /** Throws a Problem if the store can't be reached. */
  async check(key: string): Promise<BytesState> {
    const found = await this.store.stat(key);
    if (found === undefined) return 'missing';
    if (this.whole.get(key) === found.stamp) return 'whole';
    const state = await checkBytes(this.store, key);
    if (state === 'whole') this.whole.set(key, found.stamp);
    return state;
  }
}
