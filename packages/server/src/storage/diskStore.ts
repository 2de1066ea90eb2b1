// The bytes of files in a folder. A file appears in it complete and synced, or not at all.
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../kit/wholeFile.ts';
import { hasCode } from '../kit/errors.ts';
import type { ByteRange, BytesStat, ByteStore, LocalFile, StoredBytes } from './byteStore.ts';

export class DiskStore implements ByteStore {
  readonly folder: string;
  readonly mayRot = true;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(key: string, { path }: LocalFile): Promise<void> {
    const target = join(this.folder, key);
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await syncFolder(dirname(target));
    if (made !== undefined) await syncFolder(dirname(dirname(target)));
  }

  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const handle = await open(join(this.folder, key)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    });
    return handle && createReadStream('', { ...range, fd: handle });
  }

  async stat(key: string): Promise<BytesStat | undefined> {
    const found = await stat(join(this.folder, key)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    });
    return found && { bytes: found.size, stamp: `${found.ino} ${found.ctimeMs} ${found.size}` };
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  async *list(): AsyncIterable<StoredBytes> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
      if (found) yield { key: relative(this.folder, path).split(sep).join('/'), writtenAt: found.mtimeMs };
    }
  }
}
