// Where larger things are kept in this browser: IndexedDB. What cannot be kept there is kept until the page closes.
import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';

export interface Shelf {
  /** undefined where nothing is kept under the key. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Replaces a value by what is made of it, at one stroke for all tabs. */
  change(key: string, next: (old: unknown) => unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export function browserShelf(): Shelf {
  let store: UseStore | undefined;
  const open = (): UseStore => (store ??= createStore('homeplot', 'kept'));
  return {
    read: async (key) => get<unknown>(key, open()),
    write: async (key, value) => set(key, value, open()),
    change: async (key, next) => update<unknown>(key, next, open()),
    remove: async (key) => del(key, open()),
  };
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => void kept.set(key, value),
    change: async (key, next) => void kept.set(key, next(kept.get(key))),
    remove: async (key) => void kept.delete(key),
  };
}
