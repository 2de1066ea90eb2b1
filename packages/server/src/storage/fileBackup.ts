// Copies the bytes of files beside a backup of the database, and back. They are copied once, however many backups there
// are: a key's bytes never change.
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '../db/wholeFile.ts';
import type { ByteStore } from './byteStore.ts';
import { DiskStore } from './diskStore.ts';
import { receive } from './receive.ts';
import { filesFolder } from './storeOf.ts';

/** All backups in a folder share it. */
export const filesBeside = (backup: string): string => join(dirname(backup), 'homeplot-files');

/** The keys of complete files; a backup may come from anywhere, and they become paths. */
const keyPattern = /^[\da-f-]{36}\/([\da-f]{64})-[\da-f]{12}$/;

export interface CopiedFiles {
  readonly all: number;
  readonly copied: number;
}

/** Copies what isn't in the folder yet. Call it after the database was dumped: what the dump describes is there by then. */
export async function backUpFiles(dataDir: string, folder: string): Promise<CopiedFiles> {
  const source = filesFolder(dataDir);
  let [all, copied] = [0, 0];
  for await (const { key } of new DiskStore(source).list()) {
    if (!keyPattern.test(key)) continue;
    const [from, to] = [join(source, key), join(folder, key)];
    const size = (await stat(from).catch(() => undefined))?.size;
    // It was collected meanwhile.
    if (size === undefined) continue;
    all += 1;
    if ((await stat(to).catch(() => undefined))?.size === size) continue;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await writeWhole(to, createReadStream(from));
    copied += 1;
  }
  return { all, copied };
}

export interface RestoredFiles extends CopiedFiles {
  /** The keys of those that are neither in the store nor, undamaged, in the folder. */
  readonly missing: readonly string[];
}

/** Copies the files of these keys from the folder of a backup to a store that doesn't have them. */
export async function restoreFiles(
  keys: readonly string[],
  folder: string,
  store: ByteStore,
  incoming: string,
): Promise<RestoredFiles> {
  const there = new Set<string>();
  if (keys.length > 0) for await (const { key } of store.list()) there.add(key);
  const missing: string[] = [];
  let copied = 0;
  for (const key of keys) {
    if (there.has(key)) continue;
    if (await restoreOne(key, folder, store, incoming)) copied += 1;
    else missing.push(key);
  }
  return { all: keys.length, copied, missing };
}

async function restoreOne(key: string, folder: string, store: ByteStore, incoming: string): Promise<boolean> {
  const [, hash] = keyPattern.exec(key) ?? [];
  if (hash === undefined) return false;
  return receive(createReadStream(join(folder, key)), incoming, Infinity, async (received) => {
    const isWhole = received.isComplete && received.sha256 === hash;
    if (isWhole) await store.put(key, received);
    return isWhole;
  });
}
