// Whether the bytes at a key are those that the key names by their hash.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ByteStore } from './byteStore.ts';
import { StorageError } from './storageError.ts';

/** The keys of complete files. */
export const fileKey = /^[\da-f-]{36}\/([\da-f]{64})-[\da-f]{12}$/;

export type BytesState = 'whole' | 'damaged' | 'missing';

/** Reads them to their end. Throws StorageError if the store can't be reached. */
export async function checkBytes(store: ByteStore, key: string): Promise<BytesState> {
  const hash = createHash('sha256');
  try {
    const bytes = await store.get(key);
    if (bytes === undefined) return 'missing';
    await pipeline(bytes, hash);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    // A folder is in its place, or the disk can't read it.
    return 'damaged';
  }
  return hash.digest('hex') === fileKey.exec(key)?.[1] ? 'whole' : 'damaged';
}
