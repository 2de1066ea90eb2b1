// Copies the bytes of files to a folder beside a backup of the database, and back. Since a key's bytes never change, they are
// copied once, however many backups there are.
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '../kit/wholeFile.ts';
import { checkBytes, fileKey } from './bytesCheck.ts';
import type { ByteStore } from './byteStore.ts';
import { DiskStore } from './diskStore.ts';
import { type Incoming, receive } from './receive.ts';
import { filesFolder } from './storeOf.ts';

/** The folder of copies beside a backup, which all backups in a folder share. */
export const filesBeside = (backup: string): string => join(dirname(backup), 'homeplot-files');

export interface CopiedFiles {
  readonly all: number;
  readonly copied: number;
  /** The keys of files that are nowhere, or nowhere undamaged. */
  readonly missing: readonly string[];
}

/**
 * Copies the files with these keys, and all others in the store, unless the folder has them undamaged. Each copy is read back.
 * Call it after the database was dumped, because then all files that the dump refers to are there.
 */
export async function backUpFiles(
  dataDir: string,
  referred: readonly string[],
  folder: string,
): Promise<CopiedFiles> {
  const [source, target] = [new DiskStore(filesFolder(dataDir)), new DiskStore(folder)];
  const keys = new Set(referred.filter((key) => fileKey.test(key)));
  const wanted = new Set(keys);
  for await (const { key } of source.list()) if (fileKey.test(key)) keys.add(key);
  const missing: string[] = [];
  let [all, copied] = [0, 0];
  for (const key of keys) {
    const isThere = (await checkBytes(target, key)) === 'whole';
    const isCopied = !isThere && (await copyWhole(source, target, key));
    if (isCopied) copied += 1;
    if (isThere || isCopied || wanted.has(key)) all += 1;
    if (!isThere && !isCopied && wanted.has(key)) missing.push(key);
  }
  return { all, copied, missing };
}

/** Copies a file. Returns whether the copy has the bytes that the key names. */
async function copyWhole(source: DiskStore, target: DiskStore, key: string): Promise<boolean> {
  if ((await checkBytes(source, key)) !== 'whole') return false;
  const to = join(target.folder, key);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await writeWhole(to, createReadStream(join(source.folder, key)));
  return (await checkBytes(target, key)) === 'whole';
}

/** Copies the files with these keys from the folder of a backup to a store, unless the store has them undamaged. */
export async function restoreFiles(
  keys: readonly string[],
  folder: string,
  store: ByteStore,
  incoming: Incoming,
): Promise<CopiedFiles> {
  const missing: string[] = [];
  let copied = 0;
  for (const key of keys) {
    if ((await checkBytes(store, key)) === 'whole') continue;
    if (await restoreOne(key, folder, store, incoming)) copied += 1;
    else missing.push(key);
  }
  return { all: keys.length, copied, missing };
}

async function restoreOne(
  key: string,
  folder: string,
  store: ByteStore,
  incoming: Incoming,
): Promise<boolean> {
  // A backup may come from anywhere, and keys become paths.
  const [, hash] = fileKey.exec(key) ?? [];
  if (hash === undefined) return false;
  return receive(createReadStream(join(folder, key)), incoming, Infinity, async (received) => {
    const isWhole = received.isComplete && received.sha256 === hash;
    if (isWhole) await store.put(key, received);
    return isWhole;
  });
}
