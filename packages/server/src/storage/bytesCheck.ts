// Whether the bytes at a key are those that the key names by their hash: only then may they be sent.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Lru } from 'toad-cache';
import { hasCode } from '../kit/errors.ts';
import type { ByteStore } from './byteStore.ts';

/** The keys of complete files. */
export const fileKey = /^[\da-f-]{36}\/([\da-f]{64})-[\da-f]{12}$/;

export type BytesState = 'whole' | 'damaged' | 'missing';

/** Reads them to their end. Throws if the store can't be reached. */
export async function checkBytes(store: ByteStore, key: string): Promise<BytesState> {
  const hash = createHash('sha256');
  try {
    const bytes = await store.get(key);
    if (bytes === undefined) return 'missing';
    await pipeline(bytes, hash);
  } catch (error) {
    // A folder is in its place, or the disk can't read it. Others are the server's own problems for the moment.
    if (hasCode(error, 'EISDIR', 'EIO', 'EACCES', 'EPERM', 'ELOOP')) return 'damaged';
    throw error;
  }
  return hash.digest('hex') === fileKey.exec(key)?.[1] ? 'whole' : 'damaged';
}

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
