// Checks whether the stored bytes match the hash in their key: only then may they be sent.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Lru } from 'toad-cache';
import { hasCode } from '../kit/errors.ts';
import type { ByteStore } from './byteStore.ts';

/** The keys of complete files. */
export const fileKey = /^[\da-f-]{36}\/([\da-f]{64})-[\da-f]{12}$/;

export type BytesState = 'whole' | 'damaged' | 'missing';

/** Reads the bytes to their end. Throws if the store can't be reached. */
export async function checkBytes(store: ByteStore, key: string): Promise<BytesState> {
  const hash = createHash('sha256');
  try {
    const bytes = await store.get(key);
    if (bytes === undefined) return 'missing';
    await pipeline(bytes, hash);
  } catch (error) {
    // A folder is in place of the file, or the disk can't read the file. Other errors are about the server and may pass.
    if (hasCode(error, 'EISDIR', 'EIO', 'EACCES', 'EPERM', 'ELOOP')) return 'damaged';
    throw error;
  }
  return hash.digest('hex') === fileKey.exec(key)?.[1] ? 'whole' : 'damaged';
}

/** Milliseconds for which unchanged bytes aren't checked again, for clients that request one range after another. */
const validFor = 60_000;
const maxRemembered = 10_000;

export class VerifiedBytes {
  private readonly store: ByteStore;
  /** By key, the stamp that bytes had when they were found to be whole. */
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
