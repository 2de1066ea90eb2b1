// The files in this browser, in IndexedDB by SHA-256. When a file was last needed is stored under a key of its own, so that noting
// it doesn't write the file again.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

export interface FileShelf {
  read(sha256: string): Promise<Blob | undefined>;
  /** Rejects with a QuotaExceededError if there is no room. */
  write(sha256: string, blob: Blob, now: number): Promise<void>;
  /** Notes that files are needed now, in milliseconds since 1970. Files that aren't here are ignored. */
  touch(all: Iterable<string>, now: number): Promise<void>;
  /** Removes the files that were last needed before a time. Returns how many. */
  removeUnusedSince(time: number): Promise<number>;
}

const usedKey = (sha256: string): IDBValidKey => ['used', sha256];

export function browserFileShelf(): FileShelf {
  let store: UseStore | undefined;
  const open = (): UseStore => (store ??= createStore('homeplot-files', 'files'));
  return {
    read: async (sha256) =>
      open()('readonly', async (files) => {
        const found: unknown = await promisifyRequest(files.get(sha256));
        return found instanceof Blob ? found : undefined;
      }),
    write: async (sha256, blob, now) =>
      open()('readwrite', async (files) => {
        files.put(now, usedKey(sha256));
        files.put(blob, sha256);
        // Some browsers notice that the quota is exceeded only at the end of the transaction.
        await promisifyRequest(files.transaction);
      }),
    touch: async (all, now) =>
      open()('readwrite', async (files) => {
        for (const sha256 of all)
          if (await promisifyRequest(files.getKey(sha256)))
            await promisifyRequest(files.put(now, usedKey(sha256)));
      }),
    removeUnusedSince: async (time) =>
      open()('readwrite', async (files) => {
        const keys = await promisifyRequest(files.getAllKeys(IDBKeyRange.bound(['used'], ['used', []])));
        let removed = 0;
        for (const key of keys) {
          const used: unknown = await promisifyRequest(files.get(key));
          const [, sha256] = key as [string, string];
          if (typeof used !== 'number' || used >= time) continue;
          files.delete(sha256);
          files.delete(key);
          removed += 1;
        }
        return removed;
      }),
  };
}

export function memoryFileShelf(): FileShelf {
  const files = new Map<string, { readonly blob: Blob; used: number }>();
  return {
    read: async (sha256) => files.get(sha256)?.blob,
    write: async (sha256, blob, now) => void files.set(sha256, { blob, used: now }),
    touch: async (all, now) => {
      for (const sha256 of all) {
        const file = files.get(sha256);
        if (file) file.used = now;
      }
    },
    removeUnusedSince: async (time) => {
      const unused = [...files].filter(([, { used }]) => used < time);
      for (const [sha256] of unused) files.delete(sha256);
      return unused.length;
    },
  };
}
