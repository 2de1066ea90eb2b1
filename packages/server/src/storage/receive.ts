// Receives bytes into a new file on this server's disk, and hashes them on the way.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../kit/errors.ts';
import type { LocalFile } from './byteStore.ts';
import { diskFull, tooLarge } from './problems.ts';
import { headLength } from './sniff.ts';

export interface Received extends LocalFile {
  /** The first bytes, by which the type is recognized. */
  readonly head: Buffer;
  /** False if the connection broke; the file has what had arrived. */
  readonly isComplete: boolean;
}

/** Where files are received. */
export interface Incoming {
  readonly folder: string;
  /** Bytes of the disk that are reserved for something else. */
  readonly reserved: () => number;
}

/** Bytes that uploads leave free on the disk, because the database needs some to go on saving. */
const minFreeBytes = 100 * 1024 * 1024;

/** Bytes after which the free space is checked again, because other files are received at the same time. */
const checkInterval = 4 * 1024 * 1024;

async function checkDisk({ folder, reserved }: Incoming): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes + reserved()) throw diskFull();
}

/**
 * Receives a file, passes it to `use`, and returns the result. `count`: called with the bytes that were written, even after a
 * failure. The file is removed in the end, unless a store has moved it. Throws a Problem if there are more bytes than the limit
 * or the disk is full.
 */
export async function receive<T>(
  stream: Readable,
  incoming: Incoming,
  limit: number,
  use: (received: Received) => Promise<T>,
  count: (bytes: number) => void = () => {},
): Promise<T> {
  await mkdir(incoming.folder, { recursive: true, mode: 0o700 });
  await checkDisk(incoming);
  const path = join(incoming.folder, randomUUID());
  try {
    return await use(await write(stream, path, limit, { checkFree: () => checkDisk(incoming), count }));
  } catch (error) {
    // The disk is full, or the quota of the server's account is used up.
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? diskFull() : error;
  } finally {
    await rm(path, { force: true });
  }
}

async function write(
  stream: Readable,
  path: string,
  limit: number,
  { checkFree, count }: { checkFree: () => Promise<void>; count: (bytes: number) => void },
): Promise<Received> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let bytes = 0;
  let isComplete = false;
  const handle = await open(path, 'wx', 0o600);
  // What isn't received is left in the stream: destroying it would keep the client from reading the error.
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    for (;;) {
      // Only a broken connection is caught here; a full disk throws below.
      const next = await chunks.next().catch(() => undefined);
      if (next === undefined) break;
      if (next.done === true) {
        isComplete = true;
        break;
      }
      if (bytes + next.value.length > limit) throw tooLarge(limit);
      if (bytes < headLength) head.push(next.value);
      hash.update(next.value);
      await handle.writeFile(next.value);
      const before = bytes;
      bytes += next.value.length;
      if (Math.floor(before / checkInterval) < Math.floor(bytes / checkInterval)) await checkFree();
    }
    await handle.sync();
  } finally {
    count(bytes);
    await handle.close();
    await chunks.return?.().catch(() => {});
  }
  const sha256 = hash.digest('hex');
  return { path, bytes, sha256, head: Buffer.concat(head).subarray(0, headLength), isComplete };
}

/** Milliseconds without a byte after which nobody receives a file anymore. */
export const staleAfter = 3_600_000;

/** Removes files that were being received when a server ended. Other servers that share the folder may be receiving now. */
export async function removeStale(folder: string): Promise<void> {
  const before = Date.now() - staleAfter;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
