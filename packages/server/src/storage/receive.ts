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
  /** The first bytes. */
  readonly head: Buffer;
  /** False if the connection broke; what had arrived is there. */
  readonly isComplete: boolean;
}

/** Where files are received. */
export interface Incoming {
  readonly folder: string;
  /** Bytes of the disk that are reserved for something else. */
  readonly reserved: () => number;
}

/** Bytes that uploads leave free on the disk: the database needs some to go on saving. */
const minFreeBytes = 100 * 1024 * 1024;

/** Bytes after which the free ones are counted again, because others are received at the same time. */
const countAfter = 4 * 1024 * 1024;

async function checkDisk({ folder, reserved }: Incoming): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes + reserved()) throw diskFull();
}

/**
 * Returns what `use` returns. `count` gets the bytes that were written, whatever becomes of them. The file is removed
 * afterwards, unless a store has moved it. Throws a Problem if there are more bytes than the limit or the disk is full.
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
    // There is no room, or the account of the server may not use more of it.
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
  // What isn't received is left in the stream, so that the client can read why.
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    for (;;) {
      // A broken connection ends what can be received; a full disk is another matter.
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
      if (Math.floor(before / countAfter) < Math.floor(bytes / countAfter)) await checkFree();
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

/** Milliseconds without a byte after which nobody receives a file any more. */
export const staleAfter = 3_600_000;

/** Removes what servers were receiving when they ended. Others that share the folder may be receiving at the moment. */
export async function removeStale(folder: string): Promise<void> {
  const before = Date.now() - staleAfter;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
