// The shelf: storage for larger data in this browser, in IndexedDB, or in memory until the page closes.
import { createStore, promisifyRequest, update, type UseStore } from 'idb-keyval';

export interface Shelf {
  /** undefined if nothing is stored under the key. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Writes a long list, in short steps between which the page can respond. Either all of it is stored or nothing. */
  writeInSteps(key: string, list: readonly unknown[]): Promise<void>;
  /** Replaces a value by a function of it, atomically for all tabs. */
  change(key: string, next: (old: unknown) => unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Items of a list that are written in one step: for the local record a megabyte, in about three milliseconds. */
const stepItems = 50;
/** Parts that are read in one step. */
const partsRead = 5;
/** The value at the key of a list that was written in steps; its parts are at [key, 0], [key, 1] ... */
const inSteps = { inSteps: true } as const;

const partsOf = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, []]);

const isInSteps = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'inSteps' in value;

async function readFrom(store: IDBObjectStore, key: string): Promise<unknown> {
  const value: unknown = await promisifyRequest(store.get(key));
  if (!isInSteps(value)) return value;
  const list: unknown[] = [];
  for (let from = 0; ; from += partsRead) {
    const range = IDBKeyRange.bound([key, from], [key, from + partsRead], false, true);
    const parts: unknown[] = await promisifyRequest(store.getAll(range));
    if (parts.length === 0) return list;
    for (const part of parts) list.push(...(part as unknown[]));
  }
}

/** All steps are in one transaction, which each step's request keeps open for the next. */
async function writeSteps(store: IDBObjectStore, key: string, list: readonly unknown[]): Promise<void> {
  store.delete(partsOf(key));
  for (let at = 0; at < list.length; at += stepItems)
    await promisifyRequest(store.put(list.slice(at, at + stepItems), [key, at / stepItems]));
  await promisifyRequest(store.put(inSteps, key));
}

export function browserShelf(): Shelf {
  let store: UseStore | undefined;
  const open = (): UseStore => (store ??= createStore('homeplot', 'kept'));
  return {
    read: async (key) => open()('readonly', (kept) => readFrom(kept, key)),
    write: async (key, value) =>
      open()('readwrite', async (kept) => {
        kept.delete(partsOf(key));
        const put = promisifyRequest(kept.put(value, key));
        // Without it, the browser would undo the write of a page that is closed at once, which can't hear of its success.
        kept.transaction.commit();
        await put;
      }),
    writeInSteps: async (key, list) => open()('readwrite', (kept) => writeSteps(kept, key, list)),
    change: async (key, next) => update<unknown>(key, next, open()),
    remove: async (key) =>
      open()('readwrite', async (kept) => {
        kept.delete(partsOf(key));
        await promisifyRequest(kept.delete(key));
      }),
  };
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => void kept.set(key, value),
    writeInSteps: async (key, list) => void kept.set(key, list),
    change: async (key, next) => void kept.set(key, next(kept.get(key))),
    remove: async (key) => void kept.delete(key),
  };
}
