// Writes a file atomically and durably: whatever happens, the disk has either the old one or the complete new one. Only
// the account that runs the server may read it.
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `check` gets the path of what was written, before it takes its place; if it throws, the old file stays. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  check?: (written: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    // With 'wx', so that it never follows a link.
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(handle, content);
      else await writeInChunks(handle, content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await check?.(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Bytes between two syncs. */
const chunkSize = 2 * 1024 * 1024;

/** One sync of a whole large file would delay everybody else's syncs. */
async function writeInChunks(handle: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  let unsynced = 0;
  for await (const part of content) {
    await handle.appendFile(part);
    unsynced += part.length;
    if (unsynced < chunkSize) continue;
    await handle.datasync();
    unsynced = 0;
  }
}

/** Makes a rename in the folder durable; Windows can't sync folders and needs no sync. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
